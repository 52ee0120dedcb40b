import { CLAUSES_2019 } from '../../src/rules/editions/2019/edition-2019';
import { CLASSIC } from '../../src/rules/editions/classic/classic';
import { formatRulings, parseRulings } from '../../src/rules/rulings/notation';
import type { What, Who } from '../../src/rules/rulings/ruling';
import { readHoleScore } from '../../src/rules/score';
import { range, type Suite } from './tally';

/** Texts of a ruling's parts, each beside what it says. */
const WHATS: readonly (readonly [string, What])[] = [
  ...[...CLASSIC.clauses.keys(), ...CLAUSES_2019.map(({ id }) => id)].flatMap((clause) => [
    [`R${clause}`, { kind: 'breach', clause }] as const,
    [`DQ R${clause}`, { kind: 'status', status: { code: 'DQ', clause } }] as const,
  ]),
  ...range(1, 9).map((strokes) => [`P${strokes}`, { kind: 'strokes', strokes }] as const),
  ...(['NR', 'DQ', 'WD', 'NS'] as const).map(
    (code) => [code, { kind: 'status', status: { code, clause: null } }] as const,
  ),
];
const WHO: readonly (readonly [string, Who | null])[] = [
  ['', null],
  ...(['A', 'B', 'C', 'D', 'side'] as const).map((who) => [`${who}:`, who] as const),
];
const HOLES: readonly (readonly [string, readonly number[]])[] = [
  ['', []],
  ...range(1, 18).map((hole) => [`@${hole}`, [hole]] as const),
  ...range(1, 17).map((hole) => [`@${hole},${hole + 1}`, [hole, hole + 1]] as const),
  ...range(1, 16).map((hole) => [`@${hole}-${hole + 2}`, [hole, hole + 1, hole + 2]] as const),
  ...range(1, 14).map((hole) => [`@${hole},${hole + 2}-${hole + 4}`, [hole, hole + 2, hole + 3, hole + 4]] as const),
];

/** Every ruling put together from its parts is read as those parts, and written as that text. */
export const NOTATION: Suite = {
  name: 'the notation of rulings, both ways',
  run: (depth, tally) => {
    const isDeep = depth === 'deep';
    for (const [who, player] of WHO)
      for (const [what, said] of isDeep ? WHATS : WHATS.filter((_, nth) => nth % 40 === 0))
        for (const [at, holes] of isDeep ? HOLES : HOLES.filter((_, nth) => nth % 8 === 0))
          for (const times of at === '' ? [1] : [1, 2])
            for (const taken of [null, 5]) {
              const text = `${who}${what}${at}${times === 1 ? '' : 'x2'}${taken === null ? '' : '=5'}`;
              const read = parseRulings(text);
              const [ruling] = read.ok ? read.value : [];
              const isSame =
                ruling?.who === player &&
                ruling.times === times &&
                ruling.taken === taken &&
                ruling.holes.join() === holes.join() &&
                JSON.stringify(ruling.what) === JSON.stringify(said);
              tally.compare(isSame, true, () => text);
              tally.compare(read.ok ? formatRulings(read.value) : '', text, () => text);
            }
  },
};

/** Every whole number as a number and as text, spaced, and every word for no score: strokes 1 to 30, nothing, or refused. */
export const SCORE_CELLS: Suite = {
  name: 'what a score cell may hold',
  run: (depth, tally) => {
    const compare = (cell: unknown, second: number | null | 'refused'): void => {
      const read = readHoleScore(cell, 1);
      tally.compare(typeof read === 'number' || read === null ? read : 'refused', second, () => JSON.stringify(cell));
    };
    const most = depth === 'deep' ? 100_000 : 500;
    for (let number = -most; number <= most; number++) {
      const second = number === 0 ? null : number >= 1 && number <= 30 ? number : 'refused';
      for (const cell of [number, `${number}`, ` ${number}\u00a0`]) compare(cell, second);
      compare(number + 0.5, 'refused');
      compare(`+${number}`, number === 0 ? null : 'refused');
    }
    for (const word of ['', '-', '–', '—', '/', 'x', 'X', 'nr', 'NR', 'Croix'])
      for (const [before, after] of [
        ['', ''],
        [' ', ''],
        ['', '\u00a0'],
      ] as const)
        compare(`${before}${word}${after}`, null);
  },
};
