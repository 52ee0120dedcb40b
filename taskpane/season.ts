import { orderOfMerit } from '../src/workbook/order-of-merit-door';

/** What goes over many workbooks, for the command line: a file of its own that the pane never loads. */
if (globalThis.ScoreDesk) globalThis.ScoreDesk.orderOfMerit = orderOfMerit;
