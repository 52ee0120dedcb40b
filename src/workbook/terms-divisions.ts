import { cellText, DASHES, isBlank } from '../rules/cell-text';
import { type Exact, readDecimal } from '../rules/exact';
import { plainWords } from './headings';
import { type Recognised, recognised, type SheetRefusal, sheetRefusal, unrecognised } from './sheet-refusal';

/** What a division asks of a card: a handicap within a band, or a word in the Division column. */
export type DivisionTest =
  | { readonly kind: 'band'; readonly of: 'handicap' | 'index'; readonly from: Exact | null; readonly to: Exact | null }
  | { readonly kind: 'words'; readonly words: readonly string[] };

/** A part of the field with a list of results of its own. A card may be in several. */
export interface Division {
  readonly name: string;
  /** What it asks, as the Committee wrote it: printed on its list. */
  readonly asks: string;
  readonly tests: readonly DivisionTest[];
}

/** The divisions of the Terms, or that every word of the Division column makes one. */
export type Divisions =
  { readonly kind: 'named'; readonly divisions: readonly Division[] } | { readonly kind: 'column' };

/** What a card brings to the divisions; of a side, the sum of both partners' figures and the words of either line. */
export interface Entrant {
  readonly handicap: number | null;
  readonly index: Exact | null;
  readonly words: readonly string[];
}

const BY_COLUMN = new Set(['column', 'by column', 'division column', 'colonne', 'par colonne', 'selon la colonne']);

const NUMBER = '(\\d{1,2}(?:[.,]\\d)?)';
const BAND = new RegExp(
  `^(?:(ph|hj|hcp|handicap|hi|index|idx) ?)?(?:${NUMBER} ?(?:-|to|a|à) ?${NUMBER}|${NUMBER} ?\\+)$`,
);
const UP_TO = new RegExp(`^(?:(ph|hj|hcp|handicap|hi|index|idx) ?)?(?:up to|to|<=|≤|jusqu ?['’]?[aà]) ?${NUMBER}$`);
const INDEX_WORDS = new Set(['hi', 'index', 'idx']);

/**
 * Reads the divisions: `1st: PH 0-12; 2nd: PH 13-36; Ladies; Seniors: S, V`, with `;` or in cells of their own.
 *
 * A name alone, or words after the colon, are looked for in the Division column; a band is of the Playing Handicap,
 * or of the Index where it says so; `&` joins what must both hold. A band from 0 takes plus handicaps too.
 */
export function readDivisions(cells: readonly unknown[], cell: string): Recognised<Divisions | null> {
  const parts = cells
    .flatMap((each) => cellText(each).split(';'))
    .flatMap(bareBands)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return recognised(null);
  if (parts.length === 1 && BY_COLUMN.has(plainWords(parts[0]))) return recognised({ kind: 'column' });
  const refusals: SheetRefusal[] = [];
  const divisions = parts.map((part): Division => {
    const [name = '', ...rest] = part.split(':').map((piece) => piece.trim());
    const asks = rest.join(':');
    const tests = asks === '' ? [testOf(name)] : asks.split('&').map(testOf);
    for (const test of tests)
      if (name === '' || (test.kind === 'words' && (test.words.length === 0 || test.words.some(isFaultyBand))))
        refusals.push(sheetRefusal('division-unknown', { cell, met: part }));
    return { name: asks === '' && tests[0]?.kind === 'band' ? part : name, asks: asks === '' ? '' : asks, tests };
  });
  const names = divisions.map(({ name }) => plainWords(name));
  divisions.forEach(({ name }, at) => {
    if (names.indexOf(plainWords(name)) !== at) refusals.push(sheetRefusal('division-twice', { cell, met: name }));
  });
  return refusals.length > 0 ? unrecognised(...refusals) : recognised({ kind: 'named', divisions });
}

/** Bands alone may have commas between them: "0-12, 13-36". */
function bareBands(part: string): readonly string[] {
  const pieces = part.split(/,\s+/);
  return pieces.every((piece) => testOf(piece).kind === 'band') ? pieces : [part];
}

/** A band that cannot be read must not pass for a word of the column. */
const isFaultyBand = (word: string): boolean =>
  /\d\s*[-+]|(?<!\p{L})[-<≤]\s*\d|^\s*(?:ph|hj|hcp|hi|index)\b.*\d/iu.test(word.replace(DASHES, '-'));

function testOf(text: string): DivisionTest {
  const bare = text.trim().toLowerCase().replace(DASHES, '-').replace(/\s+/g, ' ');
  const [, kind, from, to, above] = BAND.exec(bare) ?? [];
  const [, upToKind, most] = UP_TO.exec(bare) ?? [];
  const of = INDEX_WORDS.has(kind ?? upToKind ?? '') ? 'index' : 'handicap';
  const least = from ?? above;
  if (least === undefined && most === undefined)
    return {
      kind: 'words',
      words: text
        .split(',')
        .map(plainOrBand)
        .filter((word) => word !== ''),
    };
  const read = (digits: string | undefined): Exact | null => (digits === undefined ? null : readDecimal(digits));
  const low = read(least);
  return { kind: 'band', of, from: low?.over === 0 ? null : low, to: read(to ?? most) };
}

/** Plain words lose the signs that betray a band. */
const plainOrBand = (word: string): string => (isFaultyBand(word) ? word.trim() : plainWords(word));

/** The words of a Division cell: a player may be in several, "Ladies, Seniors". */
export const divisionWords = (cell: unknown): readonly string[] =>
  isBlank(cell)
    ? []
    : cellText(cell)
        .split(/[,;/&+]/)
        .map((word) => word.trim())
        .filter((word) => plainWords(word) !== '');

/** Whether a card belongs to a division. What it has not, no band takes. */
export const isInDivision = ({ tests }: Division, entrant: Entrant): boolean =>
  tests.every((test) => {
    if (test.kind === 'words') return entrant.words.some((word) => test.words.includes(plainWords(word)));
    const figure = test.of === 'index' ? entrant.index : wholeOf(entrant.handicap);
    if (figure === null) return false;
    return (
      (test.from === null || compare(figure, test.from) >= 0) && (test.to === null || compare(figure, test.to) <= 0)
    );
  });

const wholeOf = (handicap: number | null): Exact | null => (handicap === null ? null : { over: handicap, under: 1 });

const compare = (a: Exact, b: Exact): number => a.over * b.under - b.over * a.under;
