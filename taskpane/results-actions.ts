import { compile, publish, putBack } from '../src/workbook/door';
import { showResults } from '../src/workbook/office-sheets';
import { OUTCOME } from '../src/words/pane-results';
import type { PaneActions } from './pane-actions';
import { copyText, saveText } from './hand-over';
import type { PublishedAs } from './states/results-state';
import { speaker } from './speaker';
import { openText } from './views/results-view';
import type { PaneWork } from './pane-work';

/** What the pane's Results page does: write the results, publish them, put back those before. */
export const resultsActions = (pane: PaneWork) =>
  ({
    compile: (): void =>
      void pane.work(
        'compiling',
        async () => {
          const result = await compile({ language: pane.language });
          const { places, below, open } = result;
          const word = speaker(OUTCOME, pane.language);
          const written =
            'matches' in result
              ? word('writtenMatches', { matches: result.cards.placed })
              : word('written', { placed: places.length, below: below.length });
          return open > 0 ? `${written} ${openText(open, pane.language)}` : written;
        },
        true,
      ),

    openResults: (): void =>
      void pane.show(async () => {
        if (!(await showResults())) pane.say('refused', speaker(OUTCOME, pane.language)('noResults'));
      }),

    publish: (as: PublishedAs): void =>
      void pane.show(async () => {
        const { isInitialsOnly } = pane.state.publish;
        const published = await publish({ language: pane.language, initials: isInitialsOnly });
        pane.tell({ type: 'publish', event: { as, text: published[as] } });
      }),

    copyPublished: (): void =>
      void pane.show(async () => {
        const { text } = pane.state.publish;
        // The mark at the beginning is for files.
        const isCopied = await copyText((text ?? '').replace(/^\ufeff/, ''));
        const word = speaker(OUTCOME, pane.language);
        pane.say(isCopied ? 'done' : 'refused', word(isCopied ? 'copied' : 'notCopied'));
      }),

    savePublished: (): void => {
      const { as, text } = pane.state.publish;
      saveText(
        `${speaker(OUTCOME, pane.language)('fileName')}.${as}`,
        as === 'csv' ? 'text/csv' : 'text/html',
        text ?? '',
      );
    },

    putBack: (): void =>
      void pane.work('compiling', async () => {
        const { sheets } = await putBack({ language: pane.language });
        return speaker(OUTCOME, pane.language)('isBack', { sheets: sheets.join(', ') });
      }),
  }) satisfies Partial<PaneActions>;
