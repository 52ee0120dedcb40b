import type { CellStyle } from '../engine/book';
import { NO_BORDER, borderWith, bordersIn, hasBorder } from './cell-borders';
import { FileColors } from './file-colors';
import { attribute, elementsOf, escapeXml, spliced, tagsOf, withAttribute } from './xml';
import type { Splice } from './xml';

/** Number formats Excel knows by number only (ECMA-376 part 1, 18.8.30). */
const BUILT_IN: ReadonlyMap<number, string> = new Map([
  [0, 'General'],
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, 'm/d/yyyy'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'm/d/yyyy h:mm'],
  [37, '#,##0_);(#,##0)'],
  [38, '#,##0_);[Red](#,##0)'],
  [39, '#,##0.00_);(#,##0.00)'],
  [40, '#,##0.00_);[Red](#,##0.00)'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss.0'],
  [48, '##0.0E+0'],
  [49, '@'],
]);

const FIRST_OWN_FORMAT = 164;

/** Children of a font in the order the schema wants. */
const FONT_ORDER = 'b i strike condense extend outline shadow u vertAlign sz color name family charset scheme'.split(
  ' ',
);

const HORIZONTAL = ['left', 'center', 'right', 'fill', 'justify'] as const;
const VERTICAL = ['top', 'center', 'bottom'] as const;

/** A part of the styles with room for more: its elements, and those to be added. */
interface Section {
  readonly elements: string[];
  readonly existing: number;
}

const SECTIONS = { numFmts: 'numFmt', fonts: 'font', fills: 'fill', borders: 'border', cellXfs: 'xf' } as const;
type SectionName = keyof typeof SECTIONS;

const isOn = (xml: string, name: string): boolean =>
  elementsOf(xml, name).some(({ tag }) => !['0', 'false'].includes(attribute(tag, 'val') ?? '1'));

function firstTag(xml: string): { text: string; rest: string } {
  const tag = tagsOf(xml).next();
  if (tag.done) return { text: xml, rest: '' };
  return { text: xml.slice(tag.value.start, tag.value.end), rest: xml.slice(tag.value.end) };
}

/** The styles part of a workbook: tells how a cell looks, and grows formats for cells that are to look otherwise. */
export class Styles {
  readonly #xml: string;
  readonly #sections: Record<SectionName, Section>;
  readonly #formats = new Map<number, string>(BUILT_IN);
  readonly #made = new Map<string, number>();

  /** @param colors the workbook's colours; left out, only those that need no theme are known */
  constructor(
    xml: string,
    private readonly colors = new FileColors(''),
  ) {
    this.#xml = xml;
    const section = (name: SectionName): Section => {
      const whole = elementsOf(xml, name)[0];
      const elements = elementsOf(whole?.inner ?? '', SECTIONS[name]).map(({ tag, end }) =>
        (whole?.inner ?? '').slice(tag.start, end),
      );
      return { elements, existing: elements.length };
    };
    this.#sections = {
      numFmts: section('numFmts'),
      fonts: section('fonts'),
      fills: section('fills'),
      borders: section('borders'),
      cellXfs: section('cellXfs'),
    };
    for (const text of this.#sections.numFmts.elements)
      for (const { tag } of elementsOf(text, 'numFmt'))
        this.#formats.set(Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode') ?? 'General');
  }

  /** How a cell of format number `xf` looks, as far as the add-in can ask. */
  style(xf: number): CellStyle {
    const text = this.#sections.cellXfs.elements[xf];
    if (text === undefined) return {};
    const tag = elementsOf(text, 'xf')[0]?.tag;
    if (!tag) return {};
    const number = (name: string): number => Number(attribute(tag, name) ?? 0);
    const font = this.#sections.fonts.elements[number('fontId')] ?? '';
    const fill = this.#sections.fills.elements[number('fillId')] ?? '';
    const alignment = elementsOf(text, 'alignment')[0]?.tag;
    const format = this.#formats.get(number('numFmtId'));
    const size = elementsOf(font, 'sz')[0];
    const name = elementsOf(font, 'name')[0];
    const fillColor = /patternType="solid"/.test(fill) ? this.#color(fill, 'fgColor') : undefined;
    const fontColor = this.#color(font, 'color');
    const horizontal = HORIZONTAL.find((one) => alignment && attribute(alignment, 'horizontal') === one);
    const vertical = VERTICAL.find((one) => alignment && attribute(alignment, 'vertical') === one);
    return {
      ...(format === undefined || format === 'General' ? {} : { numberFormat: format }),
      ...(fillColor === undefined ? {} : { fill: fillColor }),
      ...(fontColor === undefined ? {} : { fontColor }),
      ...(size ? { fontSize: Number(attribute(size.tag, 'val')) } : {}),
      ...(name ? { fontName: attribute(name.tag, 'val') ?? '' } : {}),
      ...(isOn(font, 'b') ? { bold: true } : {}),
      ...(isOn(font, 'i') ? { italic: true } : {}),
      ...(isOn(font, 'u') ? { underline: true } : {}),
      ...(isOn(font, 'strike') ? { strikethrough: true } : {}),
      ...(horizontal ? { horizontal } : {}),
      ...(vertical ? { vertical } : {}),
      ...(alignment && attribute(alignment, 'wrapText') === '1' ? { wrap: true } : {}),
      ...(isUnlocked(text) ? { locked: false } : {}),
      ...bordersIn(this.#sections.borders.elements[number('borderId')] ?? '', this.colors),
    };
  }

  #color(xml: string, name: string): string | undefined {
    return this.colors.of(elementsOf(xml, name)[0]?.tag);
  }

  /** Number of the format that is `base` with what differs in `wanted`; made when the part has none. */
  format(base: number, wanted: CellStyle): number {
    const now = this.style(base);
    const change = Object.fromEntries(
      Object.entries(wanted).filter(([part, value]) => Reflect.get(now, part) !== value),
    ) as CellStyle;
    if (Object.keys(change).length === 0) return base;
    const key = `${base} ${JSON.stringify(change)}`;
    const made = this.#made.get(key) ?? this.#add('cellXfs', this.#xf(base, change));
    this.#made.set(key, made);
    return made;
  }

  /** The part with everything added. */
  text(): string {
    const splices: Splice[] = [];
    const root = elementsOf(this.#xml, 'styleSheet')[0];
    // A section the part lacks goes behind the ones that the schema has before it.
    let end = root?.innerStart ?? 0;
    for (const name of Object.keys(SECTIONS) as SectionName[]) {
      const { elements, existing } = this.#sections[name];
      const whole = elementsOf(this.#xml, name)[0];
      end = whole?.end ?? end;
      if (elements.length === existing) continue;
      const added = elements.slice(existing).join('');
      if (!whole) {
        splices.push({ start: end, end, text: `<${name} count="${elements.length}">${added}</${name}>` });
        continue;
      }
      const open = this.#xml.slice(whole.tag.start, whole.tag.end);
      const counted = withAttribute(open, 'count', String(elements.length));
      splices.push({ start: whole.tag.start, end: whole.tag.end, text: counted });
      splices.push({ start: whole.innerEnd, end: whole.innerEnd, text: added });
    }
    return spliced(this.#xml, splices);
  }

  #add(name: SectionName, element: string): number {
    const { elements } = this.#sections[name];
    const known = elements.indexOf(element);
    return known >= 0 ? known : elements.push(element) - 1;
  }

  #xf(base: number, change: CellStyle): string {
    const { text, rest } = firstTag(
      this.#sections.cellXfs.elements[base] ?? '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    );
    const isEmpty = text.endsWith('/>');
    let open = isEmpty ? text.replace(/\s*\/>$/, '>') : text;
    let inner = isEmpty ? '' : rest.replace(/<\/(?:[\w.-]+:)?xf>\s*$/, '');
    const set = (name: string, value: string | number, applies: string): void => {
      open = withAttribute(withAttribute(open, name, String(value)), applies, '1');
    };
    const current = (name: string): number => Number(new RegExp(`\\s${name}="(\\d+)"`).exec(open)?.[1] ?? 0);
    if (change.numberFormat !== undefined)
      set('numFmtId', this.#formatNumber(change.numberFormat), 'applyNumberFormat');
    if (change.fill !== undefined) set('fillId', this.#add('fills', solidFill(change.fill)), 'applyFill');
    if (hasFont(change)) set('fontId', this.#add('fonts', this.#font(current('fontId'), change)), 'applyFont');
    if (hasBorder(change)) set('borderId', this.#border(current('borderId'), change), 'applyBorder');
    if (change.locked !== undefined) {
      open = withAttribute(open, 'applyProtection', '1');
      inner = lockedInner(inner, change.locked);
    }
    if (change.horizontal !== undefined || change.vertical !== undefined || change.wrap !== undefined) {
      open = withAttribute(open, 'applyAlignment', '1');
      inner = alignedInner(inner, change);
    }
    return inner === '' ? open.replace(/>$/, '/>') : `${open}${inner}</xf>`;
  }

  #formatNumber(code: string): number {
    const wanted = code === '' ? 'General' : code;
    for (const [number, known] of this.#formats) if (known === wanted) return number;
    const number = Math.max(FIRST_OWN_FORMAT - 1, ...this.#formats.keys()) + 1;
    this.#formats.set(number, wanted);
    this.#add('numFmts', `<numFmt numFmtId="${number}" formatCode="${escapeXml(wanted)}"/>`);
    return number;
  }

  #border(base: number, change: CellStyle): number {
    // Formats of a file without borders all say that they have the first one.
    if (this.#sections.borders.elements.length === 0) this.#add('borders', NO_BORDER);
    return this.#add('borders', borderWith(this.#sections.borders.elements[base] ?? NO_BORDER, change));
  }

  #font(base: number, change: CellStyle): string {
    const inner = elementsOf(this.#sections.fonts.elements[base] ?? '<font/>', 'font')[0]?.inner ?? '';
    const children = new Map<string, string>();
    for (const name of FONT_ORDER) {
      const found = elementsOf(inner, name)[0];
      if (found) children.set(name, inner.slice(found.tag.start, found.end));
    }
    const flag = (name: string, on: boolean | undefined): void => {
      if (on === true) children.set(name, `<${name}/>`);
      if (on === false) children.delete(name);
    };
    flag('b', change.bold);
    flag('i', change.italic);
    flag('u', change.underline);
    flag('strike', change.strikethrough);
    if (change.fontSize !== undefined) children.set('sz', `<sz val="${change.fontSize}"/>`);
    if (change.fontColor !== undefined)
      children.set('color', `<color rgb="FF${change.fontColor.replace('#', '').toUpperCase()}"/>`);
    if (change.fontName !== undefined) {
      children.set('name', `<name val="${escapeXml(change.fontName)}"/>`);
      children.delete('scheme');
    }
    return `<font>${FONT_ORDER.map((name) => children.get(name) ?? '').join('')}</font>`;
  }
}

const hasFont = ({ bold, italic, underline, strikethrough, fontColor, fontName, fontSize }: CellStyle): boolean =>
  [bold, italic, underline, strikethrough, fontColor, fontName, fontSize].some((part) => part !== undefined);

const isUnlocked = (xf: string): boolean =>
  elementsOf(xf, 'protection').some(({ tag }) => ['0', 'false'].includes(attribute(tag, 'locked') ?? '1'));

function lockedInner(inner: string, locked: boolean): string {
  const found = elementsOf(inner, 'protection')[0];
  const tag = withAttribute(
    found ? inner.slice(found.tag.start, found.end) : '<protection/>',
    'locked',
    locked ? '1' : '0',
  );
  if (found) return inner.slice(0, found.tag.start) + tag + inner.slice(found.end);
  // Protection comes after alignment and before what is to come.
  const alignment = elementsOf(inner, 'alignment')[0]?.end ?? 0;
  return inner.slice(0, alignment) + tag + inner.slice(alignment);
}

function solidFill(color: string): string {
  if (color === '') return '<fill><patternFill patternType="none"/></fill>';
  const rgb = `FF${color.replace('#', '').toUpperCase()}`;
  return `<fill><patternFill patternType="solid"><fgColor rgb="${rgb}"/><bgColor indexed="64"/></patternFill></fill>`;
}

function alignedInner(inner: string, { horizontal, vertical, wrap }: CellStyle): string {
  const found = elementsOf(inner, 'alignment')[0];
  let tag = found ? inner.slice(found.tag.start, found.end) : '<alignment/>';
  if (horizontal !== undefined) tag = withAttribute(tag, 'horizontal', horizontal);
  if (vertical !== undefined) tag = withAttribute(tag, 'vertical', vertical);
  if (wrap !== undefined) tag = withAttribute(tag, 'wrapText', wrap ? '1' : '0');
  // Alignment comes before protection.
  return found ? inner.slice(0, found.tag.start) + tag + inner.slice(found.end) : tag + inner;
}
