import type { ColumnRole } from '../src/workbook/headings';
import { orRefused } from '../src/workbook/door';
import type { Corrections } from '../src/workbook/kept';
import { addRulingsColumn, formatRulingsAsText } from '../src/workbook/office-column';
import { repairFormulas } from '../src/workbook/office-formulas';
import { keep } from '../src/workbook/office-kept';
import { readSelection, selectBlock } from '../src/workbook/office-selection';
import { type ClubBook, readBook } from '../src/workbook/office-sheets';
import { makeSheet } from '../src/workbook/office-template';
import { writeTerms } from '../src/workbook/office-terms';
import { correctBy, forgetPart, type Part, withoutColumn } from '../src/workbook/shown-parts';
import { planTemplate } from '../src/workbook/template-plan';
import { planTerms, type TermsDraft, type TermsPlan } from '../src/workbook/terms-plan';
import { sheetRefusal, unrecognised } from '../src/workbook/sheet-refusal';
import { SHEET } from '../src/words/pane-sheet';
import type { PaneActions } from './pane-actions';
import { speaker } from './speaker';
import { cardsWanted, formChosen, termsChosen } from './states/sheet-state';
import type { PaneWork } from './pane-work';

/** What the pane's Sheet page does: what was recognised, the Terms, a new scoring sheet. */
export const sheetActions = (pane: PaneWork) =>
  ({
    showPart: (part: Part): void =>
      void pane.show(async () => {
        const block = pane.state.seen?.parts.find((each) => each.part === part)?.block;
        if (block) orRefused(await selectBlock(block), pane.language);
      }),

    useSelection: (part: Part): void =>
      void correct(pane, part, async (corrections, { sheets }) => {
        const recognition = pane.state.seen?.compiled?.day.recognition ?? null;
        return orRefused(correctBy(part, await readSelection(), sheets, corrections, recognition), pane.language);
      }),

    sayNone: (role: ColumnRole): void =>
      void correct(pane, role, (corrections) => Promise.resolve(withoutColumn(role, corrections))),

    forget: (part: Part): void =>
      void correct(pane, part, (corrections) => Promise.resolve(forgetPart(part, corrections))),

    formatRulings: (): void =>
      void pane.work('writing', async () => {
        const recognition = pane.state.seen?.compiled?.day.recognition;
        if (!recognition) return null;
        orRefused(await formatRulingsAsText(recognition), pane.language);
        return speaker(SHEET, pane.language)('asTextDone');
      }),

    addRulings: (): void =>
      void pane.work('writing', async () => {
        const recognition = pane.state.seen?.compiled?.day.recognition;
        if (!recognition) return null;
        const word = speaker(SHEET, pane.language);
        orRefused(await addRulingsColumn(recognition, word('rulingsHeading')), pane.language);
        return word('addedRulings');
      }),

    writeTerms: (): void =>
      void pane.work('writing', async () => {
        const word = speaker(SHEET, pane.language);
        const terms = termsChosen(pane.state.sheet, pane.language);
        if (!terms) return { kind: 'refused', sentence: word('choiceWanted') };
        const { sheet, cells } = await writeChosenTerms(pane, await readBook(), terms);
        return cells.length === 0 ? word('termsSame', { sheet }) : word('termsWritten', { sheet, count: cells.length });
      }),

    makeSheet: (): void =>
      void pane.work('writing', async () => {
        const word = speaker(SHEET, pane.language);
        const { sheet: chosen } = pane.state;
        const form = formChosen(chosen);
        const cards = cardsWanted(chosen);
        const terms = termsChosen(chosen, pane.language);
        if (!form || chosen.edition === '' || !terms) return { kind: 'refused', sentence: word('choiceWanted') };
        if (cards === null) return { kind: 'refused', sentence: word('cardsWanted') };
        const club = await readBook();
        const plan = planTemplate(
          {
            form,
            cards,
            edition: chosen.edition,
            holes: chosen.holes,
            hasTees: chosen.hasTees,
            isBogey: /^bogey$/i.test(terms.fixed.trim()),
            title: terms.competition,
          },
          pane.language,
        );
        await writeChosenTerms(pane, club, terms);
        const sheet = await makeSheet(plan, club.kept);
        return word('made', { sheet });
      }),

    repair: (): void =>
      void pane.work('writing', async () => {
        const word = speaker(SHEET, pane.language);
        const { formulas, protectedSheets } = await repairFormulas();
        return protectedSheets.length === 0
          ? word('repaired', { count: formulas })
          : word('repairedBut', { count: formulas, sheets: protectedSheets.join(', ') });
      }),
  }) satisfies Partial<PaneActions>;

function correct(
  pane: PaneWork,
  part: Part,
  change: (corrections: Corrections, club: ClubBook) => Promise<Corrections>,
): Promise<boolean> {
  const word = speaker(SHEET, pane.language);
  return pane.work('reading', async () => {
    const club = await readBook();
    await keep({ ...club.kept, corrections: await change(club.kept.corrections, club) });
    return word('kept', { part: word(part) });
  });
}

/** Writes what the user changed in the Terms; where somebody changed the same meanwhile, nothing. */
async function writeChosenTerms(pane: PaneWork, club: ClubBook, terms: TermsDraft): Promise<TermsPlan> {
  const plan = planTerms(club.sheets, terms, pane.state.sheet.base, pane.language);
  const [newer] = plan.newer;
  if (newer) {
    pane.tell({ type: 'newerTerms', club });
    orRefused(unrecognised(sheetRefusal('cell-changed', { ...newer })), pane.language);
  }
  if (plan.cells.length > 0) orRefused(await writeTerms(plan), pane.language);
  return plan;
}
