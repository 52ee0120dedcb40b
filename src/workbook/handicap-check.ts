import { wholeNumber } from '../rules/cell-text';
import { found, type Found } from './finding';
import { cellUnder, type EnteredCard } from './read-cards';
import type { Recognition } from './recognise';
import { cellOf, type SheetCells } from './sheet-cells';

/**
 * Playing Handicaps that the allowance does not make of the Course Handicaps beside them. A Course Handicap is shown
 * rounded and the allowance is of the unrounded one: with an allowance, one stroke of difference is no fault.
 *
 * @param allowance as the Terms show it, "95 %"; "" where they name none, and nothing is checked
 */
export function handicapFindings(
  sheet: SheetCells,
  recognition: Recognition,
  cards: readonly EnteredCard[],
  allowance: string,
): readonly Found[] {
  const { courseHandicap } = recognition.columns;
  const perCent = wholeNumber(allowance.replace(/\s*%$/, ''));
  if (courseHandicap === undefined || perCent === null) return [];
  const tolerance = perCent === 100 ? 0 : 1;
  return cards.flatMap((entered) =>
    entered.rows.flatMap(({ row, handicap }) => {
      const course = wholeNumber(cellOf(sheet, row, courseHandicap));
      if (course === null || handicap === null) return [];
      // Halves are rounded up, towards +∞ for a plus player too.
      const computed = Math.floor((course * perCent * 2 + 100) / 200);
      if (Math.abs(handicap - computed) <= tolerance) return [];
      const values = { met: handicap, course, allowance, computed };
      return [
        found('warn', 'handicap-differs', cellUnder(recognition, row, 'handicap'), { card: entered.name, values }),
      ];
    }),
  );
}
