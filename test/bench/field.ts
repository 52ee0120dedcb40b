import type { IWorkbookData } from '@univerjs/core';
import { writeXlsx } from 'hucre';
import type { Cell, CellValue } from 'hucre';

/** A field of cards as a club's sheet has it: every card's gross score and points, and the places of all. */
export const CARDS = 200;
/** Row and column of the first score, from 0. */
export const FIRST = { row: 3, column: 2 };

const PARS = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 3, 4, 4, 5, 3, 4, 4, 5];
const INDEXES = [7, 11, 17, 3, 1, 13, 15, 9, 5, 8, 18, 4, 2, 12, 10, 16, 6, 14];
const FORMULAS = 20;

const cardAt = (card: number): CellValue[] => [
  `Player ${card + 1}`,
  card % 30,
  ...PARS.map((par, hole) => par + ((card * 7 + hole * 3) % 4)),
];

const ROWS: readonly (readonly CellValue[])[] = [
  ['Player', 'PH', ...PARS.map((_, at) => at + 1), 'Gross', 'Points', 'Place'],
  ['Par', null, ...PARS],
  ['SI', null, ...INDEXES],
  ...Array.from({ length: CARDS }, (_, card) => cardAt(card)),
];

/** The formulas of a card; the field's places spill from the first. */
function formulasOf(card: number): readonly string[] {
  const [row, last] = [card + FIRST.row + 1, FIRST.row + CARDS];
  const places = `GOLF.PLACES(C${row}:T${last},C2:T2,C3:T3,B${row}:B${last},"stableford")`;
  return [
    `SUM(C${row}:T${row})`,
    `GOLF.STABLEFORD(C${row}:T${row},$C$2:$T$2,$C$3:$T$3,B${row})`,
    ...(card === 0 ? [places] : []),
  ];
}

const eachFormula = (take: (row: number, column: number, formula: string) => void): void => {
  for (let card = 0; card < CARDS; card++)
    formulasOf(card).forEach((formula, at) => take(card + FIRST.row, FORMULAS + at, formula));
};

/** The field as a file, its formulas written as Excel writes an add-in's. */
export async function fieldFile(): Promise<Uint8Array> {
  const cells = new Map<string, Partial<Cell>>();
  eachFormula((row, column, formula) => {
    const isOurs = formula.startsWith('GOLF.');
    const formulaRef = `${String.fromCharCode(65 + column)}${row + 1}`;
    cells.set(`${row},${column}`, {
      value: null,
      formula: formula.replace(/GOLF\./g, '_xldudf_GOLF_'),
      ...(isOurs ? { formulaType: 'array', formulaRef, formulaDynamic: true } : {}),
    });
  });
  const terms = [
    ['Form of play', 'Stableford'],
    ['Rules edition', 'classic'],
  ];
  return writeXlsx({
    sheets: [
      { name: 'Scores', rows: ROWS.map((row) => [...row]), cells },
      { name: 'Terms', rows: terms },
    ],
  });
}

/** The field as Univer's own workbook. */
export function fieldSnapshot(): Partial<IWorkbookData> {
  const cellData: Record<number, Record<number, object>> = {};
  ROWS.forEach((row, y) => {
    const cells: Record<number, object> = {};
    row.forEach((v, x) => {
      if (v !== null) cells[x] = { v, t: typeof v === 'number' ? 2 : 1 };
    });
    cellData[y] = cells;
  });
  eachFormula((row, column, formula) => {
    cellData[row] = { ...cellData[row], [column]: { f: `=${formula}` } };
  });
  return {
    id: 'bare',
    name: '',
    appVersion: '',
    styles: {},
    sheetOrder: ['s1'],
    sheets: { s1: { id: 's1', name: 'Scores', rowCount: 1_000, columnCount: 100, cellData } },
  };
}
