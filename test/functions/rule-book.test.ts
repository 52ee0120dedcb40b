import './excel';
import { ruleEffect, ruleText } from '../../src/functions/rule-book';
import { CLASSIC_CLAUSES } from '../../src/rules/editions/classic/classic';

describe('RULEEFFECT', () => {
  // Rules 32-1a and 32-1b, Notes 1 to 3; 31-3, 31-6; 19-2b; amounts by hand.
  const rows: readonly (readonly [string, string, string, RegExp])[] = [
    ['R4-4@1,2', 'stableford', 'en', /−4 points from the round \(2 a hole, at most 4\)/],
    ['R4-4@1,2', 'stableford', 'fr', /−4 points sur le tour \(2 par trou, 4 au plus\)/],
    ['R4-4@1-5', 'par', 'en', /−2 from the result, in holes/],
    ['R4-4@1,2', 'fourball net', 'en', /\+4 for the side on holes 1 and 2/],
    ['R6-7', 'stableford', 'en', /−2 points from the round/],
    ['R19-2@5', 'gross', 'en', /\+2 on hole 5/],
    ['R3-2@9', 'stableford', 'fr', /pas de score au trou 9/],
    ['R3-2@9', 'net', 'en', /out of the competition/],
    ['B:R31-6@5', 'fourball stableford', 'en', /\+2 on hole 5/],
    ['R18-1', 'net', 'en', /no penalty/],
  ];
  it.each(rows)('%s in %s (%s)', (ruling, form, language, said) => {
    expect(ruleEffect(ruling, form, null, language)).toMatch(said);
  });

  it('says one sentence for each ruling', () => {
    expect(ruleEffect('R4-4@1; R6-7', 'stableford', null, 'en').split('; ')).toHaveLength(2);
  });

  it.each([
    ['', 'stableford', /ruling/],
    ['R99-9', 'stableford', /no clause 99-9/],
    ['R4-4@1', 'croquet', /form/],
    ['R31-6@5', 'stableford', /not of this form/],
  ])('refuses %s in %s', (ruling, form, said) => {
    expect(() => ruleEffect(ruling, form)).toThrow(said);
  });
});

describe('RULETEXT', () => {
  it.each(['en', 'fr'])('has a sentence for every clause (%s)', (language) => {
    const missing = CLASSIC_CLAUSES.filter(({ id }) => ruleText(id, 'classic', language).length < 8);
    expect(missing).toEqual([]);
  });

  it('reads a citation with its R, in any case', () => {
    expect(ruleText('r19-5A', null, 'en')).toBe(ruleText('19-5a', null, 'en'));
  });

  it.each([
    [null, /clause: This argument is missing/],
    ['foo', /no clause foo/],
    ['R4-4@1', /no clause/],
    [44, /no clause 44/],
  ])('refuses %s', (clause, said) => {
    expect(() => ruleText(clause)).toThrow(said);
  });
});
