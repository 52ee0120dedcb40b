import { EDITION_IDS, type EditionId } from '../../../src/rules/editions/clause';
import { editionInForce, findClause, isHyphened } from '../../../src/rules/editions/edition-in-force';
import {
  type Answer,
  CASES,
  type CaseId,
  casesIn,
  type CaseStep,
  followCase,
  isSince,
} from '../../../src/rules/rulings/cases';
import { parseRulings } from '../../../src/rules/rulings/notation';
import { clauseOf } from '../../../src/rules/editions/edition-in-force';

const SINGLES = { scoring: 'stableford', fourBall: false } as const;
const FOUR_BALL = { scoring: 'stableford', fourBall: true } as const;

/** Every end of a case with the editions that reach it. */
function ends(step: CaseStep, editions: readonly EditionId[] = EDITION_IDS): readonly [string, readonly EditionId[]][] {
  if ('classic' in step)
    return [
      ...ends(step.classic, editions.filter(isHyphened)),
      ...ends(
        step.later,
        editions.filter((id) => !isHyphened(id)),
      ),
    ];
  if ('since' in step)
    return [
      ...ends(
        step.then,
        editions.filter((id) => isSince(id, step.since)),
      ),
      ...ends(
        step.before,
        editions.filter((id) => !isSince(id, step.since)),
      ),
    ];
  if ('oneBall' in step) return [...ends(step.oneBall, editions), ...ends(step.fourBall, editions)];
  if ('ask' in step) return step.answers.flatMap(([, next]) => ends(next, editions));
  return [['ruling' in step ? step.ruling : `R${step.none}`, editions]];
}

/** 10-2c, order of play, has no row: nothing of it is ever written. */
const WITHOUT_ROW = ['10-2c'];

describe('the cases that Committees meet', () => {
  const rows = Object.entries(CASES).flatMap(([id, step]) =>
    ends(step).flatMap(([notation, editions]) => editions.map((edition) => [id, notation, edition] as const)),
  );
  it.each(rows)('%s ends in %s, which edition %s has', (_, notation, edition) => {
    const read = parseRulings(notation);
    const ruling = read.ok ? read.value[0] : undefined;
    expect(ruling).toBeDefined();
    const clause = ruling && clauseOf(ruling);
    if (!ruling || clause === null || clause === undefined || WITHOUT_ROW.includes(clause)) return;
    const inForce = editionInForce([ruling], edition);
    expect(inForce.ok && findClause(inForce.value, clause).ok).toBe(true);
  });

  it('lists the cases of a side for a side only, and the order of foursomes for one ball only', () => {
    expect(casesIn(SINGLES)).not.toContain('cardUnclear');
    expect(casesIn(FOUR_BALL)).not.toContain('wrongOrder');
  });
});

describe('a case followed through its answers', () => {
  const rows: readonly (readonly [string, CaseId, readonly Answer[], EditionId, boolean, object])[] = [
    [
      '18-2a: moved and put back is a stroke',
      'ballMoved',
      ['own', 'no', 'yes'],
      'classic',
      false,
      { ruling: 'R18-2a' },
    ],
    [
      'Rule 18: moved and not put back is the general penalty',
      'ballMoved',
      ['own', 'no', 'no'],
      'classic',
      false,
      { ruling: 'R18' },
    ],
    [
      '18-2a, list: by accident in searching is no penalty',
      'ballMoved',
      ['own', 'yes'],
      'classic',
      false,
      { none: '18-2a' },
    ],
    [
      '18-4: a fellow-competitor moved it, no penalty',
      'ballMoved',
      ['other', 'yes'],
      'classic',
      false,
      { none: '18-4' },
    ],
    ['19-5a: both on the green', 'ballDeflected', ['ball', 'yes'], 'classic', false, { ruling: 'R19-5a' }],
    ['19-2b: hit his partner', 'ballDeflected', ['own', 'no'], 'classic', true, { ruling: 'R19-2b' }],
    ['11.1: the same is no penalty since 2019', 'ballDeflected', ['own', 'no'], '2019', true, { none: '11.1' }],
    ['31-6 in a four-ball', 'wrongBall', ['no', 'yes'], 'classic', true, { ruling: 'R31-6' }],
    ['31-5 in a four-ball since 2008, in a hazard too', 'wrongBall', ['yes'], '2012', true, { ruling: 'R31-5' }],
    ['6-3a: five minutes late since 2012', 'lateStart', ['fiveMinutes'], '2016', false, { ruling: 'R6-3a' }],
    ['6-3: five minutes late before', 'lateStart', ['fiveMinutes'], '2008', false, { ruling: 'DQ R6-3' }],
    ['15-3 with one ball', 'wrongBall', ['no', 'yes'], 'classic', false, { ruling: 'R15-3' }],
    ['6.3c needs one answer', 'wrongBall', ['yes'], '2023', false, { ruling: 'R6.3c' }],
    ['4-4', 'excessClubs', ['no'], 'classic', false, { ruling: 'R4-4' }],
    ['6-7', 'slowPlay', [], 'classic', false, { ruling: 'R6-7' }],
    ['29-3 put right', 'wrongOrder', ['foursomes', 'yes'], 'classic', false, { ruling: 'R29-3' }],
    ['6-6b', 'notSigned', [], 'classic', false, { ruling: 'DQ R6-6b' }],
  ];
  it.each(rows)('%s', (_, id, answers, edition, fourBall, wanted) => {
    expect(followCase(id, answers, edition, { scoring: 'stableford', fourBall })).toEqual(wanted);
  });

  it('asks the next question while one is open', () => {
    expect(followCase('ballMoved', ['own'], 'classic', SINGLES)).toMatchObject({ ask: 'allowed' });
  });
});
