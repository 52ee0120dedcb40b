import { sayResults } from '../words/results';
import type { Language } from '../words/say';
import type { Day } from './day';
import type { DayResult } from './day-result';
import { dateText } from './terms-values';

/** Whether anything is still to be decided: the first line of every sheet of ours. */
export const headingOf = ({ open }: DayResult, language: Language): string => openHeading(open, language);

/** The same of so many open decisions. */
export function openHeading(open: number, language: Language): string {
  if (open === 0) return sayResults('settled', language);
  return open === 1 ? sayResults('provisionalOne', language) : sayResults('provisional', language, { open });
}

/** The competition and its date. */
export const titleOf = (day: Day, result: DayResult, language: Language): string =>
  [result.competition || sayResults('untitled', language), dateText(day.terms.date)]
    .filter((part) => part !== '')
    .join(', ');

/** Excel's limit, and what it allows in no name of a sheet. */
const LONGEST_SHEET_NAME = 31;

/** A name that a sheet can have, with room for a number behind it. */
export const sheetName = (name: string): string =>
  name
    .replace(/[:\\/?*[\]]/g, '-')
    .slice(0, LONGEST_SHEET_NAME - 3)
    .replace(/[\s']+$/, '');
