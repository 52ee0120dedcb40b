import { potShare } from '../games/pot-share';

/** What a list awards: things, the best first, or a pot shared over the places by weights. */
export type PrizeFund =
  | { readonly kind: 'things'; readonly things: readonly string[] }
  /** Whole cents. */
  | { readonly kind: 'pot'; readonly cents: number; readonly shares: readonly number[] };

/** Prizes of one list of results. Who is on it and at which place: the place of each entrant of the field, or null. */
export interface PrizeList {
  readonly places: readonly (number | null)[];
  readonly fund: PrizeFund;
}

/** What one entrant wins on one list: things, each shared by so many, or cents. */
export type Award =
  | { readonly kind: 'things'; readonly things: readonly string[]; readonly sharedBy: number }
  | { readonly kind: 'money'; readonly cents: number };

/**
 * Awards the prizes of several lists, one list after the other as the Committee ordered them. Unless several are
 * allowed, who has won on an earlier list is passed by, and the next on the list moves up. Entrants on one place share
 * the prizes that the place covers.
 *
 * @returns one row a list, with one entry an entrant: what was won there, or null
 * @example awardPrizes([{ places: [1, 2], fund: { kind: 'things', things: ['Cup'] } }], false) //=> [[{ kind: 'things', things: ['Cup'], sharedBy: 1 }, null]]
 */
export function awardPrizes(
  lists: readonly PrizeList[],
  areSeveralAllowed: boolean,
): readonly (readonly (Award | null)[])[] {
  const winners = new Set<number>();
  return lists.map(({ places, fund }) => {
    const eligible = places.map((place, at) => (areSeveralAllowed || !winners.has(at) ? place : null));
    const awards = fund.kind === 'pot' ? awardPot(fund, eligible) : awardThings(fund.things, eligible);
    awards.forEach((award, at) => {
      if (award) winners.add(at);
    });
    return awards;
  });
}

function awardPot(
  { cents, shares }: Extract<PrizeFund, { kind: 'pot' }>,
  places: readonly (number | null)[],
): readonly (Award | null)[] {
  // Who is passed by leaves his place to the next.
  const ranks = places.map((place) =>
    place === null ? null : 1 + places.filter((other) => other !== null && other < place).length,
  );
  return potShare(BigInt(cents), shares.map(BigInt), ranks).map((amount): Award | null =>
    amount > 0 ? { kind: 'money', cents: amount } : null,
  );
}

function awardThings(things: readonly string[], places: readonly (number | null)[]): readonly (Award | null)[] {
  const awards = new Map<number, Award>();
  const taken = [...new Set(places)].filter((place) => place !== null).sort((a, b) => a - b);
  let given = 0;
  for (const place of taken) {
    if (given >= things.length) break;
    const level = places.flatMap((each, at) => (each === place ? [at] : []));
    const won = things.slice(given, given + level.length);
    for (const at of level) awards.set(at, { kind: 'things', things: won, sharedBy: level.length });
    given += level.length;
  }
  return places.map((_, at) => awards.get(at) ?? null);
}
