/** Neighbours that nothing parts, and where the first of them stands, from 0. */
export interface LevelGroup<T> {
  readonly from: number;
  readonly members: readonly [T, ...T[]];
}

/**
 * A sorted field in groups of those who share a place.
 *
 * @example levelGroups([70, 71, 71], (a, b) => a === b).map(({ from }) => from + 1) //=> [1, 2]
 */
export function levelGroups<T>(sorted: readonly T[], isLevel: (a: T, b: T) => boolean): readonly LevelGroup<T>[] {
  const groups: { readonly from: number; readonly members: [T, ...T[]] }[] = [];
  sorted.forEach((entry, at) => {
    const last = groups.at(-1);
    if (last && isLevel(last.members[0], entry)) last.members.push(entry);
    else groups.push({ from: at, members: [entry] });
  });
  return groups;
}
