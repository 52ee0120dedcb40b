import { type Language, languageOf } from '../words/say';
import { sayResults } from '../words/results';
import type { Closing } from './closing';
import { closingPart, PartMissing } from './closing-part';
import { type CompiledBook, compileBook } from './compile-book';
import type { DayResult } from './day-result';
import type { Finding } from './finding';
import type { DayOptions } from './judge-day';
import type { Written } from './office-results';
import { displayLanguage, isRefusedByExcel, putBackResults, readBook, selectCell, writeResults } from './office-sheets';
import type { MatchDayResult } from './match-day';
import type { Published } from './publish';
import { isSamePlan } from './results-plan';
import { type Recognised, type SheetRefusal, sheetRefusal } from './sheet-refusal';
import { type SheetCells, splitAddress } from './sheet-cells';
import { wordRefusals } from './word-finding';

/** What a caller may say; left out, the workbook says it, and Excel the language. */
export interface DoorOptions extends DayOptions {
  readonly language?: Language | undefined;
}

export interface PublishOptions extends DoorOptions {
  /** Names by their initials only. */
  readonly initials?: boolean | undefined;
}

/** What `check` answers: the findings, and what was recognised. */
export interface CardsChecked {
  readonly findings: readonly Finding[];
  readonly sheet: string;
  readonly form: string;
  readonly edition: string;
  readonly holes: number;
  readonly cards: DayResult['cards'];
}

/** The workbook, or an option, cannot be used; the message says why in whole sentences. */
export class InputRefused extends Error {
  override readonly name = 'InputRefused';
}

/** Checks every card of the workbook and writes nothing. Rejects with `InputRefused`. */
export function check(options: DoorOptions = {}): Promise<CardsChecked> {
  return inLanguage(options, async (language) => {
    const { sheets, kept } = await readBook();
    const compiled = bookOf(sheets, { kept, ...options }, await closingPart(), language);
    const { result } = compiled;
    const seen = compiled.kind === 'cards' ? compiled.day.recognition : null;
    return {
      findings: result.findings,
      sheet: seen?.sheet ?? '',
      form: result.form,
      edition: result.edition,
      holes: seen?.holes.length ?? 0,
      cards: result.cards,
    };
  });
}

/**
 * Compiles the day and writes the Results sheet. Rejects with `InputRefused`; if the inputs changed while it was
 * written, the sheet stays marked unfinished.
 */
export function compile(options: DoorOptions = {}): Promise<DayResult | MatchDayResult> {
  return inLanguage(options, async (language) => {
    const { sheets, kept } = await readBook();
    const asked = { kept, ...options };
    const closing = await closingPart();
    const { plans, result } = bookOf(sheets, asked, closing, language);
    const written = await writeResults(plans, sayResults('dropped', language), (now) => {
      const again = compileBook(now, asked, closing, language);
      return again.ok && isSamePlan(again.value.plans, plans);
    });
    finished(written, language);
    return result;
  });
}

/** The results as CSV, as one HTML page and as sheets of values; writes nothing. Rejects with `InputRefused`. */
export function publish(options: PublishOptions = {}): Promise<Published> {
  return inLanguage(options, async (language) => {
    const { sheets, kept } = await readBook();
    const closing = await closingPart();
    return closing.publishBook(
      bookOf(sheets, { kept, ...options }, closing, language),
      options.initials === true,
      language,
    );
  });
}

/**
 * Puts back the results that the last compilation replaced; done twice, those are back again. Rejects with
 * `InputRefused` where none are kept.
 */
export function putBack(options: DoorOptions = {}): Promise<{ readonly sheets: readonly string[] }> {
  return inLanguage(options, async (language) => {
    const written = await putBackResults(sayResults('dropped', language));
    if (!written) throw refusedFor([sheetRefusal('nothing-to-put-back')], language);
    return { sheets: finished(written, language) };
  });
}

/** The sheets that were written and finished; anything else is refused. */
export function finished(written: Written, language: Language): readonly string[] {
  if (written.kind === 'protected')
    throw refusedFor([sheetRefusal('sheet-protected', { sheet: written.sheet })], language);
  if (!written.isFinished)
    throw refusedFor([sheetRefusal('inputs-changed', { sheet: written.sheets[0] ?? '' })], language);
  return written.sheets;
}

/** Shows the cell of a finding. */
export async function goTo(cell: string): Promise<void> {
  const place = splitAddress(cell);
  if (place) await selectCell(place.sheet, place.cell);
}

/** Work whose refusals are told in the language asked for, or that of Excel. */
export async function inLanguage<T>(
  options: Pick<DoorOptions, 'language'>,
  work: (language: Language) => Promise<T>,
): Promise<T> {
  const language = options.language ?? languageOf(displayLanguage());
  try {
    return await work(language);
  } catch (error) {
    throw inWords(error, language);
  }
}

/** What Excel itself refuses as a refusal of ours, with a sentence; anything else is thrown on as it is. */
export function inWords(error: unknown, language: Language): unknown {
  if (error instanceof PartMissing) return refusedFor([sheetRefusal('part-missing')], language, error);
  if (!isRefusedByExcel(error)) return error;
  return refusedFor([sheetRefusal('excel-refused', { met: error.message })], language, error);
}

/** The value, or its refusals thrown as sentences. */
export function orRefused<T>(read: Recognised<T>, language: Language): T {
  if (read.ok) return read.value;
  throw refusedFor(read.refusals, language);
}

function bookOf(
  sheets: readonly SheetCells[],
  options: DayOptions,
  closing: Closing,
  language: Language,
): CompiledBook {
  const compiled = compileBook(sheets, options, closing, language);
  if (!compiled.ok) throw refusedFor(compiled.refusals, language);
  return compiled.value;
}

const refusedFor = (refusals: readonly SheetRefusal[], language: Language, cause?: unknown): InputRefused =>
  new InputRefused(wordRefusals(refusals, language), { cause });
