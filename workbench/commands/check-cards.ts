import { wordsOf } from '../words';
import { findingsReport, needsDecision, readFindings } from './day-report';
import { atDoor, closeDay, openDay } from './opened-day';
import type { DayOptions } from './opened-day';
import { EXIT, userPath } from './terminal';
import type { Terminal } from './terminal';

export interface CheckOptions extends DayOptions {
  readonly json: boolean;
}

/**
 * `check-cards`: the findings of a workbook and nothing else; nothing is written.
 *
 * @returns 0 done, 1 when a finding waits for a decision
 */
export async function checkCards(book: string, options: CheckOptions, terminal: Terminal): Promise<number> {
  const day = await openDay(userPath(terminal, book), options, terminal);
  try {
    const answer = await atDoor(day, 'check', options);
    const findings = readFindings(answer);
    const [, ...lines] = findingsReport(findings, wordsOf(options.language));
    const given: unknown = typeof answer === 'object' && answer !== null && 'findings' in answer ? answer.findings : [];
    terminal.out(`${options.json ? JSON.stringify(given) : lines.join('\n')}\n`);
    return needsDecision(findings) ? EXIT.decide : EXIT.done;
  } finally {
    closeDay(day);
  }
}
