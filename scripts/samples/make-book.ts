import { type CellValue, writeXlsx, type WriteSheet } from 'hucre/xlsx';
import { INDEXES, PARS, type SampleWords } from './day';
import { fourBallDay } from './four-ball-day';
import {
  at,
  BODY,
  CENTRED,
  COURSE,
  golf,
  HANDICAP,
  HEAD,
  INK,
  letters,
  NOTE,
  PAGE,
  range,
  RULINGS,
  SheetDraft,
  TITLE,
  written,
} from './sheet-draft';
import { stablefordDay } from './stableford-day';

export const HOLES = PARS.length;
export const HEADER = 3;
const FIRST_CARD = HEADER + 3;

export function head(
  draft: SheetDraft,
  words: SampleWords,
  title: string,
  note: string,
  leading: readonly string[],
  trailing: readonly string[],
): void {
  draft.put(0, 0, title, TITLE);
  draft.put(1, 0, note, NOTE);
  const first = leading.length;
  [...leading, ...PARS.map((_, hole) => hole + 1), ...trailing].forEach((heading, column) => {
    draft.put(HEADER, column, heading, HEAD);
  });
  const lines: readonly (readonly [string, readonly number[]])[] = [
    [words.par, PARS],
    [words.index, INDEXES],
  ];
  lines.forEach(([label, line], nth) => {
    const row = HEADER + 1 + nth;
    for (let column = 0; column < first + HOLES + trailing.length; column++) draft.put(row, column, null, COURSE);
    draft.put(row, 0, label, { ...COURSE, font: { bold: true, color: INK } });
    line.forEach((value, hole) => {
      draft.put(row, first + hole, value, COURSE);
    });
  });
}

export function terms(words: SampleWords, rows: readonly (readonly [string, CellValue])[]): WriteSheet {
  const draft = new SheetDraft();
  draft.put(0, 0, words.terms, TITLE);
  rows.forEach(([key, value], nth) => {
    draft.put(nth + 2, 0, key, { font: { bold: true } });
    draft.put(nth + 2, 1, value, { alignment: { horizontal: 'left', vertical: 'top', wrapText: true } });
  });
  return { name: words.terms, cells: draft.cells, columns: [{ width: 24 }, { width: 44 }] };
}

/** One line a player; points, places and findings spill from one formula each. */
export function stablefordBook(words: SampleWords): Promise<Uint8Array> {
  const isFrench = words.language === 'fr';
  const players = stablefordDay();
  const draft = new SheetDraft();
  const leading = [words.player, words.handicap];
  const trailing = [
    words.out,
    words.in,
    words.total,
    words.points,
    words.place,
    words.rulings,
    words.signed,
    words.marker,
    words.written,
    words.check,
  ];
  const title = isFrench ? 'Stableford de juin' : 'June Stableford';
  head(
    draft,
    words,
    title,
    isFrench ? 'Les Tilleuls, dimanche 7 juin 2026' : 'The Limes, Sunday 7 June 2026',
    leading,
    trailing,
  );
  const first = leading.length;
  const after = first + HOLES;
  const last = FIRST_CARD + players.length - 1;
  players.forEach((player, nth) => {
    const row = FIRST_CARD + nth;
    draft.put(row, 0, player.name, BODY);
    draft.put(row, 1, player.handicap, HANDICAP);
    written(draft, row, first, player.card);
    draft.formula(row, after, `SUM(${range(row, first, row, first + 8)})`, CENTRED);
    draft.formula(row, after + 1, `SUM(${range(row, first + 9, row, first + 17)})`, CENTRED);
    draft.formula(row, after + 2, `${at(row, after)}+${at(row, after + 1)}`, CENTRED);
    draft.put(row, after + 5, player.rulings === '' ? null : player.rulings, RULINGS);
    draft.put(row, after + 6, player.isSigned ? words.yes : null, CENTRED);
    draft.put(row, after + 7, player.marker === '' ? null : player.marker, CENTRED);
    draft.put(row, after + 8, player.claimed, CENTRED);
  });
  const scores = range(FIRST_CARD, first, last, after - 1);
  const pars = range(HEADER + 1, first, HEADER + 1, after - 1);
  const indexes = range(HEADER + 2, first, HEADER + 2, after - 1);
  const handicaps = range(FIRST_CARD, 1, last, 1);
  const rulings = range(FIRST_CARD, after + 5, last, after + 5);
  const field = `${scores},${pars},${indexes},${handicaps}`;
  draft.spill(FIRST_CARD, after + 3, `${golf('STABLEFORD')}(${field},${rulings})`, players.length, 1, CENTRED);
  draft.spill(FIRST_CARD, after + 4, `${golf('PLACES')}(${field},"stableford",${rulings})`, players.length, 1, CENTRED);
  draft.spill(
    FIRST_CARD,
    after + 9,
    `${golf('CARDCHECK')}(${field},"stableford",${rulings},,,"${words.language}")`,
    players.length,
    1,
    BODY,
  );
  const names = range(FIRST_CARD, 0, last, 0);
  return writeXlsx({
    sheets: [
      {
        name: words.scores,
        cells: draft.cells,
        columns: [
          { width: 20 },
          { width: 6 },
          ...PARS.map(() => ({ width: 4.3 })),
          ...[6, 8, 6, 11, 10, 20, 8, 10, 9, 48].map((width) => ({ width })),
        ],
        freezePane: { rows: FIRST_CARD, columns: 2 },
        pageSetup: { ...PAGE, printTitlesRow: `$${HEADER + 1}:$${HEADER + 3}` },
      },
      board(words, title, [names, scores, pars, indexes, handicaps], 'stableford', rulings, players.length),
      terms(
        words,
        isFrench
          ? [
              ['Épreuve', title],
              ['Date', '7 juin 2026'],
              ['Parcours', 'Les Tilleuls'],
              ['Formule', 'Stableford'],
              ['Édition des Règles', 'classic'],
              ['Pourcentage de handicap', '100 %'],
              ['Score fixé', 'par'],
              ['Départage', 'countback'],
            ]
          : [
              ['Competition', title],
              ['Date', '7 June 2026'],
              ['Course', 'The Limes'],
              ['Form of play', 'Stableford'],
              ['Rules edition', 'classic'],
              ['Allowance', '100%'],
              ['Fixed score', 'par'],
              ['Ties', 'countback'],
            ],
      ),
    ],
    defaultFont: { name: 'Calibri', size: 11 },
  });
}

/** Two lines a side, A then B; rulings stand in A's line with the partner named. */
export function fourBallBook(words: SampleWords): Promise<Uint8Array> {
  const isFrench = words.language === 'fr';
  const sides = fourBallDay();
  const draft = new SheetDraft();
  const leading = [words.side, words.player, words.handicap];
  const trailing = [words.points, words.place, words.rulings, words.signed, words.marker];
  const title = isFrench ? 'Quatre balles du Comité' : 'Committee Four-ball';
  head(
    draft,
    words,
    title,
    isFrench ? 'Les Tilleuls, dimanche 14 juin 2026' : 'The Limes, Sunday 14 June 2026',
    leading,
    trailing,
  );
  const first = leading.length;
  const after = first + HOLES;
  const last = FIRST_CARD + 2 * sides.length - 1;
  const pars = `$${letters(first)}$${HEADER + 2}:$${letters(after - 1)}$${HEADER + 2}`;
  const indexes = `$${letters(first)}$${HEADER + 3}:$${letters(after - 1)}$${HEADER + 3}`;
  const scores = range(FIRST_CARD, first, last, after - 1);
  const handicaps = range(FIRST_CARD, 2, last, 2);
  const rulings = range(FIRST_CARD, after + 2, last, after + 2);
  sides.forEach(({ side, partners, rulings: cell, marker }, nth) => {
    partners.forEach((partner, ball) => {
      const row = FIRST_CARD + 2 * nth + ball;
      draft.put(row, 0, side, CENTRED);
      draft.put(row, 1, partner.name, BODY);
      draft.put(row, 2, partner.handicap, HANDICAP);
      written(draft, row, first, partner.card);
      for (let column = after; column < after + trailing.length; column++) draft.put(row, column, null, BODY);
      draft.put(row, after + 2, ball === 0 && cell !== '' ? cell : null, RULINGS);
      draft.put(row, after + 3, partner.isSigned ? words.yes : null, CENTRED);
      draft.put(row, after + 4, ball === 0 && marker !== '' ? marker : null, CENTRED);
    });
    const row = FIRST_CARD + 2 * nth;
    const lines = `${range(row, first, row, after - 1)},${range(row + 1, first, row + 1, after - 1)}`;
    const off = `${at(row, 2)},${at(row + 1, 2)}`;
    draft.formula(
      row,
      after,
      `${golf('FOURBALLSCORE')}(${lines},${pars},${indexes},${off},"stableford",${at(row, after + 2)})`,
      CENTRED,
    );
    // The place stands beside the side's total: the nth of a list with one place a side.
    const field = `${scores.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2')},${pars},${indexes},${handicaps.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2')}`;
    const places = `${golf('PLACES')}(${field},"fourball stableford",${rulings.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2')})`;
    draft.formula(row, after + 1, `INDEX(${places},${nth + 1},1)`, CENTRED);
  });
  const names = range(FIRST_CARD, 1, last, 1);
  return writeXlsx({
    sheets: [
      {
        name: words.scores,
        cells: draft.cells,
        columns: [
          { width: 7 },
          { width: 20 },
          { width: 6 },
          ...PARS.map(() => ({ width: 4.3 })),
          ...[12, 10, 28, 8, 10].map((width) => ({ width })),
        ],
        freezePane: { rows: FIRST_CARD, columns: 3 },
        pageSetup: { ...PAGE, printTitlesRow: `$${HEADER + 1}:$${HEADER + 3}` },
      },
      board(words, title, [names, scores, pars, indexes, handicaps], 'fourball stableford', rulings, sides.length),
      terms(
        words,
        isFrench
          ? [
              ['Épreuve', title],
              ['Date', '14 juin 2026'],
              ['Parcours', 'Les Tilleuls'],
              ['Formule', 'Quatre balles Stableford'],
              ['Édition des Règles', 'classic'],
              ['Pourcentage de handicap', '85 %'],
              ['Départage', 'countback'],
            ]
          : [
              ['Competition', title],
              ['Date', '14 June 2026'],
              ['Course', 'The Limes'],
              ['Form of play', 'Four-ball Stableford'],
              ['Rules edition', 'classic'],
              ['Allowance', '85%'],
              ['Ties', 'countback'],
            ],
      ),
    ],
    defaultFont: { name: 'Calibri', size: 11 },
  });
}

/** A live leaderboard on a sheet of its own: one formula, four columns. */
function board(
  words: SampleWords,
  title: string,
  [names, scores, pars, indexes, handicaps]: readonly [string, string, string, string, string],
  form: string,
  rulings: string,
  lines: number,
): WriteSheet {
  const on = (cells: string): string => `${words.scores}!${cells}`;
  const draft = new SheetDraft();
  draft.put(0, 0, title, TITLE);
  words.board.forEach((heading, column) => {
    draft.put(2, column, heading, HEAD);
  });
  const field = [names, scores, pars, indexes, handicaps].map(on).join(',');
  draft.spill(3, 0, `${golf('LEADERBOARD')}(${field},"${form}",${on(rulings)},,,,"${words.language}")`, lines, 4, BODY);
  return {
    name: words.leaderboard,
    cells: draft.cells,
    columns: [{ width: 8 }, { width: 40 }, { width: 14 }, { width: 34 }],
    pageSetup: { paperSize: 'a4', orientation: 'portrait', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  };
}
