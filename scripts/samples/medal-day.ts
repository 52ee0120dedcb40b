import { writeXlsx } from 'hucre/xlsx';
import { Luck, PARS, type SampleWords, type Written } from './day';
import { head, HEADER, HOLES, terms } from './make-book';
import { BODY, CENTRED, COURSE, HANDICAP, PAGE, RULINGS, SheetDraft, written } from './sheet-draft';

/** The red tee's own stroke indexes; hole 5 is a par 5 from there. */
const RED_PARS = PARS.map((par, at) => (at === 4 ? 5 : par));
const RED_INDEXES = [9, 11, 17, 1, 5, 13, 15, 7, 3, 8, 18, 2, 6, 12, 10, 16, 4, 14];

/** Name, Playing Handicap, whether a lady, and what else the Division column says. */
const PLAYERS: readonly (readonly [string, number, boolean, string])[] = [
  ['Adèle Morin', 11, true, ''],
  ['Bastien Leclerc', 6, false, ''],
  ['Carol Hughes', 24, true, 'Senior'],
  ['Damien Faure', 14, false, ''],
  ['Edith Warren', 19, true, 'Senior'],
  ['Franck Olivier', 3, false, ''],
  ['Gina Rossi', 28, true, ''],
  ['Henry Castle', 17, false, 'Senior'],
  ['Inès Carpentier', 8, true, ''],
  ['Jules Aubry', -1, false, ''],
  ['Keith Barrow', 21, false, 'Senior'],
  ['Lucie Martel', 15, true, ''],
  ['Martin Shore', 10, false, ''],
  ['Nadia Belkacem', 32, true, ''],
  ['Owen Price', 12, false, ''],
  ['Pascal Giraud', 26, false, 'Senior'],
  ['Quitterie Roy', 20, true, ''],
  ['Robert Lund', 9, false, ''],
];

/** What the day brought besides strokes; holes count from 1. */
const RULED: Readonly<Record<string, string>> = {
  'Damien Faure': 'R4.1b@1',
  'Keith Barrow': 'R5.6a@14',
  'Gina Rossi': 'DQ R3.3b(2)',
  'Pascal Giraud': 'WD',
};
const NOT_FINISHED: Readonly<Record<string, number>> = { 'Pascal Giraud': 12, 'Nadia Belkacem': 17 };

/** A medal with two tees, divisions, gross and net prizes and a pot for the twos. */
export function medalBook(words: SampleWords): Promise<Uint8Array> {
  const isFrench = words.language === 'fr';
  const said = isFrench
    ? { title: 'Médaille d’automne', at: 'Les Tilleuls, dimanche 4 octobre 2026', division: 'Série', tee: 'Départ' }
    : { title: 'Autumn Medal', at: 'The Limes, Sunday 4 October 2026', division: 'Division', tee: 'Tee' };
  const lady = isFrench ? 'Dames' : 'Ladies';
  const senior = 'Seniors';
  const tees = isFrench ? { ladies: 'Rouge', men: 'Blanc' } : { ladies: 'Red', men: 'White' };
  const draft = new SheetDraft();
  const leading = [words.player, words.handicap, said.division, said.tee];
  head(draft, words, said.title, said.at, leading, [words.total, words.rulings, words.signed, words.marker]);
  const first = leading.length;
  const after = first + HOLES;
  [[`${words.par} ${tees.ladies}`, RED_PARS] as const, [`${words.index} ${tees.ladies}`, RED_INDEXES] as const].forEach(
    ([label, line], nth) => {
      const row = HEADER + 3 + nth;
      for (let column = 0; column < after + 4; column++) draft.put(row, column, null, COURSE);
      draft.put(row, 0, label, COURSE);
      line.forEach((value, hole) => {
        draft.put(row, first + hole, value, COURSE);
      });
    },
  );
  const luck = new Luck(20_261_004);
  PLAYERS.forEach(([name, handicap, isLady, group], nth) => {
    const row = HEADER + 5 + nth;
    const played: readonly Written[] = luck.card(handicap);
    const until = NOT_FINISHED[name] ?? HOLES;
    draft.put(row, 0, name, BODY);
    draft.put(row, 1, handicap, HANDICAP);
    const divisions = [isLady ? lady : '', group === '' ? '' : senior].filter((word) => word !== '');
    draft.put(row, 2, divisions.length === 0 ? null : divisions.join(', '), BODY);
    draft.put(row, 3, isLady ? tees.ladies : tees.men, CENTRED);
    written(
      draft,
      row,
      first,
      played.map((score, hole) => (hole < until ? score : null)),
    );
    draft.put(row, after, null, CENTRED);
    draft.put(row, after + 1, RULED[name] ?? null, RULINGS);
    draft.put(row, after + 2, words.yes, CENTRED);
    draft.put(row, after + 3, PLAYERS[nth % 2 === 0 ? nth + 1 : nth - 1]?.[0] ?? null, BODY);
  });
  return writeXlsx({
    sheets: [
      {
        name: words.scores,
        cells: draft.cells,
        columns: [
          { width: 20 },
          { width: 6 },
          { width: 16 },
          { width: 8 },
          ...PARS.map(() => ({ width: 4.3 })),
          ...[8, 20, 8, 20].map((width) => ({ width })),
        ],
        freezePane: { rows: HEADER + 5, columns: 2 },
        pageSetup: { ...PAGE, printTitlesRow: `$${HEADER + 1}:$${HEADER + 5}` },
      },
      terms(
        words,
        isFrench
          ? [
              ['Épreuve', said.title],
              ['Date', '4 octobre 2026'],
              ['Parcours', 'Les Tilleuls'],
              ['Formule', 'Stroke play net'],
              ['Édition des Règles', '2023'],
              ['Pourcentage de handicap', '95 %'],
              ['Départage', 'countback > front'],
              ['Séries', '1re série : HJ 0-12; 2e série : HJ 13+; Dames; Seniors'],
              ['Prix', 'Brut : Coupe; Général : Plat, 12 balles; Chaque série : 1; Twos : cagnotte 36 €'],
            ]
          : [
              ['Competition', said.title],
              ['Date', '4 October 2026'],
              ['Course', 'The Limes'],
              ['Form of play', 'Stroke play net'],
              ['Rules edition', '2023'],
              ['Allowance', '95%'],
              ['Ties', 'countback > front'],
              ['Divisions', '1st division: PH 0-12; 2nd division: PH 13+; Ladies; Seniors'],
              ['Prizes', 'Gross: Cup; Overall: Plate, 12 balls; Each division: 1; Twos: pot £36'],
            ],
      ),
    ],
    defaultFont: { name: 'Calibri', size: 11 },
  });
}
