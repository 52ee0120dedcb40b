import { cellText, isBlank } from '../rules/cell-text';
import type { RoundsCounted } from '../rules/standings/several-rounds';
import { plainWords } from './headings';
import { type Recognised, recognised, sheetRefusal, unrecognised } from './sheet-refusal';

/** What the Terms say of several rounds; `played` is how many they say there are, null where they leave it open. */
export interface RoundsTerms {
  readonly counted: RoundsCounted;
  readonly played: number | null;
}

/** Whether the best of each hole counts. */
export const isEclectic = (rounds: RoundsTerms | null): boolean => rounds?.counted.kind === 'eclectic';

const ALL = new Set(['sum', 'all', 'total', 'somme', 'tous', 'toutes', 'cumul']);
const BEST = /^(?:(?:best|meilleure?s?) (\d{1,2})|(\d{1,2}) (?:best|meilleure?s?))(?: (?:of|de|sur) (\d{1,2}))?$/;
const ECLECTIC =
  /^(?:eclectic|eclectique|ringer)(?: (?:score|card|carte))?(?: (?:(?:of|over|de|sur) )?(\d{1,2})(?: (?:rounds|tours))?)?$/;
const COUNT = /^(\d{1,2})(?: (?:rounds|tours))?$/;

/**
 * Reads the rounds of a competition: `sum`, a number of rounds that all count, `best 2 of 3`, or `eclectic`,
 * the best of each hole. Nothing is one round: null.
 */
export function readRounds(value: unknown, cell: string): Recognised<RoundsTerms | null> {
  if (isBlank(value)) return recognised(null);
  const words = plainWords(value);
  if (ALL.has(words)) return recognised({ counted: { kind: 'all' }, played: null });
  const played = Number(COUNT.exec(words)?.[1]);
  if (played === 1) return recognised(null);
  if (played > 1) return recognised({ counted: { kind: 'all' }, played });
  const eclectic = ECLECTIC.exec(words);
  if (eclectic) {
    const of = eclectic[1] === undefined ? null : Number(eclectic[1]);
    if (of === null || of > 1) return recognised({ counted: { kind: 'eclectic' }, played: of });
  }
  const [, before, after, of] = BEST.exec(words) ?? [];
  const count = Number(before ?? after);
  const all = of === undefined ? null : Number(of);
  if (!(count >= 1) || (all !== null && all < count))
    return unrecognised(sheetRefusal('rounds-unknown', { cell, met: cellText(value) }));
  return recognised({ counted: { kind: 'best', count }, played: all });
}
