import {
  first,
  FOURS_COURSE,
  fourBallMatch,
  fours,
  type GoldenCase,
  holesUp,
  points,
  side,
  singles,
  strokes,
} from './sheet';

const FOURS = fours();
/** Three 3s against three 4s: 3 up after 3. */
const three = (rulings: string, id = '') => singles(first(3, 3), first(3, 4), rulings, id);
/** One hole of 4s, singles and four-ball. */
const one = (rulings: string, id = '') => singles(first(1, 4), first(1, 4), rulings, id);
const oneOf = (scores: readonly number[], rulings: string, id = '') =>
  fourBallMatch(
    scores.map((score) => first(1, score)),
    rulings,
    id,
  );

/** Clubs, caddies, delay: 4-4, 6-4, 6-7 (32-1a and 32-1b notes; Decision 31-3; 21.3c of 2019). */
const OFF_THE_TOTAL: readonly GoldenCase[] = [
  ['GT-35', '15 clubs on one hole', points(FOURS, 'R4-4@1', 'classic'), 34],
  ['GT-35', '… 2019', points(FOURS, 'R4.1b@1', '2019'), 34],
  ...['2008', '2012', '2016'].map((id): GoldenCase => ['GT-35', `… ${id}`, points(FOURS, 'R4-4@1', id), 34]),
  ['GT-37', 'two caddies on three holes', points(FOURS, 'R6-4@1-3', 'classic'), 32],
  ['GT-37', '… 2016', points(FOURS, 'R6-4@1-3', '2016'), 32],
  ['GT-38', 'undue delay', points(FOURS, 'R6-7', 'classic'), 34],
  ['GT-38', '… 2016', points(FOURS, 'R6-7', '2016'), 34],
  ['GT-39', '… twice', points(FOURS, 'R6-7; R6-7', 'classic'), 'DQ R6-7'],
  ['GT-41', '1 up, undue delay', holesUp(fours({ 1: 3 }), 'R6-7', 'classic'), 0],
  ['GT-41', '… 2016', holesUp(fours({ 1: 3 }), 'R6-7', '2016'), 0],
  ['GT-42', '15 clubs on one hole, par 2019', holesUp(FOURS, 'R4.1b@1', '2019'), -1],
  ['GT-42', '… on two or more', holesUp(FOURS, 'R4.1b@1-4', '2019'), -2],
  ['GT-44', 'clubs found during hole 3, which makes 3 up', three('A:R4-4@1-3', 'classic'), 'A 1 up after 3'],
  ['GT-44', '… 2019', three('A:R4.1b@1-3', '2019'), 'A 1 up after 3'],
  ['GT-44', '… 2023', three('A:R4.1b@1-3', '2023'), 'A 1 up after 3'],
  ['GT-46', 'B’s 15 clubs on two holes, the side', side(FOURS, FOURS, 'net', 'B:R4-4@1,2'), 76],
  ['GT-46', '… his own card', strokes(FOURS, 'R4-4@1,2'), 76],
  ['GT-46', '… and A’s', strokes(FOURS, ''), 72],
  ['GT-48', 'B’s ball does not conform, the side', side(FOURS, FOURS, 'net', 'B:R5-1', 'classic'), 'DQ R5-1'],
  ['GT-48', '… his own card', strokes(FOURS, 'R5-1', 'classic'), 'DQ R5-1'],
  ['GT-48', '… and A’s', strokes(FOURS, '', 'classic'), 72],
];

/** Balls moved, deflected, wrong: Rules 18, 19, 30, 31 and Decisions on them; 11.1 since 2019. */
const BALLS: readonly GoldenCase[] = [
  ['GT-50', 'own bag', strokes(FOURS, 'R19-2@5', 'classic'), 74],
  ...['2008', '2012', '2016'].map((id): GoldenCase => ['GT-51', `… ${id}`, strokes(FOURS, 'R19-2@5', id), 73]),
  ['GT-52', '… 2019', strokes(FOURS, 'R11.1@5', '2019'), 72],
  ['GT-52', '… 2023', strokes(FOURS, 'R11.1@5', '2023'), 72],
  ['GT-53', 'own trolley, singles', one('A:R19-2a@1', 'classic'), 'B 1 up after 1'],
  ['GT-55', 'putt hits a ball on the green', strokes(FOURS, 'R19-5a@5', 'classic'), 74],
  ['GT-55', '… 2019', strokes(FOURS, 'R11.1a@5', '2019'), 74],
  ['GT-55', '… 2023', strokes(FOURS, 'R11.1a@5', '2023'), 74],
  ['GT-55', '… in a match', one('A:R19-5a@1', 'classic'), 'AS after 1'],
  ['GT-55', '… 2023', one('A:R11.1a@1', '2023'), 'AS after 1'],
  ['GT-56', 'putt hits the partner’s ball', oneOf([3, 4, 4, 4], 'A:R19-5a@1', 'classic'), 'A-B 1 up after 1'],
  ['GT-56', '… 2019', oneOf([3, 4, 4, 4], 'A:R11.1a@1', '2019'), 'A-B 1 up after 1'],
  ['GT-57', 'kicked by a fellow-competitor', strokes(FOURS, 'R18-4@5', 'classic'), 72],
  [
    'GT-58',
    'three-ball: A moves B’s ball',
    `=GOLF.THREEBALLMATCH(${first(1, 4)},${first(1, 4)},${first(1, 4)},${FOURS_COURSE},0,"A:R30-2a@1!vB")`,
    [['B 1 up after 1', 'AS after 1', 'AS after 1']],
  ],
  ['GT-60', 'foursomes, wrong order for 3 strokes', strokes(FOURS, 'R29-3@12', 'classic'), 74],
  ['GT-61', 'foursomes match, wrong order', one('A:R29-2@1', 'classic'), 'B 1 up after 1'],
  ['GT-61', '… 2019', one('A:R22.3@1', '2019'), 'B 1 up after 1'],
  ['GT-61', '… 2023', one('A:R22.3@1', '2023'), 'B 1 up after 1'],
  ['GT-63', 'practice on the last green', singles(first(12, 4), first(12, 4), 'A:R7-2@12'), 'B 1 up after 12'],
  ['GT-64', 'A plays B’s ball: B counts', oneOf([3, 4, 5, 5], 'A:R30-3d@1', 'classic'), 'A-B 1 up after 1'],
  ['GT-64', '… B has no better', oneOf([3, 6, 5, 5], 'A:R30-3d@1', 'classic'), 'C-D 1 up after 1'],
  ['GT-65', 'wrong ball in a bunker: exempt', '=ISNUMBER(SEARCH("hazard",GOLF.RULETEXT("31-6",,"en")))', true],
  ['GT-65', '… not since 2008', side(FOURS, FOURS, 'net', 'A:R6.3c@5; B:R6.3c@5', '2019'), 74],
  [
    'GT-67',
    'shared caddie of C and D moves A’s ball',
    oneOf([4, 4, 4, 4], 'C:R18-3b@1; D:R18-3b@1'),
    'A-B 1 up after 1',
  ],
  ...['2008', '2012', '2016'].map((id): GoldenCase => [
    'GT-65',
    `… ${id}`,
    side(FOURS, FOURS, 'net', 'A:R31-5@5; B:R31-5@5', id),
    74,
  ]),
  ['GT-67', '… 2012', oneOf([4, 4, 4, 4], 'C:R18-3b@1; D:R18-3b@1', '2012'), 'A-B 1 up after 1'],
  ['GT-67', '… C alone', oneOf([4, 4, 4, 4], 'C:R18-3b@1'), 'AS after 1'],
  ['GT-68', 'A touches B’s line and his own', oneOf([3, 3, 4, 4], 'A:R8-2b@1!helped'), 'C-D 1 up after 1'],
  ['GT-68', '… 2016', oneOf([3, 3, 4, 4], 'A:R8-2b@1!helped', '2016'), 'C-D 1 up after 1'],
  // The hole is 9 strokes where 5 were made.
  ['GT-70', 'anchored twice, 5 strokes', strokes(fours({ 9: 5 }), 'R14-1b@9x2', '2016'), 72 - 4 + 9],
  ['GT-71', 'four minutes late, 2012', strokes(FOURS, 'R6-3a', '2012'), 74],
  ['GT-71', 'six minutes late, 2016', strokes(FOURS, 'DQ R6-3a', '2016'), 'DQ R6-3a'],
  ['GT-71', 'four minutes late, 2019', strokes(FOURS, 'R5.3a', '2019'), 74],
  ['GT-71', 'six minutes late, 2023', strokes(FOURS, 'DQ R5.3a', '2023'), 'DQ R5.3a'],
];

export const PENALTIES: readonly GoldenCase[] = [...OFF_THE_TOTAL, ...BALLS];
