import { cellText, wholeNumber } from '../rules/cell-text';
import type { Form } from '../rules/forms/form';
import { readPointsTable } from '../rules/forms/points-table';
import type { Round } from '../rules/forms/round';
import { bestOf } from '../rules/games/team-score';
import { refusal } from '../rules/refusal';
import { rangesOf } from './argument';
import { oneEach } from './direction';
import { type Field, readField, spill } from './field';
import { formAsked } from './form-asked';
import { required, requiredCell } from './lines';
import { answer, type CellError, orRefuse, refuseAll, refuseCall } from './refuse';
import { totalOf } from './round-answers';

/**
 * Score of a team: the best k of its cards on each hole, added up. What rulings deduct from the cards comes off the total.
 * @customfunction BESTOF
 * @helpurl https://score-desk.example/functions/bestof
 * @param k How many cards count on each hole.
 * @param scores Gross scores of the team's players, one card a line; in a four-ball two lines a side. Blank, X, - or NR is no score; a blank line is a missing player.
 * @param pars Par of each hole, 3 to 6: one line for all cards, or one a card. Cards lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicaps Playing Handicap: one for all, or one a line. A plus handicap is negative, or text like "+2".
 * @param form "stableford", "par", "bogey", "net", "gross", one of them after "fourball", or "max 2par".
 * @param rulings Rulings of the Committee, one cell a line: R4-4@1,2 or DQ R6-6b. Left out: none.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @returns Total of the team; NR where a hole of stroke play lacks the scores. A disqualified card counts on no hole.
 */
export function bestOfCards(
  k: unknown,
  scores: unknown[][],
  pars: unknown[][],
  indexes: unknown[][],
  handicaps: unknown[][],
  form: unknown,
  rulings?: unknown[][],
  edition?: unknown,
): unknown {
  return answer(() => {
    const asked = formAsked(form);
    const field = readField({ scores, pars, indexes, handicaps, rulings, edition }, asked);
    const most = field.cards.length;
    const cell = requiredCell(k, 'k');
    const count = wholeNumber(cell) ?? 0;
    if (count < 1 || count > most)
      refuseCall([refusal('whole-number-wanted', { met: cellText(cell), least: 1, most })], { argument: 'k' });
    refuseAll(field.cards.flatMap((card) => (card.kind === 'refused' ? [card.error] : [])));
    const rounds = roundsOf(field);
    return rounds.length === 0 ? '' : (bestOf(count, rounds, asked, field.holes) ?? 'NR');
  });
}

/**
 * Eclectic of each player: his best result on each hole over several rounds, added up.
 * @customfunction ECLECTIC
 * @helpurl https://score-desk.example/functions/eclectic
 * @param pars Par of each hole, 3 to 6: one line for all players, or one a player. Cards lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicaps Playing Handicap: one for all, or one a player. A plus handicap is negative, or text like "+2".
 * @param form "stableford", "par", "bogey", "net", "gross", one of them after "fourball", or "max 2par".
 * @param rounds Gross scores of each round, a range a round, the players in the same order in each. A blank line is a round not played.
 * @returns Total of each player; NR where a hole of stroke play has no score in any round.
 */
export function eclectic(
  pars: unknown[][],
  indexes: unknown[][],
  handicaps: unknown[][],
  form: unknown,
  ...rounds: unknown[][][]
): unknown[][] {
  return answer(() => {
    const asked = formAsked(form);
    const ranges = rangesOf(rounds);
    if (ranges.length === 0) refuseCall([refusal('argument-missing')], { argument: 'rounds' });
    const fields = ranges.map((scores, nth) =>
      readField(
        { scores, scoresName: `rounds ${nth + 1}`, pars, indexes, handicaps, rulings: undefined, edition: undefined },
        asked,
      ),
    );
    const [first] = fields as [Field, ...Field[]];
    const count = first.cards.length;
    fields.forEach((field, nth) => {
      if (field.cards.length !== count)
        refuseCall([refusal('line-count', { met: field.cards.length, wanted: count })], {
          argument: `rounds ${nth + 1}`,
        });
    });
    const answers = first.cards.map((_, player): number | string | CellError => {
      const own = fields.map((field) => field.cards[player]);
      const refused = own.find((card) => card?.kind === 'refused');
      if (refused?.kind === 'refused') {
        if (count === 1) throw refused.error;
        return refused.error;
      }
      const played = own.flatMap((card) => (card?.kind === 'round' ? [card.round] : []));
      return played.length === 0 ? '' : (bestOf(1, played, asked, first.holes) ?? 'NR');
    });
    return oneEach(answers, first.direction);
  });
}

/**
 * Points of the round by the Committee's own table, or by that of the PGA TOUR: modified Stableford.
 * @customfunction MODIFIED
 * @helpurl https://score-desk.example/functions/modified
 * @param scores Gross scores, hole by hole: one card, or one card a line. Blank, X, - or NR is no score.
 * @param pars Par of each hole, 3 to 6: one line for all cards, or one a card. Cards lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicaps Playing Handicap: one for all, or one a card; 0 for points of the gross scores. A plus handicap is negative, or text like "+2".
 * @param table "pga", or seven points: for a net score four under par and better, three under, two, one, level, one over, two over and worse. No score counts as worse.
 * @param rulings Rulings of the Committee, one cell a card: R4-4@1,2 or DQ R6-6b. Left out: none.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @returns Points of each card, or its status as text: NR, WD, NS, DQ with the clause.
 */
export function modified(
  scores: unknown[][],
  pars: unknown[][],
  indexes: unknown[][],
  handicaps: unknown[][],
  table: unknown[][],
  rulings?: unknown[][],
  edition?: unknown,
): unknown[][] {
  return answer(() => {
    const points = orRefuse(readPointsTable(required(table, 'table').flat()), 'table');
    const form: Form = { scoring: 'stableford', fourBall: false, table: points };
    return spill(readField({ scores, pars, indexes, handicaps, rulings, edition }, form), totalOf);
  });
}

const roundsOf = ({ cards }: Field): readonly Round[] =>
  cards.flatMap((card) => (card.kind === 'round' ? [card.round] : []));
