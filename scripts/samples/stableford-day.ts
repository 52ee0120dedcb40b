import { cardOfPoints, claimedPoints, Luck, type Written } from './day';

/** One line of the Stableford sample. */
export interface PlayerLine {
  readonly name: string;
  readonly handicap: number | null;
  readonly card: readonly Written[];
  readonly rulings: string;
  readonly isSigned: boolean;
  readonly marker: string;
  readonly claimed: number | null;
}

const PLAYERS: readonly (readonly [string, number])[] = [
  ['Alice Martin', 18],
  ['Bruno Keller', 18],
  ['Chloé Dubois', 12],
  ['David Ross', 24],
  ['Emma Laurent', 9],
  ['Fabien Roche', 15],
  ['Grace Murray', 21],
  ['Hugo Petit', 28],
  ['Iris Moreau', 18],
  ['Jack Nolan', 18],
  ['Karim Benali', 7],
  ['Léa Fontaine', 33],
  ['Marc Vidal', 14],
  ['Nina Rossi', 26],
  ['Oscar Lind', -2],
  ['Paula Reyes', 19],
  ['Quentin Faure', 11],
  ['Rose Bennett', 30],
  ['Simon Weber', 16],
  ['Théo Garnier', 5],
  ['Ursula Meyer', 22],
  ['Victor Lopez', 17],
  ['Wendy Clarke', 36],
  ['Xavier Blanc', 13],
  ['Yasmine Haddad', 20],
  ['Zoé Lambert', 27],
  ['Antoine Girard', 10],
  ['Beth Lawson', 23],
  ['Cyril Marchand', 31],
  ['Diane Leroy', 25],
  ['Eric Sandberg', 8],
  ['Fiona Walsh', 29],
  ['Gilles Perrin', 14],
  ['Helen Shaw', 34],
  ['Ivan Novak', 12],
  ['Julie Caron', 16],
  ['Kevin Doyle', 19],
  ['Louise Renard', 24],
  ['Michel Arnaud', 21],
  ['Norah Quinn', 17],
];

/** A tie that reaches the last hole (38 points, 19 back, 13 and 7 on the last 6 and 3), and one that nothing parts. */
const WANTED: Readonly<Record<string, readonly number[]>> = {
  'Alice Martin': [2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3],
  'Bruno Keller': [3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2],
  'Iris Moreau': [2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2],
  'Jack Nolan': [1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
};

/** What the day brought besides strokes: rulings, marks, slips of the pen. Holes count from 1. */
const INCIDENTS: Readonly<
  Record<
    string,
    {
      readonly rulings?: string;
      readonly holes?: Readonly<Record<number, Written>>;
      readonly noCard?: true;
      readonly handicap?: null;
      readonly unsigned?: true;
      readonly noMarker?: true;
      readonly claims?: number;
    }
  >
> = {
  'Chloé Dubois': { rulings: 'R4-4@1,2' },
  'David Ross': { holes: { 4: 'X', 13: '-' } },
  'Emma Laurent': { rulings: 'R18-2a@7' },
  'Fabien Roche': { rulings: 'R6-7' },
  'Grace Murray': { rulings: 'R19-2@12' },
  'Hugo Petit': { holes: { 5: null, 9: null } },
  'Karim Benali': { rulings: 'R6-6d@8=9', holes: { 8: 8 } },
  'Marc Vidal': { noMarker: true },
  'Nina Rossi': { rulings: 'NR', holes: { 10: null, 11: null, 12: null, 13: null, 14: null, 15: null } },
  'Antoine Girard': { holes: { 4: 2 } },
  'Quentin Faure': { rulings: 'DQ R6-6b', unsigned: true },
  'Rose Bennett': { holes: { 6: 44 } },
  'Simon Weber': { claims: 2 },
  'Théo Garnier': { holes: { 16: 1 } },
  'Ursula Meyer': { rulings: 'R6-4@3; R4-4@1-3' },
  'Victor Lopez': { rulings: 'R3-2@14' },
  'Xavier Blanc': { rulings: 'R15-3@5' },
  'Cyril Marchand': { rulings: 'WD', holes: { 12: null, 13: null, 14: null, 15: null, 16: null, 17: null, 18: null } },
  'Diane Leroy': { handicap: null },
  'Kevin Doyle': { rulings: 'NS', noCard: true },
};

/** Forty players, with the honest dirt of a club day. */
export function stablefordDay(): readonly PlayerLine[] {
  const luck = new Luck(20_260_607);
  return PLAYERS.map(([name, handicap], at): PlayerLine => {
    const played = luck.card(handicap);
    const wanted = WANTED[name];
    const incident = INCIDENTS[name] ?? {};
    const card: readonly Written[] = (wanted ? cardOfPoints(handicap, wanted) : played).map((score, hole) => {
      if (incident.noCard) return null;
      const written = incident.holes?.[hole + 1];
      return written === undefined ? score : written;
    });
    const isReturned = incident.noCard === undefined;
    const marker = PLAYERS[at % 2 === 0 ? at + 1 : at - 1]?.[0] ?? '';
    const initials = marker.split(' ').map((word) => word.charAt(0));
    return {
      name,
      handicap: incident.handicap === null ? null : handicap,
      card,
      rulings: incident.rulings ?? '',
      isSigned: isReturned && incident.unsigned === undefined,
      marker: isReturned && incident.noMarker === undefined ? initials.join('') : '',
      claimed:
        isReturned && incident.rulings === undefined ? claimedPoints(handicap, card) + (incident.claims ?? 0) : null,
    };
  });
}
