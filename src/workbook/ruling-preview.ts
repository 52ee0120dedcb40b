import { formatRulings, parseRulings } from '../rules/rulings/notation';
import type { Ruling } from '../rules/rulings/ruling';
import { familyInWords, sayEffect } from '../words/explanation';
import { sayRefusal } from '../words/refusals';
import type { Language } from '../words/say';
import { type BookSeen, seeBook, type Standing } from './book-seen';
import type { ClubBook } from './office-sheets';
import { patchCells } from './patch-cells';
import { splitAddress, spotOf } from './sheet-cells';

/** What a ruling would do to its card if it stood in its cell, before anything is written. */
export interface RulingPreview {
  /** The whole text that the cell would hold. */
  readonly text: string;
  readonly before: Standing;
  readonly after: Standing;
  /** What the ruling does, as sentences; also why it cannot act. */
  readonly effects: readonly string[];
  /** How many other cards would change their place. */
  readonly moved: number;
  readonly isDisqualified: boolean;
  /** Whether the ruling can stand there: the rules read and apply it. */
  readonly isSound: boolean;
}

const NOWHERE: Standing = { total: null, status: '', place: '' };

/**
 * Tries a ruling on a copy of the sheets.
 *
 * @param cell the rulings cell of the card's row, "Scores!U7"
 * @param held what the cell holds now
 * @param ruling the ruling to add after what stands there; null to try the cell's text alone
 */
export function previewRuling(
  seen: BookSeen,
  cell: string,
  held: string,
  ruling: Ruling,
  language: Language,
): RulingPreview {
  const text = withRuling(held, ruling);
  const tried = bookWith(seen.club, cell, text);
  const after = seeBook(tried, language);
  const indexOf = (book: BookSeen): number =>
    book.cards.findIndex(({ rounds }) =>
      rounds.some(({ rows }) => rows.some(({ rulingsCell }) => rulingsCell === cell)),
    );
  const own = after.cards[indexOf(after)];
  const before = seen.cards[indexOf(seen)];
  const unread = parseRulings(text);
  const name = own?.name ?? '';
  const isNew = (message: string): boolean => !seen.findings.some((finding) => finding.message === message);
  const refusals = unread.ok
    ? after.findings
        .filter(({ card, code, message }) => card === name && isOfRulings(code) && isNew(message))
        .map(({ message }) => message)
    : unread.refusals.map((refusal) => sayRefusal(refusal, language));
  return {
    text,
    before: before?.standing ?? NOWHERE,
    after: own?.standing ?? NOWHERE,
    effects: [...refusals, ...after.refusals, ...newEffects(seen, after, name, language)],
    moved: after.cards.filter((card, at) => card !== own && card.standing.place !== seen.cards[at]?.standing.place)
      .length,
    isDisqualified: own?.standing.status.startsWith('DQ') === true && before?.standing.status !== own.standing.status,
    isSound: refusals.length === 0 && after.refusals.length === 0 && own !== undefined,
  };
}

/** A cell's text with one more ruling after those that stand there. */
export function withRuling(held: string, ruling: Ruling): string {
  const written = formatRulings([ruling]);
  const before = held.replace(/[\s;]+$/, '').trim();
  return before === '' || before === '0' ? written : `${before}; ${written}`;
}

function bookWith({ sheets, kept }: ClubBook, cell: string, text: string): ClubBook {
  const place = splitAddress(cell);
  const spot = place && spotOf(place.cell);
  if (!place || !spot) return { sheets, kept };
  return { kept, sheets: patchCells(sheets, { sheet: place.sheet, ...spot, values: [[text]] }) };
}

const isOfRulings = (code: string): boolean => code.startsWith('ruling') || code.startsWith('clause');

/** Sentences of effects that were not there before. */
function newEffects(before: BookSeen, after: BookSeen, name: string, language: Language): readonly string[] {
  const effectsIn = (book: BookSeen): readonly string[] => {
    const { day } = book.compiled ?? {};
    const judged = [...(day?.placed.map((each) => each.judged) ?? []), ...(day?.below ?? [])];
    const round = judged.find(({ entered }) => entered.name === name)?.round;
    return round ? round.effects.map((effect) => sayEffect(effect, language, familyInWords(round.form))) : [];
  };
  const rest = [...effectsIn(before)];
  return effectsIn(after).filter((effect) => {
    const at = rest.indexOf(effect);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
