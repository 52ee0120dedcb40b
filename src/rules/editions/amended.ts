import type { Clause } from './clause';

/**
 * The rows of an edition as the next one changed them.
 *
 * @param changes whole rows: each takes the place of the row with its id, or follows at the end
 * @param gone ids that the next edition no longer has
 */
export function amended(
  rows: readonly Clause[],
  changes: readonly Clause[],
  gone: readonly string[] = [],
): readonly Clause[] {
  const changed = new Map(changes.map((row) => [row.id, row]));
  const kept = rows.filter(({ id }) => !gone.includes(id)).map((row) => changed.get(row.id) ?? row);
  return [...kept, ...changes.filter(({ id }) => !rows.some((row) => row.id === id))];
}

/** A list by id as the next edition changed it. */
export const amendedMap = <T>(
  before: ReadonlyMap<string, T>,
  changes: Iterable<readonly [string, T]>,
  gone: readonly string[] = [],
): ReadonlyMap<string, T> => new Map([...[...before].filter(([id]) => !gone.includes(id)), ...changes]);
