import { awardPrizes, type PrizeList } from '../rules/standings/prizes';
import type { DayList, PrizeWon } from './day';
import { found, type Found } from './finding';
import { plainWords } from './headings';
import type { EnteredCard } from './read-cards';
import type { PrizeTerm, PrizeTerms } from './terms-prizes';

type ListTerm = Extract<PrizeTerm, { kind: 'list' }>;

/** Which prize is for which list, in the order of award; a prize for a list that is not there is a finding. */
export function prizesWon(
  entered: readonly EnteredCard[],
  lists: readonly DayList[],
  { prizes, areSeveralAllowed }: PrizeTerms,
  cell: string,
): { readonly won: readonly PrizeWon[]; readonly findings: readonly Found[] } {
  const findings: Found[] = [];
  const awarded = prizes
    .filter((term): term is ListTerm => term.kind === 'list')
    .flatMap((term) => {
      const own = lists.filter((list) => isFor(term, list));
      if (own.length === 0)
        findings.push(found('warn', 'prize-without-list', cell, { values: { met: term.target.division ?? '' } }));
      return own.map((list) => ({ term, list }));
    });
  const placeLists = awarded.map(({ term, list }): PrizeList => {
    const places = new Map(list.placed.map(({ judged, placing }) => [judged.entered, placing.place]));
    return { fund: term.fund, places: entered.map((card) => places.get(card) ?? null) };
  });
  const won = awardPrizes(placeLists, areSeveralAllowed).flatMap((awards, at) => {
    const each = awarded[at];
    return awards.flatMap((award, card): readonly PrizeWon[] => {
      const winner = entered[card];
      return award && each && winner ? [{ ...each, entered: winner, award }] : [];
    });
  });
  return { won: won.sort((a, b) => placeOf(a, awarded) - placeOf(b, awarded)), findings };
}

function isFor({ target }: ListTerm, { division, isGross, form }: DayList): boolean {
  // Where gross is the form of the day, its list is the gross list.
  const isGrossToo = isGross || form.scoring === 'gross';
  const isWanted = target.isGross ? isGrossToo : !isGross;
  if (!isWanted) return false;
  if (target.division === null) return division !== null;
  return plainWords(target.division) === plainWords(division?.name ?? '');
}

/** List by list as awarded, in a list by place. */
function placeOf(won: PrizeWon, awarded: readonly { readonly term: ListTerm; readonly list: DayList }[]): number {
  const nth = awarded.findIndex(({ term, list }) => term === won.term && list === won.list);
  const at = won.list.placed.findIndex(({ judged }) => judged.entered === won.entered);
  return nth * (won.list.placed.length + 1_000_000) + at;
}
