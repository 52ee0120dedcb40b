import type { Form } from '../rules/forms/form';
import { limitWord } from '../rules/forms/maximum-score';
import { sayResults } from '../words/results';
import type { Language } from '../words/say';
import type { Day } from './day';
import type { DayResult } from './day-result';
import { fingerprint } from './fingerprint';
import { type DayOptions, judgeDay } from './judge-day';
import { listResult, prizeLines, twoLines } from './list-result';
import type { EnteredCard } from './read-cards';
import type { ResultsPlan } from './results-page';
import { planResults } from './results-plan';
import { type Recognised, recognised } from './sheet-refusal';
import { teamLines } from './team-result';
import type { SheetCells } from './sheet-cells';
import { dateText } from './terms-values';
import { wordFinding } from './word-finding';

export interface CompiledDay {
  readonly day: Day;
  readonly result: DayResult;
  /** Our sheets, that of the whole field first. */
  readonly plans: readonly ResultsPlan[];
}

/**
 * Compiles the day's results from the sheets of a workbook, and plans the Results sheets. Pure.
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
  return recognised({ day, result, plans: planResults(day, result, language) });
}

function resultOf(day: Day, language: Language): DayResult {
  const { terms, form, edition } = day;
  const findings = day.findings.map((finding) => wordFinding(finding, language, form.fourBall));
  const open = findings.filter(({ severity }) => severity === 'decide').length;
  const lists = day.lists.map((list) => listResult(day, list, language));
  const [overall] = lists;
  return {
    competition: terms.competition,
    date: dateText(terms.date),
    form: formName(form),
    edition,
    places: overall?.places ?? [],
    below: overall?.below ?? [],
    lists,
    prizes: prizeLines(day, language),
    twos: twoLines(day, language),
    teams: teamLines(day, language),
    findings,
    cards: overall?.cards ?? { entered: 0, returned: 0, placed: 0 },
    provisional: open > 0,
    open,
    stamp: fingerprint(JSON.stringify([terms, edition, cardsEntered(day)])),
  };
}

/** What the cards say, those of every round where there are several. */
const cardsEntered = ({ entered, series }: Day): readonly unknown[] =>
  series
    ? [...series.roundsOf.values()].map((rounds) => rounds.map(({ entered: own }) => own && cardEntered(own)))
    : entered.map(cardEntered);

/** The rows as they were read, and the tees that they are scored on where those are not the course's. */
const cardEntered = ({ name, rows, unread, card }: EnteredCard): unknown => [
  ...[name, rows, unread],
  card.balls.map(({ own }) => own ?? null),
];

/** A form as formulas and options name it: "stableford", "fourball net". */
const formName = ({ scoring, fourBall, limit }: Form): string =>
  fourBall ? `fourball ${scoring}` : limit ? `${scoring} ${limitWord(limit)}` : scoring;
