import { invalidArgument } from '../object-model';

const COLORS: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#FFFFFF',
  red: '#FF0000',
  green: '#008000',
  blue: '#0000FF',
  yellow: '#FFFF00',
  orange: '#FFA500',
  gray: '#808080',
  grey: '#808080',
  lightgray: '#D3D3D3',
};

/** A colour as Office.js takes it, `#RRGGBB` or a name of HTML; empty for none. */
export function readColor(value: unknown): string {
  const text = String(value);
  if (text === '') return '';
  const found = /^#?([0-9a-f]{6})$/i.exec(text)?.[1];
  const color = found ? `#${found.toUpperCase()}` : COLORS[text.toLowerCase()];
  if (color === undefined) throw invalidArgument();
  return color;
}
