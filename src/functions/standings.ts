import { cellText } from '../rules/cell-text';
import type { Form } from '../rules/forms/form';
import { placesOf, type Placing } from '../rules/standings/places';
import { readTies } from '../rules/ties/tie-break';
import { sayDecision } from '../words/explanation';
import { cellOf, matrixOf } from './argument';
import { oneEach } from './direction';
import { type Field, type FieldArguments, type FieldCard, readField } from './field';
import { formAsked } from './form-asked';
import { languageAsked } from './language';
import { answer, type CellError, orRefuse, refuseCall } from './refuse';
import { totalOf } from './round-answers';
import { refusal } from '../rules/refusal';

/**
 * Place of each card in the field's own order: 1 2 2 4. Cards with the same total are parted by countback, or as asked.
 * @customfunction PLACES
 * @helpurl https://score-desk.example/functions/places
 * @param scores Gross scores, hole by hole: one card a line; in a four-ball two lines a side, A then B.
 * @param pars Par of each hole, 3 to 6: one line for all cards, or one a card. Cards lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicaps Playing Handicap: one for all, or one a line. A plus handicap is negative, or text like "+2".
 * @param form "stableford", "par", "bogey", "net", "gross", one of them after "fourball", or "max 2par".
 * @param rulings Rulings of the Committee, one cell a line: R4-4@1,2 or DQ R6-6b. Left out: none.
 * @param ties How ties are parted: countback, countback-gross, countback-index, front, front-3678, holes-back, hardest, lowest-handicap, shared, joined by ">". Left out: countback on the last 9, 6, 3 and 1 holes.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @param target Fixed score: "par", "bogey", or a line of scores. Left out: par, or bogey in the bogey form.
 * @returns Place of each card as a number, or its status as text: NR, WD, NS, DQ with the clause.
 */
export function places(
  scores: unknown[][],
  pars: unknown[][],
  indexes: unknown[][],
  handicaps: unknown[][],
  form: unknown,
  rulings?: unknown[][],
  ties?: unknown,
  edition?: unknown,
  target?: unknown[][],
): unknown[][] {
  return answer(() => {
    const { field, placings } = standings({ scores, pars, indexes, handicaps, rulings, target, edition }, form, ties);
    const answers = field.cards.map((card, at) => {
      if (card.kind === 'none') return '';
      if (card.kind === 'refused') return card.error;
      return placings[at]?.place ?? totalOf(card.round);
    });
    return oneEach(answers, field.direction);
  });
}

/**
 * The sorted table of a field: place, name, total, and what decided a tie. Cards without a total stand below with their status.
 * @customfunction LEADERBOARD
 * @helpurl https://score-desk.example/functions/leaderboard
 * @param names Names, one a line of scores, or one a side.
 * @param scores Gross scores, hole by hole: one card a line; in a four-ball two lines a side, A then B.
 * @param pars Par of each hole, 3 to 6: one line for all cards, or one a card. Cards lie the way pars lies.
 * @param indexes Stroke index of each hole, 1 to 18, each once.
 * @param handicaps Playing Handicap: one for all, or one a line. A plus handicap is negative, or text like "+2".
 * @param form "stableford", "par", "bogey", "net", "gross", one of them after "fourball", or "max 2par".
 * @param rulings Rulings of the Committee, one cell a line: R4-4@1,2 or DQ R6-6b. Left out: none.
 * @param ties How ties are parted: countback, countback-gross, countback-index, front, front-3678, holes-back, hardest, lowest-handicap, shared, joined by ">". Left out: countback on the last 9, 6, 3 and 1 holes.
 * @param edition Edition of the Rules: "classic", "2008", "2012", "2016", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @param target Fixed score: "par", "bogey", or a line of scores. Left out: par, or bogey in the bogey form.
 * @param language "en" or "fr". Left out: the language of Excel.
 * @returns Four columns: place ("T2" where it is shared), name, total or status, what decided it.
 */
export function leaderboard(
  names: unknown[][],
  scores: unknown[][],
  pars: unknown[][],
  indexes: unknown[][],
  handicaps: unknown[][],
  form: unknown,
  rulings?: unknown[][],
  ties?: unknown,
  edition?: unknown,
  target?: unknown[][],
  language?: unknown,
): unknown[][] {
  return answer(() => {
    const { field, placings } = standings({ scores, pars, indexes, handicaps, rulings, target, edition }, form, ties);
    const said = languageAsked(language);
    const nameOf = namesOf(names, field, formAsked(form));
    const order = field.cards
      .map((card, at) => ({ card, at, placing: placings[at] ?? null }))
      .filter(({ card }) => card.kind !== 'none')
      .sort((a, b) => rankOf(a.card, a.placing) - rankOf(b.card, b.placing) || a.at - b.at);
    const rows = order.map(({ card, at, placing }): (string | number | CellError)[] => [
      placing ? placeText(placing) : '',
      nameOf(at),
      card.kind === 'refused' ? card.error : card.kind === 'round' ? totalOf(card.round) : '',
      sayDecision(placing?.decision ?? null, said),
    ]);
    return rows.length > 0 ? rows : [['', '', '', '']];
  });
}

/** "4", or "T2" where the place is shared. */
const placeText = ({ place, isShared }: Placing): string => `${isShared ? 'T' : ''}${place}`;

/** Placed cards first, then NR, WD, NS and DQ, then what could not be read. */
function rankOf(card: FieldCard, placing: Placing | null): number {
  if (placing) return placing.place;
  if (card.kind !== 'round') return BELOW_ALL;
  return BELOW + ['NR', 'WD', 'NS', 'DQ'].indexOf(card.round.status?.code ?? 'NR');
}

const BELOW = 100_000;
const BELOW_ALL = BELOW + 10;

function standings(
  given: FieldArguments,
  formCell: unknown,
  tiesCell: unknown,
): { readonly field: Field; readonly placings: readonly (Placing | null)[] } {
  const field = readField(given, formAsked(formCell));
  const ties = orRefuse(readTies(cellText(cellOf(tiesCell))), 'ties');
  const rounds = field.cards.map((card) => (card.kind === 'round' ? card.round : null));
  return { field, placings: placesOf(rounds, ties) };
}

/** The name of each card; a side of two lines has two names, "A / B". */
function namesOf(names: unknown, field: Field, form: Form): (card: number) => string {
  const cells = matrixOf(names).flat().map(cellText);
  const count = field.cards.length;
  if (cells.length === count) return (card) => cells[card] ?? '';
  if (cells.length === 2 * count && form.fourBall)
    return (card) =>
      cells
        .slice(2 * card, 2 * card + 2)
        .filter((name) => name !== '')
        .join(' / ');
  return refuseCall([refusal('line-count', { met: cells.length, wanted: count })], { argument: 'names' });
}
