import { bareWord, cellText } from '../cell-text';
import { type Read, refusal, refused, sound } from '../refusal';
import type { Ruling } from '../rulings/ruling';
import { EDITION_2008, RENUMBERED_2008 } from './2008/edition-2008';
import { EDITION_2012 } from './2012/edition-2012';
import { EDITION_2016 } from './2016/edition-2016';
import { EDITION_2019 } from './2019/edition-2019';
import { EDITION_2023 } from './2023/edition-2023';
import { CLASSIC } from './classic/classic';
import { type Clause, type Edition, EDITION_IDS, type EditionId } from './clause';
import { counterpartOf } from './counterparts';

const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  classic: CLASSIC,
  '2008': EDITION_2008,
  '2012': EDITION_2012,
  '2016': EDITION_2016,
  '2019': EDITION_2019,
  '2023': EDITION_2023,
};

/** Whether an edition writes its clauses with a hyphen: those before 2019. */
export const isHyphened = (id: EditionId): boolean => id === 'classic' || id < '2019';

/** Reads an edition's name; a number is read like its text, nothing is null. */
export function readEditionId(cell: unknown): Read<EditionId | null> {
  const word = bareWord(cellText(cell)).toLowerCase();
  // Excel gives an optional argument that was left out as 0.
  if (word === '' || word === '0') return sound(null);
  const id = EDITION_IDS.find((known) => known === word || (known === 'classic' && word === 'classique'));
  return id ? sound(id) : refused(refusal('edition-unknown', { met: cellText(cell) }));
}

/**
 * The edition that rulings are read under: the one given, or the one their clauses are written in.
 *
 * @param given null: a hyphen is classic (4-4), a dot 2023 (4.1b), anything else classic
 * @returns the edition, or why the clauses do not fit it or one another
 */
export function editionInForce(rulings: readonly Ruling[], given: EditionId | null): Read<Edition> {
  const cited = rulings.map(clauseOf).filter((clause) => clause !== null);
  const dotted = cited.find((clause) => clause.includes('.'));
  const hyphened = cited.find((clause) => clause.includes('-'));
  if (given === null && dotted !== undefined && hyphened !== undefined)
    return refused(refusal('clauses-of-two-editions', { one: hyphened, other: dotted }));
  const id = given ?? (dotted === undefined ? 'classic' : '2023');
  const foreign = isHyphened(id) ? dotted : hyphened;
  if (foreign !== undefined) {
    const counterpart = counterpartOf(foreign, id) ?? '';
    const instead =
      id !== 'classic' && isHyphened(id) ? (RENUMBERED_2008.get(counterpart) ?? counterpart) : counterpart;
    return refused(refusal('clause-of-other-edition', { met: foreign, edition: id, instead }));
  }
  return sound(EDITIONS[id]);
}

export const clauseOf = ({ what }: Ruling): string | null =>
  what.kind === 'breach' ? what.clause : what.kind === 'status' ? what.status.clause : null;

/** Finds the clause that a ruling cites. */
export function findClause(edition: Edition, cited: string): Read<Clause> {
  const clause = edition.clauses.get(cited);
  return clause ? sound(clause) : refused(refusal('clause-unknown', { met: cited, edition: edition.id }));
}
