import type { ColumnRole } from '../../src/workbook/headings';
import type { Part, PartSeen } from '../../src/workbook/shown-parts';
import { SHEET } from '../../src/words/pane-sheet';
import { Press } from '../controls/field';
import { speaker } from '../speaker';
import { NewSheetForm, TermsForm } from './terms-form';
import type { ViewProps } from './view';

/** Parts every scoring sheet needs, and those that a club has or has not. */
const MAIN: readonly Part[] = [
  'sheet',
  'holes',
  'pars',
  'indexes',
  'name',
  'handicap',
  'rulings',
  'signedByPlayer',
  'signedByMarker',
];

const isColumn = (part: Part): part is ColumnRole =>
  part !== 'sheet' && part !== 'holes' && part !== 'pars' && part !== 'indexes';

/** The sheet: what was recognised and how to correct it, the Terms, a new sheet, and the formulas. */
export function SheetView({ state, actions }: ViewProps) {
  const word = speaker(SHEET, state.language);
  const { seen } = state;
  const isBusy = state.busy !== null;
  const parts = seen?.parts ?? [];
  const hasRulings = seen?.compiled?.day.recognition.columns.rulings !== undefined;
  const list = (wanted: readonly PartSeen[]) => (
    <ul class="parts">
      {wanted.map((part) => (
        <PartLine key={part.part} part={part} state={state} actions={actions} />
      ))}
    </ul>
  );
  const isRecognised = parts.some(({ block }) => block !== null);
  const setUp = (
    <>
      <TermsForm state={state} actions={actions} />
      <NewSheetForm state={state} actions={actions} />
    </>
  );
  return (
    <>
      {/* In a workbook without a scoring sheet, making one comes first. */}
      {!isRecognised && setUp}
      <section aria-labelledby="seen">
        <h2 id="seen">{word('seen')}</h2>
        <p class="quiet">{word('how')}</p>
        {list(parts.filter(({ part }) => MAIN.includes(part)))}
        <details>
          <summary>{word('more')}</summary>
          {list(parts.filter(({ part }) => !MAIN.includes(part)))}
        </details>
        {seen?.compiled && (
          <div class="actions">
            {hasRulings ? (
              <Press press={actions.formatRulings} isOff={isBusy}>
                {word('asText')}
              </Press>
            ) : (
              <Press press={actions.addRulings} isOff={isBusy}>
                {word('addRulings')}
              </Press>
            )}
            <p class="hint">{word('asTextWhy')}</p>
          </div>
        )}
      </section>
      {isRecognised && setUp}
      <section aria-labelledby="formulas">
        <h2 id="formulas">{word('formulas')}</h2>
        <p class="quiet">{word('formulasWhy')}</p>
        <Press press={actions.repair} isOff={isBusy}>
          {word('repair')}
        </Press>
      </section>
    </>
  );
}

function PartLine({ part: seen, state, actions }: ViewProps & { readonly part: PartSeen }) {
  const word = speaker(SHEET, state.language);
  const { part, text, heading, block, isCorrected } = seen;
  const title = word(part);
  const isBusy = state.busy !== null;
  return (
    <li>
      <span class="part">{title}</span>
      <span class="where">
        {text === '' ? word('absent') : [text, heading === '' ? '' : word('quoted', { heading })].join(' ').trim()}
        {isCorrected && <em> · {word('corrected')}</em>}
      </span>
      <span class="actions">
        {block && (
          <Press
            class="small"
            label={word('showPart', { part: title })}
            isOff={isBusy}
            press={() => {
              actions.showPart(part);
            }}
          >
            {word('show')}
          </Press>
        )}
        <Press
          class="small"
          label={word('useFor', { part: title })}
          isOff={isBusy}
          press={() => {
            actions.useSelection(part);
          }}
        >
          {word('use')}
        </Press>
        {isColumn(part) && block && !isCorrected && part !== 'name' && (
          <Press
            class="small"
            label={word('noneFor', { part: title })}
            isOff={isBusy}
            press={() => {
              actions.sayNone(part);
            }}
          >
            {word('none')}
          </Press>
        )}
        {isCorrected && (
          <Press
            class="small"
            label={word('forgetFor', { part: title })}
            isOff={isBusy}
            press={() => {
              actions.forget(part);
            }}
          >
            {word('forget')}
          </Press>
        )}
      </span>
    </li>
  );
}
