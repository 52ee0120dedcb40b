import { MAX_COLUMNS, MAX_ROWS, fixedAddress, quotedSheetName, readAddress } from '../../engine/address';
import type { Area } from '../../engine/address';
import type { Sheet } from '../../engine/book';
import type { Host } from '../host';
import { type ApiObject, invalidArgument, itemNotFound } from '../object-model';
import type { Table } from '../object-model';
import { addressed } from './areas';
import { givenBlock, rangeObject } from './range';

/** Names a file keeps a sheet's print set-up under. */
const PRINT_AREA = '_xlnm.Print_Area';
const PRINT_TITLES = '_xlnm.Print_Titles';

/** Pages to fit, as the library sends them; a scale in per cent is not kept here. */
const isZoom = (value: unknown): value is { horizontalFitToPages?: number; verticalFitToPages?: number } =>
  typeof value === 'object' && value !== null && Object.values(value).every(Number.isInteger);

const isRows = ({ columns }: Area): boolean => columns === MAX_COLUMNS;
const isColumns = ({ rows, columns }: Area): boolean => rows === MAX_ROWS && columns < MAX_COLUMNS;

/** The rows and columns repeated on every page. */
function titles(sheet: Sheet, host: Host): Area[] {
  const name = host.book.names.find((one) => one.name === PRINT_TITLES && one.sheetId === sheet.id);
  // A comma may stand in the name of the sheet.
  const parts = name?.refersTo.match(/(?:'(?:[^']|'')+'|[^,'])+/g) ?? [];
  return parts.flatMap((part) => readAddress(part)?.area ?? []);
}

function setTitles(sheet: Sheet, given: unknown, host: Host, isKind: (area: Area) => boolean): void {
  const { area } = block(sheet, given, host);
  if (!isKind(area)) throw invalidArgument();
  const refersTo = [...titles(sheet, host).filter((one) => !isKind(one)), area]
    .sort((a, b) => Number(isRows(a)) - Number(isRows(b)))
    .map((one) => `${quotedSheetName(sheet.name)}!${fixedAddress(one)}`)
    .join(',');
  host.book.setName({ name: PRINT_TITLES, refersTo, sheetId: sheet.id });
}

function titleRange(sheet: Sheet, host: Host, isKind: (area: Area) => boolean): ApiObject | null {
  const area = titles(sheet, host).find(isKind);
  return area ? rangeObject(host, { sheet, area }) : null;
}

/** A range or an address on the sheet itself. */
function block(sheet: Sheet, given: unknown, host: Host): { readonly area: Area } {
  const whole = addressed(host.book, sheet, '');
  const found = givenBlock(whole, given, host);
  if (found.sheet.id !== sheet.id) throw invalidArgument();
  return found;
}

function orThrow(found: ApiObject | null): ApiObject {
  if (!found) throw itemNotFound();
  return found;
}

export const PAGE_LAYOUT: Table<Sheet> = {
  type: 'PageLayout',
  scalars: {
    Orientation: {
      get: ({ look }) => (look.landscape ? 'Landscape' : 'Portrait'),
      set: ({ look }, value) => {
        look.landscape = value === 'Landscape';
      },
    },
    PaperSize: {
      get: ({ look }) => (look.isA4 ? 'A4' : null),
      set: ({ look }, value) => {
        look.isA4 = value === 'A4';
      },
    },
    Zoom: {
      get: ({ look }) => ({ horizontalFitToPages: look.fitWide, verticalFitToPages: look.fitTall }),
      set: ({ look }, value) => {
        if (!isZoom(value)) throw invalidArgument();
        look.fitWide = value.horizontalFitToPages ?? 0;
        look.fitTall = value.verticalFitToPages ?? 0;
      },
    },
  },
  methods: {
    SetPrintArea: (sheet, [given], host) => {
      const { area } = block(sheet, given, host);
      const refersTo = `${quotedSheetName(sheet.name)}!${fixedAddress(area)}`;
      host.book.setName({ name: PRINT_AREA, refersTo, sheetId: sheet.id });
    },
    SetPrintTitleRows: (sheet, [given], host) => setTitles(sheet, given, host, isRows),
    SetPrintTitleColumns: (sheet, [given], host) => setTitles(sheet, given, host, isColumns),
    GetPrintTitleRows: (sheet, _, host) => orThrow(titleRange(sheet, host, isRows)),
    GetPrintTitleRowsOrNullObject: (sheet, _, host) => titleRange(sheet, host, isRows),
    GetPrintTitleColumns: (sheet, _, host) => orThrow(titleRange(sheet, host, isColumns)),
    GetPrintTitleColumnsOrNullObject: (sheet, _, host) => titleRange(sheet, host, isColumns),
  },
};
