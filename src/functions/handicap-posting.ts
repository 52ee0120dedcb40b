import { cellText } from '../rules/cell-text';
import {
  adjustedGross,
  NET_DOUBLE_BOGEY,
  saysNoIndex,
  saysNotPlayed,
  WITHOUT_INDEX,
} from '../rules/handicaps/adjusted-gross';
import { handicapIndex, readDifferentials, readLowIndex } from '../rules/handicaps/handicap-index';
import { readDifferential, scoreDifferential } from '../rules/handicaps/score-differential';
import { refusal } from '../rules/refusal';
import { cellOf, matrixOf } from './argument';
import { laid, oneEach } from './direction';
import { readField } from './field';
import { oneOrEach, required } from './lines';
import { answer, type CellError, cardError, orRefuse } from './refuse';

/**
 * Adjusted gross score of a round for handicap posting: no hole counts more than net double bogey, or par + 5 before the player has a Handicap Index.
 * @customfunction ADJUSTEDGROSS
 * @helpurl https://score-desk.example/functions/adjustedgross
 * @param scores Gross scores, hole by hole, penalty strokes included: one card, or one card a line. Blank, X, - or NR counts the most; NP, a hole not played at all, counts net par.
 * @param pars Par of each hole, 3 to 6: one line for all cards, or one a card. Cards lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicaps Course Handicap, whole and without allowance: one for all, or one a card; "none" for a player who has no Handicap Index yet.
 * @returns Whole strokes of each card.
 */
export function adjustedGrossOf(
  scores: unknown[][],
  pars: unknown[][],
  indexes: unknown[][],
  handicaps: unknown[][],
): unknown[][] {
  return answer(() => {
    const grid = required(scores, 'scores');
    const handicapGrid = matrixOf(handicaps);
    const inPlay = grid.map((row) => row.map((cell) => (saysNotPlayed(cell) ? 'X' : cell)));
    const numbers = handicapGrid.map((row) => row.map((cell) => (saysNoIndex(cell) ? 0 : cell)));
    const given = { scores: inPlay, pars, indexes, handicaps: numbers, rulings: undefined, edition: undefined };
    const capped = readField(given, NET_DOUBLE_BOGEY);
    const first = readField(given, WITHOUT_INDEX);
    const count = capped.cards.length;
    const withoutIndex = oneOrEach(handicapGrid, count, 'handicaps').map(saysNoIndex);
    const missing = laid(grid, capped.direction).map((line) => line.filter(saysNotPlayed).length);

    const answers = capped.cards.map((own, nth): number | string | CellError => {
      const isFirst = withoutIndex[nth] === true;
      const card = isFirst ? (first.cards[nth] ?? own) : own;
      if (card.kind === 'none') return '';
      const notPlayed = missing[nth] ?? 0;
      const place = { argument: 'scores', card: count > 1 ? nth + 1 : undefined };
      const error =
        card.kind === 'refused'
          ? card.error
          : notPlayed > MOST_NOT_PLAYED
            ? cardError([refusal('holes-not-played', { met: notPlayed, most: MOST_NOT_PLAYED })], place)
            : isFirst && notPlayed > 0
              ? cardError([refusal('not-played-without-index')], place)
              : null;
      if (error === null && card.kind === 'round') return adjustedGross(card.round, notPlayed);
      if (count === 1 && error) throw error;
      return error ?? '';
    });
    return oneEach(answers, capped.direction);
  });
}

/** A score for posting wants ten holes of eighteen (Rules of Handicapping 2.2). */
const MOST_NOT_PLAYED = 8;

/**
 * Score Differential: 113 / slope × (adjusted gross score − course rating − PCC), to one decimal, halves up. A rating of 45 or less is of nine holes: half of the PCC, and three decimals.
 * @customfunction DIFFERENTIAL
 * @helpurl https://score-desk.example/functions/differential
 * @param adjusted Adjusted gross scores.
 * @param rating Course rating of the tee: one for all, or one a score.
 * @param slope Slope rating of the tee, 55 to 155: one for all, or one a score.
 * @param pcc Playing conditions calculation of the day, −1 to 3: one for all, or one a score. Left out: 0.
 * @returns The differential of each score, lying as the scores lie.
 */
export function differential(
  adjusted: unknown[][],
  rating: unknown[][],
  slope: unknown[][],
  pcc?: unknown[][],
): unknown[][] {
  return answer(() => {
    const grid = required(adjusted, 'adjusted');
    const cells = grid.flat();
    const ratings = oneOrEach(rating, cells.length, 'rating');
    const slopes = oneOrEach(slope, cells.length, 'slope');
    const pccs = oneOrEach(pcc, cells.length, 'pcc');
    const answers = cells.map((cell, nth): number | string | CellError => {
      if (cellText(cell) === '') return '';
      const pccCell = cellText(pccs[nth]) === '' ? 0 : pccs[nth];
      const read = readDifferential(cell, ratings[nth], slopes[nth], pccCell);
      if (read.ok) return scoreDifferential(read.value);
      const error = cardError(read.refusals, { card: cells.length > 1 ? nth + 1 : undefined });
      if (cells.length === 1) throw error;
      return error;
    });
    return grid.map((row) => answers.splice(0, row.length));
  });
}

/**
 * A preview of the Handicap Index that the latest Score Differentials make. The index that counts is the federation's: it sees exceptional scores and what a Committee changed.
 * @customfunction HANDICAPINDEX
 * @helpurl https://score-desk.example/functions/handicapindex
 * @param differentials The latest Score Differentials, 3 to 20 of eighteen holes, with one decimal, in any order. Blank cells are passed over.
 * @param low Low Handicap Index of the last year, for the soft and the hard cap; "0.0" as text for scratch. Left out: no cap.
 * @returns The index with one decimal, at most 54; a plus index is negative.
 */
export function handicapIndexOf(differentials: unknown[][], low?: unknown): unknown {
  return answer(() => {
    const tenths = orRefuse(readDifferentials(required(differentials, 'differentials').flat()), 'differentials');
    return handicapIndex(tenths, orRefuse(readLowIndex(cellOf(low)), 'low')) / 10;
  });
}
