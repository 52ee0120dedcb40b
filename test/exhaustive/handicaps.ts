import { roundHalfUp } from '../../src/rules/exact';
import {
  courseHandicap,
  type HandicapOptions,
  playingHandicap,
  readHandicapFigures,
  readHandicapOptions,
} from '../../src/rules/handicaps/course-handicap';
import { matchStrokes } from '../../src/rules/handicaps/match-strokes';
import { readCourseHandicaps, readSideFormat, sideHandicap } from '../../src/rules/handicaps/side-handicap';
import { soundOf } from '../rules/play';
import { range, type Suite } from './tally';

/** Halves towards +∞, by long division: the whole part, then whether half a unit or more is left. */
function rounded(over: number, under: number): number {
  const left = ((over % under) + under) % under;
  const whole = (over - left) / under;
  const nearest = left * 2 >= under ? whole + 1 : whole;
  return nearest === 0 ? 0 : nearest;
}

/** Every whole number over a whole number. */
export const ROUNDING: Suite = {
  name: 'rounding halves up',
  run: (depth, tally) => {
    const most = depth === 'deep' ? 4000 : 300;
    for (let under = 1; under <= (depth === 'deep' ? 400 : 40); under++)
      for (let over = -most; over <= most; over++)
        tally.compare(roundHalfUp({ over, under }), rounded(over, under), () => `${over}/${under}`);
  },
};

/**
 * Course and Playing Handicap of every index in tenths × slope × rating less par × allowance (Rules of Handicapping 6.1
 * and 6.2), in thousandths of a 113th: (index × slope + (rating − par) × 113) × per cent.
 */
export const PLAYING_HANDICAPS: Suite = {
  name: 'course and playing handicaps',
  run: (depth, tally) => {
    const isDeep = depth === 'deep';
    const options: readonly (readonly [string, HandicapOptions])[] = ['2024', '2020', 'england 2020'].map((name) => [
      name,
      soundOf(readHandicapOptions(name, 'unrounded')),
    ]);
    const ratings = isDeep ? range(0, 8).map((nth) => 680 + 11 * nth) : [698, 723];
    const perCents = [95, 85, 90, 50];
    for (const tenths of range(-100, 540).filter((tenth) => isDeep || tenth % 7 === 0))
      for (const slope of range(55, 155).filter((each) => isDeep || each % 9 === 0))
        for (const rating of ratings) {
          for (const [name, how] of options) {
            const figures = soundOf(readHandicapFigures(tenths / 10, slope, rating / 10, 71, how));
            const over = tenths * slope + (how.hasRatingLessPar ? (rating - 710) * 113 : 0);
            const course = rounded(over, 1130);
            const where = () => `${name}: ${tenths / 10}, slope ${slope}, rating ${rating / 10}`;
            tally.compare(courseHandicap(figures, how), course, where);
            for (const perCent of perCents) {
              const playing = name === '2024' ? rounded(over * perCent, 113_000) : rounded(course * perCent, 100);
              tally.compare(playingHandicap(figures, perCent * 100, how), playing, where);
            }
          }
        }
  },
};

/**
 * Course Handicaps over nine and twelve holes: index × holes / 18 × slope / 113 + rating − par, as fractions of any size, the
 * half added before one division towards −∞.
 */
export const FEWER_HOLES: Suite = {
  name: 'course handicaps over fewer holes',
  run: (depth, tally) => {
    const isDeep = depth === 'deep';
    const nearest = (over: bigint, under: bigint): number => {
      const doubled = 2n * over + under;
      const whole = doubled / (2n * under);
      return Number(doubled < 0n && whole * 2n * under !== doubled ? whole - 1n : whole);
    };
    for (const holes of [9, 12, 18])
      for (const tenths of range(-100, 540).filter((tenth) => isDeep || tenth % 7 === 0))
        for (const slope of range(55, 155).filter((each) => isDeep || each % 9 === 0))
          for (const more of isDeep ? range(-30, 30).filter((tenth) => tenth % 6 === 0) : [-28, 5]) {
            const par = 4 * holes;
            const how = soundOf(readHandicapOptions(`${holes} holes`, 'unrounded'));
            const figures = soundOf(readHandicapFigures(tenths / 10, slope, par + more / 10, par, how));
            const over = BigInt(tenths) * BigInt(holes * slope) + BigInt(more) * 18n * 113n;
            const where = () => `${holes} holes: ${tenths / 10}, slope ${slope}, rating − par ${more / 10}`;
            tally.compare(courseHandicap(figures, how), nearest(over, 10n * 18n * 113n), where);
          }
  },
};

/** Every pair of Course Handicaps in halves, at each allowance, both ways a match is rounded (Appendix C). */
export const MATCH_STROKES: Suite = {
  name: 'strokes of a match',
  run: (depth, tally) => {
    const halves = range(-20, 108).filter((half) => depth === 'deep' || half % 9 === 0);
    for (const perCent of [100, 90, 85, 75, 60, 50])
      for (const a of halves)
        for (const b of halves) {
          const handicaps = soundOf(readCourseHandicaps([a / 2, b / 2]));
          const where = () => `${perCent} % of ${a / 2} and ${b / 2}`;
          const each = rounded(b * perCent, 200) - rounded(a * perCent, 200);
          const apart = Math.sign(b - a) * rounded(Math.abs(b - a) * perCent, 200);
          for (const [rounding, gap] of [
            ['per player', each],
            ['difference', apart],
          ] as const) {
            const [ofA, ofB] = matchStrokes(handicaps, perCent * 100, rounding);
            tally.compare(ofA, Math.max(0, -gap), where);
            tally.compare(ofB, Math.max(0, gap), where);
          }
        }
  },
};

/** Every pair of partners in tenths, every three and four in whole strokes (Rules of Handicapping, Appendix C). */
export const SIDE_HANDICAPS: Suite = {
  name: 'handicaps of a side',
  run: (depth, tally) => {
    const isDeep = depth === 'deep';
    /** In thousandths, the lowest taken out first. */
    const second = (tenths: readonly number[], perCents: readonly number[]): number => {
      const left = [...tenths];
      const thousandths = perCents.reduce((sum, perCent) => {
        const [lowest = 0] = left.splice(left.indexOf(Math.min(...left)), 1);
        return sum + lowest * perCent;
      }, 0);
      return rounded(thousandths, 1000);
    };
    const compare = (format: string, tenths: readonly number[], perCents: readonly number[]): void => {
      const handicaps = soundOf(readCourseHandicaps(tenths.map((tenth) => tenth / 10)));
      const made = sideHandicap(formats.get(format) ?? { name: '', perCents: null }, handicaps);
      tally.compare(made.ok ? made.value : 'refused', second(tenths, perCents), () => `${format} of ${tenths.join()}`);
    };
    const formats = new Map(
      ['foursomes', 'greensomes', 'chapman', 'scramble'].map((name) => [name, soundOf(readSideFormat(name))]),
    );
    const pairs = range(-50, 540).filter((tenth) => tenth % (isDeep ? 3 : 37) === 0);
    for (const a of pairs)
      for (const b of pairs) {
        compare('foursomes', [a, b], [50, 50]);
        compare('greensomes', [a, b], [60, 40]);
        compare('chapman', [a, b], [60, 40]);
        compare('scramble', [a, b], [35, 15]);
      }
    const whole = (isDeep ? range(-2, 20) : [-2, 0, 7, 18]).map((strokes) => strokes * 10);
    for (const a of whole)
      for (const b of whole)
        for (const c of whole) {
          compare('scramble', [a, b, c], [30, 20, 10]);
          for (const d of whole) compare('scramble', [a, b, c, d], [25, 20, 15, 10]);
        }
  },
};
