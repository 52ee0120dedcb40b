import { familyOf, type Form, isNetOfOneBall } from '../rules/forms/form';
import { type ResultsWord, sayResults } from '../words/results';
import type { Language } from '../words/say';
import type { ListResult, PlaceLine, ShownHandicap } from './day-result';
import type { PlannedCell } from './results-page';

/** One column of the table of places. */
export interface PlacesColumn {
  readonly head: string;
  readonly width: number;
  readonly isFigure: boolean;
  readonly cell: (line: PlaceLine) => PlannedCell;
}

const PLUS_HANDICAP = '0;"+"0;0';
const UP_OR_DOWN = '"+"0;"−"0;0';
const PLAIN = '0';
/** Figures that are taken off. */
const LESS = '"−"0;0;""';

/** Points between the margins of A4 upright. */
const PAGE_WIDTH = 494;
const PLACE = 44;
const FIGURE = 38;
const HANDICAPS_OF_SIDE = 46;
const TOTAL = 44;

/**
 * The columns of a list: place, name, handicap, what the total is made of, total, what decided it, and what was won, or
 * the rulings where nothing is. They fill the width of the page.
 */
export function placesColumns(form: Form, list: ListResult, hasPrizes: boolean, language: Language): PlacesColumn[] {
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
    ...roundColumns(places, isUpDown, language),
    ...(isNet && places.some(({ gross }) => gross !== null)
      ? [figure('gross', TOTAL - 4, (line) => line.gross, PLAIN)]
      : []),
    ...(places.some(({ deducted }) => deducted !== 0) ? [figure('less', FIGURE, (line) => line.deducted, LESS)] : []),
    figure(totalWord(form), TOTAL, (line) => line.total, isUpDown ? UP_OR_DOWN : PLAIN),
  ];
  const handicap = {
    head: say('handicap'),
    width: form.fourBall ? HANDICAPS_OF_SIDE : FIGURE,
    isFigure: true,
    cell: (line: PlaceLine): PlannedCell => handicapCell(line.handicap),
  };
  const rest = [handicap, ...figures].reduce((left, { width }) => left - width, PAGE_WIDTH - PLACE);
  const share = (part: number): number => Math.floor(rest * part);
  const text = (word: ResultsWord, width: number, cell: (line: PlaceLine) => string): PlacesColumn => ({
    head: say(word),
    width,
    isFigure: false,
    cell,
  });
  const last = hasPrizes
    ? text('prize', share(0.26), ({ prizes }) => prizes.join(' + '))
    : text('rulings', share(0.26), ({ rulings }) => rulings);
  return [
    text('place', PLACE, ({ place }) => place),
    text(form.fourBall ? 'side' : 'name', share(0.35), ({ name }) => name),
    handicap,
    ...figures,
    text('decidedBy', share(0.39), ({ decidedBy }) => decidedBy),
    last,
  ];
}

/** One column a round; what does not count stands in brackets. */
function roundColumns(places: readonly PlaceLine[], isUpDown: boolean, language: Language): readonly PlacesColumn[] {
  const format = isUpDown ? UP_OR_DOWN : PLAIN;
  return (places[0]?.rounds ?? []).map((_, at) => ({
    head: sayResults('roundHead', language, { nth: at + 1 }),
    width: FIGURE,
    isFigure: true,
    cell: ({ rounds }) => {
      const { total = null, status = '', counts = false } = rounds[at] ?? {};
      // The clause stands with the rulings below.
      if (total === null) return status.split(' ')[0] ?? '';
      return { number: total, format: counts ? format : format.replace(/[^;]+/g, '($&)') };
    },
  }));
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
  return handicap === null ? '' : handicapsText(handicap);
}

/** Both partners' handicaps: "12 / +1", "-" for one who has none. */
export const handicapsText = (handicaps: readonly (number | null)[]): string =>
  handicaps.map((own) => (own === null ? '-' : own < 0 ? `+${-own}` : String(own))).join(' / ');
