import { cellText, wholeNumber } from '../rules/cell-text';
import { readDecimal } from '../rules/exact';
import { orderOfMerit } from '../rules/games/order-of-merit';
import { potShare } from '../rules/games/pot-share';
import { readPlaces } from '../rules/games/shared-places';
import { toHundredths } from '../rules/rational';
import { refusal } from '../rules/refusal';
import { cellOf, isOmitted, transposed } from './argument';
import { required, requiredCell } from './lines';
import { answer, orRefuse, refuseCall } from './refuse';

/**
 * Order of merit: points of each player over the events, by his places. Players who share a place share the points of their places.
 * @customfunction ORDEROFMERIT
 * @helpurl https://score-desk.example/functions/orderofmerit
 * @param places Places of the players, a row a player and a column an event: 1, "T2"; blank or a status is no place.
 * @param points Points of place 1, 2, 3 …; places after the list have none.
 * @param best How many events count, the best of each player. Left out: all.
 * @returns Points of each player, a row each, with two decimals where places are shared.
 */
export function orderOfMeritOf(places: unknown[][], points: unknown[][], best?: unknown): unknown[][] {
  return answer(() => {
    const grid = required(places, 'places');
    const events = transposed(grid).map((cells) => orRefuse(readPlaces(cells), 'places'));
    const most = events.length;
    const counting = isOmitted(best) ? most : (wholeNumber(cellOf(best)) ?? 0);
    if (counting < 1 || counting > most)
      refuseCall([refusal('whole-number-wanted', { met: cellText(cellOf(best)), least: 1, most })], {
        argument: 'best',
      });
    const worth = required(points, 'points')
      .flat()
      .map((cell) => amountOf(cell, 3, MOST_POINTS, 'points'));
    return orderOfMerit(events, worth, counting).map((total) => [toHundredths(total)]);
  });
}

const MOST_POINTS = 10_000;
const MOST_POT = 99_999;

/**
 * A pot shared over the places, to the last cent. Players on one place get equal parts of the shares of their places; cents that do not divide go one each, the first of the list first.
 * @customfunction SHARE
 * @helpurl https://score-desk.example/functions/share
 * @param pot Amount to share, with two decimals at most.
 * @param shares Share of place 1, 2, 3 …, in per cent or in any unit. Shares of places that nobody holds go to the others in proportion.
 * @param places Places of the field: 1, "T2"; blank or a status is no place.
 * @returns Amount of each place, lying as the places lie; together they are the pot.
 */
export function share(pot: unknown, shares: unknown[][], places: unknown[][]): unknown[][] {
  return answer(() => {
    const cents = amountOf(requiredCell(pot, 'pot'), 2, MOST_POT, 'pot');
    const worth = required(shares, 'shares')
      .flat()
      .map((cell) => amountOf(cell, 3, MOST_POINTS, 'shares'));
    const grid = required(places, 'places');
    const read = orRefuse(readPlaces(grid.flat()), 'places');
    const amounts = potShare(cents, worth, read).map((amount, nth) => (read[nth] === null ? '' : amount / 100));
    return grid.map((row) => amounts.splice(0, row.length));
  });
}

/** An amount of at most so many decimals, in units of the last of them; a blank is nothing. */
function amountOf(cell: unknown, decimals: number, most: number, argument: string): bigint {
  const met = cellText(cell);
  const exact = readDecimal(met === '' ? 0 : cell);
  const units = exact && (exact.over * 10 ** decimals) / exact.under;
  if (units !== null && Number.isInteger(units) && units >= 0 && units <= most * 10 ** decimals) return BigInt(units);
  return refuseCall([refusal('decimal-wanted', { met, least: 0, most, decimals })], { argument });
}
