import { compileMatches } from './match-day';
import { planMatches } from './match-day-plan';
import { publishBook } from './publish';

/** What is needed only once a day is closed: matches of teams, and results outside the workbook. */
export const CLOSING = { compileMatches, planMatches, publishBook } as const;

export type Closing = typeof CLOSING;
