import { potShare } from '../rules/games/pot-share';
import type { JudgedCard } from './judge-card';
import type { PrizeTerms } from './terms-prizes';

/** A gross two, or a hole in one, by a player of the day. */
export interface Two {
  readonly hole: number;
  readonly name: string;
  readonly strokes: number;
  /** Its part of the pot in cents; 0 where there is no pot. */
  readonly cents: number;
}

/** Every two of the day in the order of the holes. */
export interface TwosOfDay {
  readonly twos: readonly Two[];
}

/** Penalty strokes count in a two; a disqualified card has none. Who has no return still has his. */
export function twosOf(judged: readonly JudgedCard[], { prizes }: PrizeTerms): TwosOfDay {
  const twos = judged
    .filter(({ round }) => round !== null && round.status?.code !== 'DQ')
    .flatMap(({ round, entered }) =>
      (round?.holes ?? []).flatMap(({ hole, balls }) =>
        balls.flatMap(({ gross }, ball) =>
          gross !== null && gross <= 2
            ? [{ hole: hole.number, name: entered.rows[ball]?.name || entered.name, strokes: gross }]
            : [],
        ),
      ),
    )
    .sort((a, b) => a.hole - b.hole);
  const pot = prizes.reduce((sum, term) => sum + (term.kind === 'twos' ? term.money.cents : 0), 0);
  const amounts = potShare(
    BigInt(pot),
    [1n],
    twos.map(() => 1),
  );
  return { twos: twos.map((two, at) => ({ ...two, cents: amounts[at] ?? 0 })) };
}
