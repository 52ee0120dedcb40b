import { found, type Found } from './finding';
import { plainWords } from './headings';
import { cellOfHole, cellUnder, type EnteredCard } from './read-cards';
import type { Recognition } from './recognise';

/** Shorter cards are alike too often to ask about. */
const FEWEST_SCORES = 9;

/** Players entered twice, and cards that are the same hole by hole: each finding stands at the later one. */
export function twinFindings(recognition: Recognition, cards: readonly EnteredCard[]): readonly Found[] {
  const findings: Found[] = [];
  const players = new Map<string, string>();
  const scores = new Map<string, string>();
  for (const entered of cards)
    for (const row of entered.rows) {
      const card = entered.name;
      const player = plainWords(row.name);
      const nameCell = cellUnder(recognition, row.row, 'name');
      // The rows of one side may both carry its name.
      const isSideName = entered.rows.some((other) => other !== row && plainWords(other.name) === player);
      if (player !== '' && !isSideName) {
        const other = players.get(player);
        if (other !== undefined)
          findings.push(found('warn', 'player-twice', nameCell, { card, values: { met: row.name, other } }));
        else players.set(player, nameCell);
      }
      if (row.scores.filter((score) => score !== null).length < FEWEST_SCORES) continue;
      const firstHole = cellOfHole(recognition, row.row, recognition.holes[0]?.hole ?? 1);
      const key = row.scores.join(' ');
      const other = scores.get(key);
      if (other !== undefined) findings.push(found('warn', 'card-twice', firstHole, { card, values: { other } }));
      else scores.set(key, firstHole);
    }
  return findings;
}
