import type { Sheet, SheetProtection } from '../../engine/book';
import type { Host, SheetArea } from '../host';
import { ApiError, ApiObject, invalidArgument } from '../object-model';
import type { Table } from '../object-model';
import { cellsOf, common, isUnbounded } from './areas';

const denied = (): ApiError => new ApiError('AccessDenied', "You can't perform the requested operation.", 403);

/** Refuses writing where the sheet is protected and a cell of the block is locked, as all are unless somebody unlocked them. */
export function refuseLocked(block: SheetArea): void {
  if (!block.sheet.protection) return;
  if (isUnbounded(block)) throw denied();
  for (const { row, column } of cellsOf(block)) if (block.sheet.style(row, column).locked !== false) throw denied();
}

/** Refuses what a protected sheet does not allow by the option of that name. */
export function refuseUnless({ sheet }: SheetArea, option: string): void {
  if (sheet.protection && sheet.protection.options[option] !== true) throw denied();
}

/** Excel's own: nothing is allowed but to select. */
const NOTHING_ALLOWED: SheetProtection['options'] = {
  allowAutoFilter: false,
  allowDeleteColumns: false,
  allowDeleteRows: false,
  allowEditObjects: false,
  allowEditScenarios: false,
  allowFormatCells: false,
  allowFormatColumns: false,
  allowFormatRows: false,
  allowInsertColumns: false,
  allowInsertHyperlinks: false,
  allowInsertRows: false,
  allowPivotTables: false,
  allowSort: false,
  selectionMode: 'Normal',
};

function readOptions(given: unknown): SheetProtection['options'] {
  if (given === null || given === undefined) return {};
  if (typeof given !== 'object') throw invalidArgument();
  const options: Record<string, boolean | string> = {};
  for (const [name, value] of Object.entries(given) as [string, unknown][]) {
    if (value === null) continue;
    if (typeof NOTHING_ALLOWED[name] !== typeof value) throw invalidArgument();
    if (typeof value === 'boolean' || typeof value === 'string') options[name] = value;
  }
  return options;
}

function protect(sheet: Sheet, given: unknown, password: unknown, host: Host): void {
  // Excel refuses to protect twice; by which code was not seen in Excel yet.
  if (sheet.protection) throw denied();
  sheet.protection = { options: readOptions(given), password: typeof password === 'string' ? password : '' };
  host.happened.push({ name: 'ProtectionChanged', sheet });
}

function unprotect(sheet: Sheet, password: unknown, host: Host): void {
  if (!sheet.protection) return;
  const wanted = sheet.protection.password;
  if (wanted !== '' && wanted !== password) throw denied();
  sheet.protection = undefined;
  host.happened.push({ name: 'ProtectionChanged', sheet });
}

export const PROTECTION: Table<Sheet> = {
  type: 'WorksheetProtection',
  scalars: {
    Protected: { get: ({ protection }) => protection !== undefined },
    Options: { get: ({ protection }) => ({ ...NOTHING_ALLOWED, ...protection?.options }) },
  },
  methods: {
    Protect: (sheet, [options, password], host) => protect(sheet, options, password, host),
    Unprotect: (sheet, [password], host) => unprotect(sheet, password, host),
  },
};

export const FORMAT_PROTECTION: Table<SheetArea> = {
  type: 'FormatProtection',
  scalars: {
    Locked: {
      get: (block) => common(block, ({ locked }) => locked ?? true),
      set: (block, value) => {
        if (typeof value !== 'boolean') throw invalidArgument();
        refuseUnless(block, 'allowFormatCells');
        for (const { row, column } of cellsOf(block)) block.sheet.setStyle(row, column, { locked: value });
      },
    },
  },
};

/** `worksheet.protection`. */
export const protectionObject = (host: Host, sheet: Sheet): ApiObject => ApiObject.of(PROTECTION, sheet, host);
