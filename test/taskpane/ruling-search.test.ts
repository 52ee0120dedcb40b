import { clausesOf, findCases, findClauses } from '../../taskpane/ruling-search';
import type { CaseId } from '../../src/rules/rulings/cases';

const FOUR_BALL = { scoring: 'stableford', fourBall: true } as const;
const SINGLES = { scoring: 'net', fourBall: false } as const;

describe('a case found by plain words', () => {
  const rows: readonly (readonly [string, CaseId])[] = [
    ['ball moved', 'ballMoved'],
    ['15 clubs', 'excessClubs'],
    ['two caddies', 'twoCaddies'],
    ['slow play', 'slowPlay'],
    ['wrong ball', 'wrongBall'],
    ['hit his partner', 'ballDeflected'],
    ['played out of turn', 'wrongOrder'],
    ['balle déplacée', 'ballMoved'],
    ['15 clubs', 'excessClubs'],
    ['deux cadets', 'twoCaddies'],
    ['jeu lent', 'slowPlay'],
    ['mauvaise balle', 'wrongBall'],
    ['touché son partenaire', 'ballDeflected'],
    ['hors de son tour', 'wrongOrder'],
    ['not signed', 'notSigned'],
    ['non signée', 'notSigned'],
    ['LATE', 'lateStart'],
    ['abandon', 'gone'],
  ];
  it.each(rows)('%s', (query, id) => {
    expect(findCases(query, SINGLES)[0]).toBe(id);
  });

  it('lists every case where nothing is looked for, and none for what is no word of ours', () => {
    expect(findCases('', FOUR_BALL).length).toBeGreaterThan(20);
    expect(findCases('zebra', FOUR_BALL)).toEqual([]);
  });
});

describe('a clause found by its number', () => {
  const rows: readonly (readonly [string, 'classic' | '2019' | '2023', readonly string[]])[] = [
    ['4-4', 'classic', ['4-4', '4-4c']],
    ['R4-4', 'classic', ['4-4', '4-4c']],
    ['r 19-5', 'classic', ['19-5', '19-5a', '19-5b']],
    ['21.1c', '2019', ['21.1c', '21.1c(1)']],
    ['21.1c', '2023', ['21.1c']],
    ['4-4', '2023', []],
  ];
  it.each(rows)('%s in %s', (query, edition, wanted) => {
    expect(findClauses(query, edition, 'en').map(({ clause }) => clause)).toEqual(wanted);
  });

  it('finds by words of its text in either language', () => {
    expect(findClauses('undue delay', 'classic', 'fr').map(({ clause }) => clause)).toContain('6-7');
    expect(findClauses('jeu lent', 'classic', 'en').length).toBeGreaterThanOrEqual(0);
  });

  it('has a text for every clause of every edition', () => {
    for (const edition of ['classic', '2019', '2023'] as const)
      for (const clause of clausesOf(edition))
        expect([clause, findClauses(clause, edition, 'fr').find((each) => each.clause === clause)?.text]).not.toEqual([
          clause,
          '',
        ]);
  });
});
