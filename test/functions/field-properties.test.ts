import * as fc from 'fast-check';
import { answerOf, type Arguments, FOURS, functionNamed, FUNCTIONS, isError, line } from './excel';

describe('whatever stands in the cells', () => {
  const cell = fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 9 }) },
    fc.constantFrom(
      null,
      undefined,
      '',
      0,
      'X',
      '-',
      'NR',
      ' 5 ',
      '+2',
      -2,
      2.5,
      45_000,
      'abc',
      true,
      NaN,
      Infinity,
      '#N/A',
    ),
    fc.constantFrom(
      'R4-4@1',
      'DQ R6-6b',
      'WD',
      'A:R6-7@2',
      'stableford',
      'fourball net',
      'par',
      'classic',
      'countback',
    ),
    fc.constantFrom({ code: '#N/A' }, { address: 'A1' }),
    // Braces of its own would look like a value left out of a sentence.
    fc.string({ maxLength: 5 }).filter((text) => !/[{}]/.test(text)),
  );
  const anyGrid = fc
    .tuple(fc.integer({ min: 0, max: 4 }), fc.constantFrom(1, 2, 9, 18, 20))
    .chain(([rows, columns]) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
    );
  const anyArgument = fc.oneof(cell, anyGrid);

  const isAnswer = (value: unknown): boolean =>
    typeof value === 'string' ||
    (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) ||
    isError(value);

  const expectAnswers = (answer: unknown[][] | string): void => {
    if (typeof answer === 'string') {
      expect(answer).not.toMatch(/undefined|NaN|null|\[object|\{\w+\}/);
      return;
    }
    expect(answer.length).toBeGreaterThan(0);
    expect(new Set(answer.map((row) => row.length)).size).toBe(1);
    expect(answer.flat().filter((value) => !isAnswer(value))).toEqual([]);
  };

  test.each(FUNCTIONS.map((each) => [each.name, each] as const))(
    '%s answers texts, numbers and #VALUE!, or is refused with a sentence',
    (_, each) => {
      fc.assert(
        fc.property(
          fc.array(anyArgument, { minLength: each.parameters.length, maxLength: each.parameters.length }),
          (given) => {
            expectAnswers(
              answerOf(() => each.call(Object.fromEntries(each.parameters.map((name, at) => [name, given[at]])))),
            );
          },
        ),
        { numRuns: 300 },
      );
      // One argument of a sound call at a time gets further in.
      fc.assert(
        fc.property(fc.constantFrom(...each.parameters), anyArgument, (name, argument) => {
          expectAnswers(answerOf(() => each.call({ ...each.field, [name]: argument })));
        }),
        { numRuns: 300 },
      );
    },
  );
});

describe('a field scored together is its cards scored one by one', () => {
  const score = fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 2, max: 9 }) },
    fc.constantFrom<unknown>(null, 'X', 0, 'y', 4.5),
  );
  const ruling = fc.constantFrom(
    '',
    '',
    '',
    'R4-4@1,2',
    'R19-2@5',
    'DQ R6-6b',
    'WD',
    'R18-2a@3x2; R18@3',
    'R4-4@19',
    'P2@7',
  );
  const handicap = fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: -4, max: 40 }) },
    fc.constantFrom<unknown>('+2', null, 1.5),
  );
  const cards = fc.array(fc.tuple(fc.array(score, { minLength: 18, maxLength: 18 }), handicap, ruling), {
    minLength: 2,
    maxLength: 6,
  });
  // 19 is prime, so that these are 1 to 18 in some order.
  const indexes = [line(18, (hole) => (hole * 7) % 19)];

  /** A card's answers, or its refusal without the number of the card. */
  const bare = (cells: readonly unknown[]): unknown =>
    cells.map((value) =>
      isError(value) ? value.message.replace(/, card \d+/g, '').replace(/, carte \d+/g, '') : value,
    );

  test.each(['STABLEFORD', 'STABLEFORDHOLES', 'PARRESULT', 'PARHOLES', 'NET', 'GROSS', 'CARDCHECK'])('%s', (name) => {
    const each = functionNamed(name);
    const given = (chosen: readonly (readonly [unknown[], unknown, string])[]): Arguments => {
      const all: Arguments = {
        scores: chosen.map(([scores]) => scores),
        pars: [FOURS],
        indexes,
        handicaps: chosen.map(([, off]) => [off]),
        form: 'stableford',
        rulings: chosen.map(([, , cell]) => [cell]),
      };
      return Object.fromEntries(Object.entries(all).filter(([key]) => each.parameters.includes(key)));
    };
    fc.assert(
      fc.property(cards, (field) => {
        const together = each.call(given(field));
        field.forEach((card, at) => {
          const alone = answerOf(() => each.call(given([card])));
          const mine = together[at] ?? [];
          expect(typeof alone === 'string' ? mine.map(() => alone) : alone[0]).toEqual(bare(mine));
        });
      }),
      { numRuns: 150 },
    );
  });

  test('a side in two lines, and the same in lines given apart', () => {
    const places = functionNamed('LEADERBOARD');
    const score2 = functionNamed('FOURBALLSCORE');
    const sides = fc.array(
      fc.tuple(
        fc.array(fc.integer({ min: 2, max: 8 }), { minLength: 18, maxLength: 18 }),
        fc.array(fc.integer({ min: 2, max: 8 }), { minLength: 18, maxLength: 18 }),
        fc.integer({ min: -2, max: 30 }),
        fc.integer({ min: -2, max: 30 }),
        fc.constantFrom('', 'R19-2@5', 'R31-6@5', 'R4-4@1', 'WD', 'R6-3@1'),
        fc.constantFrom('', 'R19-2@5', 'R6-7@4', 'R4-4@2', 'side:R6-4@3', 'DQ R6-8'),
        fc.constantFrom('stableford', 'net', 'par', 'bogey', 'gross'),
      ),
      { minLength: 1, maxLength: 1 },
    );
    const named = (letter: string, cell: string) => (cell === '' || cell.includes(':') ? cell : `${letter}:${cell}`);
    fc.assert(
      fc.property(sides, (field) => {
        for (const [a, b, offA, offB, rulingA, rulingB, form] of field) {
          const apart = score2.call({
            scoresA: [a],
            scoresB: [b],
            pars: [FOURS],
            indexes,
            handicapsA: offA,
            handicapsB: offB,
            scoring: form,
            rulings: [[[named('A', rulingA), named('B', rulingB)].filter((cell) => cell !== '').join('; ')]],
          });
          const together = places.call({
            names: [['side']],
            scores: [a, b],
            pars: [FOURS],
            indexes,
            handicaps: [[offA], [offB]],
            form: `fourball ${form}`,
            rulings: [[rulingA], [rulingB]],
          });
          expect(together[0]?.[2]).toEqual(apart[0]?.[0]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
