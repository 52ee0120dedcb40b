import { byCitation, type Clause, type Edition, type OutList } from '../clause';
import { MATCH_PLAY_2019 } from './match-play';
import { RULES_1_TO_7 } from './rules-1-to-7-clauses';
import { RULES_20_TO_23 } from './rules-20-to-23-clauses';
import { RULES_8_TO_19 } from './rules-8-to-19-clauses';

/**
 * Every row of the 2019 edition. A row's `source` says where its act is known from; `[M]` is from memory. A row that names
 * the text of one edition was seen in that one; the published changes (C6) are why the other is taken to have the same.
 * C1 2023 Rules p. 186 (21.3) · C2 p. 183-184 (21.2) · C3 p. 36 (3.3b) · C4 p. 197 (23.9) · C5 a digest of the 2023
 * Rules · C6 changes for 2023 (usga.org) · C7 Player's Edition 2019, Rule 21 (randa.org) · C8 2019 Rules, 21.3c (Finnish) ·
 * C16 usga.org on handicaps · C25 Player's Edition, 4.1b · C61 Rule 11 (randa.org) · C66 on 9.2 · C70 2023 Rules p. 51
 * (5.2) · C71 p. 91 (10.3a) · C72 p. 64 (6.3) · C73 p. 195-196 (23.3-23.8) · C74 Player's Edition, Rule 5 (randa.org) ·
 * C75 a public digest of Rules 5 and 6 (2018) · C76 2023 Rules p. 41 (4.1) · C77 a caddies' information sheet (4.3) ·
 * C78 a public digest of Rules 12 and 13 · C79 2023 Rules p. 124 (14.5) · C80 2019 Rules p. 151 (17.2) · C81 Rule 23 (randa.org) ·
 * C82 2019 Rules, Polish, a page a Rule (polski.golf/golfrules) · C83 2023 Rules by page (swingmakers.fi/golfrules) ·
 * C84 the same (fliphtml5.com/ilswt/gtjd) · C85 Player's Edition and Committee Procedures 5H of 2019
 * (randa.org/en/rog/2019/rules, usga.org pe-rule-8, 13) · C86 interpretations of Rule 1, 2019 and 2023 (usga.org) ·
 * C87 player's rule finder 2023 (randa.org) · C88 Golf Monthly on 21.1c, May 2022 (pressreader.com) · C89 on 23.8
 * (nationalclubgolfer.com/news/new-2023-rules-of-golf-standing-behind-playing-partner) · C90 2023 Rules, Japanese, 23.9b
 * (github.com/susumuiwamoto1717-stack/golf-rules-2023) · C91 on Rule 5, March 2020 (canterburygolf.co.nz) · C92 2019 Rules,
 * Finnish, p. 74 (doaudit-fi.cld.bz) · C93 on tee-markers (njsga.org, golf.com) · C94 on advice (foremagazine.com,
 * fsga.org/News/Details/2812) · C95 usga.org FAQ 204 (2019), 269 · C96 on 13.1 (golfdigest.com) · C97 a digest of 15.3
 * (ironwoodladies.info) · C98 model Local Rule E-1 (golfportal.si) · C99 on 21.2c (hurstvillegolfclub.com.au).
 */
export const CLAUSES_2019: readonly Clause[] = [...RULES_1_TO_7, ...RULES_8_TO_19, ...RULES_20_TO_23];

/** The Rules that cost only the hole where others disqualify: four in 2019 (21.1c, 21.2c, 21.3c). */
export const HOLE_ONLY_2019: readonly string[] = ['3.3c', '6.1b', '6.3c', '14.7', '21.1c', '21.2c', '21.3c'];

/** 23.8b: one partner's breach puts the side out. The list is that of 2023 (C90); 3.3b(4), and that 2019 has the same, [M]. */
export const EITHER_PARTNER_2019: readonly string[] = [
  ['1.2', '1.3', '3.3b(2)', '3.3b(3)', '3.3b(4)', '4.1a', '4.1c', '4.2a', '4.3', '5.2b', '5.6a', '5.7b', '6.2b'],
  // Facts of the side's card not told, and clauses that already say that the side is out.
  ['21.1c(1)', '21.3c(1)', '23.2b', '23.8b', '23.8b(2)'],
].flat();

/** 23.8b(2): out only if both partners are in breach. */
const BOTH_PARTNERS = ['5.3a', '5.4', '5.7a'];

/** In a form against a fixed score or with a maximum, everything puts out but the Rules that cost only the hole. */
export const outOneBall = (rows: readonly Clause[], holeOnly: readonly string[]): OutList =>
  new Map(rows.filter(({ id }) => !holeOnly.includes(id)).map(({ id }) => [id, 'any']));

export const outFourBall = (either: readonly string[]): OutList =>
  new Map([...either.map((id) => [id, 'any'] as const), ...BOTH_PARTNERS.map((id) => [id, 'both'] as const)]);

export const EDITION_2019: Edition = {
  id: '2019',
  clauses: byCitation(CLAUSES_2019),
  matchPlay: MATCH_PLAY_2019,
  outOneBall: outOneBall(CLAUSES_2019, HOLE_ONLY_2019),
  outFourBall: outFourBall(EITHER_PARTNER_2019),
  bothPartnersOut: '23.8b(2)',
};
