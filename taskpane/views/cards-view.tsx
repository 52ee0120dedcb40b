import type { CardSeen, CardState, FindingSeen } from '../../src/workbook/book-seen';
import { splitAddress } from '../../src/workbook/sheet-cells';
import { CARDS } from '../../src/words/pane-cards';
import { PANE } from '../../src/words/pane';
import { Press, SelectField, TextField } from '../controls/field';
import { Focused } from '../controls/focus';
import { sayStanding, speaker } from '../speaker';
import type { ViewProps } from './view';

const GRAVITIES = ['decide', 'warn', 'info'] as const;
const STATES: readonly CardState[] = ['open', 'look', 'inOrder', 'below', 'notIn'];

/** The cards: counts, findings by gravity, and every card's state. */
export function CardsView({ state, actions }: ViewProps) {
  const word = speaker(CARDS, state.language);
  const { seen } = state;
  if (!seen?.compiled) return null;
  const { counts, findings, cards } = seen;
  if (counts.entered === 0) return <p>{word('noCards')}</p>;
  const shown = cards.filter((card) => state.shownCards === 'all' || card.state === state.shownCards);
  return (
    <>
      <section aria-labelledby="counts">
        <h2 id="counts">{word('counts')}</h2>
        <dl class="counts">
          {(['entered', 'returned', 'checked', 'open', 'below'] as const).map((name) => (
            <div key={name} class={name === 'open' && counts.open > 0 ? 'decide' : undefined}>
              <dt>{word(name)}</dt>
              <dd>{counts[name]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="findings">
        <h2 id="findings">{word('findings')}</h2>
        <p class="quiet" role="status">
          {word('summary', { open: counts.open, findings: findings.length })}
        </p>
        {findings.length === 0 && <p>{word('nothing')}</p>}
        {GRAVITIES.map((severity) => {
          const ofThis = findings.filter((finding) => finding.severity === severity);
          return ofThis.length === 0 ? null : (
            <section key={severity} aria-labelledby={`findings-${severity}`}>
              <h3 id={`findings-${severity}`} class={severity}>
                {word(severity)} <span class="count">{ofThis.length}</span>
              </h3>
              <ul class={`findings ${severity}`}>
                {ofThis.map((finding) => (
                  <Finding key={`${finding.key} ${finding.cell}`} finding={finding} state={state} actions={actions} />
                ))}
              </ul>
            </section>
          );
        })}
      </section>
      <section aria-labelledby="every-card">
        <h2 id="every-card">{word('state')}</h2>
        <SelectField
          id="shown-cards"
          label={word('show')}
          value={state.shownCards}
          change={(value) => {
            actions.tell({ type: 'showCards', cards: STATES.find((each) => each === value) ?? 'all' });
          }}
          options={[['all', word('all')], ...STATES.map((each) => [each, word(each)] as const)]}
        />
        <ul class="cards">
          {shown.map((card) => (
            <Card key={card.cell} card={card} at={cards.indexOf(card)} state={state} actions={actions} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Finding({ finding, state, actions }: ViewProps & { readonly finding: FindingSeen }) {
  const word = speaker(CARDS, state.language);
  const { key, card, cell, held, message, proposed, isAcceptable, isAccepted, severity } = finding;
  const at = state.seen?.cards.findIndex(({ name }) => name === card) ?? -1;
  const isAccepting = state.accepting?.key === key;
  const isCorrecting = state.correcting?.key === key;
  return (
    <li>
      {card !== '' && <strong>{card}</strong>}
      <p>{message}</p>
      <div class="actions">
        {cell !== '' && (
          <Press
            class="link"
            label={speaker(PANE, state.language)('goTo', { cell })}
            press={() => {
              actions.goTo(cell);
            }}
          >
            {cell}
          </Press>
        )}
        {held !== null && severity !== 'info' && !isCorrecting && (
          <Press
            class="small"
            label={word('correctOf', { cell, message })}
            press={() => {
              actions.tell({ type: 'correcting', correcting: { key, cell, expected: held, text: held } });
            }}
          >
            {word('correct')}
          </Press>
        )}
        {at >= 0 && severity !== 'info' && (
          <Press
            class="small"
            label={`${proposed === '' ? '' : `${word('ruleProposed', { proposed })} `}${word('ruleOf', { card })}`}
            press={() => {
              actions.tell({
                type: 'ruling',
                event: {
                  type: 'begin',
                  card: at,
                  round: splitAddress(cell)?.sheet ?? '',
                  choice: proposed === '' ? null : { kind: 'proposed', notation: proposed },
                },
              });
              actions.tell({ type: 'view', view: 'rulings' });
            }}
          >
            {proposed === '' ? word('rule') : word('ruleProposed', { proposed })}
          </Press>
        )}
        {isAcceptable && !isAccepting && (
          <Press
            class="small"
            label={word('acceptOf', { message })}
            press={() => {
              actions.tell({ type: 'accepting', accepting: { key, reason: '' } });
            }}
          >
            {word('accept')}
          </Press>
        )}
        {isAccepted && (
          <Press
            class="small"
            press={() => {
              actions.reopen(key);
            }}
          >
            {word('reopen')}
          </Press>
        )}
      </div>
      {isAccepting && <AcceptForm state={state} actions={actions} />}
      {isCorrecting && <CorrectForm state={state} actions={actions} />}
    </li>
  );
}

function AcceptForm({ state, actions }: ViewProps) {
  const word = speaker(CARDS, state.language);
  const { accepting } = state;
  if (!accepting) return null;
  return (
    <Focused class="form" role="group" label={word('reason')}>
      <TextField
        id="accept-reason"
        label={word('reason')}
        value={accepting.reason}
        change={(reason) => {
          actions.tell({ type: 'accepting', accepting: { ...accepting, reason } });
        }}
      />
      <div class="actions">
        <Press class="primary" press={actions.accept} isOff={state.busy !== null}>
          {word('acceptNow')}
        </Press>
        <Press
          press={() => {
            actions.tell({ type: 'accepting', accepting: null });
          }}
        >
          {speaker(PANE, state.language)('cancel')}
        </Press>
      </div>
    </Focused>
  );
}

function CorrectForm({ state, actions }: ViewProps) {
  const word = speaker(CARDS, state.language);
  const { correcting } = state;
  if (!correcting) return null;
  const label = word('rightValue', { cell: correcting.cell });
  return (
    <Focused class="form" role="group" label={label}>
      <TextField
        id="correct-text"
        label={label}
        value={correcting.text}
        change={(text) => {
          actions.tell({ type: 'correcting', correcting: { ...correcting, text } });
        }}
      />
      <div class="actions">
        <Press class="primary" press={actions.correct} isOff={state.busy !== null}>
          {word('correctNow')}
        </Press>
        <Press
          press={() => {
            actions.tell({ type: 'correcting', correcting: null });
          }}
        >
          {speaker(PANE, state.language)('cancel')}
        </Press>
      </div>
    </Focused>
  );
}

function Card({ card, at, state, actions }: ViewProps & { readonly card: CardSeen; readonly at: number }) {
  const word = speaker(CARDS, state.language);
  const rulings = card.rounds.flatMap(({ rows }) => rows.map((row) => row.rulings)).filter((text) => text !== '');
  return (
    <li class={card.state}>
      <Press
        class="link name"
        label={`${card.name}: ${speaker(PANE, state.language)('goTo', { cell: card.cell })}`}
        press={() => {
          actions.goTo(card.cell);
        }}
      >
        {card.name}
      </Press>
      <span class="state">{word(card.state)}</span>
      <span class="standing">{sayStanding(card.standing, state.seen?.compiled?.day.form, state.language)}</span>
      {rulings.length > 0 && <span class="rulings">{rulings.join(' · ')}</span>}
      <Press
        class="small"
        label={word('ruleOf', { card: card.name })}
        press={() => {
          actions.tell({ type: 'ruling', event: { type: 'begin', card: at, round: '', choice: null } });
          actions.tell({ type: 'view', view: 'rulings' });
        }}
      >
        {word('rule')}
      </Press>
    </li>
  );
}
