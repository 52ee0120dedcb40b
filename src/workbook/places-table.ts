import { familyOf, type Form, isNetOfOneBall } from '../rules/forms/form';
import { type ResultsWord, sayResults } from '../words/results';
import type { Language } from '../words/say';
import type { ListResult, PlaceLine, ShownHandicap } from './day-result';
import { CHARACTER, PAGE_WIDTH, type PlannedCell } from './results-page';

/** What a list shows beside places, names and totals: what was won, and each of several rounds. */
export interface PlacesShown {
  readonly hasPrizes: boolean;
  readonly hasRounds: boolean;
}

/** One column of the table of places. */
export interface PlacesColumn {
  readonly head: string;
  readonly width: number;
  readonly isFigure: boolean;
  readonly cell: (line: PlaceLine) => PlannedCell;
}

const PLUS_HANDICAP = '0;"+"0;0';
/** Holes up or down. */
export const UP_OR_DOWN = '"+"0;"−"0;0';
export const PLAIN = '0';
/** Figures that are taken off. */
const LESS = '"−"0';

const PLACE = 44;
const FIGURE = 38;
const ROUND = 32;
const HANDICAPS_OF_SIDE = 46;
const TOTAL = 44;

/**
 * The columns of a list: place, name, handicap, what the total is made of, total, what decided it, and what was won, or
 * the rulings where nothing is. They fill the width of the page.
 */
export function placesColumns(
  form: Form,
  list: ListResult,
  { hasPrizes, hasRounds }: PlacesShown,
  language: Language,
): PlacesColumn[] {
  const say = (word: ResultsWord): string => sayResults(word, language);
  const isUpDown = familyOf(form) === 'par';
  const figure = (
    word: ResultsWord,
    width: number,
    numberOf: (line: PlaceLine) => number | null,
    format: string,
  ): PlacesColumn => ({
    head: say(word),
    width,
    isFigure: true,
    cell: (line) => {
      const number = numberOf(line);
      return number === null ? '' : { number, format };
    },
  });
  const isNet = isNetOfOneBall(form);
  const { places } = list;
  const figures: PlacesColumn[] = [
    ...(places.some((line) => line.out !== null)
      ? [
          figure('out', FIGURE, (line) => line.out, isUpDown ? UP_OR_DOWN : PLAIN),
          figure('in', FIGURE, (line) => line.in, isUpDown ? UP_OR_DOWN : PLAIN),
        ]
      : []),
    ...(hasRounds ? roundColumns(places, isUpDown, language) : []),
    ...(isNet && places.some(({ gross }) => gross !== null)
      ? [figure('gross', TOTAL - 4, (line) => line.gross, PLAIN)]
      : []),
    ...(places.some(({ deducted }) => deducted !== 0)
      ? [figure('less', FIGURE, ({ deducted }) => (deducted === 0 ? null : deducted), LESS)]
      : []),
    figure(totalWord(form), TOTAL, (line) => line.total, isUpDown ? UP_OR_DOWN : PLAIN),
  ];
  const handicap = {
    head: say('handicap'),
    width: form.fourBall ? HANDICAPS_OF_SIDE : FIGURE,
    isFigure: true,
    cell: (line: PlaceLine): PlannedCell => handicapCell(line.handicap),
  };
  const left = [handicap, ...figures].reduce((width, figure) => width - figure.width, PAGE_WIDTH - PLACE);
  const rest = Math.max(left, LEAST_FOR_TEXTS);
  const texts: readonly (readonly [ResultsWord, (line: PlaceLine) => string])[] = [
    [form.fourBall ? 'side' : 'name', ({ name }) => name],
    ['decidedBy', ({ decidedBy }) => decidedBy],
    hasPrizes ? ['prize', ({ prizes }) => prizes.join(' + ')] : ['rulings', ({ rulings }) => rulings],
  ];
  const widths = textWidths(
    texts.map(([word, cell], at) => [
      say(word).length,
      ...places.map((line) => cell(line).length),
      // Names stand in that column below the line too.
      ...(at === 0 ? list.below.map(({ name: own }) => own.length) : []),
    ]),
    rest,
  );
  const [name, decidedBy, last] = texts.map(([word, cell], at): PlacesColumn => ({
    head: say(word),
    width: widths[at] ?? 0,
    isFigure: false,
    cell,
  })) as [PlacesColumn, PlacesColumn, PlacesColumn];
  const place: PlacesColumn = {
    head: say('place'),
    width: PLACE,
    isFigure: false,
    cell: (line) => placeCell(line.place),
  };
  return [place, name, handicap, ...figures, decidedBy, last];
}

/** A place as a number, which Excel sorts and does not mark as a text; T2 is a text. */
export const placeCell = (place: string): PlannedCell =>
  /^\d+$/.test(place) ? { number: Number(place), format: PLAIN } : place;

/** Of the width that texts have, unless that takes more lines: the name, what decided it, the prize or the rulings. */
const SHARES = [0.35, 0.39, 0.26] as const;
/** The room beside a text in its cell. */
const MARGIN = 3;
const STEP = 3;
const NARROWEST = 45;
/** Many rounds make the table wider than the page, and the print smaller, rather than break every name. */
const LEAST_FOR_TEXTS = 200;

/** Widths that let the fewest texts run to a second line; of those the nearest to their shares. */
function textWidths(lengths: readonly (readonly number[])[], rest: number): readonly number[] {
  const costs = lengths.map((own) => new LineCost(own));
  let best: readonly number[] = SHARES.map((share) => Math.floor(rest * share));
  let least = Infinity;
  for (let name = NARROWEST; name <= rest - 2 * NARROWEST; name += STEP)
    for (let decided = NARROWEST; decided <= rest - name - NARROWEST; decided += STEP) {
      const widths = [name, decided, rest - name - decided];
      const lines = widths.reduce((sum, width, at) => sum + (costs[at]?.of(width) ?? 0), 0);
      const away = widths.reduce((sum, width, at) => sum + Math.abs(width - rest * (SHARES[at] ?? 0)), 0);
      const cost = lines + away / (3 * rest);
      if (cost < least) [least, best] = [cost, widths];
    }
  return best;
}

/** How many lines more than one each that texts take in a width. */
class LineCost {
  readonly #counts = new Map<number, number>();
  readonly #known = new Map<number, number>();

  constructor([head = 0, ...lengths]: readonly number[]) {
    for (const length of lengths) this.#counts.set(length, (this.#counts.get(length) ?? 0) + 1);
    // The head is on every page.
    this.#counts.set(head, (this.#counts.get(head) ?? 0) + lengths.length);
  }

  of(width: number): number {
    const most = Math.max(1, Math.floor((width - MARGIN) / CHARACTER));
    const known = this.#known.get(most);
    if (known !== undefined) return known;
    let lines = 0;
    for (const [length, count] of this.#counts) lines += count * Math.max(0, Math.ceil(length / most) - 1);
    this.#known.set(most, lines);
    return lines;
  }
}

/** One column a round; what does not count stands in brackets. */
function roundColumns(places: readonly PlaceLine[], isUpDown: boolean, language: Language): readonly PlacesColumn[] {
  const format = isUpDown ? UP_OR_DOWN : PLAIN;
  return (places[0]?.rounds ?? []).map((_, at) => ({
    head: sayResults('roundHead', language, { nth: at + 1 }),
    width: ROUND,
    isFigure: true,
    cell: ({ rounds }) => {
      const { total = null, status = '', counts = false } = rounds[at] ?? {};
      // The clause stands with the rulings below.
      if (total === null) return status.split(' ')[0] ?? '';
      return { number: total, format: counts ? format : format.replace(/[^;]+/g, '($&)') };
    },
  }));
}

export function totalWord(form: Form): ResultsWord {
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
  return handicap === null ? '' : handicapsText(handicap);
}

/** Both partners' handicaps: "12 / +1", "-" for one who has none. */
export const handicapsText = (handicaps: readonly (number | null)[]): string =>
  handicaps.map((own) => (own === null ? '-' : own < 0 ? `+${-own}` : String(own))).join(' / ');
