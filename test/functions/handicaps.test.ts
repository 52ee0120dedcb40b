import './excel';
import { courseHandicapOf, matchStrokesOf, playingHandicapOf, sideHandicapOf } from '../../src/functions/handicaps';

type Row = readonly [
  source: string,
  index: unknown,
  slope: number,
  rating: number,
  par: number,
  options: string,
  wanted: number,
];

describe('COURSEHANDICAP', () => {
  const rows: readonly Row[] = [
    ['club page of 2024: 20.145', 20.1, 120, 69.8, 71, '', 20],
    ['same, before rating − par: 21.345', 20.1, 120, 69.8, 71, 'england 2020', 21],
    ['forum figures: 9.143', 10.5, 121, 67.9, 70, '', 9],
    ['forum figures, before April 2024: 11.243', 10.5, 121, 67.9, 70, 'England 2020', 11],
    ['hand arithmetic: −3.344', '+2.3', 125, 71.2, 72, '', -3],
    ['hand arithmetic: 42.387', 36.4, 135, 70.9, 72, '', 42],
    ['no cap of 54 on a Course Handicap: 68.403', 54, 140, 73.5, 72, '', 68],
    ['hand arithmetic: −0.6', 0.4, 113, 71, 72, '', -1],
    ['floating point trap: exactly 10.5, a half goes up', 10.2, 113, 72.3, 72, '', 11],
    ['−1.5 goes up to −1', -1.5, 113, 72, 72, '', -1],
    ['−0.5 goes up to 0, not minus zero', -0.5, 113, 72, 72, '', 0],
    ['half an index over nine holes: 4.37', 6.5, 138, 36.4, 36, '9 holes', 4],
    ['text with a decimal comma', '12,4', 128, 71.3, 71, '', 14],
  ];
  it.each(rows)('%s', (_, index, slope, rating, par, options, wanted) => {
    expect(Object.is(courseHandicapOf(index, slope, rating, par, options), wanted)).toBe(true);
  });

  it.each([
    ['a blank index is not scratch', [null, 113, 72, 72], /Handicap Index/],
    ['slope 54', [10, 54, 72, 72], /54.*slope/],
    ['a fractional slope', [10, 113.5, 72, 72], /slope/],
    ['rating 7.1', [10, 113, 7.1, 72], /7.1.*course rating/],
    ['par 0', [10, 113, 72, 0], /par of a course/],
    ['index 60', [60, 113, 72, 72], /60.*Index/],
    ['an unknown region', [10, 113, 72, 72, 'mars 2020'], /options: “mars 2020”/],
    [
      'figures of nine holes without saying so',
      [10, 113, 36, 36],
      /“36” is no course rating.*option 9 holes.*18 holes/,
    ],
    ['figures of eighteen holes for nine', [10, 113, 72, 72, '9 holes'], /From 20 to 45.*of 9 holes.*from 27 to 40/],
    ['an option of another function', [10, 113, 72, 72, 'lowest par 70'], /options: “lowest par 70” is no option/],
  ])('%s is refused with a sentence', (_, given, sentence) => {
    expect(() => Reflect.apply(courseHandicapOf, undefined, given) as unknown).toThrow(sentence);
  });
});

describe('PLAYINGHANDICAP', () => {
  const rows: readonly (readonly [string, unknown, number, number, number, unknown, string, number])[] = [
    ['95 % of the unrounded 14.346', 12.4, 128, 71.3, 71, 95, '', 14],
    ['95 % of the rounded 14: 13.3', 12.4, 128, 71.3, 71, 95, '2020', 13],
    ['0.95 is 95 %', 12.4, 128, 71.3, 71, 0.95, '', 14],
    ['text with a per cent sign', 12.4, 128, 71.3, 71, '95 %', '', 14],
    ['75 % of 32.085', 54, 73, 51.2, 54, 75, '', 24],
    ['whole card of a public case: 75 % of 45.4', 51.9, 113, 65.5, 72, 75, '', 34],
    ['four-ball 85 %: 9.605', 11.3, 113, 72, 72, 85, '', 10],
    ['a plus player, 85 % of −2.4: −2.04', '+2.4', 113, 72, 72, 85, '', -2],
  ];
  it.each(rows)('%s', (_, index, slope, rating, par, allowance, options, wanted) => {
    expect(playingHandicapOf(index, slope, rating, par, allowance, options)).toBe(wanted);
  });

  it('refuses an allowance of 9500 %', () => {
    expect(() => playingHandicapOf(10, 113, 72, 72, 9500)).toThrow(/allowance: “9500”/);
  });

  it('equals whole-number arithmetic done another way, over every index and slope of a club', () => {
    // BigInt, rounding by doubling and adding one half: no division before the last.
    let differing = 0;
    for (let tenths = -40; tenths <= 540; tenths += 7)
      for (let slope = 90; slope <= 150; slope++)
        for (const rating of [660, 705, 723, 780]) {
          const over = (BigInt(tenths * slope) + BigInt((rating - 720) * 113)) * 95n;
          const doubled = 2n * over + 113_000n;
          const rounded = doubled / 226_000n - (doubled < 0n && doubled % 226_000n !== 0n ? 1n : 0n);
          if (BigInt(playingHandicapOf(tenths / 10, slope, rating / 10, 72, 95) as number) !== rounded) differing++;
        }
    expect(differing).toBe(0);
  });
});

describe('the options', () => {
  it.each([
    ['9 holes, england 2020', 7],
    ['9 trous, Angleterre 2020', 7],
    ['pays de Galles 2020 , 9', 7],
    ['écosse 2020, 9 trous', 7],
    ['9 holes', 9],
    ['2024, 9 holes', 9],
  ])('%s', (options, wanted) => {
    // Half of 13.2 and slope 113: 6.6, and 2 more from rating − par.
    expect(courseHandicapOf(13.2, 113, 38, 36, options)).toBe(wanted);
  });

  it('keeps three decimals unrounded, halves up', () => {
    expect(courseHandicapOf(20.1, 120, 69.8, 71, 'unrounded')).toBe(20.145);
    expect(courseHandicapOf('+2,3', 125, 71.2, 72, 'non arrondi')).toBe(-3.344);
  });

  it('adds the difference in par to the Playing Handicap', () => {
    expect(playingHandicapOf(20, 113, 72, 72, 95, 'par le plus bas 70')).toBe(21);
    expect(playingHandicapOf(20, 113, 70, 70, 95, 'lowest par 70')).toBe(19);
    expect(() => playingHandicapOf(20, 113, 70, 70, 95, 'lowest par 72')).toThrow(
      /lowest par of 72 is above the par 70/,
    );
    expect(() => playingHandicapOf(20, 113, 70, 70, 95, 'unrounded')).toThrow(/“unrounded” is no option/);
  });

  it.each([
    'foursomes',
    'gross',
    'scramble',
    '5 of 4',
    'three-ball match',
    '0',
    '201 %',
    'stableford, many players',
    '',
  ])('no allowance: %s', (allowance) => {
    expect(() => playingHandicapOf(20, 113, 72, 72, allowance)).toThrow(/^allowance: “/);
  });

  it.each([
    ['stableford, 24 joueurs', 20],
    ['contre par', 19],
    ['quatre balles stableford', 17],
    ['quatre balles match', 18],
    ['2 sur 4', 17],
    ['Four-ball match play', 18],
    ['90 %', 18],
  ])('the allowance of %s', (allowance, wanted) => {
    expect(playingHandicapOf(20, 113, 72, 72, allowance)).toBe(wanted);
  });
});

describe('MATCHSTROKES', () => {
  it('answers as the handicaps lie; several matches are rows; a blank is no player', () => {
    expect(matchStrokesOf([[5], [10]])).toEqual([[0], [5]]);
    expect(matchStrokesOf([[5, 10]])).toEqual([[0, 5]]);
    const matches = [
      [5, 10, ''],
      ['+1', 4, 9],
    ];
    expect(matchStrokesOf(matches)).toEqual([
      [0, 5, ''],
      [0, 5, 10],
    ]);
    expect(matchStrokesOf([[null, '']])).toEqual([['', '']]);
  });

  it.each<[string, () => unknown, RegExp]>([
    ['text', () => matchStrokesOf([[5, 'ten']]), /^handicaps: “ten” is no Course Handicap/],
    ['an allowance of 9500 %', () => matchStrokesOf([[5, 10]], 9500), /^allowance: “9500”/],
    ['another way to round', () => matchStrokesOf([[5, 10]], 90, 'down'), /^rounding: “down”/],
    ['nothing', () => matchStrokesOf([]), /^handicaps: This argument is missing/],
  ])('refuses %s', (_, call, sentence) => {
    expect(call).toThrow(sentence);
  });
});

describe('SIDEHANDICAP', () => {
  // Rules of Handicapping, Appendix C, by hand; halves up, rounded once.
  const rows: readonly (readonly [string, string, readonly unknown[], number])[] = [
    ['half of the sum: 10.5', 'foursomes', [6, 15], 11],
    ['half of the sum', 'Foursomes', [12, 20], 16],
    ['60/40: 9.6, in any order', 'greensomes', [15, 6], 10],
    ['60/40: 15.2', 'chapman', [12, 20], 15],
    ['35/15: 4.35', 'scramble', [6, 15], 4],
    ['35/15: 6.5', 'scramble', [10, 20], 7],
    ['30/20/10: 5.9', 'scramble', [5, 12, 20], 6],
    ['25/20/15/10: 7.6', 'scramble', [22, 4, 10, 16], 8],
    ['25/20/15/10: 11', 'scramble', [10, 15, 20, 25], 11],
    ['another allowance in the word: 45 % of 21', 'foursomes 45', [6, 15], 9],
    ['two other per cents: 6.3', 'scramble 30/30', [6, 15], 6],
    ['a plus player: 0.5 × (−2 + 11)', 'foursomes', ['+2', 11], 5],
  ];
  it.each(rows)('%s (%s)', (_, format, handicaps, wanted) => {
    expect(sideHandicapOf(format, ...handicaps.map((each) => [[each]]))).toBe(wanted);
    // As Excel hands a repeating parameter over: one list, then the invocation.
    const asExcel = sideHandicapOf as (...given: unknown[]) => unknown;
    expect(asExcel(format, [[handicaps]], { functionName: 'SIDEHANDICAP' })).toBe(wanted);
  });

  it.each([
    ['an unknown format', 'football', [1, 2], /format: “football”/],
    ['one partner', 'foursomes', [1], /1 handicaps do not make a side/],
    ['three in foursomes', 'foursomes', [1, 2, 3], /3 handicaps/],
    ['text', 'foursomes', ['six', 15], /“six” is no Course Handicap/],
  ])('%s is refused with a sentence', (_, format, handicaps, sentence) => {
    expect(() => sideHandicapOf(format, [handicaps])).toThrow(sentence);
  });
});
