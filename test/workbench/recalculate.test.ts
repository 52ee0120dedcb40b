import { UniverBook } from '../../workbench/engine/univer-book';
import type { UniverSheet } from '../../workbench/engine/univer-sheet';

describe('a book that is calculated', () => {
  let book: UniverBook;
  let sheet: UniverSheet;
  beforeEach(() => {
    book = new UniverBook();
    sheet = book.add('Sheet1');
  });
  afterEach(() => book.dispose());

  const column = (x: number, rows: number): unknown[] => Array.from({ length: rows }, (_, y) => sheet.value(y, x));

  it('spills, and lets go again when the answer shrinks', async () => {
    sheet.set(0, 0, { value: 3 });
    sheet.set(0, 1, { formula: '=SEQUENCE(A1)' });
    sheet.set(0, 2, { formula: '=SUM(B1:B9)' });
    await book.recalculate();
    expect(column(1, 4)).toEqual([1, 2, 3, null]);
    expect(sheet.value(0, 2)).toBe(6);
    sheet.set(0, 0, { value: 2 });
    await book.recalculate();
    expect(column(1, 4)).toEqual([1, 2, null, null]);
    expect(sheet.value(0, 2)).toBe(3);
  });

  it('answers #SPILL! where a cell is in the way, and spills once it is gone', async () => {
    sheet.set(1, 0, { value: 'in the way' });
    sheet.set(0, 0, { formula: '=SEQUENCE(3)' });
    await book.recalculate();
    expect(column(0, 3)).toEqual([{ error: '#SPILL!' }, 'in the way', null]);
    sheet.set(1, 0, { value: null });
    await book.recalculate();
    expect(column(0, 3)).toEqual([1, 2, 3]);
  });

  it('makes a sheet larger for an answer that needs it', async () => {
    sheet.set(0, 0, { value: 7 });
    sheet.set(1_900, 0, { value: 8 });
    sheet.set(1_800, 1, { formula: '=A1:A1901*2' });
    await book.recalculate();
    expect([sheet.value(1_800, 1), sheet.value(3_700, 1)]).toEqual([14, 16]);
  });

  it('follows A1#, and a chain of spills', async () => {
    sheet.set(0, 0, { formula: '=SEQUENCE(3)' });
    sheet.set(0, 1, { formula: '=A1#*2' });
    sheet.set(0, 2, { formula: '=SORT(B1#,1,-1)' });
    sheet.set(0, 3, { formula: '=SUM(C1#)' });
    await book.recalculate();
    expect(column(2, 3)).toEqual([6, 4, 2]);
    expect(sheet.value(0, 3)).toBe(12);
  });

  it('knows names, in the book and after a change', async () => {
    sheet.set(0, 0, { value: 4 });
    sheet.set(1, 0, { value: 5 });
    book.setName({ name: 'Par', refersTo: 'Sheet1!$A$1' });
    book.setName({ name: 'Twice', refersTo: 'Sheet1!$A$1*2' });
    sheet.set(0, 1, { formula: '=par+1' });
    sheet.set(0, 2, { formula: '=Twice' });
    await book.recalculate();
    expect([sheet.value(0, 1), sheet.value(0, 2)]).toEqual([5, 8]);
    book.setName({ name: 'Par', refersTo: 'Sheet1!$A$2' });
    await book.recalculate();
    expect(sheet.value(0, 1)).toBe(6);
    book.removeName('PAR');
    await book.recalculate();
    expect(sheet.value(0, 1)).toEqual({ error: '#NAME?' });
  });

  it('answers #REF! once a sheet is gone', async () => {
    const other = book.add('Other one');
    other.set(0, 0, { value: 7 });
    sheet.set(0, 0, { value: 1 });
    sheet.set(0, 1, { formula: "='Other one'!A1" });
    await book.recalculate();
    expect(sheet.value(0, 1)).toBe(7);
    book.remove(other);
    await book.recalculate();
    expect(sheet.value(0, 1)).toEqual({ error: '#REF!' });
  });

  it('comes to an end on a circle', async () => {
    sheet.set(0, 0, { formula: '=B1+1' });
    sheet.set(0, 1, { formula: '=A1+1' });
    await book.recalculate();
    expect(book.isStale).toBe(false);
  });

  it('keeps two books of one process apart', async () => {
    const other = new UniverBook();
    other.add('Sheet1').set(0, 0, { value: 2 });
    other.find('Sheet1')?.set(0, 1, { formula: '=A1*10' });
    sheet.set(0, 0, { value: 3 });
    sheet.set(0, 1, { formula: '=A1*10' });
    await Promise.all([book.recalculate(), other.recalculate()]);
    expect([sheet.value(0, 1), other.find('Sheet1')?.value(0, 1)]).toEqual([30, 20]);
    other.dispose();
  });

  it('adds no sheet twice, and none under a name Excel refuses', () => {
    for (const name of ['sheet1', '', 'a/b', "'quoted'", 'x'.repeat(32), 'History'])
      expect(() => book.add(name)).toThrow(RangeError);
  });
});
