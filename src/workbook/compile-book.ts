import { cellText } from '../rules/cell-text';
import type { Language } from '../words/say';
import type { Closing } from './closing';
import { type CompiledDay, compileDay } from './compile-day';
import type { DayOptions } from './judge-day';
import type { MatchDayResult } from './match-day';
import { holdsMatches } from './match-sheet';
import type { ResultsPlan } from './results-page';
import { type Recognised, recognised } from './sheet-refusal';
import type { SheetCells } from './sheet-cells';
import { readTermsLines } from './terms-lines';

/** A compiled workbook: a day of cards, or of matches between teams. */
export type CompiledBook =
  | ({ readonly kind: 'cards' } & CompiledDay)
  | { readonly kind: 'matches'; readonly result: MatchDayResult; readonly plans: readonly ResultsPlan[] };

/**
 * Compiles whatever a workbook holds. Pure.
 *
 * @param sheets every sheet but the results that we wrote ourselves
 */
export function compileBook(
  sheets: readonly SheetCells[],
  options: DayOptions,
  { compileMatches, planMatches }: Pick<Closing, 'compileMatches' | 'planMatches'>,
  language: Language,
): Recognised<CompiledBook> {
  if (isMatchDay(sheets, options)) {
    const matches = compileMatches(sheets, options.sheet, language);
    if (!matches.ok) return matches;
    return recognised({ kind: 'matches', result: matches.value, plans: planMatches(matches.value, language) });
  }
  const day = compileDay(sheets, options, language);
  return day.ok ? recognised({ kind: 'cards', ...day.value }) : day;
}

/** Whether the user or the Terms say match play, or there is nothing but matches. */
export function isMatchDay(sheets: readonly SheetCells[], { form }: DayOptions = {}): boolean {
  const lines = readTermsLines(sheets);
  const stated = lines.ok ? cellText(lines.value.lines.get('form')?.cells[0] ?? '') : '';
  return holdsMatches(sheets, (form ?? '').trim() === '' ? stated : (form ?? ''));
}
