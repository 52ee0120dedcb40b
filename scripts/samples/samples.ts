import { ENGLISH, FRENCH } from './day';
import { fourBallBook, stablefordBook } from './make-book';
import { matchBook } from './match-day';
import { medalBook } from './medal-day';
import { sideGamesBook } from './side-games-book';

/** Every sample file and what it holds, before its formulas are calculated. */
export const SAMPLES: readonly { readonly file: string; readonly make: () => Promise<Uint8Array> }[] = [
  { file: 'stableford-day.xlsx', make: () => stablefordBook(ENGLISH) },
  { file: 'four-ball-day.xlsx', make: () => fourBallBook(ENGLISH) },
  { file: 'medal-day.xlsx', make: () => medalBook(ENGLISH) },
  { file: 'fr/stableford-day.xlsx', make: () => stablefordBook(FRENCH) },
  { file: 'fr/four-ball-day.xlsx', make: () => fourBallBook(FRENCH) },
  { file: 'fr/medal-day.xlsx', make: () => medalBook(FRENCH) },
  { file: 'match-day.xlsx', make: () => matchBook(ENGLISH) },
  { file: 'fr/match-day.xlsx', make: () => matchBook(FRENCH) },
  { file: 'side-games.xlsx', make: () => sideGamesBook(ENGLISH) },
  { file: 'fr/side-games.xlsx', make: () => sideGamesBook(FRENCH) },
];
