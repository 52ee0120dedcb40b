import type { ListResult, PlaceLine } from '../../src/workbook/day-result';
import { placesColumns } from '../../src/workbook/places-table';

const LINE: PlaceLine = {
  place: '1',
  name: 'Ann',
  member: '',
  handicap: 12,
  rounds: [],
  out: 18,
  in: 18,
  gross: null,
  deducted: 0,
  total: 36,
  decidedBy: '',
  prizes: [],
  rulings: '',
  effects: [],
};
const widthsOf = (lines: readonly Partial<PlaceLine>[]): ReadonlyMap<string, number> => {
  const list = { title: '', places: lines.map((line) => ({ ...LINE, ...line })), below: [] } as unknown as ListResult;
  const columns = placesColumns(
    { scoring: 'stableford', fourBall: false },
    list,
    { hasPrizes: false, hasRounds: true },
    'en',
  );
  return new Map(columns.map(({ head, width }) => [head, width]));
};

/** Points of a text of so many characters, on the safe side. */
const room = (characters: number): number => characters * 5.2;

describe('the widths of the table of places', () => {
  const rows: readonly (readonly [string, readonly Partial<PlaceLine>[]])[] = [
    ['nothing but names', [{}]],
    [
      'one long ruling',
      [
        ...Array.from({ length: 30 }, () => ({ decidedBy: 'last 9 holes: 20 v 18' })),
        { rulings: 'R6-4@3; R4-1@1-3; R6-7' },
      ],
    ],
    ['long names', Array.from({ length: 30 }, () => ({ name: 'Bartholomew Featherstone' }))],
    [
      'all long',
      Array.from({ length: 9 }, () => ({ name: 'x'.repeat(80), decidedBy: 'x'.repeat(80), rulings: 'x'.repeat(80) })),
    ],
  ];
  it.each(rows)('fill an A4 page upright and no more: %s', (_, lines) => {
    const sum = [...widthsOf(lines).values()].reduce((total, width) => total + width, 0);
    // 210 mm less margins of 18 mm are 174 mm, 494 points.
    expect(sum).toBeGreaterThan(488);
    expect(sum).toBeLessThanOrEqual(494);
  });

  it('leave names their room beside twelve rounds: the print is smaller instead', () => {
    const rounds = Array.from({ length: 12 }, () => ({ total: 36, status: '', counts: true }));
    const lines = Array.from({ length: 30 }, () => ({ name: 'Bartholomew Stone', rounds }));
    expect(widthsOf(lines).get('Player')).toBeGreaterThanOrEqual(room('Bartholomew Stone'.length));
  });

  it('let what most lines say stand on one line, though one ruling is long', () => {
    const widths = widthsOf(rows[1]?.[1] ?? []);
    expect(widths.get('Decided by')).toBeGreaterThanOrEqual(room('last 9 holes: 20 v 18'.length));
    expect(widths.get('Player')).toBeGreaterThanOrEqual(room('Player'.length));
  });

  it('give long names their line where nothing else needs the room', () => {
    expect(widthsOf(rows[2]?.[1] ?? []).get('Player')).toBeGreaterThanOrEqual(room(24));
  });

  it('are the same whatever the order of the lines', () => {
    const lines = rows[1]?.[1] ?? [];
    expect(widthsOf([...lines].reverse())).toEqual(widthsOf(lines));
  });
});
