/** A family of forms in the hand tables. */
export type Family = 'stroke' | 'stableford' | 'par' | 'max';

/** A ruling by its clause, its hole, and the words of the hand tables on it. */
export interface Told {
  readonly id: string;
  readonly hole: number;
  readonly isOut: boolean;
  readonly words: Readonly<Record<Family, string>>;
  readonly taken: number | null;
}

export interface OnCard {
  readonly form: string;
  readonly family: Family;
  /** Whether the form's list puts out of the competition for a clause. */
  readonly list: (id: string) => boolean;
  readonly scores: readonly number[];
  readonly handicap: number;
}

/** 4-4 and the Rules that count with it (S0:143). */
const CLUBS = /^4-(4[ab]?|3(a(\(iii\))?)?)$/;
/** The second breach disqualifies: 6-7 (S0:191), 14-3 since 2016, 4.3 and 5.2b of the later code. */
const TWICE = /^(6-7|14-3[abc]?|4\.3|5\.2b)$/;
/** The general penalty for not replacing, and the strokes whose place it takes (S1:86; 14.7 likewise). */
const REPLACING: readonly (readonly [RegExp, RegExp])[] = [
  [/^18$/, /^18-[23]/],
  [/^14\.7$/, /^9\.(4|7b)/],
];

/**
 * The total of a card of one ball, from the words of the hand tables alone: the strokes of each hole first, then each
 * hole's result, then what comes off the total. "refused" where a clause is not of the form; "DQ id" where it is out.
 */
export function totalBySecond(rulings: readonly Told[], on: OnCard): number | string {
  const { family, list, scores, form } = on;
  const strokes = scores.map(() => 0);
  const lost = scores.map(() => false);
  /** Holes of breach by what has a cap of its own: clubs too many, clubs that do not conform, caddies. */
  const capped = new Map<string, Set<number>>();
  const breaches = new Map<string, number>();
  let [off, clubsEach, clubsMost, isOffTotal] = [0, 0, 0, false];
  let out = '';
  const add = (hole: number, n: number) => strokes.splice(hole - 1, 1, (strokes[hole - 1] ?? 0) + n);
  const hasOnlyHole = family !== 'stroke';
  const disqualify = (id: string, hole: number): void => {
    if (hasOnlyHole && !list(id)) lost[hole - 1] = true;
    else if (out === '') out = `DQ ${id}`;
  };

  for (const { id, hole, isOut, words } of rulings) {
    const word = words[family];
    if (word === '' || /^(31-|23\.)/.test(id)) return 'refused';
    if (isOut || word === 'DQ') {
      disqualify(id, hole);
      continue;
    }
    const rule = id.replace(/^14-3[abc]$/, '14-3');
    const count = (breaches.get(rule) ?? 0) + 1;
    breaches.set(rule, count);
    if (id === '5.6a' && count === 3) disqualify(id, hole);
    else if (TWICE.test(id) && count === 2 && out === '') out = `DQ ${id}`;
    const [, sign, figure, unit, most] = /^([+-])(\d)([hb]?)(?:\/(\d))?$/.exec(word) ?? [];
    if (word === 'hole') lost[hole - 1] = true;
    else if (most !== undefined) {
      const what = CLUBS.test(id) ? 'clubs' : id.replace(/^4-[12][ab]?$/, 'not conforming');
      capped.set(what, (capped.get(what) ?? new Set<number>()).add(hole));
      [clubsEach, clubsMost, isOffTotal] = [Number(figure), Number(most), sign === '-'];
    } else if (unit === 'b') off += delayed(id, count, Number(figure), family);
    else if (sign === '+') add(hole, id === '5.6a' ? count : Number(figure));
  }
  for (const named of capped.values())
    [...named]
      .sort((a, b) => a - b)
      .slice(0, clubsMost / (clubsEach || 1))
      .forEach((hole) => (isOffTotal ? (off += clubsEach) : add(hole, clubsEach)));
  takeReplaced(rulings, (hole) => add(hole, -1), family);

  const results = scores.map((score, at) => {
    const hole = at + 1;
    const received = (hole <= on.handicap ? 1 : 0) + (hole + 18 <= on.handicap ? 1 : 0);
    return resultOf(form, lost[at] ? null : score + (strokes[at] ?? 0), form === 'gross' ? 0 : received);
  });
  const wrong = rulings.find(({ words, isOut }) => words[family] === 'wrong' && !isOut);
  if (wrong && isChanged(wrong, rulings, on, results, strokes, lost)) out = firstOut(out, wrong, rulings);
  if (out !== '') return out;
  return results.includes(null) ? 'none' : results.reduce<number>((sum, result) => sum + (result ?? 0), 0) - off;
}

/** A second delay under 2019 takes 2 points; else each takes the same. */
const delayed = (id: string, count: number, figure: number, family: Family): number =>
  id === '5.6a' && count === 2 && family === 'stableford' ? 2 : figure;

/** Where a ball was moved and not replaced, one stroke for each that the general penalty takes the place of. */
function takeReplaced(rulings: readonly Told[], take: (hole: number) => void, family: Family): void {
  for (const [general, single] of REPLACING) {
    const left = rulings.filter(({ id, isOut, words }) => single.test(id) && !isOut && words[family] === '+1');
    for (const { id, hole, isOut } of rulings) {
      if (!general.test(id) || isOut) continue;
      const at = left.findIndex((each) => each.hole === hole);
      if (at >= 0) left.splice(at, 1).forEach(() => take(hole));
    }
  }
}

function resultOf(form: string, gross: number | null, received: number): number | null {
  if (form === 'gross') return gross;
  if (form === 'net') return gross === null ? null : gross - received;
  if (form.startsWith('max')) return (gross === null || gross > 8 ? 8 : gross) - received;
  const under = gross === null ? -9 : 4 - gross + received;
  if (form === 'stableford') return under <= -2 ? 0 : 2 + under;
  const lead = form === 'bogey' && gross !== null ? under + 1 : under;
  return lead > 0 ? 1 : lead < 0 ? -1 : 0;
}

/** A hole returned one too low changes what it makes: always in strokes, else where the result differs. */
function isChanged(
  { hole, taken }: Told,
  rulings: readonly Told[],
  on: OnCard,
  results: readonly (number | null)[],
  strokes: readonly number[],
  lost: readonly boolean[],
): boolean {
  const received = on.form === 'gross' ? 0 : (hole <= on.handicap ? 1 : 0) + (hole + 18 <= on.handicap ? 1 : 0);
  const gross = lost[hole - 1] ? null : (taken ?? 0) + (strokes[hole - 1] ?? 0);
  return rulings.length > 0 && resultOf(on.form, gross, received) !== results[hole - 1];
}

/** Of two that put out, the first in the cell. */
function firstOut(out: string, wrong: Told, rulings: readonly Told[]): string {
  const own = `DQ ${wrong.id}`;
  if (out === '') return own;
  const places = [out, own].map((text) => rulings.findIndex(({ id }) => `DQ ${id}` === text));
  return (places[0] ?? 0) <= (places[1] ?? 0) ? out : own;
}
