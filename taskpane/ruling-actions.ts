import { formatRulings } from '../src/rules/rulings/notation';
import { clauseOf } from '../src/rules/editions/edition-in-force';
import { orRefused } from '../src/workbook/door';
import { showLog, writeRuling, type RulingWrite } from '../src/workbook/office-rulings';
import { RULINGS } from '../src/words/pane-rulings';
import { nowText } from './now-text';
import type { PaneActions } from './pane-actions';
import { readyRuling } from './ready-ruling';
import { sayStanding, speaker } from './speaker';
import type { PaneWork } from './pane-work';

/** What the pane's Rulings page does: a ruling, its undoing, the log. */
export const rulingActions = (pane: PaneWork) =>
  ({
    rule: (): void => {
      const { ruling, seen } = pane.state;
      const ready = readyRuling(pane.state);
      const form = seen?.compiled?.day.form;
      if (!ready?.preview.isSound) return;
      if (ready.preview.isDisqualified && !ruling.isConfirming) {
        pane.tell({ type: 'ruling', event: { type: 'confirm', isConfirming: true } });
        return;
      }
      const { preview, name, cell, held } = ready;
      const written = formatRulings([ready.ruling]);
      const write: RulingWrite = {
        cell,
        expected: held,
        text: preview.text,
        isUndo: false,
        entry: {
          when: nowText(new Date()),
          who: name,
          ruling: written,
          clause: clauseOf(ready.ruling) ?? '',
          holes: ready.ruling.holes.join(', '),
          effect: preview.effects.join('; '),
          before: sayStanding(preview.before, form, pane.language),
          after: sayStanding(preview.after, form, pane.language),
          reason: ruling.reason.trim(),
          cell,
        },
      };
      void pane.work('writing', async () => {
        const log = orRefused(await writeRuling(write, pane.language), pane.language);
        pane.tell({ type: 'ruled', ruled: { write, name, ruling: written } });
        return speaker(RULINGS, pane.language)('applied', { ruling: written, name, log });
      });
    },

    undo: (): void => {
      const last = pane.state.ruled.at(-1);
      if (!last) return;
      const word = speaker(RULINGS, pane.language);
      const { write } = last;
      void pane.work('writing', async () => {
        const { before, after } = write.entry;
        const entry = {
          ...write.entry,
          when: nowText(new Date()),
          before: after,
          after: before,
          effect: '',
          reason: word('undoneReason'),
        };
        const back = { cell: write.cell, expected: write.text, text: write.expected, entry, isUndo: true };
        orRefused(await writeRuling(back, pane.language), pane.language);
        pane.tell({ type: 'undone' });
        return word('undone', { ruling: last.ruling, name: last.name });
      });
    },

    showLog: (): void =>
      void pane.show(async () => {
        if (!(await showLog(pane.language))) pane.say('refused', speaker(RULINGS, pane.language)('noLog'));
      }),
  }) satisfies Partial<PaneActions>;
