import { check, compile, publish, putBack } from '../src/workbook/door';
import type { orderOfMerit } from '../src/workbook/order-of-merit-door';
import type { resultsAlone } from '../src/workbook/write-alone';

declare global {
  /** The one door: the pane's buttons, the ribbon and the workbench's command line all call it. */
  var ScoreDesk:
    | {
        readonly check: typeof check;
        readonly compile: typeof compile;
        readonly publish: typeof publish;
        readonly putBack: typeof putBack;
        /** Where the season's file is loaded. */
        readonly orderOfMerit?: typeof orderOfMerit;
        readonly resultsAlone?: typeof resultsAlone;
      }
    | undefined;
}

export function openDoor(): void {
  globalThis.ScoreDesk = { check, compile, publish, putBack };
}
