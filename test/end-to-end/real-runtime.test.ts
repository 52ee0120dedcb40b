import { join } from 'node:path';
import { openBuiltAddIn } from '../../workbench/addin/addin-folder';
import { loadFunctions } from '../../workbench/addin/functions-in-vm';
import type { CustomArgument } from '../../workbench/engine/custom-function';
import { type AddIn, openAddIn } from '../../workbench/office/add-in-page';
import type { RuntimeAnswer } from '../../workbench/office/shim';
import { createBook, type OpenedBook } from '../../workbench/xlsx/open-book';
import { FUNCTIONS } from '../functions/excel';

/** Every function of the built bundle, called by Microsoft's own runtime as Excel calls it, and directly. */
const folder = join(__dirname, '..', '..', 'dist/addin');
const built = openBuiltAddIn(folder);
const direct = new Map(loadFunctions(built, { language: 'en' }).map((each) => [each.name, each]));

/** Codes of the runtime: 1 #N/A, 7 #VALUE!. */
const ERRORS: Readonly<Record<number, string>> = { 1: '#N/A', 5: '#DIV/0!', 6: '#NUM!', 7: '#VALUE!' };

/** Functions whose arguments are cells, not cards: one good call each. */
const OTHERS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  DIFFERENTIAL: { adjusted: [[85], [92]], rating: 71.2, slope: 125 },
  ECLECTIC: { pars: [[4, 4]], indexes: [[1, 2]], handicaps: 0, form: 'gross', rounds: [[[5, 4]], [[4, 6]]] },
  HANDICAPINDEX: { differentials: [[18.2], [20.1], [19.5]] },
  MATCHSTROKES: { handicaps: [[5, 10]], allowance: 90 },
  ORDEROFMERIT: {
    places: [
      [1, 2],
      [1, 'NR'],
    ],
    points: [[25, 18]],
  },
  SHARE: { pot: 100, shares: [[1, 1, 1]], places: [[1], [2], [3]] },
  COURSEHANDICAP: { index: 12.4, slope: 128, rating: 71.3, par: 71 },
  PLAYINGHANDICAP: { index: 12.4, slope: 128, rating: 71.3, par: 71, allowance: 95 },
  RULEEFFECT: { ruling: 'R4-4@1,2', form: 'stableford' },
  RULETEXT: { clause: '32-1b' },
  SIDEHANDICAP: { format: 'foursomes', handicaps: [[[6]], [[15]]] },
};

interface Call {
  readonly id: string;
  readonly what: string;
  readonly args: readonly unknown[];
}

/** A card, a field, blanks either way Excel gives them, a bad argument; what is left out at the end is null. */
const calls: readonly Call[] = built.functions.flatMap(({ id, parameters }) => {
  const given = FUNCTIONS.find(({ name }) => name === id)?.field ?? OTHERS[id] ?? {};
  const argsOf = (arguments_: Readonly<Record<string, unknown>>): unknown[] =>
    parameters.map(({ name }) => arguments_[name] ?? null);
  const first = Object.keys(given)[id === 'LEADERBOARD' ? 1 : 0] ?? '';
  const value = given[first];
  const withFirst = (change: unknown): unknown[] => argsOf({ ...given, [first]: change });
  const grid: unknown[][] | null = Array.isArray(value) ? (value as unknown[][]) : null;
  const firstCell = (cell: unknown): unknown =>
    grid ? grid.map((row, r) => row.map((each, c) => (r === 0 && c === 0 ? cell : each))) : cell;
  return [
    { id, what: 'as given', args: argsOf(given) },
    { id, what: 'one line', args: grid ? withFirst(grid.slice(0, 1)) : argsOf(given) },
    { id, what: 'a blank as null', args: withFirst(firstCell(null)) },
    { id, what: 'a blank as 0', args: withFirst(firstCell(0)) },
    { id, what: 'an error in a cell', args: withFirst(firstCell({ error: '#N/A' })) },
    { id, what: 'a bad cell', args: withFirst(firstCell('four')) },
    { id, what: 'the first argument missing', args: withFirst(null) },
  ];
});

/** What the runtime answered, in the words of the direct path. */
function answerOf({ failed, value, errorCode }: RuntimeAnswer): unknown {
  if (failed) return { error: ERRORS[errorCode ?? 0], message: value };
  return Array.isArray(value) ? value.map((row: unknown) => (Array.isArray(row) ? row.map(cellOf) : row)) : value;
}

/** An error inside an array travels as an entity of its own. */
function cellOf(cell: unknown): unknown {
  if (typeof cell !== 'object' || cell === null || !('basicValue' in cell)) return cell;
  return { error: cell.basicValue, message: 'message' in cell ? cell.message : undefined };
}

describe("every function in Microsoft's own runtime answers as directly", () => {
  let made: OpenedBook;
  let addIn: AddIn;
  let answers: RuntimeAnswer[];
  beforeAll(async () => {
    made = createBook('Sheet1');
    addIn = await openAddIn({ book: made.book, language: 'en', folder });
    // All at once: the runtime sends its results in windows of half a second.
    answers = await Promise.all(calls.map(({ id, args }) => addIn.callFunction(id, args, 'Sheet1!A1')));
  });
  afterAll(() => {
    addIn.close();
    made.book.dispose();
  });

  it('has a call for each function that functions.json declares', () => {
    expect(built.functions.length).toBeGreaterThan(16);
    expect(built.functions.map(({ id }) => id).filter((id) => !direct.has(`GOLF.${id}`))).toEqual([]);
    const failing = calls.filter(({ what }, at) => what === 'as given' && answers[at]?.failed);
    expect(failing.map(({ id }) => id)).toEqual([]);
  });

  it.each(calls.map(({ id, what }, at) => [id, what, at] as const))('%s: %s', (id, _, at) => {
    const answer = answers[at];
    const call = calls[at];
    if (!answer || !call) throw new Error('No answer from the runtime.');
    // Through JSON, as the runtime's answer came.
    const own = direct.get(`GOLF.${id}`)?.call(call.args as readonly CustomArgument[], 'Sheet1!A1');
    const wanted: unknown = JSON.parse(JSON.stringify(own));
    expect(answerOf(answer)).toEqual(wanted);
  });

  it('says of a bad cell what is wrong with it, in a sentence', () => {
    const bad = calls.findIndex(({ id, what }) => id === 'STABLEFORDHOLES' && what === 'a bad cell');
    expect(JSON.stringify(answers[bad]?.value)).toContain('“four” is no score');
  });

  it('asks nothing of Excel that the host does not know', () => {
    expect([...addIn.host.unsupported]).toEqual([]);
  });
});
