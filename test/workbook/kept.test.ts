import { applyAccepted, keyOfFinding } from '../../src/workbook/accept';
import { found } from '../../src/workbook/finding';
import { type Kept, keptText, NOTHING_KEPT, readKept } from '../../src/workbook/kept';
import { recognise } from '../../src/workbook/recognise';
import { correctBy, forgetPart, partsSeen, withoutColumn } from '../../src/workbook/shown-parts';
import { INDEXES, numbers, PARS, sheet, times } from './sheets';

const HEADINGS = ['Golfeur', 'Jeu', ...numbers(1, 18), 'Notes', 'Total'];
const scores = sheet('Scores', [
  HEADINGS,
  ['Par', '', ...PARS],
  ['SI', '', ...INDEXES],
  ['Ann', 4, ...times(18, 4), 'R6-7', 72],
]);
const block = (row: number, column: number, rows = 1, columns = 1, on = 'Scores') => ({
  sheet: on,
  row,
  column,
  rows,
  columns,
});

describe('what the workbook keeps', () => {
  const kept: Kept = {
    corrections: {
      sheet: 'Scores',
      headerRow: 2,
      columns: { name: { column: 0, heading: 'Golfeur' }, rulings: null },
      pars: { sheet: 'Course', cells: [{ row: 1, column: 2 }] },
    },
    accepted: [{ key: 'k', reason: 'seen' }],
  };

  it('reads back what it wrote', () => {
    expect(readKept(keptText(kept))).toEqual(kept);
  });

  const rows: readonly (readonly [string, unknown])[] = [
    ['nothing', null],
    ['no text', 7],
    ['no JSON', '{'],
    ['another shape', '[1,2]'],
    ['other people’s words', '{"corrections":"no","accepted":[{"key":1},null]}'],
    [
      'a key of the language',
      '{"__proto__":{"corrections":1},"corrections":{"columns":{"__proto__":{"column":1,"heading":""}}}}',
    ],
  ];
  it.each(rows)('takes %s for nothing', (_, setting) => {
    expect(readKept(setting)).toEqual(NOTHING_KEPT);
  });
});

describe('a part shown by the user', () => {
  it('is read where nothing was recognised: a heading that is no word of ours', () => {
    expect(recognise([scores]).ok).toBe(false);
    const named = correctBy('name', block(3, 0), [scores], NOTHING_KEPT.corrections, null);
    const corrections = named.ok ? named.value : NOTHING_KEPT.corrections;
    expect(corrections.columns.name).toEqual({ column: 0, heading: 'Golfeur' });
    const seen = recognise([scores], undefined, corrections);
    expect(seen.ok && seen.value.columns.name).toBe(0);
  });

  const shown = { sheet: 'Scores', columns: { name: { column: 0, heading: 'Golfeur' } } };
  const moved = sheet(
    'Scores',
    scores.values.map((row) => ['', ...row]),
  );
  const renamed = sheet('Scores', [['Golfer', ...HEADINGS.slice(1)], ...scores.values.slice(1)]);

  it('is found again by its heading when a column was put before it', () => {
    const seen = recognise([moved], undefined, shown);
    expect(seen.ok && seen.value.columns.name).toBe(1);
  });

  it('is refused, not guessed, when its heading is gone', () => {
    expect(recognise([renamed], undefined, shown)).toMatchObject({
      ok: false,
      refusals: [
        { code: 'column-gone', values: { cell: 'Scores!A1', heading: 'Golfeur', met: 'Golfer' } },
        { code: 'no-name-column' },
      ],
    });
  });

  it('may be said not to be there, and forgotten', () => {
    const none = withoutColumn('rulings', shown);
    expect(none.columns.rulings).toBeNull();
    expect(forgetPart('rulings', none)).toEqual(shown);
    expect(forgetPart('sheet', shown)).toEqual({ columns: shown.columns });
  });

  it('is shown with its place and whether the user showed it', () => {
    const seen = recognise([scores], undefined, shown);
    const parts = partsSeen([scores], seen.ok ? seen.value : null, shown);
    expect(parts.find(({ part }) => part === 'name')).toEqual({
      part: 'name',
      text: 'A1:A4',
      heading: 'Golfeur',
      block: block(0, 0, 4, 1),
      isCorrected: true,
    });
    expect(parts.find(({ part }) => part === 'pars')?.text).toBe('C2:T2');
    expect(parts.find(({ part }) => part === 'tee')?.block).toBeNull();
  });

  const course = sheet('Card', [['x'], ...PARS.map((par) => [par])]);
  const refusals: readonly (readonly [string, Parameters<typeof correctBy>[0], ReturnType<typeof block>, string])[] = [
    ['two columns for one', 'handicap', block(3, 0, 1, 2), 'selection-columns'],
    ['a column of scores', 'handicap', block(3, 4), 'selection-is-hole'],
    ['a cell of another sheet', 'handicap', block(1, 0, 1, 1, 'Card'), 'selection-other-sheet'],
    ['a sheet that is not the club’s', 'name', block(0, 0, 1, 1, 'Results'), 'selection-not-read'],
    ['a row without hole numbers', 'holes', block(3, 0), 'selection-no-holes'],
    ['too few cells for pars', 'pars', block(1, 0, 9, 1, 'Card'), 'selection-no-line'],
  ];
  it.each(refusals)('cannot be %s', (_, part, selected, code) => {
    expect(correctBy(part, selected, [scores, course], shown, null)).toMatchObject({ ok: false, refusals: [{ code }] });
  });

  it('can be a line of another sheet, one cell a hole', () => {
    const line = correctBy('pars', block(1, 0, 18, 1, 'Card'), [scores, course], shown, null);
    expect(line.ok && line.value.pars?.cells.at(-1)).toEqual({ row: 18, column: 0 });
  });
});

describe('a finding accepted', () => {
  const unsigned = found('decide', 'signature-missing', 'Scores!V4', {
    card: 'Ann',
    values: { who: 'player', proposed: 'DQ R6-6b' },
  });
  const accepted = [{ key: keyOfFinding(unsigned), reason: 'Signed on paper' }];

  it('is a note with its reason, wherever its row has gone', () => {
    expect(applyAccepted([{ ...unsigned, cell: 'Scores!V9' }], accepted)).toEqual([
      { ...unsigned, cell: 'Scores!V9', severity: 'info', accepted: 'Signed on paper' },
    ]);
  });

  it('is open again when what was found has changed', () => {
    const other = { ...unsigned, values: { ...unsigned.values, who: 'both' } };
    expect(applyAccepted([other], accepted)).toEqual([other]);
  });

  it('cannot be a card that cannot be scored', () => {
    const missing = found('decide', 'handicap-missing', 'Scores!B4', { card: 'Ann' });
    expect(applyAccepted([missing], [{ key: keyOfFinding(missing), reason: 'never mind' }])).toEqual([missing]);
  });
});
