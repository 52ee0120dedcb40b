import { sayMeritRefusal } from '../words/order-of-merit';
import { sayResults } from '../words/results';
import type { Language } from '../words/say';
import { finished, inLanguage, InputRefused } from './door';
import { readBook, writeResults } from './office-sheets';
import type { ResultsPlan } from './results-page';
import type { SheetCells } from './sheet-cells';

/** What goes into a workbook of its own. */
export interface AloneOptions {
  readonly plans: readonly ResultsPlan[];
  readonly language?: Language | undefined;
}

/**
 * Writes results to a workbook that holds nothing else, for whoever lacks the add-in. Rejects with `InputRefused`.
 *
 * @returns the names of the sheets
 */
export const resultsAlone = ({ plans, language: asked }: AloneOptions): Promise<readonly string[]> =>
  inLanguage({ language: asked }, (language) => writeAlone(plans, language));

/** The same in a language that is settled. An empty workbook, or one with sheets of ours alone; any other is refused. */
export async function writeAlone(plans: readonly ResultsPlan[], language: Language): Promise<readonly string[]> {
  const { sheets } = await readBook();
  const other = sheets.find(({ values }) => values.length > 0);
  if (other) throw new InputRefused(sayMeritRefusal('other-sheets', language, { sheet: other.name }));
  const isStillEmpty = (now: readonly SheetCells[]): boolean => now.every(({ values }) => values.length === 0);
  return finished(await writeResults(plans, sayResults('dropped', language), isStillEmpty), language);
}
