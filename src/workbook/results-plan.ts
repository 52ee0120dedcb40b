import { familyOf, type Form } from '../rules/forms/form';
import { sayStatus } from '../words/explanation';
import { type ResultsWord, sayForm, sayResults, sayTies } from '../words/results';
import type { Language } from '../words/say';
import type { DayResult, ShownHandicap } from './day-result';
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
  /** First row of the tables: from there on long text is wrapped. */
  readonly tablesFrom: number;
  /** Widths in points, together no wider than A4 upright. */
  readonly widths: readonly number[];
}

/** Place, name, PH, total, decided by, rulings. */
const WIDTHS = [44, 130, 44, 50, 136, 84];
const COLUMNS = WIDTHS.length;
/** Columns of the tables in which text is wrapped, not left to run on. */
export const WRAPPED_COLUMNS = [1, 4, 5];

const PLUS_HANDICAP = '0;"+"0;0';
const UP_OR_DOWN = '"+"0;"−"0;0';
const PLAIN = '0';

const BY_URGENCY: readonly Severity[] = ['decide', 'warn', 'info'];

/** Plans the Results sheet: values only, every text a text. */
export function planResults(day: Day, result: DayResult, language: Language): ResultsPlan {
  const say = (word: ResultsWord, values = {}): string => sayResults(word, language, values);
  const rows: PlannedCell[][] = [];
  const bold: number[] = [];
  const add = (...cells: readonly PlannedCell[]): void => {
    rows.push([...cells, ...Array.from({ length: COLUMNS - cells.length }, () => '')].map(sheltered));
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
  if (day.terms.course !== '') add(say('course'), '', day.terms.course);
  add(say('terms'), '', termsLine(day, language));
  const tablesFrom = rows.length;

  const nameHead = say(day.form.fourBall ? 'side' : 'name');
  addTable(null, [say('place'), nameHead, say('handicap'), say(totalWord(day.form)), say('decidedBy'), say('rulings')]);
  const totalFormat = familyOf(day.form) === 'par' ? UP_OR_DOWN : PLAIN;
  for (const { place, name, handicap, total, decidedBy, rulings } of result.places)
    add(place, name, handicapCell(handicap), { number: total, format: totalFormat }, decidedBy, rulings);

  if (result.below.length > 0) {
    addTable(say('below'), [say('status'), nameHead, '', '', say('why')]);
    result.below.forEach(({ name, status }, at) => {
      add(status, name, '', '', whyBelow(day, result, at, language));
    });
  }
  const withEffects = [...result.places, ...result.below].filter(({ effects }) => effects.length > 0);
  if (withEffects.length > 0) {
    addTable(null, [say('effects')]);
    for (const { name, effects } of withEffects) for (const effect of effects) add('', name, '', '', effect);
  }
  if (result.findings.length > 0) {
    addTable(null, [say('findings')]);
    for (const severity of BY_URGENCY)
      for (const finding of result.findings.filter((each) => each.severity === severity))
        add(say(severity), finding.card, finding.cell, '', finding.message);
  }
  add();
  add(say('cards', result.cards));
  return {
    sheet: say('sheet'),
    unfinished: say('unfinished'),
    heading,
    rows,
    bold,
    tablesFrom,
    widths: WIDTHS,
  };
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
    form: sayForm(form.scoring, form.fourBall, language),
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
