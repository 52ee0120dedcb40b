import { isLowBest } from '../rules/forms/form';
import type { Round } from '../rules/forms/round';
import type { Status } from '../rules/rulings/ruling';
import { eclecticOf } from '../rules/standings/eclectic';
import { countRounds, type RoundsAdded, type RoundsCounted } from '../rules/standings/several-rounds';
import type { Series, SeriesRound, SeriesSum } from './day';
import type { Field } from './day-lists';
import { found, type Found } from './finding';
import type { JudgedCard } from './judge-card';
import { type JudgedSheet, NO_FACTS } from './judge-sheet';
import { type JoinedPlayer, joinPlayers } from './players';
import { cellUnder, type EnteredCard } from './read-cards';

/** The rounds of a competition as one field: every player once, with what his rounds add up to. */
interface JoinedRounds {
  readonly field: Field;
  readonly series: Series;
  readonly findings: readonly Found[];
}

/** A card of one round and the sheet it stands on. */
interface CardOfRound {
  readonly sheet: JudgedSheet;
  readonly entered: EnteredCard;
}

/**
 * Joins the rounds by the players' numbers, else by their names. A player is entered as on the last sheet
 * that names him. Below the line stands who lacks a total in a round that must count; of an eclectic, who lacks a score
 * on a hole in every round.
 */
export function joinRounds(sheets: readonly JudgedSheet[], counted: RoundsCounted): JoinedRounds {
  const rounds = new Map<EnteredCard, readonly SeriesRound[]>();
  const sums = new Map<Round, SeriesSum>();
  const lastRounds = new Map<Round, number>();
  const latest = new Map<EnteredCard, CardOfRound>();
  const findings: Found[] = [];
  const [first] = sheets;
  const judgedOf = new Map(
    sheets.flatMap(({ field }) => field.judged.map((judged) => [judged.entered, judged] as const)),
  );

  const entered = playersOf(sheets).map(({ cards, member, otherNames }) => {
    const last = cards.filter((card) => card !== null).at(-1) as CardOfRound;
    const own: EnteredCard = {
      ...last.entered,
      isReturned: cards.some((card) => card?.entered.isReturned === true),
    };
    latest.set(own, last);
    for (const other of otherNames)
      findings.push(
        found('warn', 'member-names-differ', cellUnder(last.sheet.recognition, own.rows[0]?.row ?? 0, 'member'), {
          card: own.name,
          values: { member, other },
        }),
      );
    rounds.set(
      own,
      sheets.map(({ recognition }, at) => {
        const card = cards[at]?.entered ?? null;
        return { sheet: recognition.sheet, recognition, entered: card, judged: (card && judgedOf.get(card)) ?? null };
      }),
    );
    return own;
  });

  const total = (own: EnteredCard, judged: readonly (JudgedCard | null)[]): JudgedCard => {
    const totals = judged.map(totalOf);
    const { card, sum } =
      counted.kind === 'eclectic' ? bestHoles(own, judged, totals) : addRounds(own, judged, totals, counted);
    if (card.round) {
      sums.set(card.round, sum);
      const last = totals.at(-1) ?? null;
      if (last !== null) lastRounds.set(card.round, last);
    }
    return card;
  };

  const returned = entered.filter(({ isReturned }) => isReturned);
  for (const own of counted.kind === 'eclectic' ? [] : returned)
    for (const { sheet, judged } of rounds.get(own) ?? [])
      if (!judged) {
        const { recognition } = latest.get(own)?.sheet ?? {};
        const cell = recognition ? cellUnder(recognition, own.rows[0]?.row ?? 0, 'name') : '';
        findings.push(found('warn', 'round-missing', cell, { card: own.name, values: { sheet } }));
      }

  const judgedRounds = (own: EnteredCard): (JudgedCard | null)[] => (rounds.get(own) ?? []).map(({ judged }) => judged);
  return {
    field: {
      entered,
      judged: returned.map((own) => total(own, judgedRounds(own))),
      form: first?.field.form ?? { scoring: 'stableford', fourBall: false },
      // An eclectic is one card, and its ties are parted by its holes.
      ...(counted.kind === 'eclectic' ? {} : { lastRounds }),
      factsOf: (own) => {
        const card = latest.get(own);
        return card?.sheet.field.factsOf(card.entered) ?? NO_FACTS;
      },
      grossOf: ({ entered: own }) =>
        total(
          own,
          judgedRounds(own).map((judged, at) => (judged ? (sheets[at]?.field.grossOf(judged) ?? null) : null)),
        ),
      recognitionOf: (own) => latest.get(own)?.sheet.recognition ?? (sheets[0] as JudgedSheet).recognition,
    },
    series: { sheets: sheets.map(({ recognition }) => recognition.sheet), roundsOf: rounds, sums },
    findings,
  };
}

/** Every player's card in each round; null where he has none. */
function playersOf(sheets: readonly JudgedSheet[]): readonly JoinedCards[] {
  const fields = sheets.map(({ field }) =>
    field.entered.map((entered) => ({
      name: entered.name,
      isNamed: entered.isNamed,
      member: field.factsOf(entered).member,
    })),
  );
  return joinPlayers(fields).map(({ entries, member, otherNames }) => ({
    member,
    otherNames,
    cards: entries.map((entry, at): CardOfRound | null => {
      const sheet = sheets[at];
      const entered = entry === null ? undefined : sheet?.field.entered[entry];
      return sheet && entered ? { sheet, entered } : null;
    }),
  }));
}

/** A player's cards and what is not sure of them. */
interface JoinedCards extends Pick<JoinedPlayer, 'member' | 'otherNames'> {
  readonly cards: readonly (CardOfRound | null)[];
}

/** A round's total where it has one that may count. */
const totalOf = (judged: JudgedCard | null): number | null =>
  judged?.isRanked && judged.round?.status === null ? judged.round.total : null;

/** One card for all rounds, and what it is made of. */
interface Combined {
  readonly card: JudgedCard;
  readonly sum: SeriesSum;
}

/** The last card returned, with the total and the deductions of the rounds that count. */
function addRounds(
  entered: EnteredCard,
  judged: readonly (JudgedCard | null)[],
  totals: readonly (number | null)[],
  wanted: RoundsAdded,
): Combined {
  const played = judged.flatMap((card) => card?.round ?? []);
  const last = played.at(-1);
  if (!last) return noRound(entered, judged, totals);
  const best: RoundsAdded =
    wanted.kind === 'all' ? wanted : { kind: 'best', count: Math.min(wanted.count, judged.length) };
  const sum = countRounds(totals, best, isLowBest(last.form));
  const those = (sum?.counted ?? []).flatMap((at) => judged[at]?.round ?? []);
  const round: Round = {
    ...last,
    total: sum?.total ?? null,
    deducted: those.reduce((taken, { deducted }) => taken + deducted, 0),
    status: sum ? null : outOf(played),
    effects: played.flatMap(({ effects }) => effects),
  };
  return { card: cardOf(entered, judged, round), sum: { totals, counted: sum?.counted ?? [] } };
}

/** The best of each hole as a card, whose ties, out and in are its own. */
function bestHoles(
  entered: EnteredCard,
  judged: readonly (JudgedCard | null)[],
  totals: readonly (number | null)[],
): Combined {
  const played = judged.flatMap((card) => card?.round ?? []);
  const last = played.at(-1);
  if (!last) return noRound(entered, judged, totals);
  const eclectic = eclecticOf(judged.map((card) => card?.round ?? null));
  const noReturn: Status | null = eclectic?.total == null ? { code: 'NR', clause: null } : null;
  const round: Round = {
    ...last,
    holes: eclectic?.holes ?? last.holes,
    total: eclectic?.total ?? null,
    deducted: eclectic?.deducted ?? 0,
    status: eclectic ? noReturn : outOf(played),
    effects: played.flatMap(({ effects }) => effects),
  };
  const holesFrom = eclectic?.from ?? [];
  const counted = totals.map((_, at) => at).filter((at) => holesFrom.includes(at));
  return { card: cardOf(entered, judged, round), sum: { totals, counted, holesFrom } };
}

const noRound = (
  entered: EnteredCard,
  judged: readonly (JudgedCard | null)[],
  totals: readonly (number | null)[],
): Combined => ({ card: { ...cardOf(entered, judged, null), isRanked: false }, sum: { totals, counted: [] } });

const cardOf = (entered: EnteredCard, judged: readonly (JudgedCard | null)[], round: Round | null): JudgedCard => ({
  entered,
  round,
  isRanked: judged.every((card) => card === null || card.isRanked),
  findings: judged.flatMap((card) => card?.findings ?? []),
});

/** Why rounds make no total: the first of them that is out, or a round that is missing. */
const outOf = (played: readonly Round[]): Status =>
  played.find(({ status }) => status !== null)?.status ?? { code: 'NR', clause: null };
