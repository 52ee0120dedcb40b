import { orRefused } from '../src/workbook/door';
import { correctCell } from '../src/workbook/office-correct';
import { CARDS } from '../src/words/pane-cards';
import type { PaneActions } from './pane-actions';
import { speaker } from './speaker';
import type { PaneWork } from './pane-work';

/** What the pane's Cards page does with a finding: accept it with a reason, or correct its cell. */
export const cardActions = (pane: PaneWork) =>
  ({
    accept: (): void => {
      const word = speaker(CARDS, pane.language);
      const { accepting } = pane.state;
      if (!accepting) return;
      if (accepting.reason.trim() === '') {
        pane.say('refused', word('reasonWanted'));
        return;
      }
      void pane
        .keep((kept) => ({
          ...kept,
          accepted: [
            ...kept.accepted.filter(({ key }) => key !== accepting.key),
            { key: accepting.key, reason: accepting.reason.trim() },
          ],
        }))
        .then((isKept) => {
          if (!isKept) return;
          pane.tell({ type: 'accepting', accepting: null });
          pane.say('done', word('accepted'));
        });
    },

    correct: (): void => {
      const { correcting } = pane.state;
      if (!correcting) return;
      const { cell, expected, text } = correcting;
      void pane.work('writing', async () => {
        orRefused(await correctCell(correcting), pane.language);
        pane.tell({ type: 'correcting', correcting: null });
        return speaker(CARDS, pane.language)('corrected', { cell, before: expected, after: text.trim() });
      });
    },

    reopen: (key: string): void =>
      void pane
        .keep((kept) => ({ ...kept, accepted: kept.accepted.filter((each) => each.key !== key) }))
        .then((isKept) => {
          if (isKept) pane.say('done', speaker(CARDS, pane.language)('reopened'));
        }),
  }) satisfies Partial<PaneActions>;
