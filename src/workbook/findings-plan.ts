import type { Severity } from '../rules/checks/card-check';
import { type ResultsWord, sayResults } from '../words/results';
import type { Language } from '../words/say';
import { ResultsPage, type ResultsPlan } from './results-page';
import { sheetName } from './results-titles';

const BY_URGENCY: readonly Severity[] = ['decide', 'warn', 'info'];

/** Widths of the findings: how urgent, whose card, what is met. */
const WIDTHS = [56, 122, 316];

/** A finding as a sheet shows it. */
interface ShownFinding {
  readonly severity: Severity;
  readonly card: string;
  readonly cell: string;
  readonly message: string;
}

/** What the sheet of the findings says on top: `of` begins its name, `card` heads whose they are. */
interface FindingsHead {
  readonly heading: string;
  readonly title: string;
  readonly of: string;
  readonly card: ResultsWord;
}

/** What there is to look at, the most urgent first: for the Committee, not for the wall. */
export function planFindings(
  findings: readonly ShownFinding[],
  { heading, title, of, card: head }: FindingsHead,
  language: Language,
): ResultsPlan {
  const say = (word: ResultsWord): string => sayResults(word, language);
  const page = new ResultsPage(WIDTHS);
  page.addBold(heading);
  page.addBold(`${title} · ${say('findings')}`);
  page.addTable(null, [say('status'), say(head), say('findings')]);
  const from = page.length - 1;
  for (const severity of BY_URGENCY)
    for (const { card, cell, message } of findings.filter((each) => each.severity === severity))
      page.addSentence(say(severity), card, [cell, message].filter((part) => part !== '').join(': '));
  return page.plan({
    sheet: sheetName(`${of} · ${say('findings')}`),
    unfinished: say('unfinished'),
    heading,
    places: { from, count: findings.length + 1 },
    figures: { from: 0, count: 1 },
  });
}
