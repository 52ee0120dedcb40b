import { BooleanNumber, BorderStyleTypes, HorizontalAlign, VerticalAlign, WrapStrategy } from '@univerjs/core';
import type { IBorderStyleData, IStyleData, Nullable } from '@univerjs/core';
import type { CellStyle } from '../engine/book';

/** Lines by their name in a file (ECMA-376 part 1, 18.18.3) and in the grid. */
const LINES: Readonly<Record<string, BorderStyleTypes>> = {
  thin: BorderStyleTypes.THIN,
  hair: BorderStyleTypes.HAIR,
  dotted: BorderStyleTypes.DOTTED,
  dashed: BorderStyleTypes.DASHED,
  dashDot: BorderStyleTypes.DASH_DOT,
  dashDotDot: BorderStyleTypes.DASH_DOT_DOT,
  double: BorderStyleTypes.DOUBLE,
  medium: BorderStyleTypes.MEDIUM,
  mediumDashed: BorderStyleTypes.MEDIUM_DASHED,
  mediumDashDot: BorderStyleTypes.MEDIUM_DASH_DOT,
  mediumDashDotDot: BorderStyleTypes.MEDIUM_DASH_DOT_DOT,
  slantDashDot: BorderStyleTypes.SLANT_DASH_DOT,
  thick: BorderStyleTypes.THICK,
};

const HORIZONTAL = {
  left: HorizontalAlign.LEFT,
  center: HorizontalAlign.CENTER,
  right: HorizontalAlign.RIGHT,
  justify: HorizontalAlign.JUSTIFIED,
  fill: HorizontalAlign.LEFT,
} as const;
const VERTICAL = { top: VerticalAlign.TOP, center: VerticalAlign.MIDDLE, bottom: VerticalAlign.BOTTOM } as const;

const keyOf = <K extends string, V>(table: Readonly<Record<K, V>>, value: unknown): K | undefined =>
  (Object.keys(table) as K[]).find((key) => table[key] === value);

const flag = (on: boolean | undefined): BooleanNumber => (on ? BooleanNumber.TRUE : BooleanNumber.FALSE);

function gridLine(line: string | undefined): IBorderStyleData | undefined {
  const [name = '', color = '#000000'] = (line ?? '').split(' ');
  const style = LINES[name];
  return style === undefined ? undefined : { s: style, cl: { rgb: color } };
}

/** How the grid draws a cell of that look. */
export function gridLook(style: CellStyle): IStyleData {
  const { borderTop: t, borderBottom: b, borderLeft: l, borderRight: r } = style;
  const lines = { t: gridLine(t), b: gridLine(b), l: gridLine(l), r: gridLine(r) };
  const shown = Object.fromEntries(Object.entries(lines).filter(([, line]) => line !== undefined));
  return {
    ...(style.numberFormat ? { n: { pattern: style.numberFormat } } : {}),
    ...(style.fill ? { bg: { rgb: style.fill } } : {}),
    ...(style.fontColor ? { cl: { rgb: style.fontColor } } : {}),
    ...(style.fontName ? { ff: style.fontName } : {}),
    ...(style.fontSize ? { fs: style.fontSize } : {}),
    ...(style.bold ? { bl: BooleanNumber.TRUE } : {}),
    ...(style.italic ? { it: BooleanNumber.TRUE } : {}),
    ...(style.underline ? { ul: { s: BooleanNumber.TRUE } } : {}),
    ...(style.strikethrough ? { st: { s: BooleanNumber.TRUE } } : {}),
    ...(style.horizontal ? { ht: HORIZONTAL[style.horizontal] } : {}),
    // Excel puts what has no place of its own at the bottom.
    vt: VERTICAL[style.vertical ?? 'bottom'],
    ...(style.wrap ? { tb: WrapStrategy.WRAP } : {}),
    ...(Object.keys(shown).length > 0 ? { bd: shown } : {}),
  };
}

function bookLine(line: Nullable<IBorderStyleData>): string | undefined {
  const name = line ? keyOf(LINES, line.s) : undefined;
  return name === undefined ? undefined : `${name} ${(line?.cl.rgb ?? '#000000').toUpperCase()}`;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour of the grid as `#RRGGBB`: it writes some as `rgb(…)`. */
function hexOf(color: Nullable<string>): string | undefined {
  if (!color) return undefined;
  if (HEX.test(color)) return color.toUpperCase();
  const parts = /rgba?\((\d+),\s*(\d+),\s*(\d+)/.exec(color)?.slice(1);
  return parts && `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** The look a cell has in the grid, as the book keeps it; where the user takes a look away, it says so. */
export function bookLook(look: IStyleData): CellStyle {
  const fill = hexOf(look.bg?.rgb);
  const fontColor = hexOf(look.cl?.rgb);
  const horizontal = keyOf(HORIZONTAL, look.ht);
  const vertical = keyOf(VERTICAL, look.vt);
  const [top, bottom, left, right] = [look.bd?.t, look.bd?.b, look.bd?.l, look.bd?.r].map(bookLine);
  return {
    ...(look.n?.pattern ? { numberFormat: look.n.pattern } : {}),
    ...(fill ? { fill } : {}),
    ...(fontColor ? { fontColor } : {}),
    ...(look.ff ? { fontName: look.ff } : {}),
    ...(look.fs ? { fontSize: look.fs } : {}),
    ...(look.bl === flag(true) ? { bold: true } : {}),
    ...(look.it === flag(true) ? { italic: true } : {}),
    ...(look.ul?.s === flag(true) ? { underline: true } : {}),
    ...(look.st?.s === flag(true) ? { strikethrough: true } : {}),
    ...(horizontal ? { horizontal } : {}),
    ...(vertical && vertical !== 'bottom' ? { vertical } : {}),
    ...(look.tb === WrapStrategy.WRAP ? { wrap: true } : {}),
    ...(top ? { borderTop: top } : {}),
    ...(bottom ? { borderBottom: bottom } : {}),
    ...(left ? { borderLeft: left } : {}),
    ...(right ? { borderRight: right } : {}),
  };
}
