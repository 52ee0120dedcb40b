import { EDITION_IDS, type EditionId } from '../../src/rules/editions/clause';
import { counterpartOf } from '../../src/rules/editions/counterparts';
import { clauseText } from '../../src/words/clause-text';
import { OUTCOME } from '../../src/words/pane-results';
import { EDITION_LINES } from '../../src/words/pane-sheet';
import { Press, SelectField, TextField } from '../controls/field';
import { Focused } from '../controls/focus';
import { capital, type ClauseFound, clausesOf, findClauses } from '../ruling-search';
import { speaker } from '../speaker';
import type { ViewProps } from './view';

/** The Rules: clauses of every edition in our own words, in both languages. */
export function RulesView({ state, actions }: ViewProps) {
  const word = speaker(OUTCOME, state.language);
  const { lookUp, language } = state;
  const edition: EditionId = lookUp.edition === '' ? (state.seen?.compiled?.day.edition ?? '2023') : lookUp.edition;
  const found: readonly ClauseFound[] =
    lookUp.query.trim() === ''
      ? clausesOf(edition).map((clause) => ({ clause, text: capital(clauseText(clause, language, edition)) }))
      : findClauses(lookUp.query, edition, language);
  return (
    <>
      <SelectField
        id="rules-edition"
        label={word('edition')}
        value={edition}
        change={(value) => {
          actions.tell({
            type: 'lookUp',
            event: { edition: EDITION_IDS.find((id) => id === value) ?? '', clause: null },
          });
        }}
        options={[...EDITION_IDS].reverse().map((id) => [id, EDITION_LINES[id][language]] as const)}
      />
      <TextField
        id="rules-find"
        isSearch
        label={word('find')}
        value={lookUp.query}
        change={(query) => {
          actions.tell({ type: 'lookUp', event: { query, clause: null } });
        }}
      />
      <p class="quiet" role="status">
        {word('clausesFound', { count: found.length })}
      </p>
      <p class="hint">{word('ours')}</p>
      <ul class="choices">
        {found.map(({ clause, text }) => (
          <li key={clause}>
            <Press
              press={() => {
                actions.tell({ type: 'lookUp', event: { clause: lookUp.clause === clause ? null : clause } });
              }}
            >
              <strong>{clause}</strong> {text}
            </Press>
            {lookUp.clause === clause && <ClauseDetail clause={clause} edition={edition} state={state} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The clause in the other language, and what answers to it in the other notation. */
function ClauseDetail({
  clause,
  edition,
  state,
}: Pick<ViewProps, 'state'> & { readonly clause: string; readonly edition: EditionId }) {
  const word = speaker(OUTCOME, state.language);
  const other = state.language === 'fr' ? 'en' : 'fr';
  const counterpart = counterpartOf(clause);
  return (
    <Focused class="form" onlyIfLost>
      <p lang={other}>{capital(clauseText(clause, other, edition))}</p>
      {counterpart !== null && (
        <p>
          {word('counterpart', { clause: counterpart })}: {clauseText(counterpart, state.language)}
        </p>
      )}
    </Focused>
  );
}
