import { bareWord, cellText } from '../rules/cell-text';
import { readCourse } from '../rules/course';
import type { EditionId } from '../rules/editions/clause';
import { editionInForce, findClause, readEditionId } from '../rules/editions/edition-in-force';
import { familyOf, needsHandicap } from '../rules/forms/form';
import { playRound } from '../rules/forms/round';
import { refusal } from '../rules/refusal';
import { parseRulings } from '../rules/rulings/notation';
import { clauseText, sayEffect } from '../words/explanation';
import { cellOf, isOmitted } from './argument';
import { formAsked } from './form-asked';
import { languageAsked } from './language';
import { answer, refuseCall } from './refuse';

/**
 * What a ruling does in a form of play, in words: strokes on the hole, points or holes off the total, the hole, or out.
 * @customfunction RULEEFFECT
 * @helpurl https://score-desk.example/functions/ruleeffect
 * @param ruling One ruling or several, as written in a rulings cell: R4-4@1,2.
 * @param form "stableford", "par", "bogey", "net", "gross", or one of them after "fourball".
 * @param edition Edition of the Rules: "classic", "2019", "2023". Left out: the one the rulings are written in, else classic.
 * @param language "en" or "fr". Left out: the language of Excel.
 * @returns A sentence for each ruling, on a card of eighteen pars.
 */
export function ruleEffect(ruling: unknown, form: unknown, edition?: unknown, language?: unknown): unknown {
  return answer(() => {
    const asked = formAsked(form);
    const rulings = parseRulings(cellOf(ruling));
    if (!rulings.ok) return refuseCall(rulings.refusals, { argument: 'ruling' });
    if (rulings.value.length === 0) refuseCall([refusal('argument-missing')], { argument: 'ruling' });
    const inForce = editionInForce(rulings.value, editionAsked(edition));
    if (!inForce.ok) return refuseCall(inForce.refusals, { argument: 'ruling' });

    const holes = Array.from({ length: 18 }, (_, at) => at + 1);
    const pars = holes.map(() => 4);
    const course = readCourse(pars, holes);
    if (!course.ok) return refuseCall(course.refusals);
    const ball = { scores: pars, handicap: needsHandicap(asked) ? 0 : null };
    const card = { balls: asked.fourBall ? [ball, ball] : [ball], rulings: rulings.value };
    const round = playRound(course.value, pars, asked, card, inForce.value);
    if (!round.ok) return refuseCall(round.refusals, { argument: 'ruling' });
    const said = languageAsked(language);
    return round.value.effects.map((effect) => sayEffect(effect, said, familyOf(asked))).join('; ');
  });
}

/**
 * What a clause is about and what it costs, in our own words.
 * @customfunction RULETEXT
 * @helpurl https://score-desk.example/functions/ruletext
 * @param clause A clause, such as 32-1b or R4-4.
 * @param edition Edition of the Rules: "classic", "2019", "2023". Left out: the one the clause is written in, else classic.
 * @param language "en" or "fr". Left out: the language of Excel.
 * @returns One sentence.
 */
export function ruleText(clause: unknown, edition?: unknown, language?: unknown): unknown {
  return answer(() => {
    if (isOmitted(clause)) refuseCall([refusal('argument-missing')], { argument: 'clause' });
    const cited = bareWord(cellText(cellOf(clause))).replace(/^R/, '');
    const rulings = parseRulings(`R${cited}`);
    const ruling = rulings.ok ? rulings.value[0] : undefined;
    if (ruling?.what.kind !== 'breach' || ruling.holes.length > 0)
      return refuseCall([refusal('clause-unknown', { met: cellText(cellOf(clause)), edition: 'classic' })], {
        argument: 'clause',
      });
    const inForce = editionInForce([ruling], editionAsked(edition));
    const found = inForce.ok ? findClause(inForce.value, ruling.what.clause) : inForce;
    if (!found.ok) return refuseCall(found.refusals, { argument: 'clause' });
    const text = clauseText(found.value.id, languageAsked(language));
    return text.charAt(0).toUpperCase() + text.slice(1);
  });
}

function editionAsked(cell: unknown): EditionId | null {
  const read = readEditionId(cellOf(cell));
  return read.ok ? read.value : refuseCall(read.refusals, { argument: 'edition' });
}
