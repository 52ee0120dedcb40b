import { cellText } from '../rules/cell-text';
import type { Ruling } from '../rules/rulings/ruling';
import type { Language } from '../words/say';
import { type BookSeen, cardsOf, seeBook, type Standing } from './book-seen';
import type { ClubBook } from './office-sheets';
import { patchCells } from './patch-cells';
import { withRuling } from './ruling-preview';
import { cellOf, splitAddress, spotOf } from './sheet-cells';

/** What to try on a copy of the day; left out, it stays as it is. */
export interface Trial {
  readonly ties?: string;
  /** Per cent of the Course Handicap, 0 to 300. */
  readonly allowance?: number;
  readonly ruling?: { readonly cell: string; readonly ruling: Ruling };
}

/** A card whose total or place would be another. */
export interface StandingChange {
  readonly name: string;
  readonly before: Standing;
  readonly after: Standing;
}

/**
 * Tries other Terms, or one ruling, on a copy.
 *
 * @returns the cards that would stand otherwise, in the order of the sheet; or the sentences why it cannot be tried
 */
export function tryOut(
  seen: BookSeen,
  trial: Trial,
  language: Language,
): { readonly changes: readonly StandingChange[]; readonly refusals: readonly string[] } {
  const tried = seeBook(
    withAllowance(withRulingIn(seen.club, trial), seen, trial.allowance),
    language,
    trial.ties === undefined ? {} : { ties: trial.ties },
  );
  const changes = tried.cards.flatMap((card, at): readonly StandingChange[] => {
    const before = seen.cards[at]?.standing;
    const isSame =
      before?.total === card.standing.total &&
      before.status === card.standing.status &&
      before.place === card.standing.place;
    return before && !isSame ? [{ name: card.name, before, after: card.standing }] : [];
  });
  return { changes, refusals: tried.refusals };
}

function withRulingIn(club: ClubBook, { ruling }: Trial): ClubBook {
  const place = ruling && splitAddress(ruling.cell);
  const spot = place && spotOf(place.cell);
  const sheet = club.sheets.find(({ name }) => name === place?.sheet);
  if (!ruling || !place || !spot || !sheet) return club;
  const text = withRuling(cellText(cellOf(sheet, spot.row, spot.column)), ruling.ruling);
  return { ...club, sheets: patchCells(club.sheets, { sheet: place.sheet, ...spot, values: [[text]] }) };
}

/** Playing Handicaps anew from the Course Handicaps: halves go up, towards +∞ for a plus player too. */
function withAllowance(club: ClubBook, seen: BookSeen, allowance: number | undefined): ClubBook {
  const day = seen.compiled?.day;
  if (allowance === undefined || !day) return club;
  const cards = day.entered.flatMap((entered) => cardsOf(day, entered));
  const sheets = cards.reduce((all, { recognition: { sheet: name, columns }, entered }) => {
    const sheet = club.sheets.find((each) => each.name === name);
    const { handicap, courseHandicap } = columns;
    if (handicap === undefined || courseHandicap === undefined || !sheet) return all;
    return entered.rows.reduce((patched, { row }) => {
      const course = cellOf(sheet, row, courseHandicap);
      if (typeof course !== 'number') return patched;
      const playing = Math.floor((course * allowance * 2 + 100) / 200);
      return patchCells(patched, { sheet: name, row, column: handicap, values: [[playing]] });
    }, all);
  }, club.sheets);
  return { ...club, sheets };
}
