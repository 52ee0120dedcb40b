import type { Found } from './finding';
import type { Accepted } from './kept';

/** What makes a finding the same one: rows may be sorted, so the cell does not count; what was found does. */
export const keyOfFinding = ({ code, card, hole, values }: Found): string => JSON.stringify([code, card, hole, values]);

/**
 * Whether the Committee can accept a finding as it is. What keeps a card from being scored, a score or a handicap
 * that is not there, is not accepted but corrected.
 */
export const isAcceptable = ({ severity, code }: Found): boolean => severity === 'warn' || code === 'signature-missing';

/** Findings with those that were accepted turned into notes that carry the reason. */
export function applyAccepted(findings: readonly Found[], accepted: readonly Accepted[]): readonly Found[] {
  if (accepted.length === 0) return findings;
  const reasons = new Map(accepted.map(({ key, reason }) => [key, reason]));
  return findings.map((finding) => {
    const reason = isAcceptable(finding) ? reasons.get(keyOfFinding(finding)) : undefined;
    return reason === undefined ? finding : { ...finding, severity: 'info', accepted: reason };
  });
}
