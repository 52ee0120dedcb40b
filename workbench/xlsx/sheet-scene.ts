import { readAddress } from '../engine/address';
import { conditionalFormatsIn } from './conditional-formats';
import { colorsIn } from './file-colors';
import type { ConditionalFormat } from './conditional-formats';
import type { Source } from './open-book';
import { attribute, elementsOf, tagsOf, unescapeCellText } from './xml';

/** A note on a cell. */
export interface Note {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** Things of a file that are kept and that no grid of ours shows. */
export type Unseen = 'charts' | 'pictures' | 'pivots' | 'macros' | 'chartSheets' | 'threads' | 'sparklines' | 'filters';

/** What a sheet's part and its neighbours say that only a person looking at it wants to know. */
export interface SheetScene {
  readonly hiddenRows: readonly number[];
  readonly hiddenColumns: readonly number[];
  readonly hasGridLines: boolean;
  readonly notes: readonly Note[];
  readonly formats: readonly ConditionalFormat[];
  readonly unseen: readonly Unseen[];
}

const MOST_COLUMNS = 16_384;

const isSet = (value: string | undefined): boolean => value === '1' || value === 'true';

function hiddenColumnsIn(xml: string): number[] {
  return elementsOf(elementsOf(xml, 'cols')[0]?.inner ?? '', 'col').flatMap(({ tag }) => {
    if (!isSet(attribute(tag, 'hidden'))) return [];
    const [first, last] = [Number(attribute(tag, 'min')), Math.min(MOST_COLUMNS, Number(attribute(tag, 'max')))];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first - 1 + at);
  });
}

function hiddenRowsIn(xml: string): number[] {
  const rows: number[] = [];
  for (const tag of tagsOf(xml))
    if (tag.name === 'row' && tag.kind !== 'close' && isSet(attribute(tag, 'hidden')))
      rows.push(Number(attribute(tag, 'r')) - 1);
  return rows;
}

function notesIn(xml: string): Note[] {
  return elementsOf(xml, 'comment').flatMap(({ tag, inner }) => {
    const area = readAddress(attribute(tag, 'ref') ?? '')?.area;
    const text = elementsOf(inner, 't').map((one) => unescapeCellText(one.inner));
    return area ? [{ row: area.row, column: area.column, text: text.join('') }] : [];
  });
}

const UNSEEN_BY_RELATION: readonly (readonly [ending: string, what: Unseen])[] = [
  ['/pivotTable', 'pivots'],
  ['/threadedComment', 'threads'],
];

/** What can be seen of one sheet of the file, by the id of its sheet in the book. */
export function sceneOf(source: Source, sheetId: string): SheetScene | undefined {
  const own = source.sheets.get(sheetId);
  const xml = own && source.file.text(own.listed.part);
  if (own === undefined || xml === undefined) return undefined;
  const { file } = source;
  const styles = file.relations(source.workbook.part).find(({ type }) => type.endsWith('/styles'));
  const relations = file.relations(own.listed.part);
  const comments = relations.find(({ type }) => type.endsWith('/comments'));
  const view = elementsOf(xml, 'sheetView')[0]?.tag;
  const drawn = relations
    .filter(({ type }) => type.endsWith('/drawing'))
    .flatMap(({ target }) => file.relations(target).map(({ type }) => type));
  const unseen: Unseen[] = [
    ...UNSEEN_BY_RELATION.flatMap(([ending, what]) =>
      relations.some(({ type }) => type.endsWith(ending)) ? [what] : [],
    ),
    ...(drawn.some((type) => /\/chart(Ex)?$/.test(type)) ? (['charts'] as const) : []),
    ...(drawn.some((type) => type.endsWith('/image')) ? (['pictures'] as const) : []),
    ...(elementsOf(xml, 'sparklineGroup').length > 0 ? (['sparklines'] as const) : []),
    ...(elementsOf(xml, 'autoFilter').length > 0 ? (['filters'] as const) : []),
  ];
  return {
    hiddenRows: hiddenRowsIn(xml),
    hiddenColumns: hiddenColumnsIn(xml),
    hasGridLines: !view || attribute(view, 'showGridLines') !== '0',
    notes: notesIn((comments && file.text(comments.target)) ?? ''),
    formats: conditionalFormatsIn(
      xml,
      (styles && file.text(styles.target)) ?? '',
      colorsIn(file, source.workbook.part),
    ),
    unseen,
  };
}

/** What of the workbook as a whole is kept and not shown. */
export function unseenInBook({ file, workbook }: Source): Unseen[] {
  return [
    ...([...file.parts.keys()].some((name) => /vbaProject\.bin$/i.test(name)) ? (['macros'] as const) : []),
    ...(workbook.sheets.some(({ isWorksheet }) => !isWorksheet) ? (['chartSheets'] as const) : []),
  ];
}
