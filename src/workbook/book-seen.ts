import { isLowBest } from '../rules/forms/form';
import { cellText } from '../rules/cell-text';
import { statusText } from '../rules/rulings/ruling';
import type { Language } from '../words/say';
import { isAcceptable, keyOfFinding } from './accept';
import { type CompiledDay, compileDay } from './compile-day';
import type { Day } from './day';
import { TO_DECIDE } from './day-result';
import type { Finding, Found } from './finding';
import type { DayOptions } from './judge-day';
import type { ClubBook } from './office-sheets';
import { cellUnder, type EnteredCard } from './read-cards';
import { type Recognition, recognise } from './recognise';
import { address, cellOf, type SheetCells, splitAddress, spotOf } from './sheet-cells';
import { type PartSeen, partsSeen } from './shown-parts';
import { wordFinding, wordRefusals } from './word-finding';

/**
 * How a card stands. `notIn`: nothing on it yet. `open`: the Committee must decide. `below`: settled without a place.
 * `look`: placed, with something to look at. `inOrder`: placed, nothing to say.
 */
export type CardState = 'notIn' | 'open' | 'below' | 'look' | 'inOrder';

/** One row of a card: a player's ball, and the cell that takes the rulings on it. */
export interface RowSeen {
  readonly row: number;
  readonly name: string;
  /** "" where the sheet has no column of rulings. */
  readonly rulingsCell: string;
  readonly rulings: string;
}

/** Where a card stands in the results: "36" in place "T2", or its status. */
export interface Standing {
  readonly total: number | null;
  /** NR, DQ R6-6b, "?" while it is to be decided; "" for a card with a total. */
  readonly status: string;
  readonly place: string;
}

/** A player's card in one round: the sheet, and its rows there. */
export interface RoundSeen {
  readonly sheet: string;
  readonly rows: readonly RowSeen[];
}

export interface CardSeen {
  readonly name: string;
  readonly cell: string;
  /** One; of a competition over several rounds those in which he has a card. The last is the one shown. */
  readonly rounds: readonly RoundSeen[];
  readonly state: CardState;
  readonly standing: Standing;
}

/** A finding with what can be done about it. */
export interface FindingSeen extends Finding {
  readonly key: string;
  readonly isAcceptable: boolean;
  readonly isAccepted: boolean;
  /** What its cell holds; null where it has none that could be corrected. */
  readonly held: string | null;
  /** The ruling it leads to, as it would be written; "" where it leads to none. */
  readonly proposed: string;
}

/** Cards by how they stand. `checked`: returned, and nothing to decide. */
export interface CardCounts {
  readonly entered: number;
  readonly returned: number;
  readonly checked: number;
  readonly open: number;
  readonly below: number;
}

/** All that the pane shows of a workbook; made anew from the cells whenever they change. */
export interface BookSeen {
  readonly club: ClubBook;
  readonly compiled: CompiledDay | null;
  /** Why the day cannot be compiled; none where it can. */
  readonly refusals: readonly string[];
  readonly parts: readonly PartSeen[];
  readonly cards: readonly CardSeen[];
  readonly counts: CardCounts;
  readonly findings: readonly FindingSeen[];
  /** Strokes: fewer is better. */
  readonly isLowBest: boolean;
}

/** What the pane shows of a workbook as it was read. Pure. */
export function seeBook(club: ClubBook, language: Language, options: DayOptions = {}): BookSeen {
  const { sheets, kept } = club;
  const compiled = compileDay(sheets, { kept, ...options }, language);
  const day = compiled.ok ? compiled.value.day : null;
  const recognition = day?.recognition ?? recognitionAlone(club);
  const cards = day ? cardsSeen(sheets, day) : [];
  const isIn = (...states: readonly CardState[]): number => cards.filter(({ state }) => states.includes(state)).length;
  return {
    club,
    compiled: compiled.ok ? compiled.value : null,
    refusals: compiled.ok ? [] : compiled.refusals.map((refusal) => wordRefusals([refusal], language)),
    parts: partsSeen(sheets, recognition, kept.corrections),
    cards,
    counts: {
      entered: cards.length,
      returned: cards.length - isIn('notIn'),
      checked: isIn('look', 'inOrder', 'below'),
      open: isIn('open'),
      below: isIn('below'),
    },
    findings: day ? day.findings.map((found) => findingSeen(found, day, sheets, language)) : [],
    isLowBest: day ? isLowBest(day.form) : false,
  };
}

/** A sheet may be recognised though its Terms are not: its parts are shown all the same. */
function recognitionAlone({ sheets, kept }: ClubBook) {
  const seen = recognise(sheets, undefined, kept.corrections);
  return seen.ok ? seen.value : null;
}

function findingSeen(found: Found, day: Day, sheets: readonly SheetCells[], language: Language): FindingSeen {
  return {
    ...wordFinding(found, language, day.form.fourBall),
    key: keyOfFinding(found),
    isAcceptable: isAcceptable(found),
    isAccepted: found.accepted !== undefined,
    held: heldAt(found.cell, sheets),
    proposed: cellText(found.values['proposed']),
  };
}

function heldAt(cell: string, sheets: readonly SheetCells[]): string | null {
  const place = splitAddress(cell);
  const spot = place && spotOf(place.cell);
  const sheet = sheets.find(({ name }) => name === place?.sheet);
  return spot && sheet ? cellText(cellOf(sheet, spot.row, spot.column)) : null;
}

function cardsSeen(sheets: readonly SheetCells[], day: Day): readonly CardSeen[] {
  const open = new Set<string>();
  const warned = new Set<string>();
  for (const { severity, card } of day.findings) {
    if (severity === 'decide') open.add(card);
    else if (severity === 'warn') warned.add(card);
  }
  const standings = standingsOf(day);
  return day.entered.map((entered): CardSeen => {
    const standing = standings.get(entered) ?? NO_STANDING;
    // Of several rounds a card may stand on an earlier sheet.
    const recognition = day.recognitionOf(entered);
    return {
      name: entered.name,
      cell: cellUnder(recognition, entered.rows[0]?.row ?? 0, recognition.columns.name === undefined ? 'side' : 'name'),
      rounds: cardsOf(day, entered).map((card) => ({
        sheet: card.recognition.sheet,
        rows: rowsSeen(sheets, card.recognition, card.entered),
      })),
      state: stateOf(entered, standing, open, warned),
      standing,
    };
  });
}

const NO_STANDING: Standing = { total: null, status: '', place: '' };

/** Every returned card's standing, by the card as it was entered. */
export function standingsOf(day: Day): ReadonlyMap<EnteredCard, Standing> {
  const standings = new Map<EnteredCard, Standing>();
  for (const { judged, placing } of day.placed)
    standings.set(judged.entered, {
      total: judged.round?.total ?? null,
      status: '',
      place: `${placing.isShared ? 'T' : ''}${placing.place}`,
    });
  for (const { entered, round, isRanked } of day.below)
    standings.set(entered, {
      total: null,
      status: isRanked && round?.status ? statusText(round.status) : TO_DECIDE,
      place: '',
    });
  return standings;
}

function stateOf(
  entered: EnteredCard,
  standing: Standing,
  open: ReadonlySet<string>,
  warned: ReadonlySet<string>,
): CardState {
  if (!entered.isReturned) return 'notIn';
  if (open.has(entered.name) || standing.status === TO_DECIDE) return 'open';
  if (standing.status !== '') return 'below';
  return warned.has(entered.name) ? 'look' : 'inOrder';
}

/** A player's card in every round that he has one in. */
export function cardsOf(
  day: Day,
  entered: EnteredCard,
): readonly { readonly recognition: Recognition; readonly entered: EnteredCard }[] {
  const rounds = day.series?.roundsOf.get(entered);
  if (!rounds) return [{ recognition: day.recognitionOf(entered), entered }];
  return rounds.flatMap((round) => (round.entered ? [{ recognition: round.recognition, entered: round.entered }] : []));
}

function rowsSeen(
  sheets: readonly SheetCells[],
  { sheet: name, columns: { rulings } }: Recognition,
  { rows }: EnteredCard,
): readonly RowSeen[] {
  const sheet = sheets.find((each) => each.name === name);
  return rows.map(({ row, name: player }) =>
    rulings === undefined || !sheet
      ? { row, name: player, rulingsCell: '', rulings: '' }
      : {
          row,
          name: player,
          rulingsCell: address(name, row, rulings),
          rulings: cellText(cellOf(sheet, row, rulings)),
        },
  );
}
