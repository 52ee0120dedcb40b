import { UniverBook } from '../../workbench/engine/univer-book';

describe('texts in formulas: ; and , inside array constants, and what looks like a date', () => {
  const book = new UniverBook();
  book.add('Sheet1');
  afterAll(() => {
    book.dispose();
  });

  // Expected: what Excel makes of an array constant, row by row.
  const rows: readonly (readonly [string, readonly (readonly unknown[])[]])[] = [
    ['={"a;b";"c"}', [['a;b'], ['c']]],
    ['={"a,b","c"}', [['a,b', 'c']]],
    ['={"he said ""x;y""";"c"}', [['he said "x;y"'], ['c']]],
    ['=COLUMNS({"R4-4@1,2","R6-7;R6-7"})', [[2]]],
    ['=LEN({"a;b","x"})', [[3, 1]]],
    ['="a;b,c"', [['a;b,c']]],
    ['={"4-4","1/2","45%","+2"}', [['4-4', '1/2', '45%', '+2']]],
    ['=ISTEXT("1/2")', [[true]]],
    ['="4"+"5"', [[9]]],
    ['="1/2"&""', [['1/2']]],
    ['={"it\'s; here",1}', [["it's; here", 1]]],
  ];
  it.each(rows)('%s', async (formula, wanted) => {
    expect(await book.evaluate(formula)).toEqual(wanted);
  });
});
