import { sayMerit, sayMeritRefusal } from '../words/order-of-merit';
import type { Language } from '../words/say';
import { inLanguage, InputRefused } from './door';
import { initialsOf } from './initials';
import { type MeritEvent, meritOf, type MeritRefusal, type MeritResult, type MeritTerms } from './order-of-merit';
import { meritCsv } from './order-of-merit-csv';
import { planMerit } from './order-of-merit-plan';
import { resultsHtml } from './publish-html';
import { writeAlone } from './write-alone';

/** The events of a season as `compile` answered them, and the Committee's terms. */
export interface MeritOptions extends MeritTerms {
  readonly events: readonly MeritEvent[];
  readonly language?: Language | undefined;
  /** In CSV and HTML, names by their initials only. */
  readonly initials?: boolean | undefined;
}

/** The order of merit, and what of it is published. */
export interface MeritCompiled {
  readonly result: MeritResult;
  readonly csv: string;
  readonly html: string;
}

/**
 * Writes an order of merit in a workbook of its own: an empty one, or one that holds nothing but sheets of ours. Rejects
 * with `InputRefused`.
 */
export function orderOfMerit(options: MeritOptions): Promise<MeritCompiled> {
  return inLanguage(options, async (language) => {
    const merit = meritOf(options.events, options, language);
    if (!merit.ok) throw refusedFor(merit.refusals, language);
    const result = merit.value;
    await writeAlone(planMerit(result, language), language);
    const told = options.initials === true ? meritByInitials(result) : { ...result, findings: [] };
    const title = sayMerit('merit', language);
    return { result, csv: meritCsv(told, language), html: resultsHtml(planMerit(told, language), title, language) };
  });
}

/** Every name by its initials. Findings keep names out altogether. */
const meritByInitials = (result: MeritResult): MeritResult => ({
  ...result,
  lines: result.lines.map((line) => ({ ...line, name: initialsOf(line.name) })),
  findings: [],
});

const refusedFor = (refusals: readonly MeritRefusal[], language: Language): InputRefused =>
  new InputRefused(refusals.map(({ code, values }) => sayMeritRefusal(code, language, values)).join(' '));
