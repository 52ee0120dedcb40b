import { type CellValue, writeXlsx, type WriteSheet } from 'hucre/xlsx';
import { INDEXES, PARS, type SampleWords, type Written } from './day';
import {
  at,
  BODY,
  CENTRED,
  COURSE,
  golf,
  HANDICAP,
  HEAD,
  NOTE,
  PAGE,
  range,
  SheetDraft,
  TITLE,
  written,
} from './sheet-draft';

/** Four players and two rounds of theirs; X where a ball was picked up. */
const PLAYERS: readonly {
  readonly name: string;
  readonly index: number;
  readonly rounds: readonly [readonly Written[], readonly Written[]];
}[] = [
  {
    name: 'Alice Martin',
    index: 12.4,
    rounds: [
      [5, 4, 3, 6, 5, 5, 2, 5, 6, 5, 3, 6, 5, 4, 5, 4, 5, 5],
      [4, 5, 4, 5, 6, 4, 3, 5, 6, 4, 4, 5, 5, 5, 4, 3, 6, 4],
    ],
  },
  {
    name: 'Bruno Keller',
    index: 20.1,
    rounds: [
      [6, 5, 4, 6, 6, 5, 4, 5, 7, 5, 4, 7, 6, 5, 5, 3, 6, 'X'],
      [5, 5, 3, 7, 5, 6, 4, 6, 6, 6, 3, 6, 5, 5, 6, 4, 6, 5],
    ],
  },
  {
    name: 'Chloé Dubois',
    index: -1.6,
    rounds: [
      [4, 4, 2, 5, 4, 4, 3, 4, 5, 4, 3, 4, 4, 4, 4, 3, 5, 4],
      [4, 3, 3, 5, 5, 4, 3, 4, 4, 4, 2, 5, 4, 4, 5, 3, 5, 4],
    ],
  },
  {
    name: 'David Ross',
    index: 27.3,
    rounds: [
      [6, 6, 4, 7, 7, 5, 4, 6, 7, 6, 5, 7, 6, 5, 6, 5, 7, 6],
      [7, 5, 4, 8, 6, 6, 5, 6, 'X', 5, 4, 7, 7, 6, 5, 4, 7, 6],
    ],
  },
];

/** Places of the four in three events of a season; blank where they did not play. */
const SEASON: readonly (readonly (number | string | null)[])[] = [
  [2, 1, 'T1'],
  [1, 2, null],
  [3, 2, 'T1'],
  ['NR', 4, 3],
];
const POINTS = [25, 18, 15, 12];
const SHARES = [50, 30, 20];
const POT = 100;
const TEE = { slope: 128, rating: 71.3, par: 72 };
const DIFFERENTIALS = [15.2, 13.9, 16.4, 12.8, 14.1, 13.3, 17, 12.5];

const HEADER = 3;
const FIRST = HEADER + 3;
const HOLE_1 = 2;
const LAST_HOLE = HOLE_1 + PARS.length - 1;
const LAST = FIRST + PLAYERS.length - 1;
const ROUND_2 = LAST + 3;
const END_2 = ROUND_2 + PLAYERS.length - 1;

/** Words of this sample in the language of the book. */
const wordsOf = (isFrench: boolean) =>
  isFrench
    ? {
        title: 'Jeux annexes, handicaps et saison',
        note: 'Les Tilleuls, par 72',
        games: 'Jeux',
        handicaps: 'Handicaps',
        season: 'Saison',
        round: 'Tour 2',
        columns: ['Twos', 'Skins', 'Modifié', 'Éclectique'],
        best: 'Équipe : 2 meilleurs sur 4, points',
        handicapColumns: [
          'Joueur',
          'Index',
          'Slope',
          'SSS',
          'Par',
          'HP',
          'HJ',
          'Coups du match',
          'Brut ajusté',
          'Différentiel',
        ],
        side: 'Foursome des deux premiers',
        preview: 'Index de ces différentiels, aperçu',
        events: ['Joueur', 'Mars', 'Avril', 'Mai', 'Points', '2 meilleures', 'Cagnotte'],
        points: 'Points par place',
        shares: 'Parts de la cagnotte',
        pot: 'Cagnotte de mai',
        form: 'stableford',
        rule: 'report',
      }
    : {
        title: 'Side games, handicaps and a season',
        note: 'The Limes, par 72',
        games: 'Games',
        handicaps: 'Handicaps',
        season: 'Season',
        round: 'Round 2',
        columns: ['Twos', 'Skins', 'Modified', 'Eclectic'],
        best: 'Team: best 2 of 4, points',
        handicapColumns: [
          'Player',
          'Index',
          'Slope',
          'Rating',
          'Par',
          'CH',
          'PH',
          'Match strokes',
          'Adjusted gross',
          'Differential',
        ],
        side: 'Foursomes of the first two',
        preview: 'Index of these differentials, a preview',
        events: ['Player', 'March', 'April', 'May', 'Points', 'Best 2', 'Pot'],
        points: 'Points by place',
        shares: 'Shares of the pot',
        pot: 'Pot of May',
        form: 'stableford',
        rule: 'carry',
      };

type SideWords = ReturnType<typeof wordsOf>;

const headed = (draft: SheetDraft, row: number, headings: readonly CellValue[]): void => {
  headings.forEach((heading, column) => {
    draft.put(row, column, heading, HEAD);
  });
};

const PARS_AT = range(HEADER + 1, HOLE_1, HEADER + 1, LAST_HOLE);
const INDEXES_AT = range(HEADER + 2, HOLE_1, HEADER + 2, LAST_HOLE);
const SCORES_AT = range(FIRST, HOLE_1, LAST, LAST_HOLE);
const ROUND_2_AT = range(ROUND_2, HOLE_1, END_2, LAST_HOLE);
const HANDICAPS_AT = range(FIRST, 1, LAST, 1);

function games(words: SampleWords, own: SideWords): WriteSheet {
  const draft = new SheetDraft();
  draft.put(0, 0, own.title, TITLE);
  draft.put(1, 0, own.note, NOTE);
  headed(draft, HEADER, [words.player, words.handicap, ...PARS.map((_, hole) => hole + 1), ...own.columns]);
  for (const [nth, [label, line]] of (
    [
      [words.par, PARS],
      [words.index, INDEXES],
    ] as const
  ).entries()) {
    draft.put(HEADER + 1 + nth, 0, label, COURSE);
    draft.put(HEADER + 1 + nth, 1, null, COURSE);
    line.forEach((value, hole) => {
      draft.put(HEADER + 1 + nth, HOLE_1 + hole, value, COURSE);
    });
  }
  draft.put(ROUND_2 - 1, 0, own.round, NOTE);
  PLAYERS.forEach(({ name, rounds }, nth) => {
    for (const [round, first] of [FIRST, ROUND_2].entries()) {
      draft.put(first + nth, 0, name, BODY);
      draft.formula(first + nth, 1, `${own.handicaps}!${at(3 + nth, 6)}`, HANDICAP);
      written(draft, first + nth, HOLE_1, rounds[round] ?? []);
    }
  });
  const course = `${PARS_AT},${INDEXES_AT}`;
  const formulas = [
    `${golf('TWOS')}(${SCORES_AT},${PARS_AT})`,
    `${golf('SKINS')}(${SCORES_AT},"${own.rule}")`,
    `${golf('MODIFIED')}(${SCORES_AT},${course},${HANDICAPS_AT},"pga")`,
    `${golf('ECLECTIC')}(${course},${HANDICAPS_AT},"${own.form}",${SCORES_AT},${ROUND_2_AT})`,
  ];
  formulas.forEach((formula, nth) => {
    draft.spill(FIRST, LAST_HOLE + 1 + nth, formula, PLAYERS.length, 1, CENTRED);
  });
  draft.put(END_2 + 2, 0, own.best, BODY);
  draft.formula(END_2 + 2, 1, `${golf('BESTOF')}(2,${SCORES_AT},${course},${HANDICAPS_AT},"${own.form}")`, CENTRED);
  return {
    name: own.games,
    cells: draft.cells,
    columns: [
      { width: 30 },
      { width: 6 },
      ...PARS.map(() => ({ width: 4.3 })),
      ...own.columns.map(() => ({ width: 11 })),
    ],
    freezePane: { rows: FIRST, columns: 2 },
    pageSetup: PAGE,
  };
}

function handicaps(own: SideWords): WriteSheet {
  const draft = new SheetDraft();
  draft.put(0, 0, own.handicaps, TITLE);
  headed(draft, 2, own.handicapColumns);
  PLAYERS.forEach(({ name, index }, nth) => {
    const row = 3 + nth;
    draft.put(row, 0, name, BODY);
    draft.put(row, 1, index, { ...HANDICAP, numFmt: '0.0;"+"0.0;0.0' });
    [TEE.slope, TEE.rating, TEE.par].forEach((figure, column) => {
      draft.put(row, 2 + column, figure, CENTRED);
    });
    const figures = range(row, 1, row, 4).split(':');
    const [first = ''] = figures;
    const list = [first, at(row, 2), at(row, 3), at(row, 4)].join(',');
    draft.formula(row, 5, `${golf('COURSEHANDICAP')}(${list})`, HANDICAP);
    draft.formula(row, 6, `${golf('PLAYINGHANDICAP')}(${list},"${own.form}")`, HANDICAP);
  });
  const last = 3 + PLAYERS.length - 1;
  const courseHandicaps = range(3, 5, last, 5);
  const on = (cells: string): string => `${own.games}!${cells}`;
  const adjusted = [SCORES_AT, PARS_AT, INDEXES_AT].map(on).join(',');
  draft.spill(3, 7, `${golf('MATCHSTROKES')}(${courseHandicaps},90)`, PLAYERS.length, 1, CENTRED);
  draft.spill(3, 8, `${golf('ADJUSTEDGROSS')}(${adjusted},${courseHandicaps})`, PLAYERS.length, 1, CENTRED);
  draft.spill(
    3,
    9,
    `${golf('DIFFERENTIAL')}(${range(3, 8, last, 8)},${range(3, 3, last, 3)},${range(3, 2, last, 2)})`,
    PLAYERS.length,
    1,
    CENTRED,
  );
  draft.put(last + 2, 0, own.side, BODY);
  draft.formula(last + 2, 1, `${golf('SIDEHANDICAP')}("foursomes",${range(3, 5, 4, 5)})`, HANDICAP);
  draft.put(last + 3, 0, own.preview, BODY);
  draft.formula(
    last + 3,
    1,
    `${golf('HANDICAPINDEX')}(${range(last + 3, 2, last + 3, 1 + DIFFERENTIALS.length)})`,
    CENTRED,
  );
  DIFFERENTIALS.forEach((each, nth) => {
    draft.put(last + 3, 2 + nth, each, CENTRED);
  });
  return {
    name: own.handicaps,
    cells: draft.cells,
    columns: [{ width: 36 }, ...own.handicapColumns.slice(1).map(() => ({ width: 12 }))],
    pageSetup: PAGE,
  };
}

function season(own: SideWords): WriteSheet {
  const draft = new SheetDraft();
  draft.put(0, 0, own.season, TITLE);
  headed(draft, 2, own.events);
  PLAYERS.forEach(({ name }, nth) => {
    draft.put(3 + nth, 0, name, BODY);
    SEASON[nth]?.forEach((place, event) => {
      draft.put(3 + nth, 1 + event, place, CENTRED);
    });
  });
  const last = 3 + PLAYERS.length - 1;
  const lists: readonly (readonly [string, readonly number[]])[] = [
    [own.points, POINTS],
    [own.shares, SHARES],
    [own.pot, [POT]],
  ];
  lists.forEach(([label, figures], nth) => {
    draft.put(last + 2 + nth, 0, label, BODY);
    figures.forEach((figure, column) => {
      draft.put(last + 2 + nth, 1 + column, figure, CENTRED);
    });
  });
  const places = range(3, 1, last, 3);
  const points = range(last + 2, 1, last + 2, POINTS.length);
  const shares = range(last + 3, 1, last + 3, SHARES.length);
  const count = PLAYERS.length;
  draft.spill(3, 4, `${golf('ORDEROFMERIT')}(${places},${points})`, count, 1, CENTRED);
  draft.spill(3, 5, `${golf('ORDEROFMERIT')}(${places},${points},2)`, count, 1, CENTRED);
  const paid = `${golf('SHARE')}(${at(last + 4, 1)},${shares},${range(3, 3, last, 3)})`;
  draft.spill(3, 6, paid, count, 1, { ...CENTRED, numFmt: '0.00' });
  return {
    name: own.season,
    cells: draft.cells,
    columns: [{ width: 26 }, ...own.events.slice(1).map(() => ({ width: 12 }))],
    pageSetup: PAGE,
  };
}

/** Every formula for handicaps, teams and side games, at work on four players. */
export function sideGamesBook(words: SampleWords): Promise<Uint8Array> {
  const own = wordsOf(words.language === 'fr');
  return writeXlsx({
    sheets: [games(words, own), handicaps(own), season(own)],
    defaultFont: { name: 'Calibri', size: 11 },
  });
}
