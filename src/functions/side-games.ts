import { toHundredths } from '../rules/rational';
import { readSkinsRule, skins } from '../rules/games/skins';
import { refusal } from '../rules/refusal';
import { type HoleScore, isNothing, readHoleScore } from '../rules/score';
import { cellOf } from './argument';
import { directionOf, directionOfGrid, laid, oneEach } from './direction';
import { readField, spill } from './field';
import { required } from './lines';
import { answer, cardError, type CellError, orRefuse, refuseAll, refuseCall } from './refuse';

/**
 * Skins of each player: the only lowest score on a hole wins one.
 * @customfunction SKINS
 * @helpurl https://score-desk.example/functions/skins
 * @param scores Scores of the players, one card a row (a column, where only the rows are 9 or 18). Blank, X, - or NR is no score.
 * @param rule A tied hole: "carry" plays for its skin on the next hole, "split" shares it, "void" drops it. Left out: carry. What is carried past the last hole is nobody's.
 * @returns Skins of each card, with two decimals where they are split.
 */
export function skinsOf(scores: unknown[][], rule?: unknown): unknown[][] {
  return answer(() => {
    const asked = orRefuse(readSkinsRule(cellOf(rule)), 'rule');
    const grid = required(scores, 'scores');
    const direction = directionOfGrid(grid, []);
    const lines = laid(grid, direction);
    const holes = lines[0]?.length ?? 0;
    if (holes > MOST_HOLES)
      refuseCall([refusal('too-many-holes', { met: holes, most: MOST_HOLES })], { argument: 'scores' });
    const faults: CellError[] = [];
    const cards = lines.map((line, nth) =>
      line.map((cell, at): HoleScore => {
        const score = readHoleScore(cell, at + 1);
        if (typeof score === 'number' || score === null) return score;
        faults.push(cardError([score], { argument: 'scores', card: lines.length > 1 ? nth + 1 : undefined }));
        return null;
      }),
    );
    refuseAll(faults);
    const won = skins(cards, asked);
    return oneEach(
      lines.map((line, nth) => (line.every(isNothing) ? '' : toHundredths(won[nth] ?? { over: 0n, under: 1n }))),
      direction,
    );
  });
}

/** A card has no more holes. */
const MOST_HOLES = 18;

/**
 * Twos of each card: holes made in two strokes gross, or in one.
 * @customfunction TWOS
 * @helpurl https://score-desk.example/functions/twos
 * @param scores Gross scores, hole by hole: one card, or one card a line. Blank, X, - or NR is no score.
 * @param pars Par of each hole, 3 to 6: one line for all cards, or one a card. Cards lie the way pars lies.
 * @returns How many twos each card has; a card that is not complete counts too.
 */
export function twos(scores: unknown[][], pars: unknown[][]): unknown[][] {
  return answer(() => {
    // Twos need no stroke indexes: any will do.
    const parGrid = required(pars, 'pars');
    const direction = directionOf(parGrid, [[]], required(scores, 'scores'), []);
    const line = (laid(parGrid, direction)[0] ?? []).map((_, at) => at + 1);
    const given = { scores, pars, indexes: laid([line], direction), handicaps: null, rulings: undefined };
    const field = readField({ ...given, edition: undefined }, { scoring: 'gross', fourBall: false });
    return spill(field, (round) => round.holes.filter(({ result }) => result !== null && result <= 2).length);
  });
}
