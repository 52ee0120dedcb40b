import type { EditionId } from '../../src/rules/editions/clause';
import type { Form } from '../../src/rules/forms/form';
import type { CaseReached } from '../../src/rules/rulings/cases';
import { clauseText } from '../../src/words/clause-text';
import { PANE } from '../../src/words/pane';
import { RULINGS } from '../../src/words/pane-rulings';
import { ANSWERS, CASE_WORDS, QUESTIONS } from '../../src/words/ruling-cases';
import { Choices, Press, SelectField, TextField, Tick } from '../controls/field';
import { Focused } from '../controls/focus';
import { capital, findCases, findClauses } from '../ruling-search';
import { speaker } from '../speaker';
import { type Choice, reachedOf, roundOf, type RulingEvent } from '../states/ruling-state';
import { RulingEffect } from './ruling-effect';
import type { ViewProps } from './view';

/** The rulings: find the case, say where and who, see what it does, apply it. */
export function RulingsView({ state, actions }: ViewProps) {
  const word = speaker(RULINGS, state.language);
  const { seen, ruling } = state;
  const day = seen?.compiled?.day;
  if (!day) return null;
  const tell = (event: RulingEvent): void => {
    actions.tell({ type: 'ruling', event });
  };
  const last = state.ruled.at(-1);
  return (
    <>
      <p class="quiet">{word('edition', { edition: day.edition })}</p>
      {day.recognition.columns.rulings === undefined && (
        <section class="refusal">
          <p>{word('noColumn')}</p>
          <Press press={actions.addRulings} isOff={state.busy !== null}>
            {speaker(PANE, state.language)('goToSheet')}
          </Press>
        </section>
      )}
      {ruling.choice === null ? (
        <FindCase state={state} actions={actions} tell={tell} edition={day.edition} form={day.form} />
      ) : (
        <ChosenCase state={state} actions={actions} tell={tell} edition={day.edition} form={day.form} />
      )}
      <div class="actions">
        {last && (
          <Press press={actions.undo} isOff={state.busy !== null}>
            {word('undo', { ruling: last.ruling, name: last.name })}
          </Press>
        )}
        <Press press={actions.showLog} isOff={state.busy !== null}>
          {word('log')}
        </Press>
      </div>
    </>
  );
}

interface CaseProps extends ViewProps {
  readonly tell: (event: RulingEvent) => void;
  readonly edition: EditionId;
  readonly form: Form;
}

function FindCase({ state, tell, edition, form }: CaseProps) {
  const word = speaker(RULINGS, state.language);
  const { query } = state.ruling;
  const cases = findCases(query, form);
  const clauses = findClauses(query, edition, state.language);
  const choose = (choice: Choice) => () => {
    tell({ type: 'choose', choice });
  };
  return (
    <>
      <CardField state={state} tell={tell} />
      <TextField
        id="find-case"
        isSearch
        label={word('find')}
        value={query}
        placeholder={word('findHint')}
        change={(text) => {
          tell({ type: 'query', query: text });
        }}
      />
      <p class="quiet" role="status">
        {query.trim() === ''
          ? ''
          : cases.length + clauses.length === 0
            ? word('nothingFound', { edition })
            : word('found', { count: cases.length + clauses.length })}
      </p>
      {cases.length > 0 && (
        <section aria-labelledby="cases">
          <h2 id="cases">{word('cases')}</h2>
          <ul class="choices">
            {cases.map((id) => (
              <li key={id}>
                <Press press={choose({ kind: 'case', id })}>{CASE_WORDS[id].title[state.language]}</Press>
              </li>
            ))}
            {query.trim() === '' && (
              <li>
                <Press press={choose({ kind: 'strokes' })}>{word('committee')}</Press>
              </li>
            )}
          </ul>
        </section>
      )}
      {clauses.length > 0 && (
        <section aria-labelledby="clauses">
          <h2 id="clauses">{word('clauses')}</h2>
          <ul class="choices">
            {clauses.map(({ clause, text }) => (
              <li key={clause}>
                <Press press={choose({ kind: 'clause', clause })}>
                  <strong>{clause}</strong> {text}
                </Press>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ChosenCase({ state, actions, tell, edition, form }: CaseProps) {
  const word = speaker(RULINGS, state.language);
  const { ruling, language } = state;
  const reached = reachedOf(ruling, edition, form);
  const { choice } = ruling;
  if (!choice) return null;
  return (
    <section aria-labelledby="case">
      <Focused key={JSON.stringify(choice)}>
        <h2 id="case">{titleOf(choice, word, state)}</h2>
      </Focused>
      {choice.kind === 'clause' && <p>{capital(clauseText(choice.clause, language, edition))}</p>}
      <Press
        class="small"
        press={() => {
          tell({ type: 'choose', choice: null });
        }}
      >
        {word('other')}
      </Press>
      <CardField state={state} tell={tell} />
      <WhoField state={state} tell={tell} form={form} />
      <Questions state={state} tell={tell} edition={edition} form={form} />
      {choice.kind === 'clause' && (
        <Tick
          label={word('isOut')}
          isOn={ruling.isOut}
          toggle={() => {
            tell({ type: 'tick', name: 'isOut' });
          }}
        />
      )}
      {reached && 'ruling' in reached && (
        <Where state={state} actions={actions} tell={tell} edition={edition} form={form} />
      )}
      {reached && 'none' in reached && <p role="status">{noPenalty(reached, state.language, edition)}</p>}
      {reached && 'ruling' in reached && <RulingEffect state={state} actions={actions} tell={tell} />}
    </section>
  );
}

function titleOf(choice: Choice, word: (name: 'committee') => string, { language }: ViewProps['state']): string {
  switch (choice.kind) {
    case 'case':
      return CASE_WORDS[choice.id].title[language];
    case 'clause':
      return choice.clause;
    case 'strokes':
      return word('committee');
    case 'proposed':
      return choice.notation;
  }
}

function noPenalty(
  { none }: Extract<CaseReached, { readonly none: string }>,
  language: 'en' | 'fr',
  edition: EditionId,
) {
  const text = clauseText(none, language, edition);
  const sentence = speaker(RULINGS, language)('noPenalty', { clause: none });
  return text === '' ? sentence : `${sentence} (${text})`;
}

function Questions({ state, tell, edition, form }: Omit<CaseProps, 'actions'>) {
  const { ruling, language } = state;
  const { choice, answers } = ruling;
  if (choice?.kind !== 'case') return null;
  // Each question asked so far keeps its place, and can be answered otherwise.
  const asked = Array.from({ length: answers.length + 1 }, (_, at) =>
    reachedOf({ ...ruling, answers: answers.slice(0, at) }, edition, form),
  ).flatMap((step, at) => (step && 'ask' in step ? [{ step, at }] : []));
  return (
    <>
      {asked.map(({ step, at }) => (
        <Choices
          key={step.ask}
          name={`question-${step.ask}`}
          legend={QUESTIONS[step.ask][language]}
          value={answers[at] ?? ''}
          change={(value) => {
            const answer = step.answers.find(([each]) => each === value)?.[0];
            if (answer !== undefined) tell({ type: 'answer', at, answer });
          }}
          options={step.answers.map(([answer]) => [answer, ANSWERS[answer][language]] as const)}
        />
      ))}
    </>
  );
}

type FieldProps = Pick<CaseProps, 'state' | 'tell'>;

function CardField({ state, tell }: FieldProps) {
  const word = speaker(RULINGS, state.language);
  const cards = state.seen?.cards ?? [];
  const card = state.ruling.card === null ? undefined : cards[state.ruling.card];
  const round = card && roundOf(card, state.ruling.round);
  const standing = round?.rows.map(({ rulings }) => rulings).filter((text) => text !== '') ?? [];
  return (
    <>
      <SelectField
        id="ruling-card"
        label={word('player')}
        value={state.ruling.card === null ? '' : String(state.ruling.card)}
        change={(value) => {
          tell({ type: 'card', card: value === '' ? null : Number(value) });
        }}
        options={[['', word('choosePlayer')], ...cards.map(({ name }, at) => [String(at), name] as const)]}
      />
      {card && round && card.rounds.length > 1 && (
        <SelectField
          id="ruling-round"
          label={word('round')}
          value={round.sheet}
          change={(sheet) => {
            tell({ type: 'round', round: sheet });
          }}
          options={card.rounds.map(({ sheet }) => [sheet, sheet] as const)}
        />
      )}
      {standing.length > 0 && (
        <p class="quiet">
          {word('standing')}: {standing.join(' · ')}
        </p>
      )}
    </>
  );
}

function WhoField({ state, tell, form }: FieldProps & { readonly form: Form }) {
  const word = speaker(RULINGS, state.language);
  const card = state.ruling.card === null ? undefined : state.seen?.cards[state.ruling.card];
  if (!form.fourBall || !card) return null;
  return (
    <Choices
      name="ruling-who"
      legend={word('partner')}
      value={String(state.ruling.who)}
      change={(value) => {
        tell({ type: 'who', who: value === 'side' ? 'side' : Number(value) });
      }}
      options={[
        ...(roundOf(card, state.ruling.round)?.rows ?? []).map(
          ({ name }, at) => [String(at), name === '' ? ('AB'[at] ?? '') : `${'AB'[at] ?? ''} · ${name}`] as const,
        ),
        ['side', word('side')],
      ]}
    />
  );
}

/** Holes, how often, and what was taken there. */
function Where({ state, tell, form }: CaseProps) {
  const word = speaker(RULINGS, state.language);
  const { ruling } = state;
  const holes = state.seen?.compiled?.day.recognition.holes ?? [];
  const reached = state.seen?.compiled ? reachedOf(ruling, state.seen.compiled.day.edition, form) : null;
  const isWrongScore = reached && 'ruling' in reached && /R(6-6d|3\.3b\(3\))$/.test(reached.ruling);
  return (
    <>
      <fieldset class="holes">
        <legend>{word('holes')}</legend>
        {holes.map(({ hole }) => (
          <label key={hole}>
            <input
              type="checkbox"
              checked={ruling.holes.includes(hole)}
              onChange={() => {
                tell({ type: 'hole', hole });
              }}
            />
            <span>{hole}</span>
          </label>
        ))}
      </fieldset>
      {ruling.choice?.kind === 'strokes' && (
        <SelectField
          id="ruling-strokes"
          label={word('strokes')}
          value={String(ruling.strokes)}
          change={(value) => {
            tell({ type: 'figure', name: 'strokes', value: Number(value) });
          }}
          options={[1, 2, 3, 4].map((n) => [String(n), String(n)] as const)}
        />
      )}
      {ruling.holes.length > 0 && (
        <SelectField
          id="ruling-times"
          label={word('times')}
          value={String(ruling.times)}
          change={(value) => {
            tell({ type: 'figure', name: 'times', value: Number(value) });
          }}
          options={[1, 2, 3, 4].map((n) => [String(n), String(n)] as const)}
        />
      )}
      {isWrongScore === true && (
        <TextField
          id="ruling-taken"
          label={word('taken')}
          isNumber
          value={ruling.taken}
          change={(taken) => {
            tell({ type: 'taken', taken });
          }}
        />
      )}
      {form.fourBall && ruling.who !== 'side' && (
        <Tick
          label={word('helped')}
          isOn={ruling.helped}
          toggle={() => {
            tell({ type: 'tick', name: 'helped' });
          }}
        />
      )}
    </>
  );
}
