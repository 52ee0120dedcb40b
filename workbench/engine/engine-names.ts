import type { IDefinedNamesServiceParam } from '@univerjs/engine-formula';
import type { DefinedName } from './book';

const WHOLE_BOOK = 'AllDefaultWorkbook';

/** Names a file has for Excel's own use: what to print, functions that are not loaded. */
const isForExcel = (key: string): boolean => key.startsWith('_xldudf_') || key.startsWith('_xlnm.');

/** A name for a block stands as it is; one for anything else is a formula. */
const isReference = (refersTo: string): boolean => /^[^"(]*![^"(]*$/.test(refersTo);

/** The names the engine is given. It knows one scope only: where a sheet owns a name of the book's, it gets the book's. */
export function engineNames(names: readonly DefinedName[]): IDefinedNamesServiceParam[] {
  const byKey = new Map<string, DefinedName>();
  for (const name of names) {
    const key = name.name.toLowerCase();
    if (!isForExcel(key) && (name.sheetId === undefined || !byKey.has(key))) byKey.set(key, name);
  }
  return [...byKey].map(([id, { name, refersTo }]) => ({
    id,
    name,
    formulaOrRefString: isReference(refersTo) ? refersTo : `=${refersTo}`,
    localSheetId: WHOLE_BOOK,
  }));
}
