import { cardCheck, explainCard } from '../../src/functions/card-reading';
import { fourBallCounts, fourBallHoles, fourBallScore } from '../../src/functions/four-ball';
import { bestBallMatch, fourBallMatch, matchResult, threeBallMatch } from '../../src/functions/match-play';
import { matchState } from '../../src/functions/match-state';
import { maxScore } from '../../src/functions/maximum-score';
import { parHoles, parResult } from '../../src/functions/par';
import { stableford, stablefordHoles } from '../../src/functions/stableford';
import { adjustedGrossOf } from '../../src/functions/handicap-posting';
import { skinsOf, twos } from '../../src/functions/side-games';
import { bestOfCards, modified } from '../../src/functions/team-forms';
import { leaderboard, places } from '../../src/functions/standings';
import { gross, net } from '../../src/functions/stroke-play';
import { strokes } from '../../src/functions/strokes';

/** Excel's own error value, as the custom-functions runtime has it. */
class ExcelError {
  constructor(
    readonly code: string,
    public message = '',
  ) {}
}

Object.assign(globalThis, {
  CustomFunctions: { Error: ExcelError, ErrorCode: { invalidValue: '#VALUE!', notAvailable: '#N/A' } },
});

export type Arguments = Readonly<Record<string, unknown>>;

/** One function as Excel calls it: its parameters in order, and arguments for a field of two cards. */
export interface ExcelFunction {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly optional: readonly string[];
  readonly field: Arguments;
  /** Where the second card's answer stands in the field's. */
  readonly second: (answer: readonly (readonly unknown[])[]) => readonly unknown[];
  readonly call: (given: Arguments) => unknown[][];
}

type Run = (...given: unknown[]) => unknown[][];

function excelFunction(
  name: string,
  run: (...given: never[]) => unknown[][],
  required: Arguments,
  optional: readonly string[],
  second: ExcelFunction['second'] = (answer) => answer[1] ?? [],
): ExcelFunction {
  const parameters = [...Object.keys(required), ...optional];
  return {
    name,
    parameters,
    optional,
    field: required,
    second,
    // What is left out at the end is not passed at all.
    call: (given) => {
      const passed = parameters.map((parameter) => parameter in given);
      return (run as Run)(...parameters.slice(0, passed.lastIndexOf(true) + 1).map((parameter) => given[parameter]));
    },
  };
}

export const line = (length: number, cell: (hole: number) => unknown): unknown[] =>
  Array.from({ length }, (_, at) => cell(at + 1));

/** Scratch on eighteen par 4s with stroke index 1 to 18: fours, and fives. */
export const FOURS = line(18, () => 4);
export const FIVES = line(18, () => 5);
const COURSE = { pars: [FOURS], indexes: [line(18, (hole) => hole)] };
const ONE_BALL = { scores: [FOURS, FIVES], ...COURSE, handicaps: [[0], [18]] };
const SIDES = {
  scoresA: [FOURS, FIVES],
  scoresB: [FIVES, FIVES],
  ...COURSE,
  handicapsA: [[0], [18]],
  handicapsB: [[0], [18]],
};
const PLAYERS = {
  scoresA: [FOURS, FIVES],
  scoresB: [FIVES, FIVES],
  scoresC: [FIVES, FOURS],
};
const FOURSOME = { ...PLAYERS, scoresD: [FIVES, FIVES], ...COURSE };
const RULED = ['rulings', 'edition'];
const ZEROS = [0, 0, 0, 0];
const SCORED = ['rulings', 'target', 'edition'];
const SIDED = ['scoring', 'rulings', 'target', 'edition'];

export const FUNCTIONS: readonly ExcelFunction[] = [
  excelFunction('STABLEFORD', stableford, ONE_BALL, SCORED),
  excelFunction('STABLEFORDHOLES', stablefordHoles, ONE_BALL, SCORED),
  excelFunction('PARRESULT', parResult, ONE_BALL, SCORED),
  excelFunction('PARHOLES', parHoles, ONE_BALL, SCORED),
  excelFunction('GROSS', gross, { scores: [FOURS, FIVES] }, ['rulings', 'edition']),
  excelFunction('NET', net, { scores: [FOURS, FIVES], handicaps: [[0], [18]] }, ['rulings', 'edition']),
  excelFunction('MAXSCORE', maxScore, { ...ONE_BALL, limit: '2par' }, ['rulings', 'edition']),
  excelFunction('FOURBALLSCORE', fourBallScore, SIDES, SIDED),
  excelFunction('FOURBALLHOLES', fourBallHoles, SIDES, SIDED),
  excelFunction('FOURBALLCOUNTS', fourBallCounts, SIDES, SIDED),
  excelFunction(
    'MATCHRESULT',
    matchResult,
    {
      scoresA: [FOURS, FIVES],
      scoresB: [FIVES, FIVES],
      ...COURSE,
      handicapA: [[0], [18]],
      handicapB: [[0], [0]],
    },
    RULED,
  ),
  excelFunction('FOURBALLMATCH', fourBallMatch, { ...FOURSOME, handicaps: [ZEROS, ZEROS] }, RULED),
  excelFunction('BESTBALLMATCH', bestBallMatch, { ...FOURSOME, handicaps: [ZEROS, ZEROS] }, RULED),
  excelFunction(
    'THREEBALLMATCH',
    threeBallMatch,
    { ...PLAYERS, ...COURSE, handicaps: [ZEROS.slice(1), ZEROS.slice(1)] },
    RULED,
    // A fault of one player refuses his two matches, not the third.
    (answer) => (answer[1] ?? []).filter(isError),
  ),
  excelFunction('MATCHSTATE', matchState, { marks: [line(18, () => 'H'), line(18, () => 'L')] }, ['holes']),
  excelFunction('PLACES', places, { ...ONE_BALL, form: 'stableford' }, ['rulings', 'ties', 'edition', 'target']),
  excelFunction(
    'LEADERBOARD',
    leaderboard,
    { names: [['Ann'], ['Bea']], ...ONE_BALL, form: 'stableford' },
    ['rulings', 'ties', 'edition', 'target', 'language'],
    (answer) => answer.find((row) => row[1] === 'Bea')?.slice(2, 3) ?? [],
  ),
  excelFunction('CARDCHECK', cardCheck, { ...ONE_BALL, form: 'stableford' }, [
    'rulings',
    'edition',
    'target',
    'language',
  ]),
  excelFunction(
    'EXPLAIN',
    explainCard,
    { scores: [FIVES], ...COURSE, handicap: [[18]], form: 'stableford' },
    ['rulings', 'edition', 'target', 'language'],
    (answer) => answer.flat(),
  ),
  excelFunction(
    'BESTOF',
    // A single cell in Excel.
    (...given: Parameters<typeof bestOfCards>) => [[bestOfCards(...given)]],
    { k: 1, scores: [FOURS, FIVES], ...COURSE, handicaps: [[0], [18]], form: 'stableford' },
    RULED,
  ),
  excelFunction('MODIFIED', modified, { ...ONE_BALL, table: 'pga' }, RULED),
  excelFunction('ADJUSTEDGROSS', adjustedGrossOf, ONE_BALL, []),
  excelFunction('SKINS', skinsOf, { scores: [FOURS, FIVES] }, ['rule']),
  excelFunction('TWOS', twos, { scores: [FOURS, FIVES], pars: COURSE.pars }, []),
  excelFunction('STROKES', strokes, { handicap: [[0], [18]], indexes: COURSE.indexes }, []),
];

export const functionNamed = (name: string): ExcelFunction => {
  const found = FUNCTIONS.find((each) => each.name === name);
  if (!found) throw new Error(`${name} is no function`);
  return found;
};

export const isError = (value: unknown): value is ExcelError => value instanceof ExcelError;

/** The sentence of a #VALUE!: of one in a cell, or of a whole call that was refused. Anything else is no refusal. */
export function sentenceOf(answer: unknown): string {
  if (isError(answer) && answer.code === '#VALUE!') return answer.message;
  throw new Error(`no refusal: ${JSON.stringify(answer)}`);
}

/** The sentence with which a whole call is refused. */
export function refusalOf(call: () => unknown): string {
  let answer: unknown;
  try {
    answer = call();
  } catch (thrown) {
    return sentenceOf(thrown);
  }
  throw new Error(`not refused: ${JSON.stringify(answer)}`);
}

/** What a call answers, or its refusal: never anything thrown that Excel would not show as #VALUE!. */
export function answerOf(call: () => unknown[][]): unknown[][] | string {
  try {
    return call();
  } catch (thrown) {
    return sentenceOf(thrown);
  }
}

export const transposed = (grid: readonly (readonly unknown[])[]): unknown[][] =>
  (grid[0] ?? []).map((_, column) => grid.map((row) => row[column]));

/** A grid with one cell changed; rows and columns counted from 1. */
export const withCell = (
  grid: readonly (readonly unknown[])[],
  row: number,
  column: number,
  cell: unknown,
): unknown[][] => grid.map((cells, r) => cells.map((old, c) => (r === row - 1 && c === column - 1 ? cell : old)));
