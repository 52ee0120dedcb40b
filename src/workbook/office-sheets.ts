import type { Kept } from './kept';
import { clubSheets, type Written, writePlans } from './office-results';
import { run } from './office-run';
import { type Snapshot, takeSnapshot } from './office-snapshot';
import type { ResultsPlan } from './results-page';
import { isResultsSheet } from './results-sheet';
import type { SheetCells } from './sheet-cells';

/** The club's sheets, and what the workbook keeps for us. */
export interface ClubBook {
  readonly sheets: readonly SheetCells[];
  readonly kept: Kept;
}

/** The language of Excel's menus, such as "fr-FR". */
export const displayLanguage = (): string => Office.context.displayLanguage;

/** Whether an error is Excel's own refusal, and not a fault of ours. */
export const isRefusedByExcel = (error: unknown): error is OfficeExtension.Error =>
  error instanceof OfficeExtension.Error;

/** Reads all sheets of the workbook in one go, except those we wrote ourselves, and what the workbook keeps. */
export function readBook(): Promise<ClubBook> {
  return run(readClubBook);
}

/** The same within a run. */
export async function readClubBook(context: Excel.RequestContext): Promise<ClubBook> {
  const snapshot = await takeSnapshot(context);
  return { sheets: clubSheets(snapshot), kept: snapshot.kept };
}

/**
 * Writes the Results sheets, carefully: see `writePlans`.
 *
 * @param dropped heading of a sheet of ours that the day no longer has
 * @param isStillTrue whether the plans hold for the sheets as they are now
 */
export function writeResults(
  plans: readonly ResultsPlan[],
  dropped: string,
  isStillTrue: (sheets: readonly SheetCells[]) => boolean,
): Promise<Written> {
  return run((context) =>
    writePlans(
      context,
      plans,
      dropped,
      () => takeSnapshot(context),
      (now) => isStillTrue(clubSheets(now)),
    ),
  );
}

/**
 * Writes again the results that the last ones replaced.
 *
 * @returns what came of it, or null where none are kept
 */
export function putBackResults(dropped: string): Promise<Written | null> {
  return run(async (context) => {
    const { image } = await takeSnapshot(context);
    if (!image.before) return null;
    const plans = image.before.map(({ plan }) => plan);
    const isSame = (now: Snapshot): boolean => JSON.stringify(now.image) === JSON.stringify(image);
    return writePlans(context, plans, dropped, () => takeSnapshot(context), isSame);
  });
}

/** Shows the results sheet; false where there is none yet. */
export function showResults(): Promise<boolean> {
  return run(async (context) => {
    const { sheets, made } = await takeSnapshot(context);
    const own = sheets.find((sheet) => isResultsSheet(sheet, made));
    if (own) {
      context.workbook.worksheets.getItem(own.name).activate();
      await context.sync();
    }
    return own !== undefined;
  });
}

/** Shows a cell to the user. */
export function selectCell(sheet: string, cell: string): Promise<void> {
  return run(async (context) => {
    const worksheet = context.workbook.worksheets.getItem(sheet);
    worksheet.activate();
    worksheet.getRange(cell).select();
    await context.sync();
  });
}
