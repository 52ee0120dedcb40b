import type { MatchDayResult } from './match-day';
import { type BelowLine, type DayResult, type ListResult, type PlaceLine, TO_DECIDE } from './day-result';

/**
 * A name by its initials, for a page that anybody may read.
 *
 * @example initialsOf('Anne-Marie O’Hara / Bob Roy') //=> 'A.-M. O. / B. R.'
 */
export const initialsOf = (name: string): string =>
  name
    .split(' / ')
    .map((player) =>
      player
        .split(/\s+/)
        .filter((word) => word !== '')
        .map((word) =>
          word
            .split('-')
            .map((part) => firstOf(part))
            .filter((letter) => letter !== '')
            .map((letter) => `${letter.toUpperCase()}.`)
            .join('-'),
        )
        .filter((initials) => initials !== '')
        .join(' '),
    )
    .join(' / ');

/** The first character, whole even where it takes two units. */
const firstOf = (word: string): string => /^./su.exec(word)?.[0] ?? '';

/** What is to be decided on a card may quote the sheet, names and all: it is the Committee's, and stays in the club. */
const withoutReason = (line: BelowLine): BelowLine =>
  line.status === TO_DECIDE ? { ...line, why: '', effects: [] } : line;

/** A day of matches with every player by his initials; a result may hold a name, but what is shown of it does not. */
export const matchesByInitials = (result: MatchDayResult): MatchDayResult => ({
  ...result,
  matches: result.matches.map((match) => ({ ...match, home: initialsOf(match.home), away: initialsOf(match.away) })),
  findings: [],
});

/** A number names a player as well as his name does. */
const unnumbered = (places: readonly PlaceLine[]): readonly PlaceLine[] =>
  places.map((line) => ({ ...line, member: '' }));

/** The results with every name by its initials. Findings, which are not published, keep theirs out altogether. */
export function byInitials(result: DayResult): DayResult {
  const named = <T extends { readonly name: string }>(lines: readonly T[]): readonly T[] =>
    lines.map((line) => ({ ...line, name: initialsOf(line.name) }));
  const lists = result.lists.map((list): ListResult => ({
    ...list,
    places: unnumbered(named(list.places)),
    below: named(list.below.map(withoutReason)),
  }));
  return {
    ...result,
    places: unnumbered(named(result.places)),
    below: named(result.below.map(withoutReason)),
    lists,
    prizes: named(result.prizes),
    twos: named(result.twos),
    teams: result.teams.map((team) => ({ ...team, cards: named(team.cards) })),
    findings: [],
  };
}
