import type { Package } from './package';
import { attribute, elementsOf } from './xml';
import type { Tag } from './xml';

/** The palette of files that name colours by number (ECMA-376 part 1, 18.8.27), from 8 on; 0 to 7 are its first eight. */
const PALETTE = (
  '000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF 800000 008000 000080 808000 800080 008080 C0C0C0 808080 ' +
  '9999FF 993366 FFFFCC CCFFFF 660066 FF8080 0066CC CCCCFF 000080 FF00FF FFFF00 00FFFF 800080 800000 008080 0000FF ' +
  '00CCFF CCFFFF CCFFCC FFFF99 99CCFF FF99CC CC99FF FFCC99 3366FF 33CCCC 99CC00 FFCC00 FF9900 FF6600 666699 969696 ' +
  '003366 339966 003300 333300 993300 993366 333399 333333'
).split(' ');

/** A theme's colours in the order that cells number them: light before dark, though the theme has them the other way. */
const THEME_ORDER = 'lt1 dk1 lt2 dk2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink'.split(' ');

/** Red, green and blue, or hue, saturation and lightness, each from 0 to 1. */
type Three = readonly [number, number, number];

function toHsl([red, green, blue]: Three): Three {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [sum, span] = [most + least, most - least];
  if (span === 0) return [0, 0, most];
  const saturation = span / (sum <= 1 ? sum : 2 - sum);
  const sixth =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return [sixth / 6, saturation, sum / 2];
}

function toRgb([hue, saturation, lightness]: Three): Three {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (at: number): number => {
    const twelfth = (at + hue * 12) % 12;
    return lightness - reach * Math.max(-1, Math.min(twelfth - 3, 9 - twelfth, 1));
  };
  return [part(0), part(8), part(4)];
}

/** A colour made lighter (up to 1) or darker (down to −1), as ECMA-376 part 1, 18.8.19 tells of tints. */
export function tinted(hex: string, tint: number): string {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [hue, saturation, lightness] = toHsl([parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0]);
  const wanted = tint < 0 ? lightness * (1 + tint) : lightness * (1 - tint) + tint;
  const made = toRgb([hue, saturation, wanted]).map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${made.join('')}`.toUpperCase();
}

/** The colours of a workbook: its own, by number, or by their place in its theme. */
export class FileColors {
  readonly #theme: readonly (string | undefined)[];

  /** @param theme the theme's part; empty where the file has none */
  constructor(theme: string) {
    const scheme = elementsOf(theme, 'clrScheme')[0]?.inner ?? '';
    this.#theme = THEME_ORDER.map((name) => {
      const inner = elementsOf(scheme, name)[0]?.inner ?? '';
      const own = elementsOf(inner, 'srgbClr')[0]?.tag;
      const system = elementsOf(inner, 'sysClr')[0]?.tag;
      const rgb = own ? attribute(own, 'val') : system && attribute(system, 'lastClr');
      return rgb && `#${rgb.toUpperCase()}`;
    });
  }

  /** The colour an element stands for, `#RRGGBB`; undefined where the file leaves it to the program. */
  of(tag: Tag | undefined): string | undefined {
    if (!tag) return undefined;
    const base = this.#untinted(tag);
    const tint = Number(attribute(tag, 'tint') ?? 0);
    return base !== undefined && tint !== 0 ? tinted(base, tint) : base;
  }

  #untinted(tag: Tag): string | undefined {
    const [rgb, theme, indexed] = ['rgb', 'theme', 'indexed'].map((name) => attribute(tag, name));
    if (rgb !== undefined) return `#${rgb.slice(-6).toUpperCase()}`;
    if (theme !== undefined) return this.#theme[Number(theme)];
    if (indexed === undefined) return undefined;
    const number = Number(indexed);
    const known = PALETTE[number < 8 ? number : number - 8];
    return known && `#${known}`;
  }
}

/** The colours of a workbook whose main part is named. */
export function colorsIn(file: Package, workbookPart: string): FileColors {
  const theme = file.relations(workbookPart).find(({ type }) => type.endsWith('/theme'));
  return new FileColors((theme && file.text(theme.target)) ?? '');
}
