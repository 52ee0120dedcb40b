import { isNetOfOneBall } from '../rules/forms/form';
import { grossCounted, type Round } from '../rules/forms/round';
import type { Effect } from '../rules/rulings/effect';
import { formatRulings } from '../rules/rulings/notation';
import { type Ruling, statusText } from '../rules/rulings/ruling';
import { familyInWords, sayDecision, sayEffect, sayStatus } from '../words/explanation';
import { sayListTitle, sayResults } from '../words/results';
import type { Language } from '../words/say';
import type { Day, DayList, PlacedCard, PrizeWon, Series, SeriesRound } from './day';
import {
  type BelowLine,
  type ListResult,
  type PlaceLine,
  type PrizeLine,
  type RoundCell,
  type ShownHandicap,
  TO_DECIDE,
  type TwoLine,
} from './day-result';
import type { JudgedCard } from './judge-card';
import { moneyText } from './terms-prizes';
import { isEclectic } from './terms-rounds';
import { wordFinding } from './word-finding';

/** A list in words: its places, who stands below the line and why, and what was won on it. */
export function listResult(day: Day, list: DayList, language: Language): ListResult {
  return {
    title: titleOf(list, language),
    division: list.division?.name ?? '',
    gross: list.isGross,
    places: list.placed.map((placed) => placeLine(day, list, placed, language)),
    below: list.below.map((judged) => belowLineOf(day, judged, language)),
    cards: list.cards,
  };
}

/** Every prize in the order of award. */
export const prizeLines = (day: Day, language: Language): readonly PrizeLine[] =>
  day.won.map((won) => {
    const placed = won.list.placed.find(({ judged }) => judged.entered === won.entered);
    return {
      list: titleOf(won.list, language),
      place: placed ? placeText(placed) : '',
      name: won.entered.name,
      prize: sayPrize(won, language),
    };
  });

/** Every two, hole by hole. */
export function twoLines({ twos, terms }: Day, language: Language): readonly TwoLine[] {
  const pot = terms.prizes.prizes.find((term) => term.kind === 'twos');
  return twos.twos.map(({ hole, name, strokes, cents }) => ({
    hole,
    name,
    strokes,
    prize: pot && cents > 0 ? moneyText(pot.money, cents, pointOf(language)) : '',
  }));
}

const titleOf = ({ division, isGross }: DayList, language: Language): string =>
  sayListTitle(division?.name ?? '', isGross, language);

const placeText = ({ placing }: PlacedCard): string => `${placing.isShared ? 'T' : ''}${placing.place}`;

const pointOf = (language: Language): '.' | ',' => (language === 'fr' ? ',' : '.');

function placeLine(day: Day, list: DayList, placed: PlacedCard, language: Language): PlaceLine {
  const { entered, round } = placed.judged;
  const isOneCard = day.series === null || isEclectic(day.terms.rounds);
  return {
    place: placeText(placed),
    name: entered.name,
    member: day.factsOf(entered).member,
    handicap: handicapOf(placed.judged),
    ...(round && isOneCard ? ninesOf(round) : { out: null, in: null }),
    gross: round && isOneCard && isNetOfOneBall(round.form) ? sumOf(round.holes.map(grossCounted)) : null,
    deducted: round?.deducted ?? 0,
    total: round?.total ?? 0,
    decidedBy: sayDecision(placed.placing.decision, language),
    rulings: formatRulings(rulingsOf(day, placed.judged)),
    effects: roundEffects(day.series, placed.judged, language),
    rounds: roundCells(day, placed.judged),
    prizes: day.won.filter((won) => won.list === list && won.entered === entered).map((won) => sayPrize(won, language)),
  };
}

/** Each round of several. */
function roundCells({ series }: Day, { entered, round }: JudgedCard): readonly RoundCell[] {
  const sum = round && series?.sums.get(round);
  return (series?.roundsOf.get(entered) ?? []).map(({ judged }, at) => ({
    total: sum?.totals[at] ?? null,
    status: judged?.round?.status ? statusText(judged.round.status) : '',
    counts: sum?.counted.includes(at) ?? false,
  }));
}

/** The rulings of every round. */
const rulingsOf = ({ series }: Day, { entered }: JudgedCard): readonly Ruling[] =>
  (series?.roundsOf.get(entered) ?? [{ judged: { entered } }]).flatMap(
    ({ judged }) => judged?.entered.card.rulings ?? [],
  );

/** What the rulings did, with the round they did it in where there are several. */
function roundEffects(series: Series | null, judged: JudgedCard, language: Language): readonly string[] {
  const rounds = series?.roundsOf.get(judged.entered);
  if (!rounds) return effectsOf(judged, language);
  return rounds.flatMap(({ sheet, judged: own }) =>
    own ? effectsOf(own, language).map((effect) => `${sheet}: ${effect}`) : [],
  );
}

/** Who stands below the line over several rounds stands there for the first of them that has no total. */
function belowLineOf(day: Day, judged: JudgedCard, language: Language): BelowLine {
  const { series, terms } = day;
  const rounds = series?.roundsOf.get(judged.entered);
  if (!rounds) return belowLine(judged, language);
  if (isEclectic(terms.rounds) && judged.isRanked && judged.round?.status?.code === 'NR')
    return {
      name: judged.entered.name,
      status: 'NR',
      effects: roundEffects(series, judged, language),
      why: sayResults('holesWithoutScore', language, { holes: holesWithoutScore(judged.round).join(', ') }),
    };
  const isShort = ({ judged: own }: SeriesRound): boolean => !own?.isRanked || own.round?.status !== null;
  const short = rounds.find((one) => one.judged && !one.judged.isRanked) ?? rounds.find(isShort);
  if (!short) return belowLine(judged, language);
  const line = short.judged ? belowLine(short.judged, language) : null;
  return {
    name: judged.entered.name,
    status: line?.status ?? 'NR',
    effects: roundEffects(series, judged, language),
    why: `${short.sheet}: ${line?.why ?? sayResults('noCard', language)}`,
  };
}

const holesWithoutScore = ({ holes }: Round): readonly number[] =>
  holes.flatMap(({ result, hole }) => (result === null ? [hole.number] : []));

/** Out and in, where the card has eighteen holes. */
function ninesOf({ holes, form }: Round): Pick<PlaceLine, 'out' | 'in'> {
  if (holes.length !== 18) return { out: null, in: null };
  const counted = holes.map((hole) => (isNetOfOneBall(form) ? grossCounted(hole) : hole.result));
  return { out: sumOf(counted.slice(0, 9)), in: sumOf(counted.slice(9)) };
}

const sumOf = (counted: readonly (number | null)[]): number =>
  counted.reduce<number>((sum, own) => sum + (own ?? 0), 0);

function belowLine(judged: JudgedCard, language: Language): BelowLine {
  const { entered, isRanked, round } = judged;
  const status = isRanked ? (round?.status ?? null) : null;
  const isForWantOfScore =
    status?.code === 'NR' && status.clause === null && !entered.card.rulings.some(({ what }) => what.kind === 'status');
  const open = openFindings(judged, language);
  return {
    name: entered.name,
    status: status ? statusText(status) : TO_DECIDE,
    effects: isRanked ? effectsOf(judged, language) : open,
    why: isForWantOfScore
      ? sayResults('noReturn', language)
      : status
        ? sayStatus(status, language, round?.edition)
        : open.join(' '),
  };
}

function handicapOf({ entered, round }: JudgedCard): ShownHandicap {
  const handicaps = entered.card.balls.map(({ handicap }) => handicap);
  return round?.form.fourBall ? handicaps : (handicaps[0] ?? null);
}

/** Why a card cannot be ranked yet: what is to be decided on it. */
const openFindings = ({ findings, entered }: JudgedCard, language: Language): readonly string[] =>
  findings
    .filter(({ severity }) => severity === 'decide')
    .map((finding) => wordFinding(finding, language, entered.card.balls.length > 1).message);

const effectsOf = ({ round }: JudgedCard, language: Language): readonly string[] =>
  round ? sayEffects(round, language) : [];

/** What the rulings did to a round, each a sentence. */
export const sayEffects = (
  { effects, form, edition }: Round,
  language: Language,
  isWanted: (effect: Effect) => boolean = () => true,
): readonly string[] =>
  effects.filter(isWanted).map((effect) => sayEffect(effect, language, familyInWords(form), edition));

/** "Cup", "prize 2", "£12.50", "Cup + Voucher, shared by 2". */
function sayPrize({ award, term }: PrizeWon, language: Language): string {
  if (award.kind === 'money') return term.money ? moneyText(term.money, award.cents, pointOf(language)) : '';
  const things = award.things
    .map((thing) => (term.areNumbered ? sayResults('prizeNth', language, { nth: thing }) : thing))
    .join(' + ');
  return award.sharedBy === 1 ? things : sayResults('sharedBy', language, { things, count: award.sharedBy });
}
