import { parseRulings } from '../../src/rules/rulings/notation';
import { TIE_WORDS } from '../../src/rules/ties/tie-break';
import type { BookSeen } from '../../src/workbook/book-seen';
import { tryOut, type Trial } from '../../src/workbook/what-if';
import { OUTCOME } from '../../src/words/pane-results';
import { sayRefusal } from '../../src/words/refusals';
import { sayTies } from '../../src/words/results';
import type { Language } from '../../src/words/say';
import { Press, SelectField, TextField, Tick } from '../controls/field';
import { sayStanding, speaker } from '../speaker';
import type { WhatIfState } from '../states/results-state';
import { rowOf } from '../states/ruling-state';
import type { ViewProps } from './view';

/** How many of the first places are shown. */
const TOP = 10;
const MOST_CHANGES = 60;

/** Whether anything is open. */
export function openText(open: number, language: Language): string {
  const word = speaker(OUTCOME, language);
  if (open === 0) return word('settled');
  return open === 1 ? word('provisionalOne') : word('provisional', { open });
}

/** The results: how they stand, what would change under other Terms, and the way to write them. */
export function ResultsView({ state, actions }: ViewProps) {
  const word = speaker(OUTCOME, state.language);
  const { seen } = state;
  if (!seen?.compiled) return null;
  const { result } = seen.compiled;
  return (
    <>
      <section aria-labelledby="standing">
        <Standing open={result.open} state={state} actions={actions} />
        {result.places.length > 0 && (
          <>
            <h3>{word('top')}</h3>
            <table>
              <tbody>
                {result.places.slice(0, TOP).map(({ place, name, total, decidedBy }) => (
                  <tr key={`${place} ${name}`}>
                    <th scope="row">{place}</th>
                    <td>
                      {name}
                      {decidedBy !== '' && <small>{decidedBy}</small>}
                    </td>
                    <td class="figure">{total < 0 ? `−${-total}` : total}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </section>
      <WhatIf state={state} actions={actions} seen={seen} />
      <Publish state={state} actions={actions} />
    </>
  );
}

/** Whether anything is open, and the ways to write the results and to see them. */
export function Standing({ open, state, actions }: ViewProps & { readonly open: number }) {
  const word = speaker(OUTCOME, state.language);
  const isBusy = state.busy !== null;
  return (
    <>
      <h2 id="standing">{word('standing')}</h2>
      <p class={open > 0 ? 'decide' : undefined}>{openText(open, state.language)}</p>
      <div class="actions">
        <Press class="primary" press={actions.compile} isOff={isBusy}>
          {word('compile')}
        </Press>
        <Press press={actions.openResults} isOff={isBusy}>
          {word('openSheet')}
        </Press>
      </div>
    </>
  );
}

/** The results as a text to be copied: a web view has no place to save files. */
export function Publish({ state, actions }: ViewProps) {
  const word = speaker(OUTCOME, state.language);
  const { isInitialsOnly, text } = state.publish;
  const isBusy = state.busy !== null;
  return (
    <section aria-labelledby="publish">
      <h2 id="publish">{word('publish')}</h2>
      <p class="quiet">{word('publishWhy')}</p>
      <Tick
        label={word('initials')}
        isOn={isInitialsOnly}
        toggle={() => {
          actions.tell({ type: 'publish', event: { isInitialsOnly: !isInitialsOnly, text: null } });
        }}
      />
      <div class="actions">
        {(['csv', 'html'] as const).map((as) => (
          <Press
            key={as}
            isOff={isBusy}
            press={() => {
              actions.publish(as);
            }}
          >
            {word(as === 'csv' ? 'asCsv' : 'asHtml')}
          </Press>
        ))}
        <Press press={actions.putBack} isOff={isBusy}>
          {word('putBack')}
        </Press>
      </div>
      {text !== null && (
        <div class="field">
          <label for="published">{word('published')}</label>
          <textarea
            id="published"
            readOnly
            rows={8}
            value={text}
            onFocus={({ currentTarget }) => {
              currentTarget.select();
            }}
          />
          <div class="actions">
            <Press class="small" press={actions.copyPublished}>
              {word('copy')}
            </Press>
            <Press class="small" press={actions.savePublished}>
              {word('save')}
            </Press>
          </div>
        </div>
      )}
    </section>
  );
}

function WhatIf({ state, actions, seen }: ViewProps & { readonly seen: BookSeen }) {
  const word = speaker(OUTCOME, state.language);
  const { whatIf, language } = state;
  const hasCourseHandicap = seen.compiled?.day.recognition.columns.courseHandicap !== undefined;
  const tell = (event: Partial<WhatIfState>): void => {
    actions.tell({ type: 'whatIf', event });
  };
  return (
    <section aria-labelledby="what-if">
      <h2 id="what-if">{word('whatIf')}</h2>
      <p class="quiet">{word('whatIfWhy')}</p>
      <SelectField
        id="try-ties"
        label={word('ties')}
        value={whatIf.ties}
        change={(ties) => {
          tell({ ties });
        }}
        options={[['', word('asTerms')], ...TIE_WORDS.map((each) => [each, sayTies([each], language)] as const)]}
      />
      {hasCourseHandicap ? (
        <TextField
          id="try-allowance"
          label={word('allowance')}
          isNumber
          value={whatIf.allowance}
          change={(allowance) => {
            tell({ allowance });
          }}
        />
      ) : (
        <p class="hint">{word('noCourseHandicap')}</p>
      )}
      <TextField
        id="try-ruling"
        label={word('ruling')}
        value={whatIf.ruling}
        change={(ruling) => {
          tell({ ruling });
        }}
      />
      <SelectField
        id="try-card"
        label={word('onCard')}
        value={whatIf.card === null ? '' : `${whatIf.card} ${whatIf.round}`}
        change={(value) => {
          const [, card = '', round = ''] = /^(\d+) (.*)$/.exec(value) ?? [];
          tell({ card: card === '' ? null : Number(card), round });
        }}
        options={[
          ['', word('nobody')],
          ...seen.cards.flatMap(({ name, rounds }, at) =>
            rounds.map(({ sheet }) => [`${at} ${sheet}`, rounds.length > 1 ? `${name} · ${sheet}` : name] as const),
          ),
        ]}
      />
      <div aria-live="polite">
        <Changes seen={seen} whatIf={whatIf} language={language} />
      </div>
    </section>
  );
}

interface ChangesProps {
  readonly seen: BookSeen;
  readonly whatIf: WhatIfState;
  readonly language: Language;
}

function Changes({ seen, whatIf, language }: ChangesProps) {
  const word = speaker(OUTCOME, language);
  const trial = trialOf(seen, whatIf, language);
  if (trial === null) return null;
  if (typeof trial === 'string') return <p class="decide">{trial}</p>;
  const { changes, refusals } = tryOut(seen, trial, language);
  const form = seen.compiled?.day.form;
  return (
    <>
      <h3>{word('changes')}</h3>
      {refusals.map((refusal) => (
        <p key={refusal} class="decide">
          {refusal}
        </p>
      ))}
      {changes.length === 0 && refusals.length === 0 && <p>{word('noChange')}</p>}
      <ul class="changes">
        {changes.slice(0, MOST_CHANGES).map(({ name, before, after }) => (
          <li key={name}>
            {word('change', {
              name,
              before: sayStanding(before, form, language),
              after: sayStanding(after, form, language),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is to be tried; null where nothing is, a sentence where it cannot be. */
function trialOf(seen: BookSeen, whatIf: WhatIfState, language: Language): Trial | string | null {
  const word = speaker(OUTCOME, language);
  const typed = whatIf.allowance.trim().replace(/\s*%$/, '');
  const allowance = Number(typed);
  if (typed !== '' && !(Number.isInteger(allowance) && allowance >= 0 && allowance <= 300))
    return word('allowanceWanted');
  const read = parseRulings(whatIf.ruling);
  if (!read.ok) return read.refusals.map((refusal) => sayRefusal(refusal, language)).join(' ');
  const [ruling] = read.value;
  const card = whatIf.card === null ? undefined : seen.cards[whatIf.card];
  const cell = card && rowOf(card, whatIf.round, 'side')?.rulingsCell;
  const hasRuling = ruling !== undefined && cell !== undefined && cell !== '';
  if (whatIf.ties === '' && typed === '' && !hasRuling) return null;
  return {
    ...(whatIf.ties === '' ? {} : { ties: whatIf.ties }),
    ...(typed === '' ? {} : { allowance }),
    ...(hasRuling ? { ruling: { cell, ruling } } : {}),
  };
}
