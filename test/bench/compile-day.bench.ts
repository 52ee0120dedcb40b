import { holeResult } from '../../src/rules/forms/hole-result';
import { strokesReceived } from '../../src/rules/handicaps/strokes-received';
import { compileDay } from '../../src/workbook/compile-day';
import type { SheetCells } from '../../src/workbook/sheet-cells';
import { INDEXES, numbers, PARS, sheet, terms } from '../workbook/sheets';

jest.setTimeout(300_000);

/** A thousand players of four rounds each: as many cards as the largest field, in one sheet and in four. */
const CARDS = 4_000;
const ROUNDS = 4;
const RUNS = 15;

const scoreOf = (card: number, hole: number): number => 3 + ((card * 7 + hole * 3 + ((card * hole) % 5)) % 4);

const roundOf = (name: string, cards: number, round: number): SheetCells =>
  sheet(name, [
    ['Player', 'PH', ...numbers(1, 18), 'Rulings'],
    ['Par', '', ...PARS],
    ['SI', '', ...INDEXES],
    ...numbers(1, cards).map((card) => [
      `Player ${card}`,
      card % 37,
      ...numbers(1, 18).map((hole) => scoreOf(card + round, hole)),
      '',
    ]),
  ]);

const termsOf = (...more: readonly (readonly string[])[]): SheetCells =>
  terms([['Form of play', 'Stableford'], ['Rules edition', 'classic'], ...more]);

/** So many cards on one sheet. */
const dayOf = (cards: number): readonly SheetCells[] => [roundOf('Scores', cards, 0), termsOf()];

/** So many players in four rounds that are added up. */
const seriesOf = (players: number): readonly SheetCells[] => [
  ...numbers(1, ROUNDS).map((round) => roundOf(`Round ${round}`, players, round)),
  termsOf(['Rounds', 'sum']),
];

/** The fastest of several runs of each, in milliseconds; they take turns, so that what else runs here slows all alike. */
function fastest(...works: readonly (() => unknown)[]): readonly number[] {
  const times = numbers(1, RUNS).map(() =>
    works.map((work) => {
      const begun = performance.now();
      work();
      return performance.now() - begun;
    }),
  );
  return works.map((_, nth) => Math.min(...times.map((run) => run[nth] ?? Infinity)));
}

/** Nothing but the points of every hole and a sort: what no way to do it can be without. */
function bareLoop(cards: number): number {
  const totals = numbers(1, cards).map((card) =>
    numbers(1, 18).reduce(
      (sum, hole) =>
        sum + (holeResult('stableford', scoreOf(card, hole), strokesReceived(card % 37, hole, 18), 4) ?? 0),
      0,
    ),
  );
  return totals.sort((a, b) => b - a)[0] ?? 0;
}

const FIELDS: readonly (readonly [string, (size: number) => readonly SheetCells[], number])[] = [
  ['cards on one sheet', dayOf, CARDS],
  [`players in ${ROUNDS} rounds`, seriesOf, CARDS / ROUNDS],
];

it.each(FIELDS)('a field four times as large takes at most five times as long: %s', (name, fieldOf, size) => {
  const [small, large] = [fieldOf(size / 4), fieldOf(size)];
  const compile = (sheets: readonly SheetCells[], players: number): number => {
    const compiled = compileDay(sheets, {}, 'en');
    if (!compiled.ok || compiled.value.result.cards.placed !== players) throw new Error('not compiled');
    // The double cards of so regular a field are findings, and are planned too.
    return compiled.value.plans.length;
  };
  compile(small, size / 4);
  const [little = 0, much = 0, bare = 0] = fastest(
    () => compile(small, size / 4),
    () => compile(large, size),
    () => bareLoop(CARDS),
  );
  process.stdout.write(
    `${size} ${name} compiled in ${much.toFixed(0)} ms, ${size / 4} in ${little.toFixed(0)} ms: ${(much / little).toFixed(1)} times; a bare loop over their holes is ${((100 * bare) / much).toFixed(1)} % of it\n`,
  );
  expect(much).toBeLessThanOrEqual(5 * little);
});
