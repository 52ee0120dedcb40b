import type { Language } from '../words/say';
import type { CompiledDay } from './compile-day';
import type { CompiledBook } from './compile-book';
import { byInitials, matchesByInitials } from './initials';
import type { MatchDayResult } from './match-day';
import { matchesCsv } from './match-day-csv';
import { planMatches } from './match-day-plan';
import { resultsCsv } from './publish-csv';
import { resultsHtml } from './publish-html';
import type { ResultsPlan } from './results-page';
import { planResults } from './results-plan';

/** The results outside the workbook. Findings, which are the Committee's, are in none of it. */
export interface Published {
  readonly csv: string;
  /** One page, complete in itself. */
  readonly html: string;
  /** The results sheets as values, for a workbook that holds nothing else. */
  readonly plans: readonly ResultsPlan[];
}

/** A compiled workbook as texts and sheets of values, a day of cards or of matches. */
export function publishBook(compiled: CompiledBook, isInitialsOnly: boolean, language: Language): Published {
  if (compiled.kind === 'cards') return publishDay(compiled, isInitialsOnly, language);
  const told: MatchDayResult = {
    ...(isInitialsOnly ? matchesByInitials(compiled.result) : compiled.result),
    findings: [],
  };
  const plans = planMatches(told, language);
  return {
    csv: matchesCsv(told, language),
    html: resultsHtml(plans, told.competition, language),
    plans,
  };
}

/**
 * The results as texts, and as sheets of values. Pure: the same day gives the same texts.
 *
 * @param isInitialsOnly names by their initials, for a page that anybody may read
 */
export function publishDay({ day, result }: CompiledDay, isInitialsOnly: boolean, language: Language): Published {
  const told = { ...(isInitialsOnly ? byInitials(result) : result), findings: [] };
  const plans = planResults(day, told, language);
  return {
    csv: resultsCsv(told, language),
    html: resultsHtml(plans, told.competition, language),
    plans,
  };
}
