import { join } from 'node:path';
import { openBuiltAddIn } from '../../workbench/addin/addin-folder';
import { loadFunctions } from '../../workbench/addin/functions-in-vm';
import { NO_FORMULA } from '../../workbench/engine/book';
import type { Blanks } from '../../workbench/engine/custom-function';
import { UniverBook } from '../../workbench/engine/univer-book';

const addIn = openBuiltAddIn(join(__dirname, 'fixture/addin'));
const bookWith = (blanks: Blanks = 'null'): UniverBook => {
  const book = new UniverBook({ functions: loadFunctions(addIn, { language: 'en' }), blanks });
  book.add('Sheet1');
  return book;
};

describe('a formula in no cell', () => {
  const book = bookWith();
  const sheet = book.find('Sheet1');
  sheet?.set(0, 0, { value: 3 });
  sheet?.set(1, 0, { value: 'x' });
  sheet?.set(2, 0, { value: true });
  sheet?.set(3, 0, { value: { error: '#N/A' } });
  afterAll(() => book.dispose());

  const VALUE = (message: string) => ({ error: '#VALUE!', message });
  it.each<[string, unknown]>([
    ['=1+1', [[2]]],
    ['=1=1', [[true]]],
    [
      '={1,2;3,"a"}',
      [
        [1, 2],
        [3, 'a'],
      ],
    ],
    ['=1e3', [[1000]]],
    ['=2.5E-3*2', [[0.005]]],
    ['="1e3"', [['1e3']]],
    ['=1.50+0', [[1.5]]],
    ['=GOLF.SHOW({1.50,-0,007},0.10)', [['[[[1.5,0,7]],0.1,[]]']]],
    ['=2.5E-10*2', [[5e-10]]],
    ['=10-0', [[10]]],
    ['=2*{1,2}^2', [[2, 8]]],
    ['=-{1,2}&"x"', [['-1x', '-2x']]],
    ['=ZZ9000', [[null]]],
    ['=SUM(A1:A9000)', [[{ error: '#N/A' }]]],
    ['=-2^2', [[4]]],
    ['=1/0', [[{ error: '#DIV/0!' }]]],
    ['=NOSUCH(1)', [[{ error: '#NAME?' }]]],
    ['=GOLF.NOSUCH(1)', [[{ error: '#NAME?' }]]],
    ['=Nowhere!A1', [[{ error: '#REF!' }]]],
    ["=SUM('No where'!A1:B2)", [[{ error: '#REF!' }]]],
    ['=Sheet1!A1', [[3]]],
    ['=INDEX(SORTBY({10;30;20},{1;3;2}),{1;2})', [[10], [20]]],
    ['=INDEX(SORT({3,1,2},1,1,TRUE),{1,2})', [[1, 2]]],
    ['=INDEX({5,6;7,8},2,1)', [[7]]],
    ['=LET(a,2,a*3)', [[6]]],
    ['=SUM(SEQUENCE(4))', [[10]]],
    ['=GOLF.ADDUP({1,2;3,4})', [[10]]],
    ['=golf.addup({1,2;3,4})', [[10]]],
    ['=GOLF.ADDUP(5,1)', [[6]]],
    ['=GOLF.ADDUP({1,"abc"})', [[VALUE('The block holds "abc", which is no number.')]]],
    [
      '=GOLF.EACH({1,"a";"","b"})',
      [
        [1, VALUE('The block holds "a", which is no number.')],
        ['', VALUE('The block holds "b", which is no number.')],
      ],
    ],
    ['=IFERROR(GOLF.ADDUP({"abc"}),"caught")', [['caught']]],
    ['=GOLF.CRASH()', [[{ error: '#VALUE!' }]]],
    [
      '=GOLF.DOUBLE({1,2;3,4})',
      [
        [2, 4],
        [6, 8],
      ],
    ],
    ['=GOLF.DOUBLE(A4)', [[{ error: '#N/A' }]]],
    ['=GOLF.ADDUP(1,2,3)', [[{ error: '#VALUE!' }]]],
    ['=GOLF.SHOW(7)', [['[[[7]],null,[]]']]],
    ['=GOLF.SHOW(A1:B2,,"",A5,TRUE)', [['[[[3,null],["x",null]],null,["",null,true]]']]],
    ['=GOLF.SHOW(A1:A3,A1)', [['[[[3],["x"],[true]],3,[]]']]],
    ['=GOLF.SHOW({"+2","-"},"+2")', [['[[["+2","-"]],"+2",[]]']]],
  ])('%s', async (formula, expected) => {
    expect(await book.evaluate(formula)).toEqual(expected);
  });

  it.each(['1+1', '', '=', '=1+', '=SUM(', '={1,2', '="abc', '=)'])('%p is no formula', async (line) => {
    expect(await book.evaluate(line)).toBe(NO_FORMULA);
  });

  it('gets blanks as 0 where the desktop is played', async () => {
    const desktop = bookWith('zero');
    expect(await desktop.evaluate('=GOLF.SHOW(A1:B1,,A1)')).toEqual([['[[[0,0]],null,[0]]']]);
    desktop.dispose();
  });
});
