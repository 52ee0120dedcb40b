import { CLOSING } from '../src/workbook/closing';
import { bringClosing } from '../src/workbook/closing-part';

bringClosing(CLOSING);
