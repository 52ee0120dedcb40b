import type { Course } from '../course';
import type { Act, Clause, Edition } from '../editions/clause';
import { countsWithoutScore, type Form } from '../forms/form';
import type { AppliedRulings, WrongScore } from './apply-rulings';
import type { Effect } from './effect';
import type { Ruling, Status } from './ruling';

/** A ruling and its place in the cell. */
export interface Placed {
  readonly ruling: Ruling;
  readonly position: number;
}

/** Strokes on one ball at one hole (`at`: its place on the card), before 18-2 and its general penalty are settled. */
interface StrokeEntry {
  readonly position: number;
  readonly clause: Clause | null;
  readonly ball: number;
  readonly at: number;
  strokes: number;
}

/** Holes that clauses under one cap name for one target, before the cap is drawn. */
interface CappedHoles {
  readonly does: 'strokes' | 'deducts';
  readonly balls: readonly number[];
  readonly each: number;
  readonly perRound: number | null;
  readonly named: { readonly at: number; readonly position: number }[];
}

const BOTH = [0, 1];

/** The book kept while a card's rulings are applied, one after the other; closed, it gives what they did. */
export class RulingLedger {
  readonly #form: Form;
  readonly #edition: Edition;
  readonly #holes: readonly number[];
  readonly #taken: boolean[][];
  readonly #disqualifiedThere: boolean[][];
  readonly #strokes: StrokeEntry[] = [];
  readonly #capped = new Map<string, CappedHoles>();
  readonly #breaches = new Map<string, readonly number[]>();
  readonly #partnersIn = new Map<string, Set<number>>();
  readonly #partnersGone = new Set<number>();
  readonly #effects: { readonly position: number; readonly effect: Effect }[] = [];
  readonly #wrongScores: WrongScore[] = [];
  /** Rulings whose strokes are still to be counted up at the close. */
  readonly #strokeRulings = new Map<
    number,
    { readonly ruling: Ruling; readonly clause: string | null; readonly each: number; readonly perRound: number | null }
  >();
  readonly #deductRulings = new Map<
    number,
    { readonly ruling: Ruling; readonly clause: string; readonly each: number; readonly perRound: number | null }
  >();
  #deducted = 0;
  #out: { readonly status: Status; readonly position: number } | null = null;

  constructor(course: Course, form: Form, edition: Edition) {
    this.#form = form;
    this.#edition = edition;
    this.#holes = course.holes.map((hole) => hole.number);
    const perBall = <T>(value: T): T[][] => (form.fourBall ? BOTH : [0]).map(() => course.holes.map(() => value));
    this.#taken = perBall(false);
    this.#disqualifiedThere = perBall(false);
  }

  note({ position }: Placed, effect: Effect): void {
    this.#effects.push({ position, effect });
  }

  /** Strokes on each hole named, as often as the ruling says. */
  addStrokes(placed: Placed, clause: Clause | null, cited: string | null, strokes: number): void {
    const { ruling, position } = placed;
    for (const ball of this.#ballsHit(ruling))
      for (const at of this.#places(ruling))
        for (let time = 0; time < ruling.times; time++) this.#strokes.push({ position, clause, ball, at, strokes });
    this.#strokeRulings.set(position, { ruling, clause: cited, each: strokes, perRound: null });
  }

  /** Holes of breach under a cap a round: each hole counts once, the first ones count (4-4, 6-4). */
  nameHoles(
    placed: Placed,
    clause: Clause,
    cited: string,
    does: 'strokes' | 'deducts',
    each: number,
    perRound: number | null,
  ): void {
    const { ruling, position } = placed;
    const isPartner = clause.hits === 'player' && this.#partnerOf(ruling) !== null;
    const isBoth = !isPartner || ruling.flags.includes('helped');
    if (does === 'deducts' && !isBoth) {
      // Only the partner's own total is touched; the side's is not (decision A10).
      this.note(placed, { ruling, kind: 'partnerOnly', clause: cited });
      return;
    }
    const balls = isPartner ? this.#ballsHit(ruling) : this.#allBalls();
    // Strokes are capped on each ball, whoever was named; a deduction is the side's.
    const targets = does === 'deducts' ? [balls] : balls.map((ball) => [ball]);
    for (const target of targets) {
      const key = `${clause.cap ?? clause.id}:${target.join()}`;
      const group = this.#capped.get(key) ?? { does, balls: target, each, perRound, named: [] };
      for (const at of this.#places(ruling)) group.named.push({ at, position });
      this.#capped.set(key, group);
    }
    (does === 'strokes' ? this.#strokeRulings : this.#deductRulings).set(position, {
      ruling,
      clause: cited,
      each,
      perRound,
    });
  }

  /** A deduction for each breach, whatever the hole (6-7 in Stableford and par). */
  deductOnce(placed: Placed, cited: string, each: number): void {
    const { ruling } = placed;
    if (this.#partnerOf(ruling) !== null && !ruling.flags.includes('helped')) {
      this.note(placed, { ruling, kind: 'partnerOnly', clause: cited });
      return;
    }
    const amount = each * breachesOf(ruling);
    this.#deducted += amount;
    this.note(placed, { ruling, kind: 'deducts', clause: cited, amount, each, per: 'breach', perRound: null });
  }

  /**
   * No score on the holes named. Both partners disqualified on one hole put the side out (31-7b).
   *
   * @param disqualified of the balls hit: every one; only that of a partner named, where a clause as it stands costs
   * the hole and no more; or none, where it is no breach
   */
  takeHoles(placed: Placed, cited: string | null, disqualified: 'every' | 'named' | 'none'): void {
    const { ruling } = placed;
    const own = this.#partnerOf(ruling);
    for (const at of this.#places(ruling)) {
      for (const ball of this.#ballsHit(ruling)) row(this.#taken, ball)[at] = true;
      if (disqualified === 'every' || (disqualified === 'named' && own !== null))
        for (const ball of own === null ? this.#allBalls() : [own]) row(this.#disqualifiedThere, ball)[at] = true;
      if (this.#form.fourBall && this.#disqualifiedThere.every((ball) => ball[at]))
        this.#setOut(placed, { code: 'DQ', clause: this.#edition.bothPartnersOut });
    }
    this.note(placed, { ruling, kind: 'takesHole', clause: cited, holes: ruling.holes });
  }

  putOut(placed: Placed, status: Status): void {
    this.#setOut(placed, status);
    this.note(placed, { ruling: placed.ruling, kind: 'out', status });
  }

  /** 6-3 and 6-8: both partners in breach put the side out, one alone has no score on the holes he missed (31-7b, 31-7c). */
  putOutIfBoth(placed: Placed, clause: Clause, status: Status): void {
    const own = this.#partnerOf(placed.ruling);
    const partners = this.#partnersIn.get(clause.id) ?? new Set<number>();
    for (const ball of own === null ? this.#allBalls() : [own]) partners.add(ball);
    this.#partnersIn.set(clause.id, partners);
    if (partners.size === this.#allBalls().length) this.putOut(placed, status);
    else if (placed.ruling.holes.length > 0) this.takeHoles(placed, status.clause, 'every');
    else this.note(placed, { ruling: placed.ruling, kind: 'partnerOnly', clause: status.clause });
  }

  /** A status without a clause. A partner gone leaves the side in (31-2); a disqualification does not. */
  setStatus(placed: Placed, status: Status): void {
    const own = this.#partnerOf(placed.ruling);
    const isPlayerOnly = status.code === 'DQ' && placed.ruling.holes.length > 0 && this.#hasHoleOnly();
    if (isPlayerOnly) {
      this.takeHoles(placed, null, 'every');
      return;
    }
    if (status.code !== 'DQ' && own !== null) {
      this.#partnersGone.add(own);
      if (this.#partnersGone.size < this.#allBalls().length) {
        this.note(placed, { ruling: placed.ruling, kind: 'partnerOnly', clause: null });
        return;
      }
    }
    this.putOut(placed, status);
  }

  tryWrongScore({ ruling, position }: Placed, clause: string, taken: number): void {
    const ball = this.#partnerOf(ruling) ?? 0;
    for (const at of this.#places(ruling)) this.#wrongScores.push({ ruling, position, clause, ball, at, taken });
  }

  /** The same ruling on the first hole of the card: a penalty that belongs to the start (5.2b, 5.3a). */
  onFirstHole(ruling: Ruling): Ruling {
    return { ...ruling, holes: this.#holes.slice(0, 1) };
  }

  /**
   * Breaches that cost more each time (5.6a): the first act for a player's first breach, and so on; past the last he is out.
   *
   * @param ladder strokes or deductions; several holes in one ruling are several breaches, in their order
   */
  climb(placed: Placed, clause: Clause, cited: string, ladder: readonly (Act | undefined)[]): void {
    const { ruling, position } = placed;
    const counts = [...(this.#breaches.get(clause.id) ?? this.#allBalls().map(() => 0))];
    const own = this.#partnerOf(ruling);
    const isHisAlone = own !== null && !ruling.flags.includes('helped');
    const places = ruling.holes.length > 0 ? this.#places(ruling) : [null];
    let isOut = false;
    let deducted = 0;
    for (const at of places.flatMap((place) => Array.from({ length: ruling.times }, () => place))) {
      const acts = this.#allBalls().map((ball) => {
        if (own !== null && ball !== own) return null;
        const before = counts[ball] ?? 0;
        counts[ball] = before + 1;
        return ladder[before];
      });
      if (acts.includes(undefined)) isOut = true;
      const owed = acts.find((act) => act !== null);
      deducted += Math.max(...acts.map((act) => (act?.does === 'deducts' ? act.each : 0)));
      for (const ball of this.#ballsHit(ruling)) {
        const act = acts[ball] ?? owed;
        if (act?.does === 'strokes' && at !== null)
          this.#strokes.push({ position, clause, ball, at, strokes: act.strokes });
      }
    }
    this.#breaches.set(clause.id, counts);
    const [act] = ladder;
    if (act?.does === 'strokes')
      this.#strokeRulings.set(position, { ruling, clause: cited, each: act.strokes, perRound: null });
    else if (act?.does === 'deducts' && isHisAlone) this.note(placed, { ruling, kind: 'partnerOnly', clause: cited });
    else if (act?.does === 'deducts' && deducted > 0) {
      this.#deducted += deducted;
      const { each, per } = act;
      this.note(placed, { ruling, kind: 'deducts', clause: cited, amount: deducted, each, per, perRound: null });
    }
    if (isOut) this.putOut(placed, { code: 'DQ', clause: cited });
  }

  /** A breach that disqualifies when repeated by the same player, or by the side (6-7). */
  countBreach(placed: Placed, clause: Clause, cited: string): void {
    const counts = [...(this.#breaches.get(clause.id) ?? this.#allBalls().map(() => 0))];
    const own = this.#partnerOf(placed.ruling);
    for (const ball of own === null ? this.#allBalls() : [own])
      counts[ball] = (counts[ball] ?? 0) + breachesOf(placed.ruling);
    this.#breaches.set(clause.id, counts);
    if (counts.some((count) => count > 1)) this.putOut(placed, { code: 'DQ', clause: cited });
  }

  close(): AppliedRulings {
    this.#drawCaps();
    this.#replaceStrokes();
    const penalties = this.#taken.map((holes) => holes.map(() => 0));
    for (const { ball, at, strokes } of this.#strokes) {
      const holes = row(penalties, ball);
      holes[at] = (holes[at] ?? 0) + strokes;
    }
    for (const [position, { ruling, clause, each, perRound }] of this.#strokeRulings)
      this.#noteStrokes(position, ruling, clause, each, perRound);
    return {
      penalties,
      taken: this.#taken,
      deducted: this.#deducted,
      out: this.#out,
      wrongScores: this.#wrongScores,
      effects: this.#effects.sort((a, b) => a.position - b.position).map(({ effect }) => effect),
    };
  }

  #drawCaps(): void {
    const deductedBy = new Map<number, number>();
    for (const { does, balls, each, perRound, named } of this.#capped.values()) {
      const first = new Map<number, number>();
      for (const { at, position } of named) if (!first.has(at)) first.set(at, position);
      const most = perRound === null ? first.size : Math.floor(perRound / each);
      for (const [at, position] of [...first].sort(([a], [b]) => a - b).slice(0, most)) {
        if (does === 'deducts') {
          this.#deducted += each;
          deductedBy.set(position, (deductedBy.get(position) ?? 0) + each);
        } else for (const ball of balls) this.#strokes.push({ position, clause: null, ball, at, strokes: each });
      }
    }
    for (const [position, { ruling, clause, each, perRound }] of this.#deductRulings) {
      const amount = deductedBy.get(position) ?? 0;
      this.#effects.push({
        position,
        effect: { ruling, kind: 'deducts', clause, amount, each, per: 'hole', perRound },
      });
    }
  }

  /** Not replacing a moved ball costs Rule 18's general penalty instead of the stroke for moving it, one for one. */
  #replaceStrokes(): void {
    for (const general of this.#strokes) {
      const prefixes = general.clause?.replaces ?? [];
      const replaced = this.#strokes.find(
        (entry) =>
          entry.strokes > 0 &&
          entry.ball === general.ball &&
          entry.at === general.at &&
          prefixes.some((prefix) => entry.clause?.id.startsWith(prefix)),
      );
      if (replaced) replaced.strokes = 0;
    }
  }

  #noteStrokes(position: number, ruling: Ruling, clause: string | null, each: number, perRound: number | null): void {
    const own = this.#strokes.filter((entry) => entry.position === position && entry.strokes > 0);
    const balls = new Set(own.map((entry) => entry.ball));
    const amount = own.reduce((sum, entry) => sum + entry.strokes, 0) / Math.max(1, balls.size);
    const holes = [...new Set(own.map((entry) => entry.at))].sort((a, b) => a - b).map((at) => this.#holes[at] ?? 0);
    const onBoth = balls.size > 1;
    this.#effects.push({
      position,
      effect: { ruling, kind: 'strokes', clause, holes, amount, each, perRound, onBoth },
    });
  }

  #setOut({ position }: Placed, status: Status): void {
    if (this.#out === null) this.#out = { status, position };
  }

  #hasHoleOnly(): boolean {
    return countsWithoutScore(this.#form);
  }

  #allBalls(): readonly number[] {
    return this.#form.fourBall ? BOTH : [0];
  }

  /** The ball of the partner named; null for the side, and for a card's only player. */
  #partnerOf({ who }: Ruling): number | null {
    return who === 'A' ? 0 : who === 'B' ? 1 : null;
  }

  /** Balls that a penalty falls on: the partner's named, both when it helped the other (31-8) or the side is named. */
  #ballsHit(ruling: Ruling): readonly number[] {
    const own = this.#partnerOf(ruling);
    return own === null || ruling.flags.includes('helped') ? this.#allBalls() : [own];
  }

  #places(ruling: Ruling): readonly number[] {
    return ruling.holes.map((number) => this.#holes.indexOf(number));
  }
}

/** How many breaches a ruling tells of: one, or one on each hole named, as often as it says. */
const breachesOf = (ruling: Ruling): number => Math.max(1, ruling.holes.length) * ruling.times;

function row<T>(rows: readonly T[][], ball: number): T[] {
  const found = rows[ball];
  if (!found) throw new RangeError(`No ball ${ball} on this card`);
  return found;
}
