import { EDITION_IDS } from '../../src/rules/editions/clause';
import { SCORINGS } from '../../src/rules/forms/form';
import { TIE_WORDS } from '../../src/rules/ties/tie-break';
import type { DraftKey } from '../../src/workbook/terms-plan';
import { EDITION_LINES, SHEET } from '../../src/words/pane-sheet';
import { sayForm, sayTies } from '../../src/words/results';
import { Choices, Press, SelectField, TextField, Tick } from '../controls/field';
import { speaker } from '../speaker';
import type { SheetEvent } from '../states/sheet-state';
import type { ViewProps } from './view';

/** The Terms of the Competition: the form and the edition are asked, never assumed. */
export function TermsForm({ state, actions }: ViewProps) {
  const word = speaker(SHEET, state.language);
  const { sheet } = state;
  const tell = (event: SheetEvent): void => {
    actions.tell({ type: 'sheet', event });
  };
  const line = (key: DraftKey & keyof typeof SHEET) => (
    <TextField
      id={`terms-${key}`}
      label={word(key)}
      value={sheet.terms[key]}
      change={(text) => {
        tell({ type: 'term', key, text });
      }}
    />
  );
  const ties = sheet.terms.ties;
  const isKnownTie = ties === '' || TIE_WORDS.some((each) => each === ties);
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{word('terms')}</h2>
      {line('competition')}
      {line('date')}
      {line('course')}
      <SelectField
        id="terms-form"
        label={word('form')}
        value={sheet.scoring}
        change={(scoring) => {
          tell({ type: 'scoring', scoring });
        }}
        options={[
          ['', word('choose')],
          ...SCORINGS.map((scoring) => [scoring, sayForm({ scoring, fourBall: false }, state.language)] as const),
        ]}
      />
      {sheet.scoring === 'max' ? (
        <TextField
          id="terms-limit"
          label={word('maximum')}
          hint="2par, par+5, ndb, 10"
          value={sheet.limit}
          change={(limit) => {
            tell({ type: 'limit', limit });
          }}
        />
      ) : (
        <Choices
          name="terms-sides"
          legend={word('sides')}
          value={sheet.isFourBall ? 'fourBall' : 'singles'}
          change={(value) => {
            tell({ type: 'sides', isFourBall: value === 'fourBall' });
          }}
          options={[
            ['singles', word('singles')],
            ['fourBall', word('fourBall')],
          ]}
        />
      )}
      <Choices
        name="terms-edition"
        legend={word('edition')}
        hint={word('editionWhy')}
        value={sheet.edition}
        change={(edition) => {
          tell({ type: 'edition', edition });
        }}
        options={[...EDITION_IDS].reverse().map((id) => [id, EDITION_LINES[id][state.language]] as const)}
      />
      {line('allowance')}
      {line('fixed')}
      <SelectField
        id="terms-ties"
        label={word('ties')}
        value={ties}
        change={(text) => {
          tell({ type: 'term', key: 'ties', text });
        }}
        options={[
          ['', word('choose')],
          ...TIE_WORDS.map((each) => [each, sayTies([each], state.language)] as const),
          // The club's own words, or a chain of ways, stay as they are.
          ...(isKnownTie ? [] : [[ties, ties] as const]),
        ]}
      />
      {line('divisions')}
      {line('prizes')}
      <Press class="primary" press={actions.writeTerms} isOff={state.busy !== null}>
        {word('saveTerms')}
      </Press>
    </section>
  );
}

/** A new scoring sheet from a template. */
export function NewSheetForm({ state, actions }: ViewProps) {
  const word = speaker(SHEET, state.language);
  const { sheet } = state;
  const tell = (event: SheetEvent): void => {
    actions.tell({ type: 'sheet', event });
  };
  return (
    <section aria-labelledby="new-sheet">
      <h2 id="new-sheet">{word('newSheet')}</h2>
      <p class="quiet">{word('newSheetWhy')}</p>
      <TextField
        id="new-cards"
        label={word('cards')}
        isNumber
        value={sheet.cards}
        change={(cards) => {
          tell({ type: 'cards', cards });
        }}
      />
      <SelectField
        id="new-holes"
        label={word('holesCount')}
        value={String(sheet.holes)}
        change={(holes) => {
          tell({ type: 'holes', holes: holes === '9' ? 9 : 18 });
        }}
        options={[
          ['18', '18'],
          ['9', '9'],
        ]}
      />
      <Tick
        label={word('tees')}
        isOn={sheet.hasTees}
        toggle={() => {
          tell({ type: 'tees' });
        }}
      />
      <Press press={actions.makeSheet} isOff={state.busy !== null}>
        {word('make')}
      </Press>
    </section>
  );
}
