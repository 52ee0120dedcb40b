import { type GoldenCase, REF } from './sheet';

/** Allowances of Appendix C, taken of a Course Handicap of 20 so that each shows itself. */
const ALLOWANCES: readonly (readonly [string, number])[] = [
  ['net', 19],
  ['stableford', 19],
  ['par', 19],
  ['bogey', 19],
  ['max 2par', 19],
  ['stableford, 29 players', 20],
  ['stableford, 30 players', 19],
  ['match', 20],
  ['singles match play', 20],
  ['fourball net', 17],
  ['fourball stableford', 17],
  ['fourball par', 18],
  ['fourball bogey', 18],
  ['fourball match', 18],
  ['1 of 4', 15],
  ['2 of 4', 17],
  ['3 of 4', 20],
  ['4 of 4', 20],
  ['1 of 4 par', 15],
  ['2 of 4 par', 16],
  ['3 of 4 bogey', 18],
  ['4 of 4 par', 20],
];

/** index, slope, rating, par: Course Handicap in full, without rating − par, and 95 % of it unrounded and rounded first. */
const COURSES: readonly (readonly [string, number, number, number, number])[] = [
  ['20.1,120,69.8,71', 20, 21, 19, 19],
  ['10.5,121,67.9,70', 9, 11, 9, 9],
  ['12.4,128,71.3,71', 14, 14, 14, 13],
  ['"+2.3",125,71.2,72', -3, -3, -3, -3],
  ['36.4,135,70.9,72', 42, 43, 40, 40],
  ['54,140,73.5,72', 68, 67, 65, 65],
  ['0.4,113,71,72', -1, 0, -1, -1],
];

/** Rules of Handicapping 6.1, 6.2, Appendix C; England before and since April 2024; a French club's matches. */
const HANDICAPS: readonly GoldenCase[] = [
  ...ALLOWANCES.map(([form, wanted]): GoldenCase => [
    'GT-26',
    form,
    `=GOLF.PLAYINGHANDICAP(20,113,72,72,"${form}")`,
    wanted,
  ]),
  ...COURSES.flatMap(([figures, full, without, unrounded, rounded]): readonly GoldenCase[] => [
    ['6.1', 'in full', `=GOLF.COURSEHANDICAP(${figures})`, full],
    ['6.1', 'before rating − par', `=GOLF.COURSEHANDICAP(${figures},"england 2020")`, without],
    ['6.2', '95 % unrounded', `=GOLF.PLAYINGHANDICAP(${figures},95)`, unrounded],
    ['6.2', '95 % of the rounded', `=GOLF.PLAYINGHANDICAP(${figures},95,"2020")`, rounded],
  ]),
  ['6.1', '20.145', '=GOLF.COURSEHANDICAP(20.1,120,69.8,71,"unrounded")', 20.145],
  ['6.1', '−1.5', '=GOLF.COURSEHANDICAP(-1.5,113,72,72)', -1],
  ['6.1', '−0.5', '=GOLF.COURSEHANDICAP(-0.5,113,72,72)', 0],
  ['6.1', '10.2 + 72.3 − 72', '=GOLF.COURSEHANDICAP(10.2,113,72.3,72)', 11],
  // 2/3 of 18 is 12, and 40.5 − 40 makes a half that goes up.
  ['6.1', 'twelve holes', '=GOLF.COURSEHANDICAP(18,113,40.5,40,"12 holes")', 13],
  ['6.2b', 'par 72 against par 70', '=GOLF.PLAYINGHANDICAP(20,113,72,72,95,"lowest par 70")', 21],
  ['GT-22', 'off the lowest', '=GOLF.MATCHSTROKES({8,9,10,11})', [[0, 1, 2, 3]]],
  ['GT-23', 'four-ball, 100 %', '=GOLF.MATCHSTROKES({5,10,15,20})', [[0, 5, 10, 15]]],
  ['C', 'per player', '=GOLF.MATCHSTROKES({5,10,15,20},"fourball match")', [[0, 4, 9, 13]]],
  ['C', 'on the difference', '=GOLF.MATCHSTROKES({5,10,15,20},90,"england 2024")', [[0, 5, 9, 14]]],
  ['C', 'a plus player', '=GOLF.MATCHSTROKES({-3,10},90)', [[0, 12]]],
  ['C', 'foursomes, each rounded', '=GOLF.MATCHSTROKES({11,16})', [[0, 5]]],
  ['C', 'foursomes, 5.5 of the difference', '=GOLF.MATCHSTROKES({21,32},50,"difference")', [[0, 6]]],
  ['GT-32', '¾ of the difference of indexes', '=GOLF.MATCHSTROKES({18.7,9.2},75,"difference")', [[7, 0]]],
];

/** Public pages and test suites, each recomputed with fractions by hand. */
const PUBLIC: readonly GoldenCase[] = [
  ['P1', '27.4513', '=GOLF.COURSEHANDICAP(23.5,132,72,72,"england 2020")', 27],
  ['P2', '14.565', '=GOLF.COURSEHANDICAP(12.5,138,71.3,72)', 15],
  ['P2', '7.301', '=GOLF.COURSEHANDICAP(7.2,124,71.4,72)', 7],
  ['P3', '+0.5', '=GOLF.COURSEHANDICAP("+0.5",113,72,72)', 0],
  ['P3', '0.5', '=GOLF.COURSEHANDICAP(0.5,113,72,72)', 1],
  ['P3b', '−1.25 to one decimal', '=GOLF.DIFFERENTIAL(70,71.25,113)', -1.2],
  ['P3b', '−1.251', '=GOLF.DIFFERENTIAL(70,71.251,113)', -1.3],
  ['P4', '80 % unrounded', '=GOLF.PLAYINGHANDICAP(8.6,125,71.9,72,80)', 8],
  ['P4', '80 % of the rounded', '=GOLF.PLAYINGHANDICAP(8.6,125,71.9,72,80,"2020")', 7],
  ['P6', '75 % of 32.085', '=GOLF.PLAYINGHANDICAP(54,73,51.2,54,75)', 24],
  ['P6', '75 % of 45.4', '=GOLF.PLAYINGHANDICAP(51.9,113,65.5,72,75)', 34],
  ['P8', 'no floor at 0', '=GOLF.COURSEHANDICAP(1,100,68,72)', -3],
  ['P8b', '18.892', '=GOLF.COURSEHANDICAP(12.4,143,74.2,71)', 19],
  ['P8c', 'one tee', '=GOLF.COURSEHANDICAP(10,135,73,72)', 13],
  ['P8c', 'another', '=GOLF.COURSEHANDICAP(18,115,69.5,72)', 16],
  ['P9', 'half the index', '=GOLF.COURSEHANDICAP(6.5,138,36.4,36,"9 holes")', 4],
  ['P10', 'half of 30 − 20', '=GOLF.MATCHSTROKES({30,20},50,"difference")', [[5, 0]]],
  ['P10', 'half of 40 − 10', '=GOLF.MATCHSTROKES({10,40},50,"difference")', [[0, 15]]],
  ['P10b', 'scramble of 4: 11.0', '=GOLF.SIDEHANDICAP("scramble",10,15,20,25)', 11],
  ['P10b', 'scramble of 4: 8.8', '=GOLF.SIDEHANDICAP("scramble",8,12,16,20)', 9],
  ['P10b', 'scramble of 2: 6.5', '=GOLF.SIDEHANDICAP("scramble",10,20)', 7],
  ['P10c', '85 % of 11', '=GOLF.PLAYINGHANDICAP(11,113,72,72,"fourball net")', 9],
  ['P10c', '85 % of 20', '=GOLF.PLAYINGHANDICAP(20,113,72,72,"fourball net")', 17],
  ['P10c', 'greensomes 5 and 10', '=GOLF.SIDEHANDICAP("greensomes",5,10)', 7],
  ['P10c', 'greensomes 14 and 17', '=GOLF.SIDEHANDICAP("greensomes",14,17)', 15],
  ['P11', 'nine holes, net', '=GOLF.NET({5,5,5,5,5,5,5,4,4},10)', 33],
  ['P12', 'nine holes: 5.589', '=GOLF.COURSEHANDICAP(15.8,120,33.2,36,"9 holes")', 6],
  ['P12', 'nine holes: −2.8', '=GOLF.COURSEHANDICAP(0,120,33.2,36,"9 holes")', -3],
  ['P12', 'nine holes: −3.703', '=GOLF.COURSEHANDICAP("+1.7",120,33.2,36,"9 holes")', -4],
  ['P12', 'nine holes: 24.28', '=GOLF.COURSEHANDICAP(51,120,33.2,36,"9 holes")', 24],
  [
    'P12',
    'points of nine holes, 6 strokes',
    '=GOLF.STABLEFORD({5,7,4,3,5,6,5,4,5},{4,5,4,3,4,4,4,4,4},{3,17,11,9,15,1,7,13,5},6)',
    16,
  ],
  [
    'P13',
    'twelve holes, indexes with gaps',
    '=GOLF.STABLEFORD({4,4,5,5,4,3,5,5,5,4,4,5},{4,4,5,5,4,4,3,4,4,4,4,3},{13,3,17,15,1,7,11,9,5,12,10,2},11)',
    30,
  ],
];

/** Rules of Handicapping 3.1, 5.1, 5.2, 5.8. */
const POSTING: readonly GoldenCase[] = [
  ['3.1', 'card A off 13', `=GOLF.ADJUSTEDGROSS(A3:R3,${REF},13)`, 88],
  ['GT-29', 'net double bogey with a stroke', '=GOLF.ADJUSTEDGROSS({"X","X"},{3,4},{1,2},2)', 6 + 7],
  ['GT-30', '12 on a par 4, no index', '=GOLF.ADJUSTEDGROSS({12},{4},{1},"none")', 9],
  ['3.2', 'a hole not played: net par', '=GOLF.ADJUSTEDGROSS({5,"NP"},{4,4},{1,2},2)', 5 + 5],
  ['5.1', '12.475', '=GOLF.DIFFERENTIAL(85,71.2,125)', 12.5],
  ['5.1', 'PCC 1: 11.571', '=GOLF.DIFFERENTIAL(85,71.2,125,1)', 11.6],
  ['5.1', '−1.304 and −2.173', '=GOLF.DIFFERENTIAL({70,69},71.5,130)', [[-1.3, -2.2]]],
  ['5.1', 'PCC −1: 18.499', '=GOLF.DIFFERENTIAL(92,70.9,135,-1)', 18.5],
  ['GT-27', '−1.54', '=GOLF.DIFFERENTIAL(70,71.54,113)', -1.5],
  ['GT-27', '−1.55', '=GOLF.DIFFERENTIAL(70,71.55,113)', -1.5],
  ['5.1', '−1.56', '=GOLF.DIFFERENTIAL(70,71.56,113)', -1.6],
  // 113 / 125 × (43 − 36.1 − ½) = 5.7856
  ['5.1b', 'nine holes, half of PCC 1', '=GOLF.DIFFERENTIAL(43,36.1,125,1)', 5.786],
  ['5.2', 'three: lowest less 2', '=GOLF.HANDICAPINDEX({18.2,20.1,19.5})', 16.2],
  [
    '5.2',
    'twenty: lowest eight, 11.225',
    '=GOLF.HANDICAPINDEX({15,10.1,15,10.4,15,10.9,15,11.2,15,11.3,15,11.8,15,12,15,12.1,15,15,15,15})',
    11.2,
  ],
  ['5.8', 'soft cap: 13 + ½ of 1.6', '=GOLF.HANDICAPINDEX({14.6,14.6,14.6,14.6,14.6},10)', 13.8],
  ['5.8', 'hard cap', '=GOLF.HANDICAPINDEX({20,20,20,20,20},10)', 15],
  ['5.3', 'at most 54', '=GOLF.HANDICAPINDEX({60,60,60,60,60})', 54],
];

/** Tables, teams and side games as clubs play them; sums by hand. */
const GAMES: readonly GoldenCase[] = [
  [
    'GT-10',
    'PGA TOUR: albatross, eagle, birdie, par, bogey, triple',
    '=GOLF.MODIFIED({2,3,3,4,5,7},{5,5,4,4,4,4},{1,2,3,4,5,6},0,"pga")',
    8 + 5 + 2 + 0 - 1 - 3,
  ],
  ['3.3', 'card C gross', `=GOLF.MODIFIED(A5:R5,${REF},0,"pga")`, 5],
  ['3.3', 'card D gross', `=GOLF.MODIFIED(A6:R6,${REF},0,"pga")`, -11],
  ['3.3', 'card D net', `=GOLF.MODIFIED(A6:R6,${REF},13,"pga")`, 5],
  ['3.13', 'best 2 of 3, 2, 2, 0 points', '=GOLF.BESTOF(2,{3;4;4;6},{4},{1},0,"stableford")', 5],
  // Cards A and B as a better ball of points: 42.
  ['3.13', 'best 1 of A and B', `=GOLF.BESTOF(1,A3:R4,${REF},T3:T4,"stableford")`, 42],
  ['3.13', 'best 2 of A and B: 33 + 34', `=GOLF.BESTOF(2,A3:R4,${REF},T3:T4,"stableford")`, 67],
  ['3.13', 'eclectic of a hole: 5, 4, 6', '=GOLF.ECLECTIC({4},{1},0,"gross",{5},{4},{6})', 4],
  ['3.13', 'a tie on 3 carries', '=GOLF.SKINS({4,4;3,5;3,4;5,3})', [[0], [0], [0], [2]]],
  ['3.13', 'order of merit: 25 and 18 shared', '=GOLF.ORDEROFMERIT({1;1;3},{25,18,15})', [[21.5], [21.5], [15]]],
  ['3.13', 'five twos share 240', '=GOLF.SHARE(240,{1,2,1,1},{1,2,3,4})', [[48, 96, 48, 48]]],
  ['3.12', 'the average of the places shared', '=GOLF.SHARE(90,{60,30},{1,1})', [[45, 45]]],
];

export const HANDICAPS_AND_GAMES: readonly GoldenCase[] = [...HANDICAPS, ...PUBLIC, ...POSTING, ...GAMES];
