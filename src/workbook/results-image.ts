import type { ResultsPlan } from './results-page';

/** The workbook setting that keeps the results as they were last finished, and those before. */
export const IMAGE_SETTING = 'scoreDeskResultsImage';

/** What each of our sheets held, by name. */
export type ResultsImage = readonly { readonly name: string; readonly plan: ResultsPlan }[];

/** `last`: as finished last. `before`: what that replaced; null: nothing did yet. */
export interface KeptResults {
  readonly last: ResultsImage | null;
  readonly before: ResultsImage | null;
}

/** Results of more characters than this are not kept: a workbook's settings are no place for them. */
const MOST_CHARACTERS = 1_500_000;

/**
 * What is kept once `next` is written. Writing the same again changes nothing, so that a second run leaves the file
 * as the first did.
 */
export function keep(kept: KeptResults, next: ResultsImage): KeptResults {
  if (isSameImage(kept.last, next)) return kept;
  const before = kept.last;
  const size = JSON.stringify([next, before]).length;
  return { last: next, before: size > MOST_CHARACTERS ? null : before };
}

export const isSameImage = (a: ResultsImage | null, b: ResultsImage | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** What the setting holds; anything that is no image counts for nothing. */
export function keptIn(setting: unknown): KeptResults {
  const record = isRecord(setting) ? setting : {};
  return { last: imageIn(record['last']), before: imageIn(record['before']) };
}

function imageIn(value: unknown): ResultsImage | null {
  if (!Array.isArray(value)) return null;
  const entries: readonly unknown[] = value;
  const sheets = entries.flatMap((entry) =>
    isRecord(entry) && typeof entry['name'] === 'string' && isPlan(entry['plan'])
      ? [{ name: entry['name'], plan: entry['plan'] }]
      : [],
  );
  return sheets.length === entries.length ? sheets : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isPlan(value: unknown): value is ResultsPlan {
  return (
    isRecord(value) &&
    typeof value['heading'] === 'string' &&
    typeof value['unfinished'] === 'string' &&
    ['rows', 'bold', 'sentences', 'heights', 'widths'].every((part) => Array.isArray(value[part])) &&
    ['places', 'figures'].every((part) => isRecord(value[part]))
  );
}
