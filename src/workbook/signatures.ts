import { cellText } from '../rules/cell-text';
import { found, type Found } from './finding';
import { plainWords } from './headings';
import { cellUnder, type EnteredCard } from './read-cards';
import type { Recognition } from './recognise';
import { cellOf, type SheetCells } from './sheet-cells';

/** What clubs write where a signature is missing. */
const UNSIGNED = new Set(['', 'no', 'non', 'n', '0', 'false', 'faux', 'missing', 'manque', 'none', 'aucun', 'aucune']);

/**
 * Whether the player and the marker signed, as far as the sheet has columns for it. In a four-ball one partner's
 * signature is enough, the marker's is wanted too (31-4).
 *
 * @param proposed the ruling that a missing signature proposes; the card keeps its place until it stands in the cell
 */
export function signatureFindings(
  sheet: SheetCells,
  recognition: Recognition,
  entered: EnteredCard,
  proposed: string,
): readonly Found[] {
  const { signedByPlayer, signedByMarker } = recognition.columns;
  const marksIn = (column: number): readonly string[] =>
    entered.rows.map(({ row }) => plainWords(markText(cellOf(sheet, row, column))));
  const isMissing = (column: number | undefined): boolean =>
    column !== undefined && marksIn(column).every((mark) => UNSIGNED.has(mark));

  const findings: Found[] = [];
  const lacksPlayer = isMissing(signedByPlayer);
  const lacksMarker = isMissing(signedByMarker);
  const row = entered.rows[0]?.row ?? 0;
  const card = entered.name;
  if (lacksPlayer || lacksMarker)
    findings.push(
      found(
        'decide',
        'signature-missing',
        cellUnder(recognition, row, lacksPlayer ? 'signedByPlayer' : 'signedByMarker'),
        {
          card,
          values: { who: lacksPlayer && lacksMarker ? 'both' : lacksPlayer ? 'player' : 'marker', proposed },
        },
      ),
    );
  const own = new Set(entered.rows.map(({ name }) => plainWords(name)).filter((name) => name !== ''));
  if (signedByMarker !== undefined && marksIn(signedByMarker).some((mark) => own.has(mark)))
    findings.push(found('warn', 'marker-is-player', cellUnder(recognition, row, 'signedByMarker'), { card }));
  return findings;
}

/** A tick has no letters: it counts as a mark, a lone dash does not. */
function markText(cell: unknown): string {
  const text = cellText(cell);
  return plainWords(text) === '' && /[^\s\-–—_.?]/.test(text) ? 'signed' : text;
}
