import { CLASSIC } from '../../../src/rules/editions/classic/classic';
import { COUNTERPARTS, counterpartOf } from '../../../src/rules/editions/counterparts';
import { parseRulings } from '../../../src/rules/rulings/notation';

describe('counterparts of the two notations', () => {
  test.each([
    // classic, later: the same matter in the 2004 and in the 2019/2023 Rules
    ['3-2', '3.3c'],
    ['4-1', '4.1a'],
    ['4-4', '4.1b'],
    ['5-1', '4.2a'],
    ['6-2b', '3.3b(4)'],
    ['6-3', '5.3a'],
    ['6-4', '10.3a'],
    ['6-6b', '3.3b(2)'],
    ['6-6d', '3.3b(3)'],
    ['6-7', '5.6a'],
    ['6-8', '5.7a'],
    ['7-1', '5.2b'],
    ['14-3', '4.3'],
    ['15-2', '6.3b'],
    ['15-3', '6.3c'],
    ['18-2', '9.4b'],
    ['18-3', '9.5'],
    ['19-2', '11.1'],
    ['19-5', '11.1a'],
    ['20-7', '14.7'],
    ['29-3', '22.3'],
    ['31-4', '23.2b'],
    ['31-7a', '23.9b(1)'],
    ['31-7b', '23.9b(2)'],
    ['31-7c', '23.9b(3)'],
    ['31-8', '23.9a(2)'],
    ['32-1a', '21.3'],
    ['32-1b', '21.1'],
  ])('%s and %s name each other', (classic, later) => {
    expect(counterpartOf(classic)).toBe(later);
    expect(counterpartOf(later)).toBe(classic);
  });

  test.each([
    // one way only: several classic clauses went into one later clause
    ['18-2a', '9.4b'],
    ['18-2b', '9.4b'],
    ['31-3', '4.1b'],
    ['31-6', '6.3c'],
    ['30-2a', '9.5'],
    ['30-3b', '4.1b'],
    ['30-3d', '6.3c'],
    ['30-3e(ii)', '23.9b(2)'],
    ['30-3f', '23.9a(2)'],
    // a part takes the counterpart of the clause it stands in
    ['4-4a', '4.1b'],
    ['18-2a(ii)', '9.4b'],
    ['18-3b', '9.5'],
    ['19-5a', '11.1a'],
    ['31-7b(ii)', '23.9b(2)'],
    ['14.7b', '20-7'],
    ['21.1c', '32-1b'],
    ['21.3c', '32-1a'],
    ['4.3a(1)', '14-3'],
    // cited shallow, where only one clause stands below
    ['9.4', '18-2'],
    ['11.1', '19-2'],
    ['5.6', '6-7'],
    ['4-3', '4.1b'],
  ])('%s is answered with %s', (clause, counterpart) => {
    expect(counterpartOf(clause)).toBe(counterpart);
  });

  test('2019 has the four-ball side under 23.8, 2023 under 23.9 (C82, C4)', () => {
    const classic = ['31-7', '31-7a', '31-7b', '31-7c', '31-8', '4-4'];
    const in2019 = ['23.8b', '23.8b(1)', '23.8b(2)', '23.8b(3)', '23.8a(2)', '4.1b'];
    expect(classic.map((each) => counterpartOf(each, '2019'))).toEqual(in2019);
    expect(in2019.slice(0, 5).map((each) => counterpartOf(each, 'classic'))).toEqual(classic.slice(0, 5));
    expect(counterpartOf('31-7a', '2023')).toBe('23.9b(1)');
  });

  test.each(['4.1', '3.3b', '6-6', '32-1', '4-3b', '10.3b', '1-2', '1.2', '19-1', '18', '28', '99-9', '99.9'])(
    '%s has none that is sure',
    (clause) => {
      expect(counterpartOf(clause)).toBeNull();
    },
  );

  test('every classic side is a clause of the classic edition', () => {
    expect([...COUNTERPARTS.keys()].filter((id) => !CLASSIC.clauses.has(id))).toEqual([]);
  });

  test('every later side can be written in a ruling, with a dot', () => {
    expect([...COUNTERPARTS.values()].filter((clause) => !parseRulings(`R${clause}`).ok)).toEqual([]);
    expect([...COUNTERPARTS.values()].filter((clause) => !clause.includes('.'))).toEqual([]);
  });
});
