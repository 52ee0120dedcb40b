import type { ColumnRole } from './headings';
import type { HoleLine } from './recognise';
import type { Spot } from './sheet-cells';

/** A column that the user showed, with the heading it had, so that a column moved is found again and not mistaken. */
export interface ShownColumn {
  readonly column: number;
  readonly heading: string;
}

/** What the user showed of the scoring sheet; it goes before what is recognised. `null`: there is no such column. */
export interface Corrections {
  readonly sheet?: string;
  readonly headerRow?: number;
  readonly columns: Readonly<Partial<Record<ColumnRole, ShownColumn | null>>>;
  readonly pars?: HoleLine;
  readonly indexes?: HoleLine;
}

/** A finding that the Committee looked at and accepted. It is open again once what was found has changed. */
export interface Accepted {
  /** The finding as it was met: its code, card, hole and figures. */
  readonly key: string;
  readonly reason: string;
}

/** What the workbook keeps for the pane, beside its sheets. */
export interface Kept {
  readonly corrections: Corrections;
  readonly accepted: readonly Accepted[];
}

export const NO_CORRECTIONS: Corrections = { columns: {} };
export const NOTHING_KEPT: Kept = { corrections: NO_CORRECTIONS, accepted: [] };

/** The workbook setting that holds it, as one text of JSON. */
export const KEPT_SETTING = 'scoreDeskKept';

/** Roles whose column the user can show. */
export const CORRECTED_ROLES: readonly ColumnRole[] = [
  'name',
  'firstName',
  'side',
  'handicap',
  'courseHandicap',
  'handicapIndex',
  'rulings',
  'signedByPlayer',
  'signedByMarker',
  'division',
  'tee',
  'written',
];

/** Reads the setting. What is not as we wrote it counts for nothing: somebody else may have written there. */
export function readKept(setting: unknown): Kept {
  if (typeof setting !== 'string') return NOTHING_KEPT;
  const kept = recordOf(parsed(setting));
  return {
    corrections: readCorrections(recordOf(kept['corrections'])),
    accepted: listOf(kept['accepted']).flatMap((each) => {
      const { key, reason } = recordOf(each);
      return typeof key === 'string' && typeof reason === 'string' ? [{ key, reason }] : [];
    }),
  };
}

/** `readKept` gives the same back. */
export const keptText = (kept: Kept): string => JSON.stringify(kept);

function readCorrections(given: Readonly<Record<string, unknown>>): Corrections {
  const shown = recordOf(given['columns']);
  const columns: Partial<Record<ColumnRole, ShownColumn | null>> = {};
  for (const role of CORRECTED_ROLES) {
    const { column, heading } = recordOf(shown[role]);
    if (shown[role] === null) columns[role] = null;
    else if (isPlace(column) && typeof heading === 'string') columns[role] = { column, heading };
  }
  const { sheet, headerRow } = given;
  const pars = readLine(given['pars']);
  const indexes = readLine(given['indexes']);
  return {
    ...(typeof sheet === 'string' ? { sheet } : {}),
    ...(isPlace(headerRow) ? { headerRow } : {}),
    columns,
    ...(pars ? { pars } : {}),
    ...(indexes ? { indexes } : {}),
  };
}

function readLine(given: unknown): HoleLine | null {
  const { sheet, cells } = recordOf(given);
  const spots = listOf(cells).flatMap((cell): readonly Spot[] => {
    const { row, column } = recordOf(cell);
    return isPlace(row) && isPlace(column) ? [{ row, column }] : [];
  });
  return typeof sheet === 'string' && spots.length > 0 ? { sheet, cells: spots } : null;
}

const isPlace = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
