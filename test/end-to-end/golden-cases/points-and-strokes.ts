import { first, FOURS_COURSE, fourBallMatch, type GoldenCase, REF } from './sheet';

const ones = (from: number, to: number): number[] =>
  Array.from({ length: 18 }, (_, at) => (at + 1 >= from && at + 1 <= to ? 1 : 0));

/** Points and results of a hole: 32-1a and 32-1b; public pages on par scoring, better ball and double par. */
const HOLES: readonly GoldenCase[] = [
  ['GT-01', 'net 6 on a par 4', '=GOLF.STABLEFORD({6},{4},{1},0)', 0],
  ['GT-02', 'a hole without a score', '=GOLF.STABLEFORDHOLES({"",4},{4,4},{1,2},0)', [[0, 2]]],
  ['GT-03', 'one over', '=GOLF.STABLEFORD({5},{4},{1},0)', 1],
  ['GT-04', 'level', '=GOLF.STABLEFORD({4},{4},{1},0)', 2],
  ['GT-05', '1 to 4 under', '=GOLF.STABLEFORDHOLES({3,2,1,1},{4,4,4,5},{1,2,3,4},0)', [[3, 4, 5, 6]]],
  ['GT-06', 'a blank against par is lost', '=GOLF.PARHOLES({"",4},{4,4},{1,2},0)', [[-1, 0]]],
  ['GT-07', 'net 5 on a par 5, against par', '=GOLF.PARRESULT({5},{5},{1},0)', 0],
  ['GT-07', '… against bogey', '=GOLF.PARRESULT({5},{5},{1},0,,"bogey")', 1],
  ['GT-11', 'picked up at twice par', '=GOLF.MAXSCORE({"X"},{4},{1},0,"2par")', 8],
  ['GT-12', 'better ball of 4 and 6', '=GOLF.FOURBALLSCORE({4},{6},{4},{1},0,0,"gross")', 4],
  ['GT-14', 'less, same, more', '=GOLF.PARHOLES({3,4,5},{4,4,4},{1,2,3},0)', [[1, 0, -1]]],
  ['GT-14', '… all square', '=GOLF.PARRESULT({3,4,5},{4,4,4},{1,2,3},0)', 0],
];

/** Strokes and handicaps: Rules of Handicapping 6.1, 6.2 and Appendix C; England before 2024; a French club. */
const STROKES: readonly GoldenCase[] = [
  ['GT-15', '14 strokes', '=GOLF.STROKES(14,A10:R10)', [ones(1, 14)]],
  ['GT-16', '+2 gives back', '=GOLF.STROKES("+2",A10:R10)', [ones(17, 18).map((one) => (one === 1 ? -1 : 0))]],
  ['GT-18', '20.145 in full', '=GOLF.COURSEHANDICAP(20.1,120,69.8,71)', 20],
  ['GT-19', 'without rating − par', '=GOLF.COURSEHANDICAP(10.5,121,67.9,70,"england 2020")', 11],
  ['GT-20', 'with it', '=GOLF.COURSEHANDICAP(10.5,121,67.9,70)', 9],
  // Off the lowest 0, 1, 2, 3: on the third hardest hole the fourth alone has a stroke.
  ['GT-22', '8 and 9 against 10 and 11, two holes', match(2, '{8,9,10,11}'), 'C-D 1 up after 2'],
  ['GT-22', '… three holes', match(3, '{8,9,10,11}'), 'C-D 2 up after 3'],
  // 0 and 5 against 10 and 15: level over 5 holes, then a hole each to the twelfth.
  ['GT-23', '5 and 10 against 15 and 20', match(18, '{5,10,15,20}'), 'C-D 7&6'],
  ['GT-25', '90 % of 11', '=GOLF.PLAYINGHANDICAP(11,113,72,72,90)', 10],
  ['GT-25', '… of 20', '=GOLF.PLAYINGHANDICAP(20,113,72,72,90)', 18],
  ['GT-26', 'foursomes', '=GOLF.SIDEHANDICAP("foursomes",6,15)', 11],
  ['GT-26', 'foursomes', '=GOLF.SIDEHANDICAP("foursomes",12,20)', 16],
  ['GT-26', 'greensomes', '=GOLF.SIDEHANDICAP("greensomes",6,15)', 10],
  ['GT-26', 'Chapman', '=GOLF.SIDEHANDICAP("chapman",12,20)', 15],
  ['GT-26', 'scramble of 2', '=GOLF.SIDEHANDICAP("scramble",6,15)', 4],
  ['GT-26', 'scramble of 3', '=GOLF.SIDEHANDICAP("scramble",5,12,20)', 6],
  ['GT-26', 'scramble of 4', '=GOLF.SIDEHANDICAP("scramble",4,10,16,22)', 8],
  ['GT-26', 'four-ball, 85 % of 11.3', '=GOLF.PLAYINGHANDICAP(11.3,113,72,72,85)', 10],
  ['GT-26', '… of 20.2', '=GOLF.PLAYINGHANDICAP(20.2,113,72,72,85)', 17],
  ['GT-26', '… of +2.4', '=GOLF.PLAYINGHANDICAP("+2.4",113,72,72,85)', -2],
  // Net of the holes' maxima 6 and 7, each with its stroke.
  ['GT-29', 'net double bogey with a stroke', '=GOLF.MAXSCORE({"X","X"},{3,4},{1,2},2,"ndb")', 6 + 7 - 2],
  ['GT-30', 'par + 5 for 12 on a par 4', '=GOLF.MAXSCORE({12},{4},{1},0,"par+5")', 9],
  ['GT-32', '¾ of 18.7 less 9.2', '=GOLF.PLAYINGHANDICAP(9.5,113,72,72,75)', 7],
];

function match(holes: number, handicaps: string): string {
  const fives = first(holes, 5);
  return fourBallMatch([fives, fives, fives, fives], '', '', handicaps);
}

/** The five cards of the reference course, added up by hand. */
const TOTALS: readonly GoldenCase[] = [
  ['GT-112', 'Stableford', `=GOLF.STABLEFORD(A3:R7,${REF},T3:T7)`, [[33], [34], [36], [38], [38]]],
  ['GT-112', 'places by countback', `=GOLF.PLACES(A3:R7,${REF},T3:T7,"stableford")`, [[5], [4], [3], [1], [2]]],
  ['GT-115', 'par', `=GOLF.PARRESULT(A3:R7,${REF},T3:T7)`, [[-2], [-2], [0], [2], [2]]],
  ['GT-118', 'maximum 2 × par, gross', `=GOLF.MAXSCORE(A3:R3,${REF},0,"2par")`, 90],
  ['GT-118', '… net', `=GOLF.MAXSCORE(A3:R3,${REF},13,"2par")`, 77],
  ['GT-118', 'fours on par 4s', `=GOLF.MAXSCORE(A9:R9,${FOURS_COURSE},0,"2par")`, 72],
];

export const POINTS_AND_STROKES: readonly GoldenCase[] = [...HOLES, ...STROKES, ...TOTALS];
