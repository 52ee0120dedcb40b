import type { Check, CheckCode } from '../rules/checks/card-check';
import { sayCheck } from '../words/checks';
import { isWorkbookFinding, sayAccepted, sayFinding } from '../words/findings';
import { sayRefusal } from '../words/refusals';
import { type Language } from '../words/say';
import { saySheetRefusal } from '../words/sheet-refusals';
import type { Finding, FindingCode, Found } from './finding';
import type { SheetRefusal } from './sheet-refusal';

const CHECK_CODES: readonly CheckCode[] = [
  'hole-without-score',
  'score-unlikely-low',
  'score-unlikely-high',
  'points-unlikely',
  'net-unlikely',
];

const isCheck = (code: FindingCode): code is CheckCode => CHECK_CODES.some((known) => known === code);

/** A finding with its sentence. */
export function wordFinding(finding: Found, language: Language, isSide: boolean): Finding {
  const { severity, cell, card, hole, code } = finding;
  const message = messageOf(finding, language, isSide);
  const { accepted } = finding;
  return {
    severity,
    cell,
    card,
    hole,
    code,
    message: accepted === undefined ? message : `${message} ${sayAccepted(accepted, language)}`,
  };
}

function messageOf({ code, severity, hole, values }: Found, language: Language, isSide: boolean): string {
  if (isWorkbookFinding(code)) return sayFinding(code, language, values);
  if (!isCheck(code)) return sayRefusal({ code, hole, values }, language);
  const check: Check = { code, severity, hole, ball: Number(values['ball'] ?? 0), values };
  return sayCheck(check, language, isSide);
}

/** Why a workbook was refused: each reason a sentence that names the sheet or the cell. */
export function wordRefusals(refusals: readonly SheetRefusal[], language: Language): string {
  return refusals
    .map((refusal) =>
      refusal.code === 'cell-refused'
        ? sayRefusal(refusal.refusal, language, { argument: refusal.cell })
        : saySheetRefusal(refusal.code, language, refusal.values),
    )
    .join(' ');
}
