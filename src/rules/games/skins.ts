import { bareWord, cellText } from '../cell-text';
import { NOTHING, plus, type Rational } from '../rational';
import { type Read, refusal, refused, sound } from '../refusal';
import type { HoleScore } from '../score';

/** What becomes of the skin of a tied hole: it is played for on the next, shared by those who tie, or nobody's. */
export type SkinsRule = 'carry' | 'split' | 'void';

const RULES: Readonly<Record<string, SkinsRule>> = {
  '': 'carry',
  CARRY: 'carry',
  REPORT: 'carry',
  SPLIT: 'split',
  PARTAGE: 'split',
  VOID: 'void',
  PERDU: 'void',
};

/** Reads "carry", which nothing is too, "split" or "void"; "report", "partage", "perdu" in French. */
export function readSkinsRule(cell: unknown): Read<SkinsRule> {
  const met = cellText(cell);
  const rule = RULES[bareWord(met.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))];
  return rule ? sound(rule) : refused(refusal('skins-rule-unknown', { met }));
}

/**
 * Skins of each player: a hole is worth one to the only lowest score on it. A hole that nobody has a score on ties.
 * What is carried past the last hole is nobody's.
 *
 * @param cards scores of each player, hole by hole; no score wins nothing
 * @example skins([[4, 3], [4, 4]], 'carry') //=> [2, 0]
 */
export function skins(cards: readonly (readonly HoleScore[])[], rule: SkinsRule): readonly Rational[] {
  const won = cards.map(() => NOTHING);
  const holes = cards[0]?.length ?? 0;
  let atStake = 1n;
  for (let at = 0; at < holes; at++) {
    const scores = cards.map((card) => card[at] ?? Infinity);
    const lowest = Math.min(...scores);
    const winners = lowest === Infinity ? [] : scores.flatMap((score, nth) => (score === lowest ? [nth] : []));
    const isWon = winners.length === 1 || (winners.length > 0 && rule === 'split');
    if (isWon)
      for (const nth of winners) won[nth] = plus(won[nth] ?? NOTHING, { over: atStake, under: BigInt(winners.length) });
    atStake = isWon || rule !== 'carry' ? 1n : atStake + 1n;
  }
  return won;
}
