import type { Card } from '../rules/card';
import { type Form, needsHandicap } from '../rules/forms/form';
import { readPlayingHandicap } from '../rules/handicaps/playing-handicap';
import { cellText, isBlank } from '../rules/cell-text';
import type { Refusal } from '../rules/refusal';
import { formatRuling, parseRulings } from '../rules/rulings/notation';
import type { Ruling } from '../rules/rulings/ruling';
import { type HoleScore, readHoleScore } from '../rules/score';
import { found, type Found } from './finding';
import type { ColumnRole } from './headings';
import type { Recognition } from './recognise';
import { hasNoScores, nameIn } from './row-content';
import { address, cellOf, type SheetCells } from './sheet-cells';

/** One row of a card as read: one ball, with what could not be read of it. */
export interface BallRow {
  readonly row: number;
  readonly name: string;
  /** null: blank, or not read. */
  readonly handicap: number | null;
  readonly isHandicapBlank: boolean;
  readonly scores: readonly HoleScore[];
  readonly hasNoScores: boolean;
  readonly rulings: readonly Ruling[];
}

/** A card, or a side's two rows, as it was entered. */
export interface EnteredCard {
  /** "Smith / Jones" for a side; the side's label or "Row 12" stands in where nobody is named. */
  readonly name: string;
  readonly isNamed: boolean;
  readonly rows: readonly BallRow[];
  readonly card: Card;
  /** Scores, rulings or handicaps that could not be read; the card cannot be ranked. */
  readonly unread: readonly Found[];
  /** Neither a score nor a ruling: no card was returned yet. */
  readonly isReturned: boolean;
}

/** Reads the rows of one card into a card and what could not be read, each with its cell. Never throws. */
export function readEntered(
  sheet: SheetCells,
  recognition: Recognition,
  rows: readonly number[],
  form: Form,
  rowName: (row: number) => string,
): EnteredCard {
  const names = rows.map((row) => nameIn(sheet, recognition, row));
  const given = [...new Set(names.filter((name) => name !== ''))];
  const first = rows[0] ?? 0;
  const { side } = recognition.columns;
  const sideName = side === undefined ? '' : cellText(cellOf(sheet, first, side));
  const name = given.length > 0 ? given.join(' / ') : sideName === '' ? rowName(first + 1) : sideName;
  const unread: Found[] = [];
  const read = rows.map((row, nth) =>
    readRow(sheet, recognition, row, form, { name, own: names[nth] ?? '', partner: nth === 0 ? 'A' : 'B' }, unread),
  );
  // A partner who is not entered has no row of his own, and no score anywhere.
  const absent = { scores: recognition.holes.map(() => null), handicap: null };
  const balls = read.map(({ scores, handicap }) => ({ scores, handicap }));
  return {
    name,
    isNamed: given.length > 0,
    rows: read,
    card: {
      balls: form.fourBall && balls.length === 1 ? [...balls, absent] : balls,
      rulings: read.flatMap(({ rulings }) => rulings),
    },
    unread,
    isReturned: read.some((row) => !row.hasNoScores || row.rulings.length > 0) || unread.length > 0,
  };
}

/** The cell of a row under one of the recognised columns; the row's first hole where there is no such column. */
export function cellUnder(recognition: Recognition, row: number, role: ColumnRole): string {
  const column = recognition.columns[role] ?? recognition.holes[0]?.column ?? 0;
  return address(recognition.sheet, row, column);
}

/** The cell of a hole, by its number. */
export function cellOfHole(recognition: Recognition, row: number, hole: number): string {
  const column = recognition.holes.find((each) => each.hole === hole)?.column ?? 0;
  return address(recognition.sheet, row, column);
}

/** The cell of a ruling that `rules` refused: in the line of the partner it names, else in the first that holds any. */
export function cellOfRuling(recognition: Recognition, entered: EnteredCard, refusal: Refusal): string {
  const written = refusal.values['ruling'];
  const holds = entered.rows.find(({ rulings }) => rulings.some((ruling) => formatRuling(ruling) === written));
  const cites = entered.rows.find(({ rulings }) =>
    rulings.some((ruling) =>
      [refusal.values['met'], refusal.values['one']].some((clause) => isCitedIn(ruling, clause)),
    ),
  );
  const row = holds ?? cites ?? entered.rows.find(({ rulings }) => rulings.length > 0) ?? entered.rows[0];
  return cellUnder(recognition, row?.row ?? 0, 'rulings');
}

const isCitedIn = ({ what }: Ruling, clause: string | number | undefined): boolean =>
  what.kind === 'breach' ? what.clause === clause : what.kind === 'status' && what.status.clause === clause;

function readRow(
  sheet: SheetCells,
  recognition: Recognition,
  row: number,
  form: Form,
  who: { readonly name: string; readonly own: string; readonly partner: 'A' | 'B' },
  unread: Found[],
): BallRow {
  const { columns, holes } = recognition;
  const note = (refusals: readonly Refusal[], cell: string): void => {
    for (const { code, hole, values } of refusals)
      unread.push(found('decide', code, cell, { card: who.name, hole, values }));
  };
  const contentOf = (role: ColumnRole): unknown => {
    const column = columns[role];
    return column === undefined ? '' : cellOf(sheet, row, column);
  };

  const handicap = readPlayingHandicap(contentOf('handicap'));
  const isHandicapBlank = isBlank(contentOf('handicap'));
  if (!handicap.ok && !isHandicapBlank && needsHandicap(form))
    note(handicap.refusals, cellUnder(recognition, row, 'handicap'));

  const scores = holes.map(({ hole, column }): HoleScore => {
    const score = readHoleScore(cellOf(sheet, row, column), hole);
    if (score === null || typeof score === 'number') return score;
    note([score], address(sheet.name, row, column));
    return null;
  });

  const rulings = parseRulings(contentOf('rulings'));
  if (!rulings.ok) note(rulings.refusals, cellUnder(recognition, row, 'rulings'));
  const { partner } = who;
  return {
    row,
    name: who.own,
    handicap: handicap.ok ? handicap.value : null,
    isHandicapBlank,
    scores,
    hasNoScores: hasNoScores(sheet, recognition, row),
    // In two lines a side, a ruling in a partner's line is his.
    rulings: (rulings.ok ? rulings.value : []).map((ruling) =>
      form.fourBall && ruling.who === null ? { ...ruling, who: partner } : ruling,
    ),
  };
}
