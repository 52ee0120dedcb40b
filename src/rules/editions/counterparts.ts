import { numberIn2019 } from './2023/renumbered';
import type { EditionId } from './clause';

/** Classic clauses and the later clause (2019, 2023) on the same matter. Of several classic clauses with one later clause, the first is named back. */
const PAIRS = [
  ['1-3', '1.3'],
  ['3-2', '3.3c'],
  ['4-1', '4.1a'],
  ['4-2', '4.1a'],
  ['4-4', '4.1b'],
  ['4-4c', '4.1c'],
  ['4-3a(iii)', '4.1b'],
  ['5-1', '4.2a'],
  ['5-2', '4.2a'],
  ['6-2b', '3.3b(4)'],
  ['6-2', '3.3b(4)'],
  ['6-2a', '3.2c'],
  ['6-3', '5.3a'],
  ['6-3b', '5.4'],
  ['6-4', '10.3a'],
  ['6-6b', '3.3b(2)'],
  ['6-6d', '3.3b(3)'],
  ['6-7', '5.6a'],
  ['6-8', '5.7a'],
  ['7-1', '5.2b'],
  ['7-1a', '5.2a'],
  ['14-3', '4.3'],
  ['15-2', '6.3b'],
  ['15-3', '6.3c'],
  ['18-2', '9.4b'],
  ['18-2a', '9.4b'],
  ['18-2b', '9.4b'],
  ['18-3', '9.5'],
  ['19-2', '11.1'],
  ['19-2a', '11.1'],
  ['19-2b', '11.1'],
  ['19-5', '11.1a'],
  ['20-7', '14.7'],
  ['29-3', '22.3'],
  ['29-2', '22.3'],
  ['31-3', '4.1b'],
  ['31-4', '23.2b'],
  ['31-6', '6.3c'],
  ['31-7', '23.9b'],
  ['31-7a', '23.9b(1)'],
  ['31-7b', '23.9b(2)'],
  ['31-7c', '23.9b(3)'],
  ['31-8', '23.9a(2)'],
  ['30-2a', '9.5'],
  ['30-2b', '21.4'],
  ['30-3b', '4.1b'],
  ['30-3d', '6.3c'],
  ['30-3e(i)', '23.9b(1)'],
  ['30-3e(ii)', '23.9b(2)'],
  ['30-3e(iii)', '23.9b(3)'],
  ['30-3f', '23.9a(2)'],
  ['32-1a', '21.3'],
  ['32-1b', '21.1'],
] as const;

/** The same matters under the number that 2019 has for them. */
const PAIRS_2019 = [
  ['31-7', '23.8b'],
  ['31-7a', '23.8b(1)'],
  ['31-7b', '23.8b(2)'],
  ['31-7c', '23.8b(3)'],
  ['31-8', '23.8a(2)'],
] as const;

/** Every classic clause that has a later one. */
export const COUNTERPARTS: ReadonlyMap<string, string> = new Map(PAIRS);

/** The way back. Set last pair first, so that the first of several stays. */
const CLASSIC_OF: ReadonlyMap<string, string> = new Map(
  [...PAIRS_2019, ...PAIRS].reverse().map(([classic, later]) => [later, classic]),
);

/**
 * The clause of the other notation on the same matter: hyphen to dot, dot to hyphen.
 *
 * @param clause as cited after the R. Cited shallow, it takes the counterpart of its parts if they have one between them;
 * a part without a counterpart of its own takes that of the clause it stands in
 * @param edition the one that wants it; left out, a later clause has its number of 2023
 * @returns null when none is known, or the parts went different ways
 * @example counterpartOf('4-4a') //=> '4.1b'
 */
export function counterpartOf(clause: string, edition?: EditionId): string | null {
  const known = clause.includes('.') ? CLASSIC_OF : COUNTERPARTS;
  const counterpart = known.get(clause) ?? onlyOne(ofItsParts(clause, known)) ?? ofItsParents(clause, known);
  return edition === '2019' && counterpart !== null ? numberIn2019(counterpart) : counterpart;
}

const ofItsParts = (clause: string, known: ReadonlyMap<string, string>): readonly string[] =>
  [...known].filter(([part]) => isPartOf(part, clause)).map(([, counterpart]) => counterpart);

const isPartOf = (part: string, clause: string): boolean =>
  part.startsWith(clause) && /^[a-z(]/.test(part.slice(clause.length));

function onlyOne(counterparts: readonly string[]): string | undefined {
  const different = new Set(counterparts);
  return different.size === 1 ? counterparts[0] : undefined;
}

function ofItsParents(clause: string, known: ReadonlyMap<string, string>): string | null {
  const parent = clause.replace(/\([^)]*\)$|[a-z]$/, '');
  if (parent === clause) return null;
  return known.get(parent) ?? ofItsParents(parent, known);
}
