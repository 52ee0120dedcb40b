import { cellText } from '../rules/cell-text';
import type { Round } from '../rules/forms/round';
import { placeTeams, type TeamStanding } from '../rules/standings/teams';
import type { Field } from './day-lists';
import { plainWords } from './headings';
import type { JudgedCard } from './judge-card';
import type { TeamTerms } from './terms-teams';

/** One player of a team: his card where he returned one. */
export interface TeamMember {
  readonly name: string;
  readonly judged: JudgedCard | null;
}

/** A team with its standing. */
export interface TeamOfDay {
  readonly name: string;
  readonly members: readonly TeamMember[];
  readonly standing: TeamStanding;
  /** Positions among `members` of the cards that count. */
  readonly counted: readonly number[];
}

/**
 * The teams that the Team column names, placed; the leader first, those without a total last. A card that is to be
 * decided on counts for nothing until it is.
 */
export function teamsOf({ entered, judged, factsOf }: Field, scoring: TeamTerms): readonly TeamOfDay[] {
  const judgedOf = new Map(judged.map((card) => [card.entered, card]));
  const names = new Map<string, string>();
  const members = new Map<string, TeamMember[]>();
  for (const card of entered) {
    const { team } = factsOf(card);
    const key = plainWords(team);
    if (key === '') continue;
    if (!names.has(key)) names.set(key, cellText(team));
    const own = members.get(key) ?? [];
    own.push({ name: card.name, judged: judgedOf.get(card) ?? null });
    members.set(key, own);
  }
  const teams = [...names].map(([key, name]) => {
    const own = members.get(key) ?? [];
    const playing = own.flatMap(({ judged: card }, at): { readonly at: number; readonly round: Round }[] =>
      card?.isRanked && card.round ? [{ at, round: card.round }] : [],
    );
    return { name, members: own, playing };
  });
  const standings = placeTeams(
    teams.map(({ playing, members: { length } }) => ({ rounds: playing.map(({ round }) => round), size: length })),
    scoring,
  );
  return teams
    .flatMap(({ name, members: own, playing }, at): readonly TeamOfDay[] => {
      const standing = standings[at];
      if (!standing) return [];
      return [{ name, members: own, standing, counted: standing.counted.flatMap((nth) => playing[nth]?.at ?? []) }];
    })
    .sort((a, b) => (a.standing.place ?? Infinity) - (b.standing.place ?? Infinity) || (a.name < b.name ? -1 : 1));
}
