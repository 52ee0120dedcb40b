import { EDITION_IDS, type EditionId } from '../editions/clause';
import { isHyphened } from '../editions/edition-in-force';
import type { Form } from '../forms/form';

/** What the Committee is asked about a case before its clause is known. */
export type Question =
  | 'mover'
  | 'allowed'
  | 'replaced'
  | 'deflector'
  | 'bothOnGreen'
  | 'deliberate'
  | 'keptInPlay'
  | 'dismissed'
  | 'lateBy'
  | 'inHazard'
  | 'corrected'
  | 'orderOf'
  | 'handicapFault'
  | 'practiceWhen'
  | 'serious'
  | 'gone';

export type Answer =
  | 'yes'
  | 'no'
  | 'own'
  | 'other'
  | 'ball'
  | 'fiveMinutes'
  | 'later'
  | 'foursomes'
  | 'strokePlay'
  | 'missing'
  | 'high'
  | 'low'
  | 'beforeRound'
  | 'duringRound'
  | 'withdrew'
  | 'noReturn'
  | 'noStart';

/**
 * One step of a case: a question with its answers, a fork by edition or by form, or the end. `ruling` is the notation
 * without holes; `none` is a clause under which there is no penalty, and nothing to write.
 */
export type CaseStep =
  | { readonly ask: Question; readonly answers: readonly (readonly [Answer, CaseStep])[] }
  /** Before 2019 and since. */
  | { readonly classic: CaseStep; readonly later: CaseStep }
  | { readonly since: EditionId; readonly then: CaseStep; readonly before: CaseStep }
  | { readonly oneBall: CaseStep; readonly fourBall: CaseStep }
  | { readonly ruling: string }
  | { readonly none: string };

const ask = (question: Question, ...answers: readonly (readonly [Answer, CaseStep])[]): CaseStep => ({
  ask: question,
  answers,
});
const yesNo = (question: Question, yes: CaseStep, no: CaseStep): CaseStep => ask(question, ['yes', yes], ['no', no]);
const ruling = (text: string): CaseStep => ({ ruling: text });
const none = (clause: string): CaseStep => ({ none: clause });
const byEdition = (classic: CaseStep | string, later: CaseStep | string): CaseStep => ({
  classic: typeof classic === 'string' ? ruling(classic) : classic,
  later: typeof later === 'string' ? ruling(later) : later,
});

const since = (edition: EditionId, then: CaseStep | string, before: CaseStep | string): CaseStep => ({
  since: edition,
  then: typeof then === 'string' ? ruling(then) : then,
  before: typeof before === 'string' ? ruling(before) : before,
});

/** A ball put back is as 18-2 and 9.4 want it; not put back, it was played from a wrong place (18, 14.7). */
const BALL_MOVED: CaseStep = ask(
  'mover',
  [
    'own',
    yesNo(
      'allowed',
      byEdition(since('2016', none('18-2'), none('18-2a')), none('9.4')),
      yesNo('replaced', byEdition(since('2016', 'R18-2', 'R18-2a'), 'R9.4b'), byEdition('R18', 'R14.7')),
    ),
  ],
  ['other', yesNo('replaced', byEdition(none('18-4'), none('9.6')), byEdition('R18', 'R14.7'))],
  ['ball', yesNo('replaced', byEdition(none('18-5'), none('9.6')), byEdition('R18', 'R14.7'))],
);

const BALL_DEFLECTED: CaseStep = ask(
  'deflector',
  ['own', yesNo('deliberate', byEdition('R1-2', 'R11.2'), byEdition(since('2008', 'R19-2', 'R19-2b'), none('11.1')))],
  ['ball', yesNo('bothOnGreen', byEdition('R19-5a', 'R11.1a'), byEdition(none('19-5'), none('11.1')))],
  ['other', byEdition(none('19-1'), none('11.1'))],
);

const WRONG_BALL: CaseStep = byEdition(
  since(
    '2008',
    {
      oneBall: yesNo('corrected', ruling('R15-3'), ruling('DQ R15-3')),
      fourBall: yesNo('corrected', ruling('R31-5'), ruling('DQ R31-5')),
    },
    // Strokes at a wrong ball in a hazard cost nothing in this edition.
    yesNo('inHazard', none('15-3'), {
      oneBall: yesNo('corrected', ruling('R15-3'), ruling('DQ R15-3')),
      fourBall: yesNo('corrected', ruling('R31-6'), ruling('DQ R31-6')),
    }),
  ),
  yesNo('corrected', ruling('R6.3c'), ruling('DQ R6.3c')),
);

const WRONG_ORDER: CaseStep = ask(
  'orderOf',
  ['foursomes', yesNo('corrected', byEdition('R29-3', 'R22.3'), byEdition('DQ R29-3', 'DQ R22.3'))],
  ['strokePlay', byEdition(none('10-2c'), none('6.4'))],
);

const LATE: CaseStep = ask(
  'lateBy',
  ['fiveMinutes', byEdition(since('2012', 'R6-3a', 'DQ R6-3'), 'R5.3a')],
  ['later', byEdition(since('2012', 'DQ R6-3a', 'DQ R6-3'), 'DQ R5.3a')],
);

/** The cases that Committees meet, in the order they are listed. */
export const CASES = {
  ballMoved: BALL_MOVED,
  ballDeflected: BALL_DEFLECTED,
  excessClubs: yesNo('keptInPlay', byEdition('DQ R4-4c', 'DQ R4.1c'), byEdition('R4-4', 'R4.1b')),
  twoCaddies: byEdition(yesNo('dismissed', ruling('R6-4'), ruling('DQ R6-4')), 'R10.3a'),
  slowPlay: byEdition('R6-7', 'R5.6a'),
  lateStart: LATE,
  wrongBall: WRONG_BALL,
  wrongPlace: yesNo('serious', byEdition('DQ R20-7', 'DQ R14.7'), byEdition('R20-7', 'R14.7')),
  substituted: byEdition('R15-2', 'R6.3b'),
  wrongOrder: WRONG_ORDER,
  notSigned: byEdition('DQ R6-6b', 'DQ R3.3b(2)'),
  lowerScore: byEdition('R6-6d', 'R3.3b(3)'),
  handicapWrong: ask(
    'handicapFault',
    ['missing', byEdition('DQ R6-2b', 'R3.3b(4)')],
    ['high', byEdition('DQ R6-2b', 'R3.3b(4)')],
    ['low', byEdition(none('6-2b'), none('3.3b(4)'))],
  ),
  notHoledOut: byEdition('R3-2', 'R3.3c'),
  practice: ask(
    'practiceWhen',
    ['beforeRound', byEdition('DQ R7-1', 'R5.2b')],
    ['duringRound', byEdition('R7-2', 'R5.5')],
  ),
  device: byEdition(since('2016', 'R14-3', 'DQ R14-3'), 'R4.3'),
  advice: byEdition('P2', 'R10.2'),
  flagstick: byEdition('R17-3', 'R13.2b'),
  lostOrOut: byEdition('R27-1', 'R18.2'),
  waterHazard: byEdition('R26-1', 'R17.1'),
  unplayable: byEdition('R28', 'R19.2'),
  nonconforming: byEdition('DQ R4-1', 'DQ R4.1a'),
  agreement: byEdition('DQ R1-3', 'DQ R1.3'),
  misconduct: byEdition('DQ R33-7', 'DQ R1.2'),
  cardUnclear: byEdition(since('2008', 'DQ R31-3', 'DQ R31-4'), 'DQ R23.2b'),
  discontinued: byEdition('DQ R6-8', 'DQ R5.7a'),
  gone: ask('gone', ['withdrew', ruling('WD')], ['noReturn', ruling('NR')], ['noStart', ruling('NS')]),
} as const satisfies Readonly<Record<string, CaseStep>>;

export type CaseId = keyof typeof CASES;

/** Cases of a side's card only, and of a card with one ball only. */
const OF_FOUR_BALL: readonly CaseId[] = ['cardUnclear'];
const OF_ONE_BALL: readonly CaseId[] = ['wrongOrder'];

/** The cases that can happen in a form of play. */
export const casesIn = ({ fourBall }: Form): readonly CaseId[] =>
  (Object.keys(CASES) as CaseId[]).filter((id) => !(fourBall ? OF_ONE_BALL : OF_FOUR_BALL).includes(id));

/** Whether an edition is the one named or a later one. */
export const isSince = (edition: EditionId, first: EditionId): boolean =>
  EDITION_IDS.indexOf(edition) >= EDITION_IDS.indexOf(first);

/** Where a case stands: the next question with its answers, or its end. */
export type CaseReached = Extract<
  CaseStep,
  { readonly ask: Question } | { readonly ruling: string } | { readonly none: string }
>;

/**
 * Follows a case through the answers given so far.
 *
 * @param answers in the order they were asked; those past the end count for nothing
 * @example followCase('slowPlay', [], 'classic', { scoring: 'net', fourBall: false }) //=> { ruling: 'R6-7' }
 */
export function followCase(id: CaseId, answers: readonly Answer[], edition: EditionId, form: Form): CaseReached {
  let step: CaseStep = CASES[id];
  const left = [...answers];
  for (;;) {
    if ('classic' in step) step = isHyphened(edition) ? step.classic : step.later;
    else if ('since' in step) step = isSince(edition, step.since) ? step.then : step.before;
    else if ('oneBall' in step) step = form.fourBall ? step.fourBall : step.oneBall;
    else if ('ask' in step) {
      const given = left.shift();
      const answered: readonly [Answer, CaseStep] | undefined = step.answers.find(([answer]) => answer === given);
      if (!answered) return step;
      step = answered[1];
    } else return step;
  }
}
