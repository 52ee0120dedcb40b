import { byCitation, type Clause, type Edition } from '../clause';
import { GENERAL_CLAUSES } from './general-clauses';
import { CLASSIC_MATCH_PLAY } from './match-play';
import { OUT_FOUR_BALL, OUT_ONE_BALL } from './out-lists';
import { RULE_18_CLAUSES } from './rule-18-clauses';
import { RULE_19_CLAUSES } from './rule-19-clauses';
import { RULE_29_CLAUSES } from './rule-29-clauses';
import { RULE_30_CLAUSES } from './rule-30-clauses';
import { RULE_31_CLAUSES } from './rule-31-clauses';
import { RULE_32_CLAUSES } from './rule-32-clauses';

/** Every row of the classic edition. */
export const CLASSIC_CLAUSES: readonly Clause[] = [
  ...GENERAL_CLAUSES,
  ...RULE_18_CLAUSES,
  ...RULE_19_CLAUSES,
  ...RULE_29_CLAUSES,
  ...RULE_30_CLAUSES,
  ...RULE_31_CLAUSES,
  ...RULE_32_CLAUSES,
];

/**
 * The 2004 code, with Rule 18 and 19-1 as amended in 2012. A row's `source` says where its act is known from:
 * `S0:n` line n of the French text of Rules 29 to 32, `S1:n` of Rules 18 and 19; `[M]` from memory, in neither text;
 * C13 Decisions on Rule 19 (2002) · C14 Decisions on Rule 31 (usga.org, 2016) · C15 usga.org on 31-3 ·
 * C16 usga.org on 6-2 · C19 Decisions on Rule 30 and C20 on Rule 29 (usga.org, 2016) · C24 Rule 34 (golf.dk, 2016) ·
 * C59 public digests of Rule 6 · C61 Rule 11 (randa.org, 2023) · C102 Rules before 2019, Polish, 1-2
 * (zsp4-sko.edupage.org) · C103 on a damaged club (usga.org, 2016) · C104 Rule 6-8, Russian (studopedia.info) · C105 Rule 8
 * (usga.org, before 2019) · C106 Rules in short (golfdigest.com, 2010) · C107 quick guide (randa.org) · C108 on Rule 17
 * (golfplaza.com, pcgc.net) · C109 answers of 2018 (malawiana.net) · C110 Rule 22 of 2003 (cbakken.net) and 2012
 * (usga.org/Rule-Books/Rules-of-Golf/Rule-22) · C111 on water and lost balls (dirtyvalleygolf.com) · C112 Rule 28, Polish
 * (polski.golf).
 *
 * @example CLASSIC.clauses.get('4-4a')?.id //=> '4-4'
 */
export const CLASSIC: Edition = {
  id: 'classic',
  clauses: byCitation(CLASSIC_CLAUSES),
  matchPlay: CLASSIC_MATCH_PLAY,
  outOneBall: OUT_ONE_BALL,
  outFourBall: OUT_FOUR_BALL,
  bothPartnersOut: '31-7b',
};
