import { wordsOf } from '../words';
import {
  belowReport,
  findingsReport,
  headingReport,
  leaderboardReport,
  matchesReport,
  needsDecision,
  readDay,
  rulingsReport,
} from './day-report';
import { atDoor, checkOutput, closeDay, openDay, writeDay } from './opened-day';
import { writePublished } from './publish';
import type { DayOptions } from './opened-day';
import { EXIT, userPath } from './terminal';
import type { Terminal } from './terminal';

export interface CompileOptions extends DayOptions {
  readonly json: boolean;
  readonly out?: string;
  /** Files for the results as CSV and as one HTML page. */
  readonly csv?: string;
  readonly html?: string;
  /** File for the results alone, as a workbook of values. */
  readonly values?: string;
  /** In those, names by their initials. */
  readonly initials?: boolean;
}

/**
 * `compile`: checks the cards of a workbook, compiles the results and, with `--out`, writes the whole workbook with them.
 *
 * @returns 0 done, 1 when a finding waits for a decision
 */
export async function compileWorkbook(book: string, options: CompileOptions, terminal: Terminal): Promise<number> {
  const words = wordsOf(options.language);
  const input = userPath(terminal, book);
  const output = options.out === undefined ? undefined : userPath(terminal, options.out);
  const day = await openDay(input, options, terminal);
  try {
    if (output !== undefined) checkOutput(input, output, options.language, terminal);
    const answer = await atDoor(day, 'compile', options);
    const result = readDay(answer);
    if (output !== undefined) await writeDay(day, output, options.language, terminal);
    const published = await writePublished(day, options, terminal);
    const lines = [
      ...headingReport(result, words),
      ...leaderboardReport(result, words),
      ...matchesReport(result, words),
      ...rulingsReport(result, words),
      ...belowReport(result, words),
      ...findingsReport(result.findings, words),
      '',
      result.matches.length > 0
        ? words.matchCount(result.cards.entered, result.cards.placed)
        : words.cards(result.cards.entered, result.cards.returned, result.cards.placed),
      ...[options.out, ...published].flatMap((path) => (path === undefined ? [] : [words.written(path)])),
    ];
    terminal.out(`${options.json ? JSON.stringify(answer) : lines.join('\n')}\n`);
    return needsDecision(result.findings) ? EXIT.decide : EXIT.done;
  } finally {
    closeDay(day);
  }
}
