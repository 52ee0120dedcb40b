import type { CellStyle } from '../../engine/book';
import type { Host, SheetArea } from '../host';
import { ApiObject, invalidArgument, notHere } from '../object-model';
import type { Table } from '../object-model';
import { cellsOf } from './areas';
import { readColor } from './colors';
import { refuseUnless } from './protection';

/** A line in a file, and the style and weight Office.js calls it by. */
const LINES: readonly (readonly [line: string, style: string, weight: string])[] = [
  ['thin', 'Continuous', 'Thin'],
  ['hair', 'Continuous', 'Hairline'],
  ['medium', 'Continuous', 'Medium'],
  ['thick', 'Continuous', 'Thick'],
  ['dashed', 'Dash', 'Thin'],
  ['mediumDashed', 'Dash', 'Medium'],
  ['dashDot', 'DashDot', 'Thin'],
  ['mediumDashDot', 'DashDot', 'Medium'],
  ['dashDotDot', 'DashDotDot', 'Thin'],
  ['mediumDashDotDot', 'DashDotDot', 'Medium'],
  ['dotted', 'Dot', 'Thin'],
  ['double', 'Double', 'Thick'],
  ['slantDashDot', 'SlantDashDot', 'Medium'],
];

const BLACK = '#000000';

type Side = 'borderTop' | 'borderBottom' | 'borderLeft' | 'borderRight';

/** One border of a block: which side of which of its cells. */
interface BlockBorder {
  readonly block: SheetArea;
  readonly index: string;
}

/** Sides of a block by Office.js's name, in its order: a side of each cell, and which cells. */
const SIDES: Readonly<Record<string, readonly [Side, (cell: Place, block: SheetArea) => boolean]>> = {
  EdgeTop: ['borderTop', ({ row }, { area }) => row === area.row],
  EdgeBottom: ['borderBottom', ({ row }, { area }) => row === area.row + area.rows - 1],
  EdgeLeft: ['borderLeft', ({ column }, { area }) => column === area.column],
  EdgeRight: ['borderRight', ({ column }, { area }) => column === area.column + area.columns - 1],
  InsideVertical: ['borderRight', ({ column }, { area }) => column < area.column + area.columns - 1],
  InsideHorizontal: ['borderBottom', ({ row }, { area }) => row < area.row + area.rows - 1],
};

interface Place {
  readonly row: number;
  readonly column: number;
}

/** The border's text in each of its cells, as `thin #000000`; undefined where they differ. */
function textOf({ block, index }: BlockBorder): string | undefined {
  const [side, isOn] = SIDES[index] ?? [];
  const texts = new Set<string>();
  for (const cell of cellsOf(block))
    if (side && isOn?.(cell, block)) texts.add(block.sheet.style(cell.row, cell.column)[side] ?? '');
  return texts.size > 1 ? undefined : ([...texts][0] ?? '');
}

const lineOf = (text: string): (typeof LINES)[number] | undefined =>
  LINES.find(([line]) => line === text.split(' ')[0]);

function draw({ block, index }: BlockBorder, text: string): void {
  const [side, isOn] = SIDES[index] ?? [];
  refuseUnless(block, 'allowFormatCells');
  if (!side || !isOn) return;
  const change: CellStyle = { [side]: text };
  for (const cell of cellsOf(block)) if (isOn(cell, block)) block.sheet.setStyle(cell.row, cell.column, change);
}

/** Draws the border with another style or weight; the other one stays where Excel has a line of both. */
function redraw(border: BlockBorder, wanted: { style?: string; weight?: string }): void {
  const now = textOf(border) ?? '';
  const [, style = 'Continuous', weight = 'Thin'] = lineOf(now) ?? [];
  const aim = { style, weight, ...wanted };
  const found =
    LINES.find(([, one, other]) => one === aim.style && other === aim.weight) ??
    LINES.find(([, one, other]) => (wanted.style === undefined ? other === aim.weight : one === aim.style));
  if (!found) throw invalidArgument();
  draw(border, `${found[0]} ${now.split(' ')[1] ?? BLACK}`);
}

export const BORDER: Table<BlockBorder> = {
  type: 'RangeBorder',
  scalars: {
    SideIndex: { get: ({ index }) => index },
    Style: {
      get: (border) => {
        const text = textOf(border);
        return text === undefined ? null : (lineOf(text)?.[1] ?? 'None');
      },
      set: (border, value) => (value === 'None' ? draw(border, '') : redraw(border, { style: String(value) })),
    },
    Weight: {
      get: (border) => {
        const text = textOf(border);
        return text === undefined ? null : (lineOf(text)?.[2] ?? 'Thin');
      },
      set: (border, value) => redraw(border, { weight: String(value) }),
    },
    Color: {
      get: (border) => {
        const text = textOf(border);
        return text === undefined ? null : (text.split(' ')[1] ?? BLACK);
      },
      set: (border, value) => {
        const [line] = lineOf(textOf(border) ?? '') ?? LINES[0] ?? [];
        draw(border, `${line ?? 'thin'} ${readColor(value)}`);
      },
    },
  },
};

function borderObject(host: Host, block: SheetArea, index: unknown): ApiObject {
  const name = String(index);
  if (name.startsWith('Diagonal')) throw notHere(host, 'RangeBorder', name);
  if (!Object.prototype.hasOwnProperty.call(SIDES, name)) throw invalidArgument();
  return ApiObject.of(BORDER, { block, index: name }, host);
}

/** `range.format.borders`. Diagonals are not here. */
export const BORDERS: Table<SheetArea> = {
  type: 'RangeBorderCollection',
  items: (block, host) => Object.keys(SIDES).map((index) => borderObject(host, block, index)),
  item: (block, key, host) => borderObject(host, block, key),
  methods: {
    GetItemAt: (block, [at], host) => borderObject(host, block, Object.keys(SIDES)[Number(at)]),
  },
};
