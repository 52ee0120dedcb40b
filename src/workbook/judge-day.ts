import { applyAccepted } from './accept';
import type { Day, Series } from './day';
import type { Field } from './day-lists';
import { found, type Found } from './finding';
import type { JudgedCard } from './judge-card';
import { type JudgedSheet, judgeSheet } from './judge-sheet';
import { type Kept, NOTHING_KEPT } from './kept';
import { prizesWon } from './prizes-won';
import { type Recognition, recognise, scoringSheets } from './recognise';
import { joinRounds } from './rounds';
import { type Recognised, recognised, type SheetRefusal, sheetRefusal, unrecognised } from './sheet-refusal';
import type { SheetCells } from './sheet-cells';
import { readTerms, type Terms, type TermsOptions } from './terms';
import { isEclectic, type RoundsTerms } from './terms-rounds';
import { teamsOf } from './teams';
import { twosOf } from './twos';
import { divisionFindings, listsOf } from './wanted-lists';

/** What the user says beside the workbook. A blank option is left out. */
export interface DayOptions extends TermsOptions {
  /** The one scoring sheet to take; of a competition of several rounds, that round alone. */
  readonly sheet?: string | undefined;
  /** What the user corrected and accepted before. */
  readonly kept?: Kept | undefined;
}

/**
 * From the sheets of a workbook to a judged and placed day. Pure: the same sheets give the same day.
 *
 * @param rowName stands in for a missing name, given the row as Excel counts it
 * @returns the day, or every reason why the workbook cannot be compiled
 */
export function judgeDay(
  sheets: readonly SheetCells[],
  options: DayOptions,
  rowName: (row: number) => string,
): Recognised<Day> {
  const kept = options.kept ?? NOTHING_KEPT;
  const terms = readTerms(sheets, options);
  const rounds = terms.ok && (options.sheet ?? '').trim() === '' ? terms.value.rounds : null;
  const names = rounds ? scoringSheets(sheets).map(({ name }) => name) : [];
  const wanted = names.length > 1 ? names : [options.sheet];
  const refusals: SheetRefusal[] = [];
  const seen = wanted.flatMap((name) => {
    const one = recognise(sheets, name, kept.corrections);
    if (one.ok) return [one.value];
    refusals.push(...one.refusals);
    return [];
  });
  if (!terms.ok) refusals.push(...terms.refusals);
  if (refusals.length > 0 || !terms.ok) return unrecognised(...refusals);

  const judged = seen.flatMap((recognition) => {
    const one = judgeSheet(sheets, recognition, terms.value, rowName);
    if (one.ok) return [one.value];
    refusals.push(...one.refusals);
    return [];
  });
  const [first] = judged;
  if (first) refusals.push(...teamRefusals(terms.value, seen));
  if (refusals.length > 0 || !first) return unrecognised(...refusals);
  const closed = rounds
    ? closeRounds(terms.value, rounds, judged)
    : recognised(closeDay(terms.value, first, first.field, null, first.field.judged, first.findings));
  if (!closed.ok) return closed;
  return recognised({ ...closed.value, findings: applyAccepted(closed.value.findings, kept.accepted) });
}

/** Teams want a column that names them, and cards of one player. */
function teamRefusals({ teams, teamsCell, form }: Terms, seen: readonly Recognition[]): readonly SheetRefusal[] {
  if (!teams) return [];
  if (form.fourBall || (teams.kind === 'holes' && seen.length > 1))
    return [sheetRefusal('teams-of-sides', { cell: teamsCell })];
  return seen
    .filter(({ columns }) => columns.side === undefined || columns.name === undefined)
    .map(({ sheet }) => sheetRefusal('no-team-column', { cell: teamsCell, sheet }));
}

function closeRounds(terms: Terms, rounds: RoundsTerms, judged: readonly JudgedSheet[]): Recognised<Day> {
  const [first] = judged;
  const other = judged.find(({ recognition }) => recognition.holes.length !== first?.recognition.holes.length);
  if (!first) return unrecognised();
  if (other)
    return unrecognised(
      sheetRefusal('round-forms-differ', { sheet: first.recognition.sheet, other: other.recognition.sheet }),
    );
  const { played } = rounds;
  const values = { cell: terms.roundsCell, wanted: played ?? 0, met: judged.length };
  if (played !== null && judged.length > played) {
    const sheets = judged.map(({ recognition }) => `"${recognition.sheet}"`).join(', ');
    return unrecognised(sheetRefusal('rounds-differ', { ...values, sheets }));
  }
  const parted = isEclectic(rounds) ? otherHoles(judged) : null;
  if (parted) return unrecognised(parted);
  const joined = joinRounds(judged, rounds.counted);
  const toCome =
    played !== null && judged.length < played ? [found('info', 'rounds-to-come', terms.roundsCell, { values })] : [];
  const last = judged.at(-1) ?? first;
  const cards = judged.flatMap(({ field }) => field.judged);
  const findings = [
    ...toCome,
    ...(isEclectic(rounds) ? otherPars(terms, judged) : []),
    ...judged.flatMap((sheet) => sheet.findings),
    ...joined.findings,
  ];
  return recognised(closeDay(terms, last, joined.field, joined.series, cards, findings));
}

/** An eclectic wants the same holes in every round. */
function otherHoles([first, ...others]: readonly JudgedSheet[]): SheetRefusal | null {
  const numbers = ({ recognition }: JudgedSheet): string => recognition.holes.map(({ hole }) => hole).join(' ');
  const other = first && others.find((one) => numbers(one) !== numbers(first));
  if (!other) return null;
  return sheetRefusal('round-holes-differ', { sheet: first.recognition.sheet, other: other.recognition.sheet });
}

/** A hole of another par is perhaps another hole. */
const otherPars = ({ roundsCell }: Terms, [first, ...others]: readonly JudgedSheet[]): readonly Found[] =>
  others.flatMap((other) => {
    const at = other.course.holes.findIndex(({ par }, nth) => par !== first?.course.holes[nth]?.par);
    const hole = other.course.holes[at];
    if (!first || !hole) return [];
    const values = {
      hole: hole.number,
      par: first.course.holes[at]?.par ?? hole.par,
      sheet: first.recognition.sheet,
      otherPar: hole.par,
      other: other.recognition.sheet,
    };
    return [found('warn', 'round-pars-differ', roundsCell, { values })];
  });

/** Lists, prizes and twos of a field. `cards` are those of every round. */
function closeDay(
  terms: Terms,
  { recognition, edition }: JudgedSheet,
  field: Field,
  series: Series | null,
  cards: readonly JudgedCard[],
  findings: readonly Found[],
): Day {
  const lists = listsOf(field, terms);
  const [overall] = lists;
  const { won, findings: unwon } = prizesWon(field.entered, lists, terms.prizes, terms.prizesCell);
  return {
    terms,
    form: field.form,
    edition,
    recognition,
    recognitionOf: field.recognitionOf,
    factsOf: field.factsOf,
    entered: field.entered,
    placed: overall.placed,
    below: overall.below,
    lists,
    won,
    twos: twosOf(cards, terms.prizes),
    teams: terms.teams ? teamsOf(field, terms.teams) : [],
    series,
    findings: [...terms.findings, ...unwon, ...findings, ...divisionFindings(field, lists)],
  };
}
