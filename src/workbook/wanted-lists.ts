import type { DayList } from './day';
import { divisionsOf, type Field, type ListWanted, makeList } from './day-lists';
import { found, type Found } from './finding';
import { plainWords } from './headings';
import { cellUnder } from './read-cards';
import type { Terms } from './terms';
import type { Division } from './terms-divisions';

/** The whole field first, then its gross list, then division by division. */
export function listsOf(field: Field, terms: Terms): readonly [DayList, ...DayList[]] {
  const make = (wanted: ListWanted): DayList => makeList(field, wanted, terms.ties);
  const hasGross = (name: string): boolean =>
    terms.form.scoring !== 'gross' &&
    ((name === '' && terms.isGrossListed) ||
      terms.prizes.prizes.some(
        (term) =>
          term.kind === 'list' &&
          term.target.isGross &&
          (term.target.division === null ? name !== '' : plainWords(term.target.division) === plainWords(name)),
      ));
  const withGross = (division: Division | null): readonly ListWanted[] => [
    { division, isGross: false },
    ...(hasGross(division?.name ?? '') ? [{ division, isGross: true }] : []),
  ];
  const [overall, ...others] = [null, ...divisionsOf(terms.divisions, field)].flatMap(withGross);
  return [make(overall ?? { division: null, isGross: false }), ...others.map(make)];
}

/** A card of the day that no division takes. */
export function divisionFindings({ entered, recognitionOf }: Field, lists: readonly DayList[]): readonly Found[] {
  const divisions = lists.filter(({ division, isGross }) => division !== null && !isGross);
  if (divisions.length === 0) return [];
  const taken = new Set(
    divisions
      .flatMap(({ placed, below }) => [...placed.map(({ judged }) => judged), ...below])
      .map((card) => card.entered),
  );
  return entered
    .filter((card) => card.isReturned && !taken.has(card))
    .map((card) =>
      found('warn', 'no-division', cellUnder(recognitionOf(card), card.rows[0]?.row ?? 0, 'name'), { card: card.name }),
    );
}
