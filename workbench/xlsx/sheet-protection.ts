import type { SheetProtection } from '../engine/book';
import { withChild } from './sheet-look';
import { attribute, elementsOf } from './xml';
import type { Tag } from './xml';

/** What may be forbidden, by its name in a file, and whether it is where nothing is said (ECMA-376 part 1, 18.3.1.85). */
const FORBIDDEN: Readonly<Record<string, { readonly option: string; readonly byDefault: boolean }>> = {
  objects: { option: 'allowEditObjects', byDefault: false },
  scenarios: { option: 'allowEditScenarios', byDefault: false },
  formatCells: { option: 'allowFormatCells', byDefault: true },
  formatColumns: { option: 'allowFormatColumns', byDefault: true },
  formatRows: { option: 'allowFormatRows', byDefault: true },
  insertColumns: { option: 'allowInsertColumns', byDefault: true },
  insertRows: { option: 'allowInsertRows', byDefault: true },
  insertHyperlinks: { option: 'allowInsertHyperlinks', byDefault: true },
  deleteColumns: { option: 'allowDeleteColumns', byDefault: true },
  deleteRows: { option: 'allowDeleteRows', byDefault: true },
  sort: { option: 'allowSort', byDefault: true },
  autoFilter: { option: 'allowAutoFilter', byDefault: true },
  pivotTables: { option: 'allowPivotTables', byDefault: true },
};

const PASSWORDS = ['password', 'hashValue', 'algorithmName'];

const isSet = (tag: Tag, name: string, byDefault: boolean): boolean => {
  const value = attribute(tag, name);
  return value === undefined ? byDefault : value === '1' || value === 'true';
};

function selectionMode(tag: Tag): string {
  if (isSet(tag, 'selectUnlockedCells', false)) return 'None';
  return isSet(tag, 'selectLockedCells', false) ? 'Unlocked' : 'Normal';
}

/** How a sheet's part says that it is protected; undefined where it is not. */
export function protectionIn(xml: string): SheetProtection | undefined {
  const tag = elementsOf(xml, 'sheetProtection')[0]?.tag;
  if (!tag || !isSet(tag, 'sheet', false)) return undefined;
  const options: Record<string, boolean | string> = {};
  for (const [name, { option, byDefault }] of Object.entries(FORBIDDEN))
    if (!isSet(tag, name, byDefault)) options[option] = true;
  if (selectionMode(tag) !== 'Normal') options['selectionMode'] = selectionMode(tag);
  return { options, password: PASSWORDS.some((name) => attribute(tag, name) !== undefined) ? null : '' };
}

function element({ options }: SheetProtection, prefix: string): string {
  const marks = Object.entries(FORBIDDEN).flatMap(([name, { option, byDefault }]) => {
    const isForbidden = options[option] !== true;
    return isForbidden === byDefault ? [] : [`${name}="${isForbidden ? 1 : 0}"`];
  });
  if (options['selectionMode'] === 'None') marks.push('selectLockedCells="1"', 'selectUnlockedCells="1"');
  if (options['selectionMode'] === 'Unlocked') marks.push('selectLockedCells="1"');
  return `<${prefix}sheetProtection sheet="1"${marks.map((mark) => ` ${mark}`).join('')}/>`;
}

const inOneOrder = (protection: SheetProtection | undefined): string =>
  JSON.stringify(
    protection && [
      Object.entries(protection.options)
        .filter(([, value]) => value !== false && value !== 'Normal')
        .sort(([a], [b]) => (a < b ? -1 : 1)),
      protection.password === null,
    ],
  );

/** A sheet's part, protected as the sheet is now; a password the add-in has set cannot be written, and `losesPassword` says so. */
export function withProtection(xml: string, protection: SheetProtection | undefined): string {
  if (inOneOrder(protectionIn(xml)) === inOneOrder(protection)) return xml;
  const prefix = elementsOf(xml, 'worksheet')[0]?.tag.prefix ?? '';
  return withChild(xml, 'sheetProtection', protection ? element(protection, prefix) : '');
}

export const losesPassword = (protection: SheetProtection | undefined): boolean =>
  typeof protection?.password === 'string' && protection.password !== '';
