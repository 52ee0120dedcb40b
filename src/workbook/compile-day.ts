import type { Form } from '../rules/forms/form';
import { limitWord } from '../rules/forms/maximum-score';
import { formatRulings } from '../rules/rulings/notation';
import { statusText } from '../rules/rulings/ruling';
import { familyInWords, sayDecision, sayEffect } from '../words/explanation';
import { sayResults } from '../words/results';
import type { Language } from '../words/say';
import type { Day } from './day';
import { type DayResult, type ShownHandicap, TO_DECIDE } from './day-result';
import type { JudgedCard } from './judge-card';
import { type DayOptions, judgeDay } from './judge-day';
import { planResults, type ResultsPlan } from './results-plan';
import { type Recognised, recognised } from './sheet-refusal';
import type { SheetCells } from './sheet-cells';
import { wordFinding } from './word-finding';

export interface CompiledDay {
  readonly day: Day;
  readonly result: DayResult;
  readonly plan: ResultsPlan;
}

/**
 * Compiles the day's results from the sheets of a workbook, and plans the Results sheet. Pure.
 *
 * @param sheets every sheet but the results that we wrote ourselves
 * @returns the results, or every reason why they cannot be compiled
 */
export function compileDay(
  sheets: readonly SheetCells[],
  options: DayOptions,
  language: Language,
): Recognised<CompiledDay> {
  const judged = judgeDay(sheets, options, (row) => sayResults('row', language, { row }));
  if (!judged.ok) return judged;
  const day = judged.value;
  const result = resultOf(day, language);
  return recognised({ day, result, plan: planResults(day, result, language) });
}

function resultOf(day: Day, language: Language): DayResult {
  const { terms, form, edition, entered, placed, below } = day;
  const findings = day.findings.map((finding) => wordFinding(finding, language, form.fourBall));
  const open = findings.filter(({ severity }) => severity === 'decide').length;
  return {
    competition: terms.competition,
    form: formName(form),
    edition,
    places: placed.map(({ judged, placing }) => ({
      place: `${placing.isShared ? 'T' : ''}${placing.place}`,
      name: judged.entered.name,
      handicap: handicapOf(judged),
      total: judged.round?.total ?? 0,
      decidedBy: sayDecision(placing.decision, language),
      rulings: formatRulings(judged.entered.card.rulings),
      effects: effectsOf(judged, language),
    })),
    below: below.map((judged) => ({
      name: judged.entered.name,
      status: judged.isRanked && judged.round?.status ? statusText(judged.round.status) : TO_DECIDE,
      effects: judged.isRanked ? effectsOf(judged, language) : openFindings(judged, language),
    })),
    findings,
    cards: {
      entered: entered.length,
      returned: entered.filter(({ isReturned }) => isReturned).length,
      placed: placed.length,
    },
    provisional: open > 0,
    open,
  };
}

/** A form as formulas and options name it: "stableford", "fourball net". */
const formName = ({ scoring, fourBall, limit }: Form): string =>
  fourBall ? `fourball ${scoring}` : limit ? `${scoring} ${limitWord(limit)}` : scoring;

function handicapOf({ entered, round }: JudgedCard): ShownHandicap {
  const handicaps = entered.card.balls.map(({ handicap }) => handicap);
  return round?.form.fourBall ? handicaps : (handicaps[0] ?? null);
}

/** Why a card cannot be ranked yet: what is to be decided on it. */
const openFindings = ({ findings, entered }: JudgedCard, language: Language): readonly string[] =>
  findings
    .filter(({ severity }) => severity === 'decide')
    .map((finding) => wordFinding(finding, language, entered.card.balls.length > 1).message);

function effectsOf({ round }: JudgedCard, language: Language): readonly string[] {
  return round ? round.effects.map((effect) => sayEffect(effect, language, familyInWords(round.form))) : [];
}
