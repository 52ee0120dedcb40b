import type { Course } from '../../course';
import type { Clause, OutList } from '../../editions/clause';
import type { MatchAct } from '../../editions/match-play';
import type { Ruling, Status } from '../../rulings/ruling';
import { type Player, type Sides, sideOf } from './match-form';

/** What the rulings do to one player's ball, by place of the hole on the card. */
export interface BallRulings {
  readonly penalties: readonly number[];
  readonly isLost: readonly boolean[];
  /** What he took there in this match, where it is not his own score (30-2b). */
  readonly restated: readonly (number | null)[];
}

/** What the rulings do to one match. */
export interface MatchRulings {
  readonly balls: ReadonlyMap<Player, BallRulings>;
  /** Holes added to the first side's lead at the end of each hole; negative, taken off. */
  readonly adjusted: readonly number[];
  /** Why a side is out, the first reason in the cell; null when it is in. */
  readonly out: readonly [Status | null, Status | null];
}

/** A ruling in a match names a player. */
export type PlayerRuling = Ruling & { readonly who: Player };

/** The book kept while a match's rulings are applied, one after the other; closed, it gives what they did. */
export interface MatchLedger {
  readonly addStrokes: (ruling: PlayerRuling, strokes: number) => void;
  /** Loss of the hole; with a partner who is not hit, disqualification for it (30-3f). */
  readonly loseHoles: (ruling: PlayerRuling) => void;
  /** The state of the match is the side's, whichever partner was in breach (30-3b). */
  readonly adjust: (ruling: PlayerRuling, clause: Clause, act: MatchAct & { readonly does: 'adjusts' }) => void;
  readonly restate: (ruling: PlayerRuling, taken: number) => void;
  /** Withdrawn or did not start: with a partner left the side plays on (30-3a). A disqualification puts it out. */
  readonly setStatus: (ruling: PlayerRuling, status: Status) => void;
  /** Out of the match; 6-3 and 6-8 by one partner alone cost him the holes named (30-3e). */
  readonly putOutByList: (ruling: PlayerRuling, clause: Clause | null, status: Status) => void;
  /** A breach that disqualifies when the same player repeats it (6-7). */
  readonly countBreach: (ruling: PlayerRuling, clause: Clause, cited: string) => void;
  /** Breaches of one player that cost more each time: strokes, the hole, the match (5.6a). */
  readonly climb: (ruling: PlayerRuling, clause: Clause, cited: string, strokes: number) => void;
  /** The same ruling on the first hole: a penalty that belongs to the start (5.3a). */
  readonly onFirstHole: (ruling: PlayerRuling) => PlayerRuling;
  readonly close: () => MatchRulings;
}

/** Holes of breach that one ruling names for a side, under a cap. */
interface Adjustment {
  readonly key: string;
  readonly sign: 1 | -1;
  readonly each: number;
  readonly most: number;
  readonly places: readonly number[];
  readonly last: number;
}

/** Opens the book of one match. @param list who must be in breach for partners to be out, by clause */
export function openMatchLedger(course: Course, sides: Sides, list: OutList): MatchLedger {
  const each = <T>(value: T): T[] => course.holes.map(() => value);
  const players = sides.flat();
  const balls = new Map(
    players.map((player) => [player, { penalties: each(0), isLost: each(false), restated: each<number | null>(null) }]),
  );
  const out: [Status | null, Status | null] = [null, null];
  const adjustments: Adjustment[] = [];
  const breaches = new Map<string, number>();
  /** Partners in breach of a Rule that puts out only all of them, and partners gone home. */
  const noted = new Map<string, Set<Player>>();

  const sideHit = ({ who }: PlayerRuling): 0 | 1 => sideOf(sides, who) ?? 0;
  const placesOf = ({ holes }: Ruling): readonly number[] =>
    holes.map((number) => course.holes.findIndex((hole) => hole.number === number));
  /** The penalty falls on the player, and on his partners when it helped them or harmed an opponent (30-3f). */
  const eachHit = (
    ruling: PlayerRuling,
    hit: (ball: { penalties: number[]; isLost: boolean[] }, at: number) => void,
  ) => {
    const isOfAll = ruling.flags.includes('helped') || ruling.flags.includes('harmed');
    for (const player of isOfAll ? sides[sideHit(ruling)] : [ruling.who]) {
      const ball = balls.get(player);
      for (const at of placesOf(ruling)) if (ball) hit(ball, at);
    }
  };
  const putOut = (ruling: PlayerRuling, status: Status): void => {
    out[sideHit(ruling)] ??= status;
  };
  /** Notes a partner; true once every partner of his side is noted. */
  const areAllIn = (ruling: PlayerRuling, reason: string): boolean => {
    const side = sideHit(ruling);
    const key = `${reason} ${side}`;
    const partners = noted.get(key) ?? new Set<Player>();
    noted.set(key, partners.add(ruling.who));
    return sides[side].every((player) => partners.has(player));
  };
  const addStrokes = (ruling: PlayerRuling, strokes: number): void =>
    eachHit(ruling, ({ penalties }, at) => {
      penalties[at] = (penalties[at] ?? 0) + strokes * ruling.times;
    });
  const loseHoles = (ruling: PlayerRuling): void =>
    eachHit(ruling, (ball, at) => {
      ball.isLost[at] = true;
    });

  /** In the order the breaches ended: each hole counts once, and the cap is the side's for the Rule. */
  const drawAdjustments = (): readonly number[] => {
    const adjusted = each(0);
    const counted = new Map<string, Set<number>>();
    for (const { key, sign, each: amount, most, places, last } of adjustments.sort((a, b) => a.last - b.last)) {
      const holes = counted.get(key) ?? new Set<number>();
      counted.set(key, holes);
      for (const at of places) {
        if (holes.has(at) || holes.size >= most) continue;
        holes.add(at);
        adjusted[last] = (adjusted[last] ?? 0) + sign * amount;
      }
    }
    return adjusted;
  };

  return {
    addStrokes,
    loseHoles,
    adjust: (ruling, clause, act) => {
      const side = sideHit(ruling);
      const places = placesOf(ruling);
      adjustments.push({
        key: `${clause.cap ?? clause.id} ${side}`,
        sign: side === 0 ? -1 : 1,
        each: act.each,
        most: act.perRound / act.each,
        places,
        last: Math.max(...places),
      });
    },
    restate: (ruling, taken) => {
      for (const at of placesOf(ruling)) balls.get(ruling.who)?.restated.splice(at, 1, taken);
    },
    setStatus: (ruling, status) => {
      if (status.code === 'DQ' || areAllIn(ruling, 'gone')) putOut(ruling, status);
    },
    putOutByList: (ruling, clause, status) => {
      const isOfAll = clause !== null && list.get(clause.id) === 'both';
      if (!isOfAll || areAllIn(ruling, clause.id)) putOut(ruling, status);
      else loseHoles(ruling);
    },
    climb: (ruling, clause, cited, strokes) => {
      const key = `${clause.id} ${ruling.who}`;
      for (const hole of ruling.holes.flatMap((each) => Array.from({ length: ruling.times }, () => each))) {
        const count = (breaches.get(key) ?? 0) + 1;
        breaches.set(key, count);
        const once = { ...ruling, holes: [hole], times: 1 };
        if (count === 1) addStrokes(once, strokes);
        else if (count === 2) loseHoles(once);
        else putOut(ruling, { code: 'DQ', clause: cited });
      }
    },
    onFirstHole: (ruling) => ({ ...ruling, holes: course.holes.slice(0, 1).map(({ number }) => number) }),
    countBreach: (ruling, clause, cited) => {
      const key = `${clause.id} ${ruling.who}`;
      const count = (breaches.get(key) ?? 0) + Math.max(1, ruling.holes.length) * ruling.times;
      breaches.set(key, count);
      if (count > 1) putOut(ruling, { code: 'DQ', clause: cited });
    },
    close: () => ({ balls, adjusted: drawAdjustments(), out }),
  };
}
