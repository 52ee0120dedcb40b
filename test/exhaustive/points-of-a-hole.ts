import { holeResult } from '../../src/rules/forms/hole-result';
import { strokesReceived } from '../../src/rules/handicaps/strokes-received';
import { range, type Suite } from './tally';

/** Rule 32-1b as it is printed, by net less fixed score; beyond its end by one a stroke. */
const PRINTED: Readonly<Record<string, number>> = { '1': 1, '0': 2, '-1': 3, '-2': 4, '-3': 5, '-4': 6 };

/** Net strokes with the handicap dealt one by one, the hardest hole first, and taken back from the easiest. */
function netByDealing(score: number, handicap: number, index: number): number {
  let net = score;
  for (let given = index; given <= handicap; given += 18) net -= 1;
  for (let back = 19 - index; back <= -handicap; back += 18) net += 1;
  return net;
}

function pointsFromTable(over: number): number {
  const printed = PRINTED[`${over}`];
  if (printed !== undefined) return printed;
  return over > 1 ? 0 : 6 + (-4 - over);
}

/**
 * Handicap −10 to 54 × par 3 to 6 × index 1 to 18 × no score or 1 to 12: 60,840 holes in Stableford and against par; deep,
 * every handicap and score that is read, against bogey too.
 */
export const POINTS_OF_A_HOLE: Suite = {
  name: 'Stableford, par and bogey, every hole',
  run: (depth, tally) => {
    const isDeep = depth === 'deep';
    const scores = [null, ...range(1, isDeep ? 30 : 12)];
    for (const handicap of isDeep ? range(-18, 99) : range(-10, 54))
      for (const par of range(3, 6))
        for (const index of range(1, 18)) {
          const strokes = strokesReceived(handicap, index, 18);
          for (const score of scores) {
            const over = score === null ? null : netByDealing(score, handicap, index) - par;
            const where = () => `handicap ${handicap}, par ${par}, index ${index}, score ${score}`;
            tally.compare(
              holeResult('stableford', score, strokes, par),
              over === null ? 0 : pointsFromTable(over),
              where,
            );
            const result = over === null || over > 0 ? -1 : over < 0 ? 1 : 0;
            tally.compare(holeResult('par', score, strokes, par), result, where);
            if (!isDeep) continue;
            // Against bogey a hole is won unless it is worse than par, and halved one over.
            const bogey = over === null || over > 1 ? -1 : over < 1 ? 1 : 0;
            tally.compare(holeResult('bogey', score, strokes, par + 1), bogey, where);
          }
        }
  },
};

/** Handicap −10 to 54 over 9, 12 and 18 holes; deep, every handicap over 1 to 18 holes. */
export const STROKES_TABLE: Suite = {
  name: 'strokes received',
  run: (depth, tally) => {
    const isDeep = depth === 'deep';
    for (const holes of isDeep ? range(1, 18) : [9, 12, 18])
      for (const handicap of isDeep ? range(-18, 99) : range(-10, 54)) {
        const dealt = new Array<number>(holes).fill(0);
        for (let nth = 0; nth < Math.abs(handicap); nth++) {
          const at = handicap > 0 ? nth % holes : holes - 1 - (nth % holes);
          dealt[at] = (dealt[at] ?? 0) + (handicap > 0 ? 1 : -1);
        }
        dealt.forEach((strokes, at) =>
          tally.compare(
            strokesReceived(handicap, at + 1, holes),
            strokes,
            () => `${handicap} over ${holes}, ${at + 1}`,
          ),
        );
      }
  },
};
