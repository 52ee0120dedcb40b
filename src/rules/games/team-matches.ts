import { byGreater, NOTHING, plus, type Rational } from '../rational';
import { levelGroups } from '../standings/level-groups';

/** What a match gives to each side, by how it ended for it. */
export interface MatchPoints {
  readonly won: Rational;
  readonly halved: Rational;
  readonly lost: Rational;
}

/** One point for a match won and half a point for one halved, unless the Committee says otherwise: no Rule does. */
export const POINTS_OF_MATCHES: MatchPoints = {
  won: { over: 1n, under: 1n },
  halved: { over: 1n, under: 2n },
  lost: NOTHING,
};

/** A match that is over, between two of the teams by their positions. */
export interface TeamMatch {
  readonly teams: readonly [number, number];
  /** Side that won, by its position in `teams`; null for a match halved. */
  readonly winner: 0 | 1 | null;
  /** Holes that the winner was up. */
  readonly holes: number;
}

/** A team's matches added up. */
export interface TeamRecord {
  readonly won: number;
  readonly halved: number;
  readonly lost: number;
  /** Holes up in the matches won less those in the matches lost: the sum of the margins. */
  readonly holes: number;
  readonly points: Rational;
}

/**
 * Adds up the matches of each team, exactly.
 *
 * @param count how many teams there are
 * @example recordsOf(2, [{ teams: [0, 1], winner: 0, holes: 3 }], POINTS_OF_MATCHES)[0].holes //=> 3
 */
export function recordsOf(count: number, matches: readonly TeamMatch[], points: MatchPoints): readonly TeamRecord[] {
  const records = Array.from({ length: count }, () => ({ won: 0, halved: 0, lost: 0, holes: 0, points: NOTHING }));
  for (const { teams, winner, holes } of matches)
    teams.forEach((team, side) => {
      const record = records[team];
      if (!record) return;
      const ending = winner === null ? 'halved' : winner === side ? 'won' : 'lost';
      record[ending] += 1;
      record.holes += ending === 'won' ? holes : ending === 'lost' ? -holes : 0;
      record.points = plus(record.points, points[ending]);
    });
  return records;
}

/** A team's place; `isByHoles`: the sum of the margins parts it from another on as many points. */
export interface TeamPlace {
  readonly place: number;
  readonly isShared: boolean;
  readonly isByHoles: boolean;
}

/**
 * Places of the teams by their points; equal ones by the sum of the margins, or shared.
 *
 * @returns in the order of `records`
 */
export function placesOfTeams(records: readonly TeamRecord[], isHolesCounted: boolean): readonly TeamPlace[] {
  const ranked = records
    .map((record, at) => ({ record, at }))
    .sort((a, b) => compared(a.record, b.record, isHolesCounted) || a.at - b.at);
  const places: TeamPlace[] = [];
  for (const { from, members } of levelGroups(ranked, (a, b) => compared(a.record, b.record, isHolesCounted) === 0))
    for (const { record, at } of members)
      places[at] = {
        place: from + 1,
        isShared: members.length > 1,
        isByHoles:
          members.length === 1 &&
          records.some((other) => other !== record && byGreater(other.points, record.points) === 0),
      };
  return places;
}

const compared = (a: TeamRecord, b: TeamRecord, isHolesCounted: boolean): number =>
  byGreater(a.points, b.points) || (isHolesCounted ? b.holes - a.holes : 0);
