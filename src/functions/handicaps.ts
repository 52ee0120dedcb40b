import { cellText } from '../rules/cell-text';
import { readAllowance } from '../rules/handicaps/allowance';
import {
  courseHandicap,
  playingHandicap,
  readHandicapFigures,
  readHandicapOptions,
} from '../rules/handicaps/course-handicap';
import { matchStrokes, readMatchRounding } from '../rules/handicaps/match-strokes';
import { readCourseHandicaps, readSideFormat, sideHandicap } from '../rules/handicaps/side-handicap';
import { cellOf, isOmitted, rangesOf, transposed } from './argument';
import { vectorDirection } from './direction';
import { required } from './lines';
import { answer, orRefuse } from './refuse';

/**
 * Course Handicap: Handicap Index × slope / 113, plus course rating − par, in exact fractions, halves up.
 * @customfunction COURSEHANDICAP
 * @helpurl https://score-desk.example/functions/coursehandicap
 * @param index Handicap Index, −10 to 54. A plus index is negative, or text like "+2.3".
 * @param slope Slope rating of the tee, 55 to 155.
 * @param rating Course rating of the tee.
 * @param par Par of the tee.
 * @param options Year and region: "2024", "2020", "england 2020", "wales 2020", "ireland 2020", "scotland 2020"; "9 holes" halves the index, "12 holes" takes two thirds; "unrounded" keeps three decimals; joined by a comma. Left out: 2024, 18 holes.
 * @returns Whole strokes, or three decimals unrounded; a plus handicap is negative.
 */
export function courseHandicapOf(
  index: unknown,
  slope: unknown,
  rating: unknown,
  par: unknown,
  options?: unknown,
): unknown {
  return answer(() => {
    const asked = orRefuse(readHandicapOptions(cellOf(options), 'unrounded'), 'options');
    return courseHandicap(orRefuse(readHandicapFigures(index, slope, rating, par, asked)), asked);
  });
}

/**
 * Playing Handicap: the allowance of the unrounded Course Handicap, in exact fractions, halves up.
 * @customfunction PLAYINGHANDICAP
 * @helpurl https://score-desk.example/functions/playinghandicap
 * @param index Handicap Index, −10 to 54. A plus index is negative, or text like "+2.3".
 * @param slope Slope rating of the tee, 55 to 155.
 * @param rating Course rating of the tee.
 * @param par Par of the tee.
 * @param allowance Handicap allowance: 95, 0.95 or "95 %"; or the form it is recommended for: "stableford", "stableford, 24 players", "match", "fourball par", "fourball match", "2 of 4".
 * @param options Year and region: "2024", "2020", "england 2020", "wales 2020", "ireland 2020", "scotland 2020"; "9 holes", "12 holes"; "lowest par 70" adds the difference in par in stroke play from several tees; joined by a comma. Left out: 2024, 18 holes.
 * @returns Whole strokes; a plus handicap is negative.
 */
export function playingHandicapOf(
  index: unknown,
  slope: unknown,
  rating: unknown,
  par: unknown,
  allowance: unknown,
  options?: unknown,
): unknown {
  return answer(() => {
    const asked = orRefuse(readHandicapOptions(cellOf(options), 'lowest par'), 'options');
    const figures = orRefuse(readHandicapFigures(index, slope, rating, par, asked));
    return playingHandicap(figures, orRefuse(readAllowance(cellOf(allowance)), 'allowance'), asked);
  });
}

/**
 * Handicap of a side that makes one score: foursomes, greensomes, Chapman or a scramble, rounded once.
 * @customfunction SIDEHANDICAP
 * @helpurl https://score-desk.example/functions/sidehandicap
 * @param format "foursomes", "greensomes", "chapman" or "scramble"; another allowance in the word: "foursomes 45", "scramble 30/15".
 * @param handicaps Course Handicaps of the partners, in any order: cells or ranges.
 * @returns Whole strokes; a plus handicap is negative.
 */
export function sideHandicapOf(format: unknown, ...handicaps: unknown[][][]): unknown {
  return answer(() => {
    const partners = orRefuse(readCourseHandicaps(rangesOf(handicaps).flat(2)), 'handicaps');
    return orRefuse(sideHandicap(orRefuse(readSideFormat(cellOf(format)), 'format'), partners), 'handicaps');
  });
}

/**
 * Strokes that each player of a match receives from the lowest handicap: the difference, or an allowance of it.
 * @customfunction MATCHSTROKES
 * @helpurl https://score-desk.example/functions/matchstrokes
 * @param handicaps Course Handicaps of the players of one match, in a row or a column; of several matches, a row each. A club that plays off the Handicap Index gives that.
 * @param allowance Handicap allowance: 90, 0.9 or "90 %", or the form it is recommended for: "match", "fourball match". Left out: 100 %.
 * @param rounding What the allowance is taken of, and rounded: "per player", or "difference" from the lowest. Left out: per player.
 * @returns Whole strokes of each player, lying as the handicaps lie; the lowest receives 0.
 */
export function matchStrokesOf(handicaps: unknown[][], allowance?: unknown, rounding?: unknown): unknown[][] {
  return answer(() => {
    const grid = required(handicaps, 'handicaps');
    const share = isOmitted(allowance) ? WHOLE : orRefuse(readAllowance(cellOf(allowance)), 'allowance');
    const how = orRefuse(readMatchRounding(cellOf(rounding)), 'rounding');
    const isColumn = vectorDirection(grid) === 'columns';
    const matches = isColumn ? transposed(grid) : grid;
    const answers = matches.map((cells): unknown[] => {
      const players = orRefuse(readCourseHandicaps(cells), 'handicaps');
      const strokes = players.length > 0 ? matchStrokes(players, share, how) : [];
      return cells.map((cell) => (cellText(cell) === '' ? '' : (strokes.shift() ?? '')));
    });
    return isColumn ? transposed(answers) : answers;
  });
}

/** 100 %, in hundredths of a per cent. */
const WHOLE = 10_000;
