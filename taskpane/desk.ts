import { formatRulings } from '../src/rules/rulings/notation';
import { clauseOf } from '../src/rules/editions/edition-in-force';
import type { ColumnRole } from '../src/workbook/headings';
import { compile, goTo, orRefused, publish, putBack } from '../src/workbook/door';
import type { Corrections, Kept } from '../src/workbook/kept';
import { addRulingsColumn, formatRulingsAsText } from '../src/workbook/office-column';
import { correctCell } from '../src/workbook/office-correct';
import { repairFormulas } from '../src/workbook/office-formulas';
import { keep } from '../src/workbook/office-kept';
import { showLog, writeRuling, type RulingWrite } from '../src/workbook/office-rulings';
import { Stopped, watching } from '../src/workbook/office-run';
import { readSelection, selectBlock } from '../src/workbook/office-selection';
import { type ClubBook, readBook, showResults } from '../src/workbook/office-sheets';
import { makeSheet } from '../src/workbook/office-template';
import { writeTerms } from '../src/workbook/office-terms';
import { correctBy, forgetPart, type Part, withoutColumn } from '../src/workbook/shown-parts';
import { planTemplate } from '../src/workbook/template-plan';
import { planTerms, type TermsDraft, type TermsPlan } from '../src/workbook/terms-plan';
import { sheetRefusal, unrecognised } from '../src/workbook/sheet-refusal';
import { CARDS } from '../src/words/pane-cards';
import { OUTCOME } from '../src/words/pane-results';
import { RULINGS } from '../src/words/pane-rulings';
import { SHEET } from '../src/words/pane-sheet';
import { PANE } from '../src/words/pane';
import type { Language } from '../src/words/say';
import { nowText } from './now-text';
import type { PaneActions } from './pane-actions';
import { copyText, saveText } from './hand-over';
import type { PublishedAs } from './states/results-state';
import type { Notice, PaneEvent, PaneState, Work } from './pane-state';
import { readyRuling } from './ready-ruling';
import { sentenceOf } from './sentence-of';
import { sayStanding, speaker } from './speaker';
import { openText } from './views/results-view';
import { cardsWanted, formChosen, termsChosen } from './states/sheet-state';

/** Where the pane's state is kept. */
export interface Store {
  readonly state: () => PaneState;
  readonly tell: (event: PaneEvent) => void;
}

/** What the pane's buttons do. Each piece of work reads the workbook again when it ends, whatever became of it. */
export class Desk implements PaneActions {
  readonly #store: Store;
  #isStopped = false;

  constructor(store: Store) {
    this.#store = store;
  }

  readonly tell = (event: PaneEvent): void => {
    this.#store.tell(event);
  };

  readonly speak = (language: Language): void => {
    document.documentElement.lang = language;
    this.tell({ type: 'language', language });
  };

  readonly stop = (): void => {
    this.#isStopped = true;
  };

  readonly readAgain = (): void => void this.#work('reading', () => Promise.resolve(null));

  readonly goTo = (cell: string): void => void this.#show(() => goTo(cell));

  readonly showPart = (part: Part): void =>
    void this.#show(async () => {
      const block = this.#state.seen?.parts.find((each) => each.part === part)?.block;
      if (block) orRefused(await selectBlock(block), this.#language);
    });

  readonly useSelection = (part: Part): void =>
    void this.#correct(part, async (corrections, { sheets }) => {
      const recognition = this.#state.seen?.compiled?.day.recognition ?? null;
      return orRefused(correctBy(part, await readSelection(), sheets, corrections, recognition), this.#language);
    });

  readonly sayNone = (role: ColumnRole): void =>
    void this.#correct(role, (corrections) => Promise.resolve(withoutColumn(role, corrections)));

  readonly forget = (part: Part): void =>
    void this.#correct(part, (corrections) => Promise.resolve(forgetPart(part, corrections)));

  readonly formatRulings = (): void =>
    void this.#work('writing', async () => {
      const recognition = this.#state.seen?.compiled?.day.recognition;
      if (!recognition) return null;
      orRefused(await formatRulingsAsText(recognition), this.#language);
      return speaker(SHEET, this.#language)('asTextDone');
    });

  readonly addRulings = (): void =>
    void this.#work('writing', async () => {
      const recognition = this.#state.seen?.compiled?.day.recognition;
      if (!recognition) return null;
      const word = speaker(SHEET, this.#language);
      orRefused(await addRulingsColumn(recognition, word('rulingsHeading')), this.#language);
      return word('addedRulings');
    });

  readonly writeTerms = (): void =>
    void this.#work('writing', async () => {
      const word = speaker(SHEET, this.#language);
      const terms = termsChosen(this.#state.sheet, this.#language);
      if (!terms) return { kind: 'refused', sentence: word('choiceWanted') };
      const { sheet, cells } = await this.#writeTerms(await readBook(), terms);
      return cells.length === 0 ? word('termsSame', { sheet }) : word('termsWritten', { sheet, count: cells.length });
    });

  readonly makeSheet = (): void =>
    void this.#work('writing', async () => {
      const word = speaker(SHEET, this.#language);
      const { sheet: chosen } = this.#state;
      const form = formChosen(chosen);
      const cards = cardsWanted(chosen);
      const terms = termsChosen(chosen, this.#language);
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
        this.#language,
      );
      await this.#writeTerms(club, terms);
      const sheet = await makeSheet(plan, club.kept);
      return word('made', { sheet });
    });

  readonly repair = (): void =>
    void this.#work('writing', async () => {
      const word = speaker(SHEET, this.#language);
      const { formulas, protectedSheets } = await repairFormulas();
      return protectedSheets.length === 0
        ? word('repaired', { count: formulas })
        : word('repairedBut', { count: formulas, sheets: protectedSheets.join(', ') });
    });

  readonly accept = (): void => {
    const word = speaker(CARDS, this.#language);
    const { accepting } = this.#state;
    if (!accepting) return;
    if (accepting.reason.trim() === '') {
      this.#say('refused', word('reasonWanted'));
      return;
    }
    void this.#keep((kept) => ({
      ...kept,
      accepted: [
        ...kept.accepted.filter(({ key }) => key !== accepting.key),
        { key: accepting.key, reason: accepting.reason.trim() },
      ],
    })).then((isKept) => {
      if (!isKept) return;
      this.tell({ type: 'accepting', accepting: null });
      this.#say('done', word('accepted'));
    });
  };

  readonly correct = (): void => {
    const { correcting } = this.#state;
    if (!correcting) return;
    const { cell, expected, text } = correcting;
    void this.#work('writing', async () => {
      orRefused(await correctCell(correcting), this.#language);
      this.tell({ type: 'correcting', correcting: null });
      return speaker(CARDS, this.#language)('corrected', { cell, before: expected, after: text.trim() });
    });
  };

  readonly reopen = (key: string): void =>
    void this.#keep((kept) => ({ ...kept, accepted: kept.accepted.filter((each) => each.key !== key) })).then(
      (isKept) => {
        if (isKept) this.#say('done', speaker(CARDS, this.#language)('reopened'));
      },
    );

  readonly rule = (): void => {
    const { ruling, seen } = this.#state;
    const ready = readyRuling(this.#state);
    const form = seen?.compiled?.day.form;
    if (!ready?.preview.isSound) return;
    if (ready.preview.isDisqualified && !ruling.isConfirming) {
      this.tell({ type: 'ruling', event: { type: 'confirm', isConfirming: true } });
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
        before: sayStanding(preview.before, form, this.#language),
        after: sayStanding(preview.after, form, this.#language),
        reason: ruling.reason.trim(),
        cell,
      },
    };
    void this.#work('writing', async () => {
      const log = orRefused(await writeRuling(write, this.#language), this.#language);
      this.tell({ type: 'ruled', ruled: { write, name, ruling: written } });
      return speaker(RULINGS, this.#language)('applied', { ruling: written, name, log });
    });
  };

  readonly undo = (): void => {
    const last = this.#state.ruled.at(-1);
    if (!last) return;
    const word = speaker(RULINGS, this.#language);
    const { write } = last;
    void this.#work('writing', async () => {
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
      orRefused(await writeRuling(back, this.#language), this.#language);
      this.tell({ type: 'undone' });
      return word('undone', { ruling: last.ruling, name: last.name });
    });
  };

  readonly showLog = (): void =>
    void this.#show(async () => {
      if (!(await showLog(this.#language))) this.#say('refused', speaker(RULINGS, this.#language)('noLog'));
    });

  readonly compile = (): void =>
    void this.#work(
      'compiling',
      async () => {
        const result = await compile({ language: this.#language });
        const { places, below, open } = result;
        const word = speaker(OUTCOME, this.#language);
        const written =
          'matches' in result
            ? word('writtenMatches', { matches: result.cards.placed })
            : word('written', { placed: places.length, below: below.length });
        return open > 0 ? `${written} ${openText(open, this.#language)}` : written;
      },
      true,
    );

  readonly openResults = (): void =>
    void this.#show(async () => {
      if (!(await showResults())) this.#say('refused', speaker(OUTCOME, this.#language)('noResults'));
    });

  readonly publish = (as: PublishedAs): void =>
    void this.#show(async () => {
      const { isInitialsOnly } = this.#state.publish;
      const published = await publish({ language: this.#language, initials: isInitialsOnly });
      this.tell({ type: 'publish', event: { as, text: published[as] } });
    });

  readonly copyPublished = (): void =>
    void this.#show(async () => {
      const { text } = this.#state.publish;
      // The mark at the beginning is for files.
      const isCopied = await copyText((text ?? '').replace(/^\ufeff/, ''));
      const word = speaker(OUTCOME, this.#language);
      this.#say(isCopied ? 'done' : 'refused', word(isCopied ? 'copied' : 'notCopied'));
    });

  readonly savePublished = (): void => {
    const { as, text } = this.#state.publish;
    saveText(
      `${speaker(OUTCOME, this.#language)('fileName')}.${as}`,
      as === 'csv' ? 'text/csv' : 'text/html',
      text ?? '',
    );
  };

  readonly putBack = (): void =>
    void this.#work('compiling', async () => {
      const { sheets } = await putBack({ language: this.#language });
      return speaker(OUTCOME, this.#language)('isBack', { sheets: sheets.join(', ') });
    });

  get #state(): PaneState {
    return this.#store.state();
  }

  get #language(): Language {
    return this.#state.language;
  }

  #say(kind: Notice['kind'], sentence: string): void {
    this.tell({ type: 'told', notice: { kind, sentence } });
  }

  #correct(part: Part, change: (corrections: Corrections, club: ClubBook) => Promise<Corrections>): Promise<boolean> {
    const word = speaker(SHEET, this.#language);
    return this.#work('reading', async () => {
      const club = await readBook();
      await keep({ ...club.kept, corrections: await change(club.kept.corrections, club) });
      return word('kept', { part: word(part) });
    });
  }

  /** Changes what the workbook keeps, from what it holds now: somebody else may have kept something meanwhile. */
  #keep(change: (kept: Kept) => Kept): Promise<boolean> {
    return this.#work('writing', async () => {
      await keep(change((await readBook()).kept));
      return null;
    });
  }

  /** Writes what the user changed in the Terms; where somebody changed the same meanwhile, nothing. */
  async #writeTerms(club: ClubBook, terms: TermsDraft): Promise<TermsPlan> {
    const plan = planTerms(club.sheets, terms, this.#state.sheet.base, this.#language);
    const [newer] = plan.newer;
    if (newer) {
      this.tell({ type: 'newerTerms', club });
      orRefused(unrecognised(sheetRefusal('cell-changed', { ...newer })), this.#language);
    }
    if (plan.cells.length > 0) orRefused(await writeTerms(plan), this.#language);
    return plan;
  }

  /** Something shown on the grid: nothing is read or written for it. */
  async #show(show: () => Promise<void>): Promise<void> {
    try {
      await show();
    } catch (error) {
      this.#say('refused', sentenceOf(error, this.#language));
    }
  }

  /**
   * One piece of work at a time.
   *
   * @param work what it says when it is done; null for nothing
   * @returns whether it was done
   */
  async #work(kind: Work, work: () => Promise<string | Notice | null>, canStop = false): Promise<boolean> {
    if (this.#state.busy !== null && this.#state.busy.work !== 'starting') return false;
    this.#isStopped = false;
    this.tell({ type: 'begun', work: kind, canStop });
    let notice: Notice | null = null;
    let isDone = true;
    try {
      const said = await watching(
        {
          goesOn: (exchange) => {
            this.tell({ type: 'step', step: exchange });
            return !this.#isStopped;
          },
        },
        work,
      );
      notice = typeof said === 'string' ? { kind: 'done', sentence: said } : said;
    } catch (error) {
      isDone = false;
      const sentence =
        error instanceof Stopped ? speaker(PANE, this.#language)('stopped') : sentenceOf(error, this.#language);
      notice = { kind: 'refused', sentence };
    }
    try {
      this.tell({ type: 'read', club: await readBook() });
    } catch (error) {
      notice ??= { kind: 'refused', sentence: sentenceOf(error, this.#language) };
    }
    this.tell({ type: 'ended' });
    if (notice) this.tell({ type: 'told', notice });
    return isDone;
  }
}
