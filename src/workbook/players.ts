import { plainWords } from './headings';
import { isNearName } from './near-names';

/** How an entry says whose it is. */
export interface PlayerMark {
  readonly name: string;
  /** His number, "" for none. */
  readonly member: string;
  /** False where a row's number stands in for the name: such an entry is nobody else's. */
  readonly isNamed: boolean;
}

/** One player over several fields: the position of his entry in each, null for none, and what is not quite sure. */
export interface JoinedPlayer {
  readonly entries: readonly (number | null)[];
  readonly member: string;
  /** Earlier names so unlike the latest that one number may stand for two people. */
  readonly otherNames: readonly string[];
}

interface Joining {
  readonly entries: (number | null)[];
  readonly names: string[];
  member: string;
}

/**
 * Joins the entries of several fields to players: by number where both have one, else by name, letter case and accents
 * apart. Two entries of one field are two players, whatever they are called. A name that several players with numbers
 * have is none of theirs without a number.
 *
 * @param fields in the order of play
 * @returns the players in the order in which they first appear
 */
export function joinPlayers(fields: readonly (readonly PlayerMark[])[]): readonly JoinedPlayer[] {
  const players: Joining[] = [];
  const byMember = new Map<string, Joining>();
  const byName = new Map<string, Joining[]>();
  fields.forEach((field, at) => {
    field.forEach(({ name, member, isNamed }, entry) => {
      const key = plainWords(name);
      const isFree = ({ entries }: Joining): boolean => entries[at] === null;
      const numbered = member === '' ? undefined : byMember.get(member);
      const named = (byName.get(key) ?? []).filter((one) => isFree(one) && (member === '' || one.member === ''));
      const known = numbered && isFree(numbered) ? numbered : isNamed && named.length === 1 ? named[0] : undefined;
      const player = known ?? { entries: fields.map(() => null), names: [], member: '' };
      if (!known) players.push(player);
      player.entries[at] = entry;
      if (!player.names.some((own) => plainWords(own) === key)) {
        player.names.push(name);
        if (isNamed) byName.set(key, [...(byName.get(key) ?? []), player]);
      }
      if (member !== '' && player.member === '') {
        player.member = member;
        if (!byMember.has(member)) byMember.set(member, player);
      }
    });
  });
  return players.map(({ entries, names, member }) => {
    const latest = names.at(-1) ?? '';
    // A. Smith is near Ann Smith, and she is SMITH Ann.
    const alike = names.filter((name) => name === latest || isNearName(latest, name));
    return {
      ...{ entries, member },
      otherNames: names.filter((name) => !alike.some((own) => own === name || isNearName(own, name))),
    };
  });
}
