import { writeXlsx } from 'hucre/xlsx';
import type { SampleWords } from './day';
import { terms } from './make-book';
import { BODY, CENTRED, HEAD, NOTE, PAGE, RULINGS, SheetDraft, TITLE } from './sheet-draft';

/** A match: the sides, who won (0 home, 1 away, null halved) and by how much. */
type Match = readonly [home: string, away: string, winner: 0 | 1 | null, margin: string];

const FOURSOMES: readonly Match[] = [
  ['Damien Faure / Edith Warren', 'Saoirse O’Neill / Pat Dunne', 0, '3&2'],
  ['Franck Olivier / Gina Rossi', 'Ciara Walsh / Tom Reilly', null, ''],
  ['Henry Castle / Inès Carpentier', 'Niall Burke / Una Daly', 1, '1 up'],
  ['Jules Aubry / Keith Barrow', 'Hugh Kelly / Áine Byrne', 0, '5&4'],
];
const SINGLES: readonly Match[] = [
  ['Damien Faure', 'Pat Dunne', 1, '2&1'],
  ['Edith Warren', 'Saoirse O’Neill', 0, '1 up'],
  ['Franck Olivier', 'Tom Reilly', null, ''],
  ['Gina Rossi', 'Ciara Walsh', 1, '4&3'],
  ['Henry Castle', 'Niall Burke', 0, '2 up'],
  ['Inès Carpentier', 'Una Daly', 1, '6&5'],
  ['Jules Aubry', 'Hugh Kelly', 0, '3&1'],
  ['Keith Barrow', 'Áine Byrne', null, ''],
];

/** Two clubs' day of matches: foursomes in the morning, singles in the afternoon. */
export function matchBook(words: SampleWords): Promise<Uint8Array> {
  const isFrench = words.language === 'fr';
  const said = isFrench
    ? {
        title: 'Rencontre de printemps',
        at: 'Les Tilleuls, samedi 18 avril 2026',
        sheet: 'Matchs',
        heads: ['Match', 'Session', 'Recevants', 'Visiteurs', 'Résultat'],
        sessions: ['Foursomes', 'Simples'],
        sides: ['Recevants', 'Visiteurs'],
      }
    : {
        title: 'Spring Match',
        at: 'The Limes, Saturday 18 April 2026',
        sheet: 'Matches',
        heads: ['Match', 'Session', 'Home', 'Away', 'Result'],
        sessions: ['Foursomes', 'Singles'],
        sides: ['Home', 'Away'],
      };
  const draft = new SheetDraft();
  draft.put(0, 0, said.title, TITLE);
  draft.put(1, 0, said.at, NOTE);
  said.heads.forEach((heading, column) => {
    draft.put(3, column, heading, HEAD);
  });
  let row = 4;
  [FOURSOMES, SINGLES].forEach((matches, session) => {
    matches.forEach(([home, away, winner, margin], nth) => {
      draft.put(row, 0, nth + 1, CENTRED);
      draft.put(row, 1, said.sessions[session] ?? '', BODY);
      draft.put(row, 2, home, BODY);
      draft.put(row, 3, away, BODY);
      draft.put(row, 4, winner === null ? 'AS' : `${said.sides[winner] ?? ''} ${margin}`, RULINGS);
      row++;
    });
  });
  return writeXlsx({
    sheets: [
      {
        name: said.sheet,
        cells: draft.cells,
        columns: [8, 12, 34, 34, 18].map((width) => ({ width })),
        freezePane: { rows: 4, columns: 0 },
        pageSetup: { ...PAGE, printTitlesRow: '$4:$4' },
      },
      terms(
        words,
        isFrench
          ? [
              ['Épreuve', said.title],
              ['Date', '2026-04-18'],
              ['Parcours', 'Les Tilleuls'],
              ['Formule', 'Match-play'],
              ['Équipe A', 'Les Tilleuls'],
              ['Équipe B', 'Golf de la Baie'],
              ['Points par match', '1; 1/2; 0'],
              ['Départage', 'marges'],
            ]
          : [
              ['Competition', said.title],
              ['Date', '2026-04-18'],
              ['Course', 'The Limes'],
              ['Form of play', 'Match play'],
              ['Home team', 'The Limes'],
              ['Away team', 'Bay Golf Club'],
              ['Match points', '1; 1/2; 0'],
              ['Ties', 'margins'],
            ],
      ),
    ],
    defaultFont: { name: 'Calibri', size: 11 },
  });
}
