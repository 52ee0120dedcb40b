import type { CheckCode, Severity } from '../rules/checks/card-check';
import type { RefusalCode } from '../rules/refusal';
import type { WorkbookFindingCode } from '../words/findings';

/** Every code a finding can carry. */
export type FindingCode = WorkbookFindingCode | CheckCode | RefusalCode;

type FindingValues = Readonly<Record<string, string | number>>;

/** Something to look at, not yet in words. `decide`: the results stay provisional until the Committee settles it. */
export interface Found {
  readonly severity: Severity;
  /** Address of the cell, "" where no cell is meant. */
  readonly cell: string;
  /** Name on the card, "" where no card is meant. */
  readonly card: string;
  readonly hole: number | null;
  readonly code: FindingCode;
  readonly values: FindingValues;
  /** Why the Committee accepted it; left out, nobody did. */
  readonly accepted?: string;
}

/** A finding with its sentence, as users and `--json` get it. */
export interface Finding {
  readonly severity: Severity;
  readonly cell: string;
  readonly card: string;
  readonly hole: number | null;
  readonly code: FindingCode;
  readonly message: string;
}

export function found(
  severity: Severity,
  code: FindingCode,
  cell: string,
  place: { readonly card?: string; readonly hole?: number | null; readonly values?: FindingValues } = {},
): Found {
  return { severity, cell, card: place.card ?? '', hole: place.hole ?? null, code, values: place.values ?? {} };
}
