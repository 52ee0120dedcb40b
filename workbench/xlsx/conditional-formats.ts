import { readAddress } from '../engine/address';
import type { Area } from '../engine/address';
import type { CellStyle } from '../engine/book';
import type { FileColors } from './file-colors';
import { attribute, elementsOf, unescapeXml } from './xml';

/** One end or the middle of a colour scale, in the words of a file (ECMA-376 part 1, 18.3.1.11). */
export interface ScaleStop {
  readonly type: string;
  readonly value: string;
  readonly color: string;
}

/** One rule of a conditional format, as far as it can be shown without calculating formulas of its own. */
export interface ConditionalFormat {
  readonly areas: readonly Area[];
  /** As in a file: `cellIs`, `containsText`, `colorScale`, … */
  readonly type: string;
  readonly operator: string;
  readonly formulas: readonly string[];
  readonly text: string;
  readonly look: CellStyle;
  readonly scale: readonly ScaleStop[];
  readonly isLast: boolean;
  readonly priority: number;
}

const isOn = (xml: string, name: string): boolean =>
  elementsOf(xml, name).some(({ tag }) => !['0', 'false'].includes(attribute(tag, 'val') ?? '1'));

/** What the differential formats of a styles part make of a cell; only they give the colour of a fill as background. */
function differentialLooks(styles: string, colors: FileColors): CellStyle[] {
  const colorIn = (xml: string, name: string): string | undefined => colors.of(elementsOf(xml, name)[0]?.tag);
  return elementsOf(elementsOf(styles, 'dxfs')[0]?.inner ?? '', 'dxf').map(({ inner }) => {
    const font = elementsOf(inner, 'font')[0]?.inner ?? '';
    const fill = elementsOf(inner, 'fill')[0]?.inner ?? '';
    const fontColor = colorIn(font, 'color');
    const fillColor = colorIn(fill, 'bgColor') ?? colorIn(fill, 'fgColor');
    return {
      ...(fontColor ? { fontColor } : {}),
      ...(fillColor ? { fill: fillColor } : {}),
      ...(isOn(font, 'b') ? { bold: true } : {}),
      ...(isOn(font, 'i') ? { italic: true } : {}),
      ...(isOn(font, 'strike') ? { strikethrough: true } : {}),
    };
  });
}

function scaleIn(xml: string, known: FileColors): ScaleStop[] {
  const inner = elementsOf(xml, 'colorScale')[0]?.inner ?? '';
  const colors = elementsOf(inner, 'color').map(({ tag }) => known.of(tag) ?? '');
  return elementsOf(inner, 'cfvo').map(({ tag }, at) => ({
    type: attribute(tag, 'type') ?? '',
    value: attribute(tag, 'val') ?? '',
    color: colors[at] ?? '',
  }));
}

/**
 * The conditional formats of a sheet's part.
 *
 * @param styles the styles part, whose differential formats they point to
 */
export function conditionalFormatsIn(xml: string, styles: string, colors: FileColors): ConditionalFormat[] {
  const looks = differentialLooks(styles, colors);
  return elementsOf(xml, 'conditionalFormatting').flatMap((block) => {
    const areas = (attribute(block.tag, 'sqref') ?? '').split(/\s+/).flatMap((text) => readAddress(text)?.area ?? []);
    return elementsOf(block.inner, 'cfRule').map(({ tag, inner }): ConditionalFormat => ({
      areas,
      type: attribute(tag, 'type') ?? '',
      operator: attribute(tag, 'operator') ?? '',
      formulas: elementsOf(inner, 'formula').map((one) => unescapeXml(one.inner).trim()),
      text: attribute(tag, 'text') ?? '',
      look: looks[Number(attribute(tag, 'dxfId') ?? -1)] ?? {},
      scale: scaleIn(inner, colors),
      isLast: ['1', 'true'].includes(attribute(tag, 'stopIfTrue') ?? ''),
      priority: Number(attribute(tag, 'priority') ?? 0),
    }));
  });
}
