import { KEPT_SETTING, type Kept, keptText } from './kept';
import { run } from './office-run';

/** Keeps what the user corrected and accepted in the workbook's settings; it goes with the file, not with the machine. */
export function keep(kept: Kept): Promise<void> {
  return run(async (context) => {
    context.workbook.settings.add(KEPT_SETTING, keptText(kept));
    await context.sync();
  });
}
