import { holeResult } from '../../src/rules/forms/hole-result';
import { strokesReceived } from '../../src/rules/handicaps/strokes-received';
import { compileDay } from '../../src/workbook/compile-day';
import { INDEXES, numbers, PARS, sheet, terms } from '../workbook/sheets';

jest.setTimeout(300_000);

/** A thousand players of four rounds each: as many cards as the largest field, in one sheet. */
const CARDS = 4_000;
const RUNS = 5;

const scoreOf = (card: number, hole: number): number => 3 + ((card * 7 + hole * 3 + ((card * hole) % 5)) % 4);

const dayOf = (cards: number) => [
  sheet('Scores', [
    ['Player', 'PH', ...numbers(1, 18), 'Rulings'],
    ['Par', '', ...PARS],
    ['SI', '', ...INDEXES],
    ...numbers(1, cards).map((card) => [
      `Player ${card}`,
      card % 37,
      ...numbers(1, 18).map((hole) => scoreOf(card, hole)),
      '',
    ]),
  ]),
  terms([
    ['Form of play', 'Stableford'],
    ['Rules edition', 'classic'],
  ]),
];

/** The fastest of several runs, in milliseconds. */
function fastest(work: () => unknown): number {
  const times = numbers(1, RUNS).map(() => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return Math.min(...times);
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

it('a field four times as large takes at most five times as long', () => {
  const [small, large] = [dayOf(CARDS / 4), dayOf(CARDS)];
  const compile = (day: ReturnType<typeof dayOf>) => {
    const compiled = compileDay(day, {}, 'en');
    if (!compiled.ok || compiled.value.result.cards.placed !== day[0]!.values.length - 3)
      throw new Error('not compiled');
    // The double cards of so regular a field are findings, and are planned too.
    return compiled.value.plans.length;
  };
  compile(small);
  const times = { small: fastest(() => compile(small)), large: fastest(() => compile(large)) };
  const bare = fastest(() => bareLoop(CARDS));
  process.stdout.write(
    `${CARDS} cards compiled in ${times.large.toFixed(0)} ms, ${CARDS / 4} in ${times.small.toFixed(0)} ms: ${(times.large / times.small).toFixed(1)} times; a bare loop over their holes is ${((100 * bare) / times.large).toFixed(1)} % of it\n`,
  );
  expect(times.large).toBeLessThanOrEqual(5 * times.small);
});
