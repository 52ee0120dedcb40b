import { hostileSuite } from '../workbook/hostile-suite';

hostileSuite(10_000);
