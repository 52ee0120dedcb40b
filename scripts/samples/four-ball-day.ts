import { cardOfPoints, Luck, type Written } from './day';

/** One partner's line of the four-ball sample. */
export interface PartnerLine {
  readonly name: string;
  readonly handicap: number;
  readonly card: readonly Written[];
  readonly isSigned: boolean;
}

/** A side: its two lines, and the rulings, which stand in A's line with the partner named. */
export interface SideLines {
  readonly side: number;
  readonly partners: readonly [PartnerLine, PartnerLine];
  readonly rulings: string;
  readonly marker: string;
}

const SIDES: readonly (readonly [string, number, string, number])[] = [
  ['Adrien Colin', 18, 'Brigitte Roux', 18],
  ['Carla Jensen', 18, 'Denis Morel', 18],
  ['Elise Navarro', 11, 'Frank Osborne', 22],
  ['Gabriel Henry', 15, 'Hannah Price', 27],
  ['Inès Chevalier', 9, 'John Mercer', 30],
  ['Kim Larsen', 6, 'Lucie Barbier', 24],
  ['Mathis Leclerc', 19, 'Nora Boyle', 21],
  ['Olivier Prévost', 12, 'Pia Schmidt', 33],
  ['Rachid Amrani', 8, 'Sophie Gilbert', 16],
  ['Thomas Hardy', 25, 'Valérie Masson', 28],
  ['William Stone', -1, 'Yvonne Carlier', 35],
  ['Agnès Poirier', 17, 'Ben Foster', 14],
  ['Clara Dupuis', 20, 'Dan Whelan', 10],
  ['Éva Marin', 13, 'Félix Rolland', 26],
  ['Gwen Tanguy', 29, 'Harry Moss', 31],
  ['Irène Bailly', 23, 'Joël Tessier', 15],
  ['Katia Brun', 18, 'Liam Byrne', 12],
  ['Mona Fischer', 32, 'Noël Picard', 7],
  ['Orla Keane', 21, 'Paul Jacquet', 19],
  ['Régis Moulin', 14, 'Sara Holm', 24],
];

const INCIDENTS: Readonly<
  Record<
    number,
    {
      readonly rulings?: string;
      readonly absent?: 'A' | 'B';
      readonly both?: readonly number[];
      readonly unsigned?: true;
      readonly noMarker?: true;
      readonly score?: { readonly partner: 'A' | 'B'; readonly hole: number; readonly written: Written };
    }
  >
> = {
  3: { rulings: 'B:R31-6@5' },
  4: { rulings: 'A:R4-4@1,2' },
  5: { absent: 'B' },
  6: { both: [7] },
  7: { rulings: 'A:R31-8@9; A:R19-2@9!helped' },
  8: { rulings: 'A:R6-3@1' },
  9: { rulings: 'side:R6-7' },
  10: { noMarker: true },
  11: { rulings: 'B:DQ R15-3@6' },
  12: { rulings: 'DQ R31-4' },
  13: { score: { partner: 'B', hole: 11, written: 'four' } },
  14: { rulings: 'A:R32-2b@4; B:R32-2b@4' },
  15: { rulings: 'side:R6-4@2,3,4' },
  16: { rulings: 'A:R6-6d@8=9' },
  18: { rulings: 'side:NR', both: [10, 11, 12, 13, 14, 15, 16, 17, 18] },
  19: { unsigned: true },
};

/** Better-ball points of the two sides that tie to the last hole: 38, 19 back, 13 and 7 on the last 6 and 3. */
const WANTED: Readonly<Record<number, readonly number[]>> = {
  1: [3, 3, 2, 3, 2, 3, 2, 2, 3, 2, 2, 3, 2, 2, 2, 2, 2, 3],
  2: [3, 3, 2, 3, 3, 2, 2, 2, 3, 2, 2, 3, 2, 2, 2, 3, 2, 2],
};

/** Twenty sides, two lines each. */
export function fourBallDay(): readonly SideLines[] {
  const luck = new Luck(20_260_614);
  return SIDES.map(([nameA, handicapA, nameB, handicapB], at): SideLines => {
    const side = at + 1;
    const incident = INCIDENTS[side] ?? {};
    const wanted = WANTED[side];
    const line = (partner: 'A' | 'B', name: string, handicap: number): PartnerLine => {
      const played = luck.card(handicap);
      // One partner makes the wanted better ball, the other stays a point behind it.
      const points = wanted?.map((point) => (partner === 'A' ? point : point - 1));
      const card = (points ? cardOfPoints(handicap, points) : played).map((score, hole): Written => {
        if (incident.absent === partner || incident.both?.includes(hole + 1)) return null;
        const { score: slip } = incident;
        return slip && slip.partner === partner && slip.hole === hole + 1 ? slip.written : score;
      });
      return { name, handicap, card, isSigned: incident.unsigned === undefined && partner === 'A' };
    };
    const partners = [line('A', nameA, handicapA), line('B', nameB, handicapB)] as const;
    const marker = SIDES[at % 2 === 0 ? at + 1 : at - 1]?.[0] ?? '';
    return {
      side,
      partners,
      rulings: incident.rulings ?? '',
      marker: incident.noMarker
        ? ''
        : marker
            .split(' ')
            .map((word) => word.charAt(0))
            .join(''),
    };
  });
}
