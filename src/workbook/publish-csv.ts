import { type ResultsWord, sayResults } from '../words/results';
import type { Language } from '../words/say';
import type { BelowLine, DayResult, PlaceLine, TeamLine } from './day-result';
import { handicapsText } from './places-table';
import { teamCardsText } from './team-result';

/** A field of the file: a number as a number, a text that must stay one. */
export type Field = string | number;

/** Before the rounds, where there are several, and after them. */
const FIRST_HEADS: readonly ResultsWord[] = ['list', 'place', 'name', 'handicap'];
const LAST_HEADS: readonly ResultsWord[] = ['out', 'in', 'gross', 'less', 'total', 'decidedBy', 'prize', 'rulings'];

/** The results as a CSV file: a line a place, the list it is of first. */
export function resultsCsv(result: DayResult, language: Language): string {
  const say = (word: ResultsWord): string => sayResults(word, language);
  const rounds = Math.max(0, ...result.places.map((line) => line.rounds.length));
  const heads = [
    ...FIRST_HEADS.map(say),
    ...Array.from({ length: rounds }, (_, at) => sayResults('roundHead', language, { nth: at + 1 })),
    ...LAST_HEADS.map(say),
    ...(result.teams.length > 0 ? [say('teamCards')] : []),
  ];
  const rows = [
    ...result.lists.flatMap(({ title, places, below }) => [
      ...places.map((line) => placeFields(title, line)),
      ...below.map((line) => belowFields(title, line, rounds)),
    ]),
    ...result.teams.map((team) => teamFields(say('teams'), team, rounds)),
  ];
  return csvText([heads, ...rows], language);
}

/**
 * Rows as a CSV file that Excel opens with a double click: UTF-8 with its mark, semicolons in French. A text that a
 * spreadsheet would take for a formula, a number or a date has an apostrophe before it; no other is changed.
 *
 * @param rows heads first; shorter ones are filled up with blanks
 */
export function csvText(rows: readonly (readonly Field[])[], language: Language): string {
  const separator = language === 'fr' ? ';' : ',';
  const width = rows[0]?.length ?? 0;
  const lines = rows.map((row) => [...row, ...blanks(width - row.length)].map(field).join(separator));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function placeFields(list: string, line: PlaceLine): readonly Field[] {
  const { place, name, handicap, out, in: back, gross, deducted, total, decidedBy, prizes, rulings } = line;
  return [
    list,
    wholeField(place),
    name,
    typeof handicap === 'number' ? handicap : handicap === null ? '' : handicapsText(handicap),
    ...line.rounds.map(({ total: own, status }) => own ?? status),
    out ?? '',
    back ?? '',
    gross ?? '',
    deducted === 0 ? '' : deducted,
    total,
    decidedBy,
    prizes.join(' + '),
    rulings,
  ];
}

const blanks = (count: number): readonly Field[] => Array.from({ length: count }, () => '');

const belowFields = (list: string, { status, name, why }: BelowLine, rounds: number): readonly Field[] => [
  list,
  status,
  name,
  ...blanks(6 + rounds),
  why,
];

const teamFields = (list: string, team: TeamLine, rounds: number): readonly Field[] => [
  list,
  wholeField(team.place || 'NR'),
  team.name,
  ...blanks(5 + rounds),
  team.total ?? '',
  team.decidedBy,
  ...blanks(2),
  teamCardsText(team),
];

/** A whole number as one; a fraction or a place that is shared is a text. */
export const wholeField = (text: string): Field => (/^\d+$/.test(text) ? Number(text) : text);

const field = (value: Field): string => {
  if (typeof value === 'number') return String(value);
  const text = staysText(value) ? value : `'${value}`;
  return /[",;\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
};

/** Months as a spreadsheet reads them, English and French: "May 1" is a date to it. */
const MONTH =
  /^(jan|feb|f[eé]v|mar|apr|avr|ma[iy]|jun|juin|jul|juil|aug|ao[uû]|sep|oct|nov|dec|d[eé]c)\p{L}*[\s./-]*\d/iu;
const TRUTH = /^(true|false|vrai|faux|wahr|falsch)$/i;

/** Whether a spreadsheet leaves a text as it is: it begins with a letter, and is neither a month and a day nor a truth value. */
export const staysText = (text: string): boolean =>
  text === '' || (/^[\p{L}?]/u.test(text) && !MONTH.test(text) && !TRUTH.test(text.trim()));
