import { readDecimal } from '../rules/exact';
import { bestEvents, pointsOfEvent } from '../rules/games/order-of-merit';
import { asMixed, byGreater, type Rational } from '../rules/rational';
import { type MeritFindingCode, type MeritRefusalCode, sayMeritFinding } from '../words/order-of-merit';
import type { Severity } from '../rules/checks/card-check';
import type { Language, Values } from '../words/say';
import type { DayResult, ListResult } from './day-result';
import { plainWords } from './headings';
import type { MatchDayResult } from './match-day';
import { isNearName } from './near-names';
import { joinPlayers } from './players';

/** One event of a season: the workbook it is in, and its results. */
export interface MeritEvent {
  readonly book: string;
  readonly day: DayResult | MatchDayResult;
}

/** What the Committee says of its order of merit. */
export interface MeritTerms {
  /** Points of place 1, 2, 3 …: "25, 18, 15" or "25; 12,5". Never assumed: left out, it is asked for. */
  readonly points?: string | undefined;
  /** How many events count, the best of each player; left out, all. */
  readonly best?: string | undefined;
  /** Title of the list whose places count; left out, that of the whole field. */
  readonly list?: string | undefined;
}

/** Points in one event, as golfers write them: "25", "21 1/2". */
export interface MeritPoints {
  readonly points: string;
  readonly place: string;
  readonly counts: boolean;
}

export interface MeritLine {
  /** "1", or "T2" for a place that is shared. */
  readonly place: string;
  readonly name: string;
  readonly total: string;
  /** null for an event without a place. */
  readonly events: readonly (MeritPoints | null)[];
}

export interface MeritEventLine {
  readonly book: string;
  readonly competition: string;
  readonly date: string;
  /** Decisions that are open there. */
  readonly open: number;
}

/** Something to look at in an order of merit, or to decide in one of its events. */
export interface MeritFinding {
  readonly severity: Severity;
  readonly card: string;
  readonly cell: '';
  readonly code: MeritFindingCode;
  readonly message: string;
}

/** Why there is none. Values name workbooks. */
export interface MeritRefusal {
  readonly code: MeritRefusalCode;
  readonly values: Readonly<Record<string, string>>;
}

type MeritRead<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusals: readonly MeritRefusal[] };

const accepted = <T>(value: T): MeritRead<T> => ({ ok: true, value });
const meritRefusal = (code: MeritRefusalCode, values: MeritRefusal['values'] = {}): MeritRefusal => ({ code, values });
const refused = (...refusals: readonly MeritRefusal[]): MeritRead<never> => ({ ok: false, refusals });

/** An order of merit over workbooks. */
export interface MeritResult {
  readonly lines: readonly MeritLine[];
  /** In the order of their dates; those without one last, by the names of their workbooks. */
  readonly events: readonly MeritEventLine[];
  /** Points of place 1, 2, 3 … */
  readonly points: readonly string[];
  /** null: all events count. */
  readonly best: number | null;
  /** "" for that of the whole field. */
  readonly list: string;
  /** Players placed in an event who have no points. */
  readonly withoutPoints: number;
  readonly findings: readonly MeritFinding[];
  readonly open: number;
}

const MOST_POINTS = 10_000;
const MOST_DECIMALS = 1000n;

/**
 * Adds up a season: players are joined by name, letter case and accents apart; names that are nearly alike are named in
 * a finding and never joined. Equal totals share their place. Pure; the order of the workbooks changes nothing.
 *
 * @returns the order, or every reason against it
 */
export function meritOf(given: readonly MeritEvent[], terms: MeritTerms, language: Language): MeritRead<MeritResult> {
  const events = [...given].sort(byDate);
  const refusals: MeritRefusal[] = [];
  const points = settle(readPoints(terms.points), refusals);
  const best = settle(readBest(terms.best, events.length), refusals);
  const lists = events.flatMap((event) => {
    const list = settle(listOf(event, terms.list ?? ''), refusals);
    return list ? [list] : [];
  });
  refusals.push(...sameEvents(events), ...namesTwice(events, lists));
  if (refusals.length > 0 || !points || best === null) return refused(...refusals);

  const players = playersOf(lists);
  const own = lists.map((_, event) =>
    pointsOfEvent(
      players.map(({ places }) => numberOf(places[event] ?? '')),
      points,
    ),
  );
  const seasons = players.map((player, nth) => {
    const each = own.map((event) => event[nth] ?? null);
    return { ...player, each, ...bestEvents(each, best.count) };
  });
  const placed = seasons.filter(({ total }) => total.over > 0n).sort(byTotal);
  const open = events.reduce((sum, { day }) => sum + day.open, 0);
  return accepted({
    lines: placed.map(({ name, places, each, counted, total }): MeritLine => ({
      place: placeAmong(placed, total),
      name,
      total: asMixed(total),
      events: each.map((worth, at) =>
        worth === null ? null : { points: asMixed(worth), place: places[at] ?? '', counts: counted.includes(at) },
      ),
    })),
    events: events.map(({ book, day }) => ({ book, competition: day.competition, date: day.date, open: day.open })),
    points: points.map((worth) => asMixed({ over: worth, under: MOST_DECIMALS })),
    best: best.isAll ? null : best.count,
    list: lists[0]?.title ?? '',
    withoutPoints: seasons.length - placed.length,
    findings: [...openEvents(events, language), ...nearNames(players, language), ...numbersShared(players, language)],
    open,
  });
}

function settle<T>(read: MeritRead<T>, refusals: MeritRefusal[]): T | null {
  if (read.ok) return read.value;
  refusals.push(...read.refusals);
  return null;
}

const IS_DATE = /^\d{4}-\d{2}-\d{2}$/;

function byDate(a: MeritEvent, b: MeritEvent): number {
  const key = ({ book, day: { date } }: MeritEvent): string => `${IS_DATE.test(date) ? date : '~'} ${book}`;
  return key(a) < key(b) ? -1 : 1;
}

/** A comma parts the places, unless a semicolon or a space does: then it may be a decimal's. */
function readPoints(points: string | undefined): MeritRead<readonly bigint[]> {
  const text = (points ?? '').trim();
  if (text === '') return refused(meritRefusal('merit-points-missing'));
  const words = text.split(text.includes(';') ? ';' : /,\s|\s/.test(text) ? /,?\s+/ : ',');
  const worth = words.map((word) => {
    const exact = readDecimal(word.trim());
    if (!exact || exact.over < 0 || exact.over > MOST_POINTS * exact.under) return null;
    return (BigInt(exact.over) * MOST_DECIMALS) / BigInt(exact.under);
  });
  const wrong = worth.findIndex((one) => one === null);
  const sound = worth.flatMap((one) => (one === null ? [] : [one]));
  if (wrong < 0 && sound.some((one) => one > 0n)) return accepted(sound);
  return refused(meritRefusal('merit-points-unknown', { met: wrong < 0 ? text : (words[wrong] ?? '').trim() }));
}

function readBest(
  best: string | undefined,
  events: number,
): MeritRead<{ readonly count: number; readonly isAll: boolean }> {
  const text = (best ?? '').trim();
  if (text === '') return accepted({ count: events, isAll: true });
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (count < 1) return refused(meritRefusal('merit-best-unknown', { met: text }));
  return accepted({ count, isAll: false });
}

function listOf({ book, day }: MeritEvent, wanted: string): MeritRead<ListResult> {
  const words = plainWords(wanted);
  if (day.lists.length === 0) return refused(meritRefusal('merit-matches', { book }));
  const found = day.lists.find(({ title }) => plainWords(title) === words);
  if (found) return accepted(found);
  const lists = day.lists.flatMap(({ title }) => (title === '' ? [] : [`“${title}”`])).join(', ') || '–';
  return refused(meritRefusal('merit-list-unknown', { book, met: wanted, lists }));
}

/** The same cards in two workbooks are one event given twice. */
function sameEvents(events: readonly MeritEvent[]): readonly MeritRefusal[] {
  return events.flatMap(({ book, day }, at) => {
    const other = events.slice(0, at).find((each) => each.day.stamp === day.stamp);
    return other ? [meritRefusal('merit-event-twice', { book, other: other.book })] : [];
  });
}

/** Two of one name in one event cannot be told apart in the others without numbers. */
function namesTwice(events: readonly MeritEvent[], lists: readonly ListResult[]): readonly MeritRefusal[] {
  return lists.flatMap(({ places }, at) => {
    const known = new Set<string>();
    return places.flatMap(({ name, member }) => {
      const key = member === '' ? plainWords(name) : '';
      const isTwice = key !== '' && known.has(key);
      known.add(key);
      return isTwice ? [meritRefusal('merit-name-twice', { book: events[at]?.book ?? '', name })] : [];
    });
  });
}

interface MeritPlayer {
  /** As the last event has it. */
  readonly name: string;
  readonly member: string;
  readonly otherNames: readonly string[];
  /** "" for an event without a place. */
  readonly places: readonly string[];
}

/** Every player placed in an event, in the order of the alphabet. */
const playersOf = (lists: readonly ListResult[]): readonly MeritPlayer[] =>
  joinPlayers(lists.map(({ places }) => places.map(({ name, member }) => ({ name, member, isNamed: true }))))
    .map(({ entries, member, otherNames }): MeritPlayer => {
      const own = entries.map((entry, event) => (entry === null ? undefined : lists[event]?.places[entry]));
      return {
        name: own.findLast((line) => line !== undefined)?.name ?? '',
        ...{ member, otherNames },
        places: own.map((line) => line?.place ?? ''),
      };
    })
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

const keyOf = ({ name, member }: MeritPlayer): string => `${plainWords(name)} ${member}`;

const numberOf = (place: string): number | null => (place === '' ? null : Number(place.replace(/^T/, '')));

const byTotal = (a: { readonly total: Rational }, b: { readonly total: Rational }): number =>
  byGreater(a.total, b.total);

function placeAmong(all: readonly { readonly total: Rational }[], total: Rational): string {
  const level = all.filter((other) => byTotal(other, { total }) === 0).length;
  const place = all.findIndex((other) => byTotal(other, { total }) === 0) + 1;
  return `${level > 1 ? 'T' : ''}${place}`;
}

const meritFinding = (
  severity: Severity,
  code: MeritFindingCode,
  card: string,
  values: Values,
  language: Language,
): MeritFinding => ({ severity, card, cell: '', code, message: sayMeritFinding(code, language, values) });

const openEvents = (events: readonly MeritEvent[], language: Language): readonly MeritFinding[] =>
  events
    .filter(({ day: { open } }) => open > 0)
    .map(({ book, day: { open } }) => meritFinding('decide', 'merit-event-open', '', { book, open }, language));

/** Two who met in an event are two. */
function nearNames(players: readonly MeritPlayer[], language: Language): readonly MeritFinding[] {
  return players.flatMap((player, at) =>
    players
      .slice(at + 1)
      .filter((other) => !player.places.some((own, event) => own !== '' && other.places[event] !== ''))
      .filter((other) => isPerhaps(player, other))
      .map((other) => {
        const values = { name: shown(player), other: shown(other) };
        return meritFinding('warn', 'merit-names-near', player.name, values, language);
      }),
  );
}

/** Two numbers are two players, unless they have one name: then one of the numbers is perhaps wrong. */
const isPerhaps = (a: MeritPlayer, b: MeritPlayer): boolean =>
  plainWords(a.name) === plainWords(b.name) || ((a.member === '' || b.member === '') && isNearName(a.name, b.name));

const shown = ({ name, member }: MeritPlayer): string => (member === '' ? name : `${name} (${member})`);

/** One number for names that are not alike. */
const numbersShared = (players: readonly MeritPlayer[], language: Language): readonly MeritFinding[] =>
  players.flatMap(({ name, member, otherNames }) =>
    otherNames.map((other) => meritFinding('warn', 'merit-number-shared', name, { member, name, other }, language)),
  );
