import { orderOfMerit } from '../src/workbook/order-of-merit-door';
import { resultsAlone } from '../src/workbook/write-alone';

/** What is written to workbooks of its own, for the command line: a file of its own that the pane never loads. */
if (globalThis.ScoreDesk) Object.assign(globalThis.ScoreDesk, { orderOfMerit, resultsAlone });
