import type { CellStyle } from '../engine/book';
import type { FileColors } from './file-colors';
import { attribute, elementsOf } from './xml';

/** Sides in the order the schema wants them, and where a style keeps them. */
const SIDES = { left: 'borderLeft', right: 'borderRight', top: 'borderTop', bottom: 'borderBottom' } as const;
type Side = keyof typeof SIDES;
const NAMES = Object.keys(SIDES) as Side[];

/** A border with no line. */
export const NO_BORDER = '<border><left/><right/><top/><bottom/><diagonal/></border>';

/** The lines a border element has; black where the file leaves the colour to the program. */
export function bordersIn(xml: string, colors: FileColors): CellStyle {
  const found: Partial<Record<(typeof SIDES)[Side], string>> = {};
  for (const name of NAMES) {
    const side = elementsOf(xml, name)[0];
    const line = side && attribute(side.tag, 'style');
    if (!side || line === undefined || line === 'none') continue;
    found[SIDES[name]] = `${line} ${colors.of(elementsOf(side.inner, 'color')[0]?.tag) ?? '#000000'}`;
  }
  return found;
}

export const hasBorder = (change: CellStyle): boolean => NAMES.some((name) => change[SIDES[name]] !== undefined);

function sideElement(name: Side, text: string): string {
  const [line = '', color = '#000000'] = text.split(' ');
  return line === '' ? `<${name}/>` : `<${name} style="${line}"><color rgb="FF${color.slice(1)}"/></${name}>`;
}

/** A border element with the sides of `change` in place of its own; diagonals and the sides not named stay. */
export function borderWith(base: string, change: CellStyle): string {
  const whole = elementsOf(base, 'border')[0];
  const inner = whole?.inner ?? '';
  const own = (name: string): string => {
    const found = elementsOf(inner, name)[0];
    return found ? inner.slice(found.tag.start, found.end) : `<${name}/>`;
  };
  const sides = NAMES.map((name) => {
    const text = change[SIDES[name]];
    return text === undefined ? own(name) : sideElement(name, text);
  });
  return `<border${whole?.tag.attributes ?? ''}>${sides.join('')}${own('diagonal')}</border>`;
}
