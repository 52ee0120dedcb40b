import type { EditionId } from '../rules/editions/clause';
import { familyOf, type Form } from '../rules/forms/form';
import { limitWord } from '../rules/forms/maximum-score';
import type { Language } from '../words/say';
import { TEMPLATE_WORDS } from '../words/terms-words';
import { columnLetters } from './sheet-cells';

/** What a new scoring sheet is for. */
export interface NewSheet {
  readonly form: Form;
  readonly edition: EditionId;
  /** Cards, or sides in a four-ball: 1 to 400. */
  readonly cards: number;
  readonly holes: 9 | 18;
  readonly hasTees: boolean;
  /** "bogey" where the fixed score is; else the par. */
  readonly isBogey: boolean;
  readonly title: string;
}

/** A formula of ours or of Excel's own, and its place. Every other cell of a new sheet is a text. */
export interface PlannedFormula {
  readonly row: number;
  readonly column: number;
  readonly formula: string;
}

/** A new scoring sheet, row by row from A1. */
export interface TemplatePlan {
  readonly sheet: string;
  readonly unfinished: string;
  readonly title: string;
  /** The texts of the top rows, of one width: title, blank, headings, par, stroke index. */
  readonly head: readonly (readonly string[])[];
  /** Labels of the sides, one a row; empty where there are none. */
  readonly sideLabels: readonly string[];
  readonly sideColumn: number;
  readonly formulas: readonly PlannedFormula[];
  readonly firstCard: number;
  readonly rows: number;
  readonly handicapColumn: number;
  readonly firstHole: number;
  readonly holes: number;
  readonly rulingsColumn: number;
  readonly widths: readonly number[];
}

const HEADINGS_ROW = 2;
const PAR_ROW = 3;
const INDEX_ROW = 4;
const FIRST_CARD = 5;

/** Plans a new scoring sheet with the headings that are recognised. Pars and stroke indexes are left to the club. */
export function planTemplate(wanted: NewSheet, language: Language): TemplatePlan {
  const word = (key: keyof typeof TEMPLATE_WORDS): string => TEMPLATE_WORDS[key][language];
  const { form, holes } = wanted;
  const before = [word('player'), ...(form.fourBall ? [word('side')] : []), ...(wanted.hasTees ? [word('tee')] : [])];
  const handicapColumn = before.length;
  const firstHole = handicapColumn + 1;
  const sums = holes === 18 ? [word('out'), word('in'), word('strokes')] : [word('strokes')];
  const headings = [
    ...before,
    word('handicap'),
    ...Array.from({ length: holes }, (_, at) => String(at + 1)),
    ...sums,
    ...(form.scoring === 'gross' ? [] : [word(totalWord(form))]),
    word('rulings'),
    word('signed'),
    word('marker'),
    word('written'),
  ];
  const rulingsColumn = headings.indexOf(word('rulings'));
  const rows = wanted.cards * (form.fourBall ? 2 : 1);
  const width = headings.length;
  const line = (first: string): readonly string[] => [first, ...Array.from({ length: width - 1 }, () => '')];
  const place: Place = { firstHole, holes, handicapColumn, rulingsColumn, rows };
  return {
    sheet: word('sheet'),
    unfinished: word('unfinished'),
    title: wanted.title.trim() === '' ? word('title') : wanted.title.trim(),
    head: [line(''), line(''), headings, line(word('par')), line(word('index'))],
    sideLabels: form.fourBall ? Array.from({ length: rows }, (_, at) => String(Math.floor(at / 2) + 1)) : [],
    sideColumn: 1,
    formulas: [
      ...Array.from({ length: rows }, (_, at) => sumFormulas(place, FIRST_CARD + at, sums.length)).flat(),
      ...totalFormulas(wanted, place, firstHole + holes + sums.length),
    ],
    firstCard: FIRST_CARD,
    rows,
    handicapColumn,
    firstHole,
    holes,
    rulingsColumn,
    widths: headings.map((_, column) =>
      column === 0 ? 130 : column === rulingsColumn ? 110 : column >= firstHole && column < firstHole + holes ? 26 : 48,
    ),
  };
}

export const TEMPLATE_ROWS = { headings: HEADINGS_ROW, par: PAR_ROW, index: INDEX_ROW } as const;

interface Place {
  readonly firstHole: number;
  readonly holes: number;
  readonly handicapColumn: number;
  readonly rulingsColumn: number;
  readonly rows: number;
}

function totalWord(form: Form): 'points' | 'upDown' | 'net' {
  const family = familyOf(form);
  return family === 'stableford' ? 'points' : family === 'par' ? 'upDown' : 'net';
}

/** Out, in and gross: blank while the card is, so that a sheet of blanks shows no zeros. */
function sumFormulas({ firstHole, holes }: Place, row: number, count: number): readonly PlannedFormula[] {
  const sum = (from: number, to: number): string => {
    const cells = `${columnLetters(firstHole + from)}${row + 1}:${columnLetters(firstHole + to)}${row + 1}`;
    return `=IF(COUNT(${cells})=0,"",SUM(${cells}))`;
  };
  const spans = count === 3 ? [sum(0, 8), sum(9, 17), sum(0, 17)] : [sum(0, holes - 1)];
  return spans.map((formula, at) => ({ row, column: firstHole + holes + at, formula }));
}

/** The result of the form, live: one formula for all cards, or one a side. Nothing until the course is filled in. */
function totalFormulas(wanted: NewSheet, place: Place, column: number): readonly PlannedFormula[] {
  const { form, edition } = wanted;
  if (form.scoring === 'gross') return [];
  const { firstHole, holes, handicapColumn, rulingsColumn, rows } = place;
  const first = columnLetters(firstHole);
  const last = columnLetters(firstHole + holes - 1);
  const lineOf = (row: number): string => `$${first}$${row + 1}:$${last}$${row + 1}`;
  const course = `${lineOf(PAR_ROW)},${lineOf(INDEX_ROW)}`;
  const guarded = (formula: string): string => `=IF(COUNT(${course})<${2 * holes},"",${formula})`;
  const block = (from: number, to: number, left: number, right = left): string =>
    `${columnLetters(left)}${from + 1}:${columnLetters(right)}${to + 1}`;
  const target = wanted.isBogey || form.scoring === 'bogey' ? '"bogey"' : '"par"';
  if (!form.fourBall) {
    const end = FIRST_CARD + rows - 1;
    const scores = block(FIRST_CARD, end, firstHole, firstHole + holes - 1);
    const handicaps = block(FIRST_CARD, end, handicapColumn);
    const rulings = block(FIRST_CARD, end, rulingsColumn);
    const call = callOf(form, { scores, course, handicaps, rulings, target, edition });
    return [{ row: FIRST_CARD, column, formula: guarded(call) }];
  }
  return Array.from({ length: rows / 2 }, (_, side): PlannedFormula => {
    const a = FIRST_CARD + side * 2;
    const cell = (row: number, at: number): string => `${columnLetters(at)}${row + 1}`;
    const ball = (row: number): string => block(row, row, firstHole, firstHole + holes - 1);
    const call =
      `GOLF.FOURBALLSCORE(${ball(a)},${ball(a + 1)},${course},${cell(a, handicapColumn)},${cell(a + 1, handicapColumn)},` +
      `"${form.scoring}",${block(a, a + 1, rulingsColumn)},${target},"${edition}")`;
    return { row: a, column, formula: guarded(call) };
  });
}

function callOf(
  { scoring, limit }: Form,
  on: Readonly<Record<'scores' | 'course' | 'handicaps' | 'rulings' | 'target' | 'edition', string>>,
): string {
  const { scores, course, handicaps, rulings, target, edition } = on;
  switch (scoring) {
    case 'stableford':
      return `GOLF.STABLEFORD(${scores},${course},${handicaps},${rulings},${target},"${edition}")`;
    case 'par':
    case 'bogey':
      return `GOLF.PARRESULT(${scores},${course},${handicaps},${rulings},${target},"${edition}")`;
    case 'max':
      return `GOLF.MAXSCORE(${scores},${course},${handicaps},"${limit ? limitWord(limit) : '2par'}",${rulings},"${edition}")`;
    case 'net':
    case 'gross':
      return `GOLF.NET(${scores},${handicaps},${rulings},"${edition}")`;
  }
}
