import { first, FOURS_COURSE, fourBallMatch, fours, type GoldenCase, holesUp, points, side, strokes } from './sheet';

const FOURS = fours();
const picked = first(0, '');
const four = first(1, 4);

/** Scores returned wrongly: 6-6d with 31-7a and 32-2a; 3.3b(3), 23.2b and 21.1b since 2019. */
const WRONG_SCORES: readonly GoldenCase[] = [
  ['GT-72', '4 returned, 5 taken', strokes(FOURS, 'R6-6d@11=5', 'classic'), 'DQ R6-6d'],
  ['GT-72', '… 2023', strokes(FOURS, 'R3.3b(3)@11=5', '2023'), 'DQ R3.3b(3)'],
  ['GT-73', '3 returned, 4 taken', strokes(fours({ 7: 3 }), 'R6-6d@7=4', 'classic'), 'DQ R6-6d'],
  ['GT-74', '6 returned, 5 taken: stands', strokes(fours({ 7: 6 }), 'R6-6d@7=5', 'classic'), 74],
  ['GT-74', '… 2019', strokes(fours({ 7: 6 }), 'R3.3b(3)@7=5', '2019'), 74],
  // 5 and the stroke not known of, and two more: the hole is 8.
  ['GT-76', 'a penalty not known of, 2016', strokes(fours({ 7: 5 }), 'R18-2@7; R6-6d@7', '2016'), 72 - 4 + 8],
  ['GT-77', '… 2012', strokes(fours({ 7: 5 }), 'R6-6d@7=6', '2012'), 'DQ R6-6d'],
  ['GT-77', '5 returned, 6 with a penalty', strokes(fours({ 7: 5 }), 'R6-6d@7=6', 'classic'), 'DQ R6-6d'],
  ['GT-95', '7 returned, 8 taken, 0 points', points(fours({ 7: 7 }), 'R6-6d@7=8', 'classic'), 34],
  ['GT-96', '4 returned, 5 taken', points(FOURS, 'R6-6d@7=5', 'classic'), 'DQ R6-6d'],
  ['GT-99', '6 returned, 7 taken, lost', holesUp(fours({ 7: 6 }), 'R6-6d@7=7', 'classic'), -1],
  ['GT-100', '4 returned, 5 taken', holesUp(FOURS, 'R6-6d@7=5', 'classic'), 'DQ R6-6d'],
  ['GT-101', 'the ball that does not count', side(FOURS, fours({ 7: 5 }), 'net', 'B:R6-6d@7=6', 'classic'), 72],
  ['GT-103', 'A’s 4 was 5, B’s 4 is right', side(FOURS, FOURS, 'net', 'A:R3.3b(3)@7=5', '2023'), 72],
  ['GT-109', 'closed: a penalty not known of', strokes(FOURS, 'R34-1b', 'classic'), 72],
  ['GT-109', '… 2012', strokes(FOURS, 'R34-1b', '2012'), 72],
  ['GT-110', '… 2012', strokes(FOURS, 'R6-6d@7=5', '2012'), 'DQ R6-6d'],
  ['GT-110', 'closed: low for another reason', strokes(FOURS, 'R6-6d@7=5', 'classic'), 'DQ R6-6d'],
];

/** Handicap, signatures and other writing on the card: 6-2b, 6-6a, 6-6b and usga.org on them; 3.3b(4). */
const WRITING: readonly GoldenCase[] = [
  ['GT-78', 'totals are added here', strokes('A6:R6', ''), 83],
  ['GT-79', 'so is the net', '=GOLF.NET(A6:R6,13)', 70],
  ['GT-80', '18 for 15', points(FOURS, 'R6-2b', 'classic'), 'DQ R6-2b'],
  ['GT-80', '… 2019', points(FOURS, 'R3.3b(4)', '2019'), 'DQ R3.3b(4)'],
  ['GT-81', '12 for 15: off 12', `=GOLF.NET(${FOURS},12)`, 60],
  ['GT-82', 'no handicap', strokes(FOURS, 'R6-2b', 'classic'), 'DQ R6-2b'],
  [
    'GT-82',
    '… is asked about',
    `=LEFT(GOLF.CARDCHECK(${FOURS},${FOURS_COURSE},Z99,"net",,,,"en"),32)`,
    'The Playing Handicap is missing.',
  ],
  ['GT-83', '2023: no penalty', points(FOURS, 'R3.3b(4)', '2023'), 36],
  ['GT-84', 'printed too high, returned so', points(FOURS, 'R6-2b', 'classic'), 'DQ R6-2b'],
  ['GT-85', 'worked out wrongly by the Committee: the right one', `=GOLF.NET(${FOURS},15)`, 57],
  ['GT-87', 'not initialled', strokes(FOURS, 'R6-6a', 'classic'), 72],
];

/** A side's card: 31-2, 31-4, 31-7; 23.2 and its clarifications (randa.org). */
const SIDES: readonly GoldenCase[] = [
  ['GT-91', 'nobody knows whose figure', side(FOURS, FOURS, 'net', 'R31-4', 'classic'), 'DQ R31-4'],
  ['GT-91', '… 2023', side(FOURS, FOURS, 'net', 'R23.2b', '2023'), 'DQ R23.2b'],
  ['GT-93', 'B has a stroke but no figure', side(FOURS, fours({ 1: '' }), 'net', '', '2023', 1), 72],
  // A and C each played the other’s ball, B and D picked up: who was out first loses, and unknown it is halved.
  [
    'GT-94',
    'B’s side out of the hole first',
    fourBallMatch([picked, picked, picked, picked], 'A:R6.3c@1', '2019'),
    'C-D 1 up after 1',
  ],
  [
    'GT-94',
    '… nobody knows',
    fourBallMatch([four, picked, four, picked], 'A:R6.3c@1; C:R6.3c@1', '2019'),
    'AS after 1',
  ],
  ['GT-104', 'neither holes out: no score', side(fours({ 7: '' }), fours({ 7: '' }), 'net', ''), 'NR'],
  ['GT-104', '… both in breach', side(FOURS, FOURS, 'net', 'A:DQ R3-2@7; B:DQ R3-2@7'), 'DQ R31-7b'],
  ['GT-105', 'both pick up', side(fours({ 7: '' }), fours({ 7: '' }), 'stableford', ''), 34],
  ['GT-107', 'A’s wrong ball not corrected', side(fours({ 5: 3 }), FOURS, 'net', 'A:DQ R15-3@5', 'classic'), 72],
  ['GT-108', 'A late', side(FOURS, FOURS, 'net', 'A:R6-3@1', 'classic'), 72],
  ['GT-108', '… in a match', fourBallMatch([picked, four, four, four], 'A:R6-3@1', 'classic'), 'AS after 1'],
];

export const CARDS: readonly GoldenCase[] = [...WRONG_SCORES, ...WRITING, ...SIDES];
