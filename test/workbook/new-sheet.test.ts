import { FORMS } from './forms';
import { compileDay } from '../../src/workbook/compile-day';
import { NO_TERMS, planTerms, termsDraftOf } from '../../src/workbook/terms-plan';
import { readFormWords } from '../../src/workbook/terms-values';
import { planTemplate } from '../../src/workbook/template-plan';
import { sayForm } from '../../src/words/results';
import { numbers, PARS, sheet, terms, times } from './sheets';

describe('the Terms written', () => {
  const draft = { ...NO_TERMS, competition: 'Spring Cup', form: 'stableford', edition: '2023' };

  it('on a new sheet are a key and its value, line by line', () => {
    const plan = planTerms([], draft, NO_TERMS, 'fr');
    expect([plan.sheet, plan.isNew]).toEqual(['Règlement', true]);
    expect(plan.cells.map(({ row, column, text }) => [row, column, text])).toEqual([
      [0, 0, 'Épreuve'],
      [0, 1, 'Spring Cup'],
      [1, 0, 'Formule'],
      [1, 1, 'stableford'],
      [2, 0, 'Édition des Règles'],
      [2, 1, '2023'],
    ]);
  });

  it('on the club’s own change only what changed, and add what was not there', () => {
    const own = [
      terms([
        ['Terms of the day'],
        ['Event', 'Spring Cup'],
        ['Form of play', 'Stableford'],
        ['Ties'],
        ['Rules edition', 'classic'],
      ]),
    ];
    expect(termsDraftOf(own)).toMatchObject({
      competition: 'Spring Cup',
      form: 'Stableford',
      edition: 'classic',
      ties: '',
    });
    const base = termsDraftOf(own);
    const plan = planTerms(own, { ...base, edition: '2019', ties: 'shared', course: 'The Elms' }, base, 'en');
    expect(plan).toEqual({
      sheet: 'Terms',
      isNew: false,
      newer: [],
      cells: [
        { row: 4, column: 1, held: 'classic', text: '2019' },
        { row: 5, column: 0, held: '', text: 'Course' },
        { row: 5, column: 1, held: '', text: 'The Elms' },
        { row: 3, column: 1, held: '', text: 'shared' },
      ].sort(
        (a, b) =>
          plan.cells.findIndex(({ row, column }) => row === a.row && column === a.column) -
          plan.cells.findIndex(({ row, column }) => row === b.row && column === b.column),
      ),
    });
    expect(planTerms(own, base, base, 'en').cells).toEqual([]);
  });

  it('leave alone what somebody changed meanwhile, and name it where both changed it', () => {
    const before = termsDraftOf([
      terms([
        ['Course', 'The Limes'],
        ['Ties', 'shared'],
      ]),
    ]);
    const now = [
      terms([
        ['Course', 'The Oaks'],
        ['Ties', 'shared'],
      ]),
    ];
    const other = planTerms(now, { ...before, ties: 'countback' }, before, 'en');
    expect(other).toMatchObject({ cells: [{ row: 1, column: 1, text: 'countback' }], newer: [] });
    const both = planTerms(now, { ...before, course: 'The Elms' }, before, 'en');
    expect(both).toMatchObject({
      cells: [],
      newer: [{ cell: 'Terms!B1', met: 'The Oaks', expected: 'The Limes' }],
    });
    const same = planTerms(now, { ...before, course: 'The Oaks' }, before, 'en');
    expect(same).toMatchObject({ cells: [], newer: [] });
  });

  it.each(FORMS)('say a form in words that are read back: %j', (form) => {
    for (const language of ['en', 'fr'] as const) {
      const read = readFormWords(sayForm(form, language));
      expect(read.ok && read.value).toEqual(form);
    }
  });
});

describe('a new scoring sheet', () => {
  const wanted = { edition: 'classic', cards: 2, holes: 18, hasTees: true, isBogey: false, title: '' } as const;

  it.each(FORMS)('is recognised once the club has filled it in: %j', (form) => {
    const plan = planTemplate({ ...wanted, form }, 'fr');
    const width = plan.widths.length;
    const line = (cells: readonly (readonly [number, unknown])[]): readonly unknown[] =>
      Array.from({ length: width }, (_, at) => cells.find(([column]) => column === at)?.[1] ?? '');
    const holes = (values: readonly unknown[]) => values.map((value, at) => [plan.firstHole + at, value] as const);
    const rows = Array.from({ length: plan.rows }, (_, at) =>
      line([
        [0, `Joueur ${at + 1}`],
        ...(plan.sideLabels[at] === undefined ? [] : [[plan.sideColumn, plan.sideLabels[at]] as const]),
        [plan.handicapColumn, 0],
        ...holes(times(18, 4 + at)),
      ]),
    );
    const [title, blank, headings, par, index] = plan.head;
    const filled = (head: readonly string[] | undefined, values: readonly unknown[]) =>
      line([[0, head?.[0]], ...holes(values)]);
    const day = compileDay(
      [
        sheet(plan.sheet, [
          title ?? [],
          blank ?? [],
          headings ?? [],
          filled(par, PARS),
          filled(index, numbers(1, 18)),
          ...rows,
        ]),
        terms([
          ['Formule', form.limit ? 'max 2par' : sayForm(form, 'fr')],
          ['Édition des Règles', 'classic'],
        ]),
      ],
      {},
      'fr',
    );
    expect(day.ok && day.value.result.cards).toEqual({ entered: 2, returned: 2, placed: 2 });
  });

  it('has formulas that stay blank until the course is filled in, one for all cards or one a side', () => {
    const singles = planTemplate({ ...wanted, form: { scoring: 'stableford', fourBall: false } }, 'en');
    expect(singles.formulas.at(-1)?.formula).toBe(
      '=IF(COUNT($D$4:$U$4,$D$5:$U$5)<36,"",GOLF.STABLEFORD(D6:U7,$D$4:$U$4,$D$5:$U$5,C6:C7,Z6:Z7,"par","classic"))',
    );
    const sides = planTemplate({ ...wanted, form: { scoring: 'net', fourBall: true } }, 'en');
    expect(sides.formulas.filter(({ formula }) => formula.includes('FOURBALLSCORE'))).toHaveLength(2);
  });

  it('has nine holes where nine are wanted, and no Out and In', () => {
    const nine = planTemplate({ ...wanted, holes: 9, form: { scoring: 'gross', fourBall: false } }, 'en');
    expect(nine.head[2]?.filter((heading) => /^\d+$/.test(heading))).toHaveLength(9);
    expect(nine.head[2]).not.toContain('Out');
  });
});
