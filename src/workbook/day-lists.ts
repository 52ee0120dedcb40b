import type { Form } from '../rules/forms/form';
import type { Round } from '../rules/forms/round';
import type { StatusCode } from '../rules/rulings/ruling';
import { placesOf } from '../rules/standings/places';
import type { CommitteeTie } from '../rules/ties/tie-break';
import type { DayList, PlacedCard } from './day';
import type { CardFacts } from './entrants';
import { plainWords } from './headings';
import { type DayTerms, type JudgedCard, playCard } from './judge-card';
import type { EnteredCard } from './read-cards';
import type { Recognition } from './recognise';
import { type Division, type Divisions, isInDivision } from './terms-divisions';

/** The cards that lists are made of, with what each says of itself. */
export interface Field {
  readonly entered: readonly EnteredCard[];
  readonly judged: readonly JudgedCard[];
  readonly form: Form;
  /** The same card without its handicap. */
  readonly grossOf: (judged: JudgedCard) => JudgedCard;
  readonly recognitionOf: (entered: EnteredCard) => Recognition;
  /** Over several rounds: the total of the last one, by the round that stands for them all. */
  readonly lastRounds?: ReadonlyMap<Round, number>;
  readonly factsOf: (entered: EnteredCard) => CardFacts;
}

/** A list that the Terms ask for. */
export interface ListWanted {
  readonly division: Division | null;
  readonly isGross: boolean;
}

/** The divisions by name. Where the column names them, in alphabetical order: the order of entry decides nothing. */
export function divisionsOf(divisions: Divisions | null, { entered, factsOf }: Field): readonly Division[] {
  if (divisions === null) return [];
  if (divisions.kind === 'named') return divisions.divisions;
  const named = new Map<string, string>();
  for (const word of entered.flatMap((card) => factsOf(card).words))
    if (!named.has(plainWords(word))) named.set(plainWords(word), word);
  return [...named.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, name]) => ({ name, asks: '', tests: [{ kind: 'words', words: [word] }] }));
}

/** One list: who is in it, placed, and who stands below the line. */
export function makeList(field: Field, { division, isGross }: ListWanted, ties: readonly CommitteeTie[]): DayList {
  const isOf = (entered: EnteredCard): boolean => division === null || isInDivision(division, field.factsOf(entered));
  const judged = field.judged
    .filter(({ entered }) => isOf(entered))
    .map((card) => (isGross ? field.grossOf(card) : card));
  const { placed, below } = standings(judged, field, ties);
  const entered = field.entered.filter(isOf);
  return {
    division: division && { name: division.name, asks: division.asks },
    isGross,
    form: isGross ? grossForm(field.form) : field.form,
    placed,
    below,
    cards: {
      entered: entered.length,
      returned: entered.filter(({ isReturned }) => isReturned).length,
      placed: placed.length,
    },
  };
}

/** Cards with their places, the leader first, and the others below the line. */
export function standings(
  judged: readonly JudgedCard[],
  { factsOf, lastRounds }: Pick<Field, 'factsOf' | 'lastRounds'>,
  ties: readonly CommitteeTie[],
): Pick<DayList, 'placed' | 'below'> {
  const playOffs = new Map<Round, number>();
  const handicaps = new Map<Round, number>();
  for (const { round, entered } of judged) {
    if (!round) continue;
    const { playOff, handicap } = factsOf(entered);
    if (playOff !== null) playOffs.set(round, playOff);
    if (handicap !== null) handicaps.set(round, handicap);
  }
  const placings = placesOf(
    judged.map(({ round, isRanked }) => (isRanked ? round : null)),
    ties,
    { playOffs, handicaps, ...(lastRounds ? { lastRounds } : {}) },
  );
  return {
    placed: judged
      .flatMap((card, at): readonly PlacedCard[] => {
        const placing = placings[at];
        return placing ? [{ judged: card, placing }] : [];
      })
      .sort((a, b) => a.placing.place - b.placing.place),
    below: judged.filter((_, at) => !placings[at]).sort((a, b) => belowOrder(a) - belowOrder(b)),
  };
}

/** Cards to decide come first below the line, then as results lists have them. */
const BELOW: readonly (StatusCode | undefined)[] = [undefined, 'NR', 'WD', 'NS', 'DQ'];

const belowOrder = ({ round, isRanked }: JudgedCard): number =>
  BELOW.indexOf(isRanked ? round?.status?.code : undefined);

/** Gross of a form: strokes without the handicap, or points and holes made without it. */
const grossForm = (form: Form): Form => (form.scoring === 'net' ? { ...form, scoring: 'gross' } : form);

/** A card scored again without its handicap. */
export function scratch(judged: JudgedCard, terms: DayTerms): JudgedCard {
  if (!judged.round) return judged;
  const { card } = judged.entered;
  const balls = card.balls.map((ball) => ({ ...ball, handicap: 0 }));
  const played = playCard({ ...card, balls }, { ...terms, form: grossForm(terms.form) });
  return { ...judged, round: played.ok ? played.value : null };
}
