import { CLASSIC } from '../../src/rules/editions/classic/classic';
import { readForm } from '../../src/rules/forms/form';
import { matchText, playMatch } from '../../src/rules/forms/match/match';
import { type Player, SINGLES } from '../../src/rules/forms/match/match-form';
import { playRound } from '../../src/rules/forms/round';
import type { Ruling } from '../../src/rules/rulings/ruling';
import { fours, PAR_FOURS, soundOf } from '../rules/play';
import { range, type Suite, type Tally } from './tally';

const FOURS = fours();
const FIXED = PAR_FOURS.holes.map(() => 4);
const BALL = { scores: FOURS, handicap: 0 };

const breach = (clause: string, holes: readonly number[], who: Player | null = null): Ruling => ({
  who,
  what: { kind: 'breach', clause },
  holes,
  times: 1,
  taken: null,
  flags: [],
});

/** Total of fours on par 4s, and what one hole of breach of 4-4 or 6-4 changes in it. */
const FORMS = [
  ['gross', 72, 2],
  ['stableford', 36, -2],
  ['par', 0, -1],
] as const;

const holesIn = (set: number): readonly number[] =>
  range(1, 18).filter((hole) => Math.floor(set / 2 ** (hole - 1)) % 2);

const total = (form: string, rulings: readonly Ruling[]): number | null => {
  const round = playRound(PAR_FOURS, FIXED, soundOf(readForm(form)), { balls: [BALL], rulings }, CLASSIC);
  return round.ok ? round.value.total : null;
};

/** Every set of holes on which there were too many clubs, in strokes, points, holes and in a match (4-4, 32-1). */
export const CAPS: Suite = {
  name: 'caps on clubs and caddies, every set of holes',
  run: (depth, tally) => {
    const isDeep = depth === 'deep';
    for (let set = 1; set < 2 ** (isDeep ? 18 : 9); set++) {
      const holes = holesIn(set);
      const counted = holes.length === 1 ? 1 : 2;
      // The forms take turns, so that the sets are all there in half the time.
      const [form, even, each] = FORMS[set % 3] ?? FORMS[0];
      tally.compare(total(form, [breach('4-4', holes)]), even + counted * each, () => `${form} ${holes.join()}`);
      compareMatch(holes, counted, tally);
    }
    twoRules(isDeep ? 8 : 3, tally);
  },
};

/** All halved but for the state adjusted at the end of the last hole of breach: two up is won with one to play. */
function compareMatch(holes: readonly number[], counted: number, tally: Tally): void {
  const balls = new Map<Player, typeof BALL>([
    ['A', BALL],
    ['B', BALL],
  ]);
  const match = playMatch(PAR_FOURS, SINGLES, [['A'], ['B']], balls, [breach('4-4', holes, 'A')], CLASSIC);
  const last = holes[holes.length - 1] ?? 0;
  const second = counted === 1 ? 'B 1 up' : last === 18 ? 'B 2 up' : 'B 2&1';
  tally.compare(match.ok ? matchText(match.value) : 'refused', second, () => `match ${holes.join()}`);
}

/** Every pair of sets of 4-4 and 6-4, each with its own cap, and of two rulings of 4-4, which share one. */
function twoRules(holes: number, tally: Tally): void {
  for (let clubs = 1; clubs < 2 ** holes; clubs++)
    for (let others = 1; others < 2 ** holes; others++) {
      const [one, other] = [holesIn(clubs), holesIn(others)];
      const together = new Set([...one, ...other]);
      for (const [form, even, each] of FORMS) {
        const where = () => `${form} ${one.join()} and ${other.join()}`;
        const apart = Math.min(2, one.length) + Math.min(2, other.length);
        tally.compare(total(form, [breach('4-4', one), breach('6-4', other)]), even + apart * each, where);
        const shared = Math.min(2, together.size);
        tally.compare(total(form, [breach('4-4', one), breach('4-3a(iii)', other)]), even + shared * each, where);
      }
    }
}
