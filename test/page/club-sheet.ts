import { writeXlsx } from 'hucre';
import type { Cell } from 'hucre';

/** What the club's sheet below has: a note on the player in A4, and divisions to choose from in column D. */
export const NOTE = 'Plays off the yellow tees';
export const DIVISIONS = ['Men', 'Ladies', 'Juniors'] as const;

const PLAYERS = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];

/**
 * A sheet as a club may have dressed it: hidden rows, a note, a list, colours by value, protection, text struck through.
 * Rows 6 and 7 are hidden; only B to D can be written to.
 */
export async function clubSheet(): Promise<Buffer> {
  const cells = new Map<string, Partial<Cell>>([
    [
      '0,0',
      {
        value: 'Club Championship',
        style: {
          font: { bold: true, size: 16, color: { theme: 0 } },
          fill: { type: 'pattern', pattern: 'solid', fgColor: { theme: 9, tint: -0.25 } },
        },
      },
    ],
    ['3,0', { value: 'Ann', comment: { author: 'Desk', text: NOTE } }],
    ['4,0', { value: 'Ben', style: { font: { strikethrough: true } } }],
  ]);
  PLAYERS.forEach((_, at) =>
    [1, 2, 3].forEach((column) =>
      cells.set(`${3 + at},${column}`, {
        value: column === 3 ? (DIVISIONS[at % 3] ?? '') : 3 + at + column,
        style: { protection: { locked: false } },
      }),
    ),
  );
  const fill = (rgb: string) => ({ fill: { type: 'pattern' as const, pattern: 'solid' as const, fgColor: { rgb } } });
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Club',
        rows: [
          ['Club Championship'],
          [],
          ['Player', 'Hole 1', 'Hole 2', 'Division'],
          ...PLAYERS.map((name, at) => [name, 4 + at, 5 + at, null]),
        ],
        cells,
        columns: [{ width: 24 }, { width: 8 }, { width: 8 }, { width: 14 }],
        rowDefs: new Map([
          [5, { hidden: true }],
          [6, { hidden: true }],
        ]),
        merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 3 }],
        freezePane: { rows: 3, columns: 1 },
        dataValidations: [
          {
            type: 'list',
            values: [...DIVISIONS],
            range: 'D4:D8',
            showErrorMessage: true,
            errorMessage: 'Not one of ours',
          },
        ],
        conditionalRules: [
          { type: 'cellIs', operator: 'lessThan', formula: '6', priority: 1, range: 'B4:C8', style: fill('FFC6EFCE') },
        ],
        protection: { sheet: true },
      },
    ],
  });
  return Buffer.from(bytes);
}
