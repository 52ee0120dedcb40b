import { cellText } from '../rules/cell-text';
import { MATCH_HOLES } from '../rules/forms/match/match-state';
import { plainWords } from './headings';

/** How a match ended. `holes`: how many the winner was up; 0 where it ended without them, as by a disqualification. */
export interface MatchOutcome {
  /** By the order of the sides; null for a match halved. */
  readonly winner: 0 | 1 | null;
  readonly holes: number;
  /** Holes that were left to play: the 2 of 3&2. */
  readonly left: number;
  /** The extra hole that decided it, 19 or more; null where none was played. */
  readonly extra: number | null;
}

/** What a result says, or what is wrong with it. */
export type OutcomeRead =
  | { readonly kind: 'over'; readonly outcome: MatchOutcome }
  | { readonly kind: 'blank' | 'playing' | 'unread' | 'no-winner' | 'impossible' };

const HALVED = new Set([
  ...['as', 'a s', 'all square', 'square', 'halved', 'half', 'tied', 'tie', 'draw', '1 2', '½'],
  ...['egalite', 'a egalite', 'partage', 'partagee', 'match nul', 'nul', 'match partage'],
]);

/** A match ends when one side is more holes up than are left: by one or two, a hole at a time. */
const MOST_BEYOND = 2;

/**
 * Reads the result of a match as clubs write it, and as our match formulas answer it: "A 3&2", "Home 1 up", "Smith
 * 2 et 1", "AS", "halved", "B at the 19th", "A wins (B: DQ R6-3)", "Visitors w/o".
 *
 * @param sides words that name each side, as `plainWords` leaves them; of a word that names both, neither is meant
 * @param winner a cell of its own that names the winner; left out, the result names him
 * @example readOutcome('A 3&2', [['a'], ['b']]) //=> { kind: 'over', outcome: { winner: 0, holes: 3, left: 2, extra: null } }
 */
export function readOutcome(
  cell: unknown,
  sides: readonly [readonly string[], readonly string[]],
  winner: unknown = '',
): OutcomeRead {
  const text = cellText(cell);
  const named = cellText(winner);
  if (text === '' && named === '') return { kind: 'blank' };
  // A number was a result once, before a spreadsheet made a date of 3/2.
  if (typeof cell === 'number') return { kind: 'unread' };
  if (/\bafter \d+$|\bapres \d+$/.test(plainWords(text))) return { kind: 'playing' };
  if (HALVED.has(plainWords(text)) || (text === '' && HALVED.has(plainWords(named)))) return halved;
  const parts = splitResult(text);
  if (!parts) return { kind: 'unread' };
  const side = sideNamed(parts.side === '' ? named : parts.side, sides);
  if (side === null) return { kind: parts.side === '' && named === '' ? 'no-winner' : 'unread' };
  const { up, left, extra } = parts;
  if (left > 0 && (up <= left || up > left + MOST_BEYOND || left >= MATCH_HOLES)) return { kind: 'impossible' };
  return { kind: 'over', outcome: { winner: side, holes: up, left, extra } };
}

const halved: OutcomeRead = { kind: 'over', outcome: { winner: null, holes: 0, left: 0, extra: null } };

interface ResultParts {
  readonly side: string;
  readonly up: number;
  readonly left: number;
  readonly extra: number | null;
}

const UP_AND_LEFT = /^(.*?)[\s:,]*\b(\d{1,2})\s*(?:&|\/|-|and|et)\s*(\d{1,2})$/i;
const UP = /^(.*?)[\s:,]*\b(\d{1,2})\s*(?:up|holes?|trous?)$/i;
const EXTRA = /^(.*?)[\s:,]*(?:\bat the |\bau )?\b(19|2\d|3[0-6])\s*(?:th|st|nd|rd|e|ème|er)(?: hole| trou)?$/i;
const WON =
  /^(.*?)[\s:,]*(?:\b(?:wins?|won|w ?\/ ?o|walk-?over|gagne|gagnant|forfait de l’adversaire))?(?:\s*\(.*\))?$/i;

function splitResult(text: string): ResultParts | null {
  const [, by, up, left] = UP_AND_LEFT.exec(text) ?? [];
  if (by !== undefined) return { side: by, up: Number(up), left: Number(left), extra: null };
  const [, ahead, holes] = UP.exec(text) ?? [];
  if (ahead !== undefined) return Number(holes) === 0 ? null : { side: ahead, up: Number(holes), left: 0, extra: null };
  const [, late, hole] = EXTRA.exec(text) ?? [];
  // All square after the last hole: the extra hole is the margin.
  if (late !== undefined) return { side: late, up: 1, left: 0, extra: Number(hole) };
  const [, won] = WON.exec(text) ?? [];
  return won === undefined ? null : { side: won, up: 0, left: 0, extra: null };
}

function sideNamed(text: string, [first, second]: readonly [readonly string[], readonly string[]]): 0 | 1 | null {
  const words = plainWords(text);
  const [isFirst, isSecond] = [first.includes(words), second.includes(words)];
  return words === '' || isFirst === isSecond ? null : isFirst ? 0 : 1;
}
