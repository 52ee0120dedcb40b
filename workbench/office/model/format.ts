import type { CellStyle } from '../../engine/book';
import type { Host, SheetArea } from '../host';
import { ApiObject, invalidArgument } from '../object-model';
import type { Scalar, Table } from '../object-model';
import { cellsOf, common } from './areas';
import { BORDERS } from './borders';
import { readColor } from './colors';
import { FORMAT_PROTECTION, refuseUnless } from './protection';

function restyle(block: SheetArea, change: CellStyle): void {
  refuseUnless(block, 'allowFormatCells');
  for (const { row, column } of cellsOf(block)) block.sheet.setStyle(row, column, change);
}

const flag = (part: 'bold' | 'italic' | 'wrap'): Scalar<SheetArea> => ({
  get: (block) => common(block, (style) => style[part] ?? false),
  set: (block, value) => {
    if (typeof value !== 'boolean') throw invalidArgument();
    restyle(block, { [part]: value });
  },
});

export const FILL: Table<SheetArea> = {
  type: 'RangeFill',
  scalars: {
    Color: {
      get: (block) => common(block, (style) => style.fill ?? ''),
      set: (block, value) => restyle(block, { fill: readColor(value) }),
    },
  },
  methods: { Clear: (block) => restyle(block, { fill: '' }) },
};

export const FONT: Table<SheetArea> = {
  type: 'RangeFont',
  scalars: {
    Color: {
      get: (block) => common(block, (style) => style.fontColor ?? '#000000'),
      set: (block, value) => restyle(block, { fontColor: readColor(value) }),
    },
    Name: {
      get: (block) => common(block, (style) => style.fontName ?? 'Calibri'),
      set: (block, value) => restyle(block, { fontName: String(value) }),
    },
    Size: {
      get: (block) => common(block, (style) => style.fontSize ?? 11),
      set: (block, value) => {
        if (typeof value !== 'number' || value < 1 || value > 409) throw invalidArgument();
        restyle(block, { fontSize: value });
      },
    },
    Bold: flag('bold'),
    Italic: flag('italic'),
    Underline: {
      get: (block) => common(block, (style) => (style.underline ? 'Single' : 'None')),
      set: (block, value) => restyle(block, { underline: value !== 'None' }),
    },
  },
};

const HORIZONTAL = { Left: 'left', Center: 'center', Right: 'right', Fill: 'fill', Justify: 'justify' } as const;
const VERTICAL = { Top: 'top', Center: 'center', Bottom: 'bottom' } as const;

const nameOf = (table: Readonly<Record<string, string>>, value: string | undefined, fallback: string): string =>
  Object.entries(table).find(([, code]) => code === value)?.[0] ?? fallback;

const isKey = <K extends string>(table: Readonly<Record<K, string>>, value: unknown): value is K =>
  typeof value === 'string' && Object.prototype.hasOwnProperty.call(table, value);

/** Office.js gives widths in points; a file in characters of its default font, 7 pixels wide with 5 to spare. */
const charactersOf = (points: number): number => Math.round((((points * 96) / 72 - 5) / 7) * 256) / 256;
const pointsOf = (characters: number): number => ((characters * 7 + 5) * 72) / 96;
const STANDARD_WIDTH = 8.43;

function columnsOf({ area }: SheetArea): number[] {
  return Array.from({ length: Math.min(area.columns, 16_384) }, (_, at) => area.column + at);
}

/** Width that shows the longest text of each column. */
function autofit(block: SheetArea): void {
  const { sheet, area } = block;
  const used = sheet.usedArea();
  if (!used) return;
  for (
    let column = Math.max(area.column, used.column);
    column < Math.min(area.column + area.columns, used.column + used.columns);
    column++
  ) {
    let longest = 0;
    for (let row = used.row; row < used.row + used.rows; row++) {
      const value = sheet.value(row, column);
      longest = Math.max(longest, typeof value === 'object' ? 0 : String(value).length);
    }
    if (longest > 0) sheet.look.columnWidths.set(column, Math.min(60, longest + 2));
  }
}

/** Height of a row nobody has changed, and the highest Excel allows, in points. */
const STANDARD_HEIGHT = 15;
const HIGHEST_ROW = 409.5;

export const FORMAT: Table<SheetArea> = {
  type: 'RangeFormat',
  scalars: {
    ColumnWidth: {
      get: (block) => pointsOf(block.sheet.look.columnWidths.get(block.area.column) ?? STANDARD_WIDTH),
      set: (block, value) => {
        if (typeof value !== 'number' || value < 0) throw invalidArgument();
        refuseUnless(block, 'allowFormatColumns');
        for (const column of columnsOf(block))
          block.sheet.look.columnWidths.set(column, Math.max(0, charactersOf(value)));
      },
    },
    RowHeight: {
      get: (block) => block.sheet.look.rowHeights.get(block.area.row) ?? STANDARD_HEIGHT,
      set: (block, value) => {
        if (typeof value !== 'number' || value < 0 || value > HIGHEST_ROW) throw invalidArgument();
        refuseUnless(block, 'allowFormatRows');
        for (let row = block.area.row; row < block.area.row + block.area.rows; row++)
          block.sheet.look.rowHeights.set(row, value);
      },
    },
    HorizontalAlignment: {
      get: (block) => common(block, (style) => nameOf(HORIZONTAL, style.horizontal, 'General')),
      set: (block, value) => {
        if (!isKey(HORIZONTAL, value)) throw invalidArgument();
        restyle(block, { horizontal: HORIZONTAL[value] });
      },
    },
    VerticalAlignment: {
      get: (block) => common(block, (style) => nameOf(VERTICAL, style.vertical, 'Bottom')),
      set: (block, value) => {
        if (!isKey(VERTICAL, value)) throw invalidArgument();
        restyle(block, { vertical: VERTICAL[value] });
      },
    },
    WrapText: flag('wrap'),
  },
  navigations: {
    Fill: (block, host) => ApiObject.of(FILL, block, host),
    Font: (block, host) => ApiObject.of(FONT, block, host),
    Borders: (block, host) => ApiObject.of(BORDERS, block, host),
    Protection: (block, host) => ApiObject.of(FORMAT_PROTECTION, block, host),
  },
  methods: { AutofitColumns: autofit, AutofitRows: () => undefined },
};

/** `range.format` of a block. */
export const formatObject = (host: Host, block: SheetArea): ApiObject => ApiObject.of(FORMAT, block, host);
