import { compileDay } from '../../src/workbook/compile-day';
import type { PlannedCell, ResultsPlan } from '../../src/workbook/results-page';
import { isSamePlan } from '../../src/workbook/results-plan';
import { isOwnSheet, namesOf, resultsSheetName } from '../../src/workbook/results-sheet';
import { wordRefusals } from '../../src/workbook/word-finding';
import { INDEXES, numbers, PARS, sheet, terms, times } from './sheets';

const FOURS = times(18, 4);

function planned(
  cards: readonly (readonly unknown[])[],
  language: 'en' | 'fr' = 'en',
  form = 'Stableford',
): ResultsPlan {
  const [plan] = allPlanned(cards, language, form);
  if (!plan) throw new Error('no plan');
  return plan;
}

function allPlanned(
  cards: readonly (readonly unknown[])[],
  language: 'en' | 'fr',
  form: string,
): readonly ResultsPlan[] {
  const scores = sheet('Scores', [
    ['Player', 'PH', ...numbers(1, 18), 'Rulings', 'Signed'],
    ['Par', '', ...PARS],
    ['SI', '', ...INDEXES],
    ...cards,
  ]);
  const block = terms([
    ['Competition', 'Spring Cup'],
    ['Date', 45_822],
    ['Course', 'Old Links'],
    ['Form of play', form],
    ['Rules edition', 'classic'],
    ['Allowance', '95 %'],
  ]);
  const day = compileDay([scores, block], {}, language);
  if (!day.ok) throw new Error(wordRefusals(day.refusals, language));
  return day.value.plans;
}

const text = (cell: PlannedCell | undefined): string =>
  cell === undefined ? '' : typeof cell === 'string' ? cell : String(cell.number);
const lines = ({ rows }: ResultsPlan): string[] => rows.map((row) => row.map(text).join('|').replace(/\|+$/, ''));

describe('the Results sheet', () => {
  const CARDS = [
    ['Ann', -2, ...FOURS, '', 'x'],
    ["'t Hooft", 0, ...FOURS, 'R4-4@1', ''],
    ['=1+1', 0, ...FOURS, 'DQ R6-6b', ''],
    ['Bob', 0, ...times(18, ''), '', ''],
  ];
  const plan = planned(CARDS);

  it('holds title, Terms, places, who is below and why, effects and the count of cards', () => {
    expect(lines(plan)).toEqual([
      'Results · provisional, 1 decision open',
      'Spring Cup, 2025-06-14',
      'Course||Old Links',
      'Terms||Stableford; Rules: classic; allowance 95 %; ties: countback last 9, 6, 3, 1; deducted by rulings: 2, 1 card',
      '',
      'Place|Player|PH|Out|In|Less|Points|Decided by|Rulings',
      // 34 points off +2; 36 less 2 for 4-4: level in total. Last 9 holes, deductions not seen: 16 against 18.
      '1|’t Hooft|0|18|18|2|34|last 9 holes: 18 v 16|R4-4@1',
      '2|Ann|-2|18|16||34|last 9 holes: 16 v 18',
      '',
      'Without a place',
      'Status|Player|Why',
      expect.stringMatching(/^DQ R6-6b\|=1\+1\|DQ R6-6b: disqualified/),
      '',
      'Rulings and what they did',
      expect.stringMatching(/^\|’t Hooft\|R4-4@1 \(more than 14 clubs\): −2 points/),
      '',
      'Cards||4 entered: 2 placed, 1 without a place, 1 not returned',
      expect.stringMatching(/^Mark\|\|[0-9A-F]{4}-[0-9A-F]{4}: /),
    ]);
  });

  it('keeps the findings on a sheet of their own: they are for the Committee', () => {
    const [, findings] = allPlanned(CARDS, 'en', 'Stableford');
    expect(findings?.sheet).toBe('Results · Findings');
    expect(lines(findings!).slice(2)).toEqual([
      '',
      'Status|Player|Findings',
      'decide|’t Hooft|Scores!V5: The player has not signed. Proposed: DQ R6-6b; it acts once it stands in the rulings cell.',
      // Three cards of eighteen fours: the second and the third are each like the first.
      'look at|’t Hooft|Scores!C5: The same scores, hole by hole, as from Scores!C4 on.',
      'look at|=1+1|Scores!C6: The same scores, hole by hole, as from Scores!C4 on.',
      'note|Bob|Scores!A7: No score and no ruling yet: the card is not returned.',
    ]);
  });

  it('is a whole block, values only, with text as text and figures as numbers', () => {
    expect(new Set(plan.rows.map((row) => row.length))).toEqual(new Set([9]));
    expect([plan.rows[6]?.[2], plan.rows[6]?.[6]]).toEqual([
      { number: 0, format: '0;"+"0;0' },
      { number: 34, format: '0' },
    ]);
    expect(plan.unfinished).toBe('Results · unfinished');
    // A4 upright is 595 points wide; 0.7 inch of margin on either side leaves 494.
    expect(plan.widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(494);
  });

  it('speaks French, and shows holes up or down with their sign', () => {
    const french = planned(
      [
        ['Ann', 0, ...FOURS, '', 'x'],
        ['Bob', 0, ...times(18, 5), '', ''],
      ],
      'fr',
      'contre par',
    );
    const said = lines(french);
    expect(french.sheet).toBe('Résultats');
    expect(said[0]).toBe('Résultats · provisoire, 1 décision en attente');
    expect(said[3]).toBe(
      'Règlement||Contre par ; Règles : classic ; pourcentage de handicap 95 % ; départage : 9, 6, 3 et dernier trou',
    );
    expect(said[5]).toBe('Place|Joueur|HJ|Aller|Retour|Gagnés|Départagé par|Décisions');
    expect(french.rows[7]?.[5]).toEqual({ number: -18, format: '"+"0;"−"0;0' });
    expect(said.at(-2)).toBe('Cartes||2 inscrites : 2 classées, 0 sans place, 0 non rendues');
  });

  it('is the same plan for the same cards, another for another score', () => {
    const ann = (last: number): unknown[][] => [['Ann', 0, ...times(17, 4), last, '', 'x']];
    expect(isSamePlan([planned(ann(4))], [planned(ann(4))])).toBe(true);
    expect(isSamePlan([planned(ann(4))], [planned(ann(5))])).toBe(false);
  });
});

describe('whose sheet it is', () => {
  const ours = sheet('Results', [['Results · unfinished']]);
  const clubs = sheet('Results', [['Results of the year']]);
  it.each([
    ['nothing there', [], [], 'Results'],
    ['ours', [ours], ['Results'], 'Results'],
    ['the club’s', [clubs], [], 'Results 2'],
    ['the club’s in our place', [clubs], ['Results'], 'Results 2'],
    ['stamped, but not remembered', [ours], [], 'Results 2'],
    ['in other letters', [sheet('RESULTS', [['x']])], [], 'Results 2'],
    ['both taken', [clubs, sheet('Results 2', [])], [], 'Results 3'],
    ['ours in second place', [clubs, sheet('Results 2', [['Results · no decision open']])], ['Results 2'], 'Results 2'],
  ])('%s', (_, sheets, made, name) => {
    expect(resultsSheetName('Results', sheets, made)).toBe(name);
  });

  it('reads back the setting, whatever it holds', () => {
    expect([namesOf(['Results', 3]), namesOf('Results'), namesOf(null)]).toEqual([['Results'], [], []]);
    expect(isOwnSheet(ours, ['results'])).toBe(true);
  });
});
