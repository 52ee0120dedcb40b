import { type Language, languageOf } from '../words/say';
import { sayResults } from '../words/results';
import { type CompiledDay, compileDay } from './compile-day';
import type { DayResult } from './day-result';
import type { Finding } from './finding';
import type { DayOptions } from './judge-day';
import type { Written } from './office-results';
import { displayLanguage, isRefusedByExcel, putBackResults, readBook, selectCell, writeResults } from './office-sheets';
import { type MeritEvent, meritOf, type MeritResult, type MeritTerms } from './order-of-merit';
import { meritCsv } from './order-of-merit-csv';
import { planMerit } from './order-of-merit-plan';
import { meritByInitials } from './initials';
import { publishDay, type Published } from './publish';
import { resultsHtml } from './publish-html';
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

/** The events of a season as `compile` answered them, and the Committee's terms. */
export interface MeritOptions extends MeritTerms {
  readonly events: readonly MeritEvent[];
  readonly language?: Language | undefined;
  /** In CSV and HTML, names by their initials only. */
  readonly initials?: boolean | undefined;
}

/** The order of merit, and what of it is published. */
export interface MeritCompiled {
  readonly result: MeritResult;
  readonly csv: string;
  readonly html: string;
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
    const { day, result } = dayOf(sheets, { kept, ...options }, language);
    return {
      findings: result.findings,
      sheet: day.recognition.sheet,
      form: result.form,
      edition: result.edition,
      holes: day.recognition.holes.length,
      cards: result.cards,
    };
  });
}

/**
 * Compiles the day and writes the Results sheet. Rejects with `InputRefused`; if the inputs changed while it was
 * written, the sheet stays marked unfinished.
 */
export function compile(options: DoorOptions = {}): Promise<DayResult> {
  return inLanguage(options, async (language) => {
    const { sheets, kept } = await readBook();
    const asked = { kept, ...options };
    const { plans, result } = dayOf(sheets, asked, language);
    const written = await writeResults(plans, sayResults('dropped', language), (now) => {
      const again = compileDay(now, asked, language);
      return again.ok && isSamePlan(again.value.plans, plans);
    });
    finished(written, language);
    return result;
  });
}

/** The results as CSV, as one HTML page and as values; writes nothing. Rejects with `InputRefused`. */
export function publish(options: PublishOptions = {}): Promise<Published> {
  return inLanguage(options, async (language) => {
    const { sheets, kept } = await readBook();
    return publishDay(dayOf(sheets, { kept, ...options }, language), options.initials === true, language);
  });
}

/**
 * Writes an order of merit in a workbook of its own: an empty one, or one that holds nothing but sheets of ours. Rejects
 * with `InputRefused`.
 */
export function orderOfMerit(options: MeritOptions): Promise<MeritCompiled> {
  return inLanguage(options, async (language) => {
    const result = orRefused(meritOf(options.events, options, language), language);
    const { sheets } = await readBook();
    const other = sheets.find(({ values }) => values.length > 0);
    if (other) throw refusedFor([sheetRefusal('merit-other-sheets', { sheet: other.name })], language);
    const plans = planMerit(result, language);
    const isStillEmpty = (now: readonly SheetCells[]): boolean => now.every(({ values }) => values.length === 0);
    finished(await writeResults(plans, sayResults('dropped', language), isStillEmpty), language);
    const told = options.initials === true ? meritByInitials(result) : { ...result, findings: [] };
    const title = sayResults('merit', language);
    return { result, csv: meritCsv(told, language), html: resultsHtml(planMerit(told, language), title, language) };
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
function finished(written: Written, language: Language): readonly string[] {
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

async function inLanguage<T>(
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
  if (!isRefusedByExcel(error)) return error;
  return refusedFor([sheetRefusal('excel-refused', { met: error.message })], language, error);
}

/** The value, or its refusals thrown as sentences. */
export function orRefused<T>(read: Recognised<T>, language: Language): T {
  if (read.ok) return read.value;
  throw refusedFor(read.refusals, language);
}

function dayOf(sheets: readonly SheetCells[], options: DayOptions, language: Language): CompiledDay {
  const compiled = compileDay(sheets, options, language);
  if (!compiled.ok) throw refusedFor(compiled.refusals, language);
  return compiled.value;
}

const refusedFor = (refusals: readonly SheetRefusal[], language: Language, cause?: unknown): InputRefused =>
  new InputRefused(wordRefusals(refusals, language), { cause });
