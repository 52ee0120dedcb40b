import { check, compile, orderOfMerit, publish, putBack } from '../src/workbook/door';

declare global {
  /** The one door: the pane's buttons, the ribbon and the workbench's command line all call it. */
  var ScoreDesk:
    | {
        readonly check: typeof check;
        readonly compile: typeof compile;
        readonly orderOfMerit: typeof orderOfMerit;
        readonly publish: typeof publish;
        readonly putBack: typeof putBack;
      }
    | undefined;
}

export function openDoor(): void {
  globalThis.ScoreDesk = { check, compile, orderOfMerit, publish, putBack };
}
