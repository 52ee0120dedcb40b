import { cellText, isBlank } from '../rules/cell-text';
import { plainWords } from './headings';
import { type Recognised, recognised, sheetRefusal, unrecognised } from './sheet-refusal';

/** What makes a team's score: its best cards, or the best results on each hole. `best` null: all of them. */
export type TeamTerms =
  { readonly kind: 'cards'; readonly best: number | null } | { readonly kind: 'holes'; readonly best: number };

const ALL = new Set(['sum', 'all', 'all cards', 'somme', 'tous', 'toutes', 'toutes les cartes']);
const BEST =
  /^(?:(?:best|meilleure?s?) (\d{1,2})|(\d{1,2}) (?:best|meilleure?s?))(?: (?:cards|cartes|of \d{1,2}|sur \d{1,2}))*( (?:per|a|each|par|a chaque) (?:hole|trou))?$/;

/**
 * Reads how teams are scored: `best 3` cards, `best 2 per hole`, or `sum`. Nothing: there are no teams, null.
 */
export function readTeams(value: unknown, cell: string): Recognised<TeamTerms | null> {
  if (isBlank(value)) return recognised(null);
  const words = plainWords(value);
  if (ALL.has(words)) return recognised({ kind: 'cards', best: null });
  const [match, before, after, perHole] = BEST.exec(words) ?? [];
  const best = Number(before ?? after);
  if (match === undefined || !(best >= 1))
    return unrecognised(sheetRefusal('teams-unknown', { cell, met: cellText(value) }));
  return recognised({ kind: perHole === undefined ? 'cards' : 'holes', best });
}
