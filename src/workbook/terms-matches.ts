import { cellText, isBlank } from '../rules/cell-text';
import { readDecimal } from '../rules/exact';
import { type MatchPoints, POINTS_OF_MATCHES } from '../rules/games/team-matches';
import type { Rational } from '../rules/rational';
import type { Found } from './finding';
import { plainWords } from './headings';
import type { SheetCells } from './sheet-cells';
import { type Recognised, recognised, sheetRefusal, unrecognised } from './sheet-refusal';
import { readTermsLines, type TermsKey } from './terms-lines';

/** The Terms of a day of matches. Texts are "" where nothing is said. */
export interface MatchTerms {
  readonly competition: string;
  /** Serial of Excel or text. */
  readonly date: unknown;
  readonly course: string;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly points: MatchPoints;
  /** Teams on equal points are parted by the sum of the margins; else they share the place. */
  readonly isHolesCounted: boolean;
  readonly findings: readonly Found[];
}

const MARGINS = new Set(['', 'margins', 'margin', 'sum of margins', 'holes', 'holes up', 'marges', 'somme des marges']);
const SHARED = new Set(['shared', 'share', 'none', 'ex aequo', 'exaequo', 'partage']);

/** Reads the Terms of a day of matches: names of the teams, points of a match, what parts equal teams. */
export function readMatchTerms(sheets: readonly SheetCells[]): Recognised<MatchTerms> {
  const given = readTermsLines(sheets);
  if (!given.ok) return given;
  const { lines, findings, refusals } = given.value;
  if (refusals.length > 0) return unrecognised(...refusals);
  const cells = (key: TermsKey): readonly unknown[] => lines.get(key)?.cells ?? [];
  const text = (key: TermsKey): string => cellText(cells(key)[0] ?? '');

  const points = readMatchPoints(cells('matchPoints'), lines.get('matchPoints')?.cell ?? '');
  if (!points.ok) return points;
  const ties = plainWords(text('ties'));
  if (!MARGINS.has(ties) && !SHARED.has(ties))
    return unrecognised(sheetRefusal('match-ties-unknown', { cell: lines.get('ties')?.cell ?? '', met: text('ties') }));
  return recognised({
    competition: text('competition'),
    date: cells('date')[0] ?? '',
    course: text('course'),
    homeTeam: text('homeTeam'),
    awayTeam: text('awayTeam'),
    points: points.value,
    isHolesCounted: MARGINS.has(ties),
    findings,
  });
}

/** "1; 1/2; 0" in one cell, or a cell each: for a match won, halved, lost. */
function readMatchPoints(cells: readonly unknown[], cell: string): Recognised<MatchPoints> {
  const filled = cells.filter((each) => !isBlank(each));
  if (filled.length === 0) return recognised(POINTS_OF_MATCHES);
  const parts = filled.length === 1 ? cellText(filled[0]).split(/\s*;\s*|,\s+|\s+-\s+/) : filled;
  const read = parts.map((part) => readPoints(part));
  const [won, halved, lost] = read;
  if (read.length === 3 && won && halved && lost) return recognised({ won, halved, lost });
  return unrecognised(sheetRefusal('match-points-unknown', { cell, met: filled.map(cellText).join('; ') }));
}

function readPoints(cell: unknown): Rational | null {
  const text = cellText(cell).replace('½', ' 1/2').trim();
  const [, whole = '0', over, under] = /^(?:(\d{1,3})\s+)?(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  if (over !== undefined && Number(under) > 0)
    return { over: BigInt(whole) * BigInt(under ?? 1) + BigInt(over), under: BigInt(under ?? 1) };
  const exact = readDecimal(typeof cell === 'number' ? cell : text);
  return exact && exact.over >= 0 ? { over: BigInt(exact.over), under: BigInt(exact.under) } : null;
}
