import type { Finding } from '../src/workbook/finding';
import { readForm } from '../src/rules/forms/form';
import { PANE } from '../src/words/pane';
import { sayForm } from '../src/words/results';
import { type Language, say, type Values } from '../src/words/say';
import type { PaneState } from './pane-state';

/** What a person can ask the pane for. */
export interface PaneActions {
  readonly check: () => void;
  readonly compile: () => void;
  readonly goTo: (cell: string) => void;
}

interface PaneProps {
  readonly state: PaneState;
  readonly language: Language;
  readonly actions: PaneActions;
}

/** The pane's one page: the sheet it sees, the two actions, the findings. */
export function Pane({ state, language, actions }: PaneProps) {
  const word = (name: keyof typeof PANE, values: Values = {}): string => say(PANE[name], language, values);
  if (state.isOutside)
    return (
      <main lang={language}>
        <h1>{word('title')}</h1>
        <p>{word('outside')}</p>
      </main>
    );
  return (
    <main lang={language}>
      <h1>{word('title')}</h1>
      <p class="status" role="status">
        {statusOf(state, word)}
      </p>
      {state.busy !== null && <progress aria-label={word(state.busy)} />}
      {state.refusal !== null && (
        <section class="refusal" role="alert">
          {state.seen === null && <p>{word('noSheet')}</p>}
          <p>{state.refusal}</p>
        </section>
      )}
      {state.seen && (
        <section aria-labelledby="sheet-heading">
          <h2 id="sheet-heading">{word('sheetHeading')}</h2>
          <dl>
            <Term name={word('sheet')} value={state.seen.sheet} />
            <Term name={word('form')} value={formText(state.seen.form, language)} />
            <Term name={word('edition')} value={state.seen.edition} />
            <Term name={word('holes')} value={String(state.seen.holes)} />
            <Term
              name={word('cards')}
              value={word('cardCounts', { entered: state.seen.entered, returned: state.seen.returned })}
            />
          </dl>
        </section>
      )}
      <div class="actions">
        <button type="button" disabled={state.busy !== null} onClick={actions.check}>
          {word('check')}
        </button>
        <button type="button" class="primary" disabled={state.busy !== null} onClick={actions.compile}>
          {word('compile')}
        </button>
      </div>
      {state.findings && (
        <section aria-labelledby="findings-heading">
          <h2 id="findings-heading">{word('findings')}</h2>
          {state.findings.length === 0 && <p>{word('nothing')}</p>}
          {(['decide', 'warn', 'info'] as const).map((severity) => (
            <FindingGroup
              key={severity}
              heading={word(severity)}
              severity={severity}
              findings={(state.findings ?? []).filter((finding) => finding.severity === severity)}
              label={(cell) => word('goTo', { cell })}
              goTo={actions.goTo}
            />
          ))}
        </section>
      )}
    </main>
  );
}

function statusOf(
  { busy, compiled, findings }: PaneState,
  word: (name: keyof typeof PANE, values?: Values) => string,
): string {
  if (busy !== null) return word(busy);
  if (compiled) {
    const { placed, below, open } = compiled;
    return [word('compiled', { placed, below }), open > 0 ? word('provisional', { open }) : ''].join(' ').trim();
  }
  return findings === null ? '' : word('checked', { count: findings.length });
}

/** The form as people say it; the door answers it as formulas write it. */
function formText(form: string, language: Language): string {
  const read = readForm(form);
  return read.ok ? sayForm(read.value, language) : form;
}

function Term({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface FindingGroupProps {
  readonly heading: string;
  readonly severity: Finding['severity'];
  readonly findings: readonly Finding[];
  readonly label: (cell: string) => string;
  readonly goTo: (cell: string) => void;
}

function FindingGroup({ heading, severity, findings, label, goTo }: FindingGroupProps) {
  if (findings.length === 0) return null;
  return (
    <>
      <h3 class={severity}>
        {heading} <span class="count">{findings.length}</span>
      </h3>
      <ul class={severity}>
        {findings.map((finding) => (
          <li key={`${finding.code} ${finding.cell} ${finding.message}`}>
            {finding.card !== '' && <strong>{finding.card}</strong>}
            <p>{finding.message}</p>
            {finding.cell !== '' && (
              <button
                type="button"
                class="cell"
                aria-label={label(finding.cell)}
                onClick={() => {
                  goTo(finding.cell);
                }}
              >
                {finding.cell}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
