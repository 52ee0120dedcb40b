import { familyOf, type Form } from '../rules/forms/form';
import { sayStatus } from '../words/explanation';
import { type ResultsWord, sayForm, sayResults, sayTies } from '../words/results';
import type { Language } from '../words/say';
import { type DayResult, type ShownHandicap, TO_DECIDE } from './day-result';
import type { Day } from './day';
import type { Severity } from '../rules/checks/card-check';
import { dateText } from './terms-values';

/** A cell to be written: text as text, or a number with its format. */
export type PlannedCell = string | { readonly number: number; readonly format: string };

/** What the Results sheet will hold, row by row from A1, all rows of the same width. Row 0 is its heading. */
export interface ResultsPlan {
  /** Name of the sheet; where a sheet of the club has it, a number is added. */
  readonly sheet: string;
  /** Stands in A1 until everything else is written. */
  readonly unfinished: string;
  readonly heading: string;
  readonly rows: readonly (readonly PlannedCell[])[];
  /** Rows in bold, of which the first two are larger. */
  readonly bold: readonly number[];
  /** The heads and lines of the table of places; its figures stand in the middle of their columns. */
  readonly places: { readonly from: number; readonly count: number };
  /** Rows whose sentence in `SENTENCE_COLUMN` runs on over the columns right of it, wrapped. */
  readonly sentences: readonly number[];
  /** Height of every row in points, so that wrapped text shows whole wherever the sheet is opened. */
  readonly heights: readonly number[];
  /** Widths in points, together no wider than A4 upright. */
  readonly widths: readonly number[];
}

/** Place, name, PH, total, decided by, rulings. */
const WIDTHS = [56, 122, 40, 46, 134, 96];
const COLUMNS = WIDTHS.length;
/** Playing Handicap and total. */
export const FIGURE_COLUMNS = { from: 2, count: 2 };

/** Where sentences begin: on effects, findings and what keeps a card below the line. */
export const SENTENCE_COLUMN = 2;

const LINE_HEIGHT = 15;
export const TITLE_HEIGHT = 21;
/** Points that a character of the default font takes, on the safe side. */
const CHARACTER = 5.2;

const PLUS_HANDICAP = '0;"+"0;0';
const UP_OR_DOWN = '"+"0;"−"0;0';
const PLAIN = '0';

const BY_URGENCY: readonly Severity[] = ['decide', 'warn', 'info'];

/** Plans the Results sheet: values only, every text a text. */
export function planResults(day: Day, result: DayResult, language: Language): ResultsPlan {
  const say = (word: ResultsWord, values = {}): string => sayResults(word, language, values);
  const rows: PlannedCell[][] = [];
  const bold: number[] = [];
  const sentences: number[] = [];
  const add = (...cells: readonly PlannedCell[]): void => {
    rows.push([...cells, ...Array.from({ length: COLUMNS - cells.length }, () => '')].map(sheltered));
  };
  const addSentence = (first: string, second: string, sentence: string): void => {
    sentences.push(rows.length);
    add(first, second, sentence);
  };
  const addBold = (...cells: readonly PlannedCell[]): void => {
    bold.push(rows.length);
    add(...cells);
  };
  const addTable = (title: string | null, heads: readonly string[]): void => {
    add();
    if (title !== null) addBold(title);
    addBold(...heads);
  };

  const heading = headingOf(result, language);
  addBold(heading);
  addBold([result.competition || say('untitled'), dateText(day.terms.date)].filter((part) => part !== '').join(', '));
  if (day.terms.course !== '') add(say('course'), day.terms.course);
  add(say('terms'), termsLine(day, language));

  const nameHead = say(day.form.fourBall ? 'side' : 'name');
  addTable(null, [say('place'), nameHead, say('handicap'), say(totalWord(day.form)), say('decidedBy'), say('rulings')]);
  const from = rows.length - 1;
  const totalFormat = familyOf(day.form) === 'par' ? UP_OR_DOWN : PLAIN;
  for (const { place, name, handicap, total, decidedBy, rulings } of result.places)
    add(place, name, handicapCell(handicap), { number: total, format: totalFormat }, decidedBy, rulings);

  if (result.below.length > 0) {
    addTable(say('below'), [say('status'), nameHead, say('why')]);
    result.below.forEach(({ name, status }, at) => {
      addSentence(status, name, whyBelow(day, result, at, language));
    });
  }
  // What keeps an open card below the line stands there already.
  const settled = result.below.filter(({ status }) => status !== TO_DECIDE);
  const withEffects = [...result.places, ...settled].filter(({ effects }) => effects.length > 0);
  if (withEffects.length > 0) {
    addTable(null, [say('effects')]);
    for (const { name, effects } of withEffects) for (const effect of effects) addSentence('', name, effect);
  }
  if (result.findings.length > 0) {
    addTable(null, [say('findings')]);
    for (const severity of BY_URGENCY)
      for (const finding of result.findings.filter((each) => each.severity === severity))
        addSentence(
          say(severity),
          finding.card,
          [finding.cell, finding.message].filter((part) => part !== '').join(': '),
        );
  }
  add();
  add(say('cards', result.cards));
  return {
    sheet: say('sheet'),
    unfinished: say('unfinished'),
    heading,
    rows,
    bold,
    places: { from, count: result.places.length + 1 },
    sentences,
    heights: rows.map((row, at) => (at < 2 ? TITLE_HEIGHT : LINE_HEIGHT * linesOf(row, at, sentences))),
    widths: WIDTHS,
  };
}

/** How many lines a row's longest text takes in its column. A title and the Terms run on over empty cells. */
function linesOf(row: readonly PlannedCell[], at: number, sentences: readonly number[]): number {
  const isSentence = sentences.includes(at);
  if (!isSentence && row.slice(SENTENCE_COLUMN).every((cell) => cell === '')) return 1;
  const room = (column: number): number =>
    isSentence && column === SENTENCE_COLUMN
      ? WIDTHS.slice(column).reduce((sum, width) => sum + width, 0)
      : (WIDTHS[column] ?? 0);
  const lines = row.map((cell, column) =>
    typeof cell === 'string' ? Math.ceil((cell.length * CHARACTER) / room(column)) : 1,
  );
  return Math.max(1, ...lines);
}

/** Whether two plans would write the same; if so, nothing that counts changed in between. */
export const isSamePlan = (a: ResultsPlan, b: ResultsPlan): boolean => JSON.stringify(a) === JSON.stringify(b);

function headingOf({ open }: DayResult, language: Language): string {
  if (open === 0) return sayResults('settled', language);
  return open === 1 ? sayResults('provisionalOne', language) : sayResults('provisional', language, { open });
}

function termsLine({ terms, form, edition }: Day, language: Language): string {
  const { allowance } = terms;
  return sayResults('termsLine', language, {
    form: sayForm(form, language),
    edition,
    allowance: allowance === '' ? '' : sayResults('allowance', language, { allowance }),
    ties: sayTies(terms.ties, language),
  });
}

function totalWord(form: Form): ResultsWord {
  switch (familyOf(form)) {
    case 'stableford':
      return 'points';
    case 'par':
      return 'holes';
    case 'stroke':
      return form.scoring === 'gross' ? 'gross' : 'net';
  }
}

function handicapCell(handicap: ShownHandicap): PlannedCell {
  if (typeof handicap === 'number') return { number: handicap, format: PLUS_HANDICAP };
  if (handicap === null) return '';
  return handicap.map((own) => (own === null ? '-' : own < 0 ? `+${-own}` : String(own))).join(' / ');
}

/** The status in words, or what is to be decided. */
function whyBelow({ below }: Day, result: DayResult, at: number, language: Language): string {
  const judged = below[at];
  const status = judged?.isRanked ? judged.round?.status : null;
  if (status?.code === 'NR' && status.clause === null && !judged?.entered.card.rulings.some(isStatus))
    return sayResults('noReturn', language);
  if (status) return sayStatus(status, language);
  const toDecide = result.findings.filter(
    ({ severity, card }) => severity === 'decide' && card === judged?.entered.name,
  );
  return toDecide.map(({ message }) => message).join(' ');
}

const isStatus = ({ what }: { readonly what: { readonly kind: string } }): boolean => what.kind === 'status';

/** Excel takes a leading apostrophe for its mark of a text and swallows it: a name keeps his as a typographic one. */
const sheltered = (cell: PlannedCell): PlannedCell =>
  typeof cell === 'string' && cell.startsWith("'") ? `’${cell.slice(1)}` : cell;
