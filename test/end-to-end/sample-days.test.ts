import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimedPoints } from '../../scripts/samples/day';
import { stablefordDay } from '../../scripts/samples/stableford-day';
import { run } from '../../workbench/commands/main';
import { openBook } from '../../workbench/xlsx/workbook-files';

/** The built add-in (npm test builds it first) on the samples, as a person runs it. */
const root = join(__dirname, '..', '..');
const out = mkdtempSync(join(tmpdir(), 'score-desk-days-'));
afterAll(() => rmSync(out, { recursive: true }));

interface Day {
  readonly competition: string;
  readonly form: string;
  readonly edition: string;
  readonly places: readonly {
    readonly place: string;
    readonly name: string;
    readonly total: number;
    readonly decidedBy: string;
  }[];
  readonly below: readonly { readonly name: string; readonly status: string }[];
  readonly findings: readonly { readonly severity: string; readonly cell: string; readonly code: string }[];
  readonly cards: { readonly entered: number; readonly returned: number; readonly placed: number };
}

async function command(...args: readonly string[]): Promise<{ readonly code: number; readonly out: string }> {
  let said = '';
  const terminal = {
    out: (text: string) => (said += text),
    err: (text: string) => (said += text),
    input: () => Promise.resolve(undefined),
    cwd: root,
    root,
  };
  return { code: await run(args, terminal), out: said };
}

describe('the Stableford day', () => {
  const file = join(root, 'samples/stableford-day.xlsx');
  let day: Day;
  let code: number;
  const before = readFileSync(file);
  beforeAll(async () => {
    const compiled = await command('compile', file, '--json', '--out', join(out, 'stableford.xlsx'));
    ({ code } = compiled);
    day = JSON.parse(compiled.out) as Day;
  });

  it('compiled again and again is the same file: nothing of it grows', async () => {
    const files = ['again-1.xlsx', 'again-2.xlsx', 'again-3.xlsx'].map((name) => join(out, name));
    let from = join(out, 'stableford.xlsx');
    for (const to of files) {
      await command('compile', from, '--out', to);
      from = to;
    }
    const [first, ...later] = files.map((path) => readFileSync(path));
    expect(later.map((bytes) => first && bytes.equals(first))).toEqual([true, true]);
  }, 60_000);

  it('waits for three decisions: an impossible score, a missing handicap, a missing marker', () => {
    expect(code).toBe(1);
    const open = day.findings.filter(({ severity }) => severity === 'decide').map(({ code }) => code);
    expect(open.sort()).toEqual(['handicap-missing', 'score-out-of-range', 'signature-missing']);
  });

  it('gives each card without rulings the points that a plain count of its holes gives', () => {
    const plain = stablefordDay().filter(
      ({ rulings, handicap, name }) => rulings === '' && handicap !== null && name !== 'Rose Bennett',
    );
    expect(plain.length).toBeGreaterThan(20);
    for (const { name, handicap, card } of plain)
      expect([name, day.places.find((each) => each.name === name)?.total]).toEqual([
        name,
        claimedPoints(handicap ?? 0, card),
      ]);
  });

  it('parts the tie that was made to reach the last hole, and leaves the one that nothing parts', () => {
    const decided = (name: string) => day.places.find((each) => each.name === name);
    expect(decided('Alice Martin')?.decidedBy).toBe('last hole: 3 v 2');
    expect(decided('Bruno Keller')?.decidedBy).toBe('last hole: 2 v 3');
    expect(decided('Iris Moreau')?.place).toMatch(/^T/);
    expect(decided('Iris Moreau')?.place).toBe(decided('Jack Nolan')?.place);
  });

  // Deductions: 32-1b N1 (two points a hole of 4-4), N2 (6-4, a cap of its own), N3 (6-7).
  it.each([
    ['Chloé Dubois', 4],
    ['Fabien Roche', 2],
    ['Ursula Meyer', 6],
  ])('takes %s %i points from the round', (name, points) => {
    const player = stablefordDay().find((each) => each.name === name);
    const total = day.places.find((each) => each.name === name)?.total ?? 0;
    expect(claimedPoints(player?.handicap ?? 0, player?.card ?? []) - total).toBe(points);
  });

  it('keeps every card in sight: placed, or below the line with its status', () => {
    expect(day.cards).toEqual({ entered: 40, returned: 40, placed: 34 });
    expect(day.below.map(({ name, status }) => `${name} ${status}`).sort()).toEqual([
      'Cyril Marchand WD',
      'Diane Leroy ?',
      'Kevin Doyle NS',
      'Nina Rossi NR',
      'Quentin Faure DQ R6-6b',
      'Rose Bennett ?',
    ]);
  });

  it('writes the results on a sheet of their own and never touches the input', async () => {
    expect(readFileSync(file).equals(before)).toBe(true);
    const { book } = await openBook(join(out, 'stableford.xlsx'));
    const results = book.find('Results');
    expect(results?.value(0, 0)).toBe('Results · provisional, 3 decisions open');
    expect(results?.value(8, 1)).toBe('Alice Martin');
    expect(results?.formulas()).toEqual([]);
    expect(book.sheets.map(({ name }) => name)).toEqual([
      'Scores',
      'Leaderboard',
      'Terms',
      'Results',
      'Results · Findings',
    ]);
    book.dispose();
  });
});

describe('the four-ball day', () => {
  it('says in French what it found, and keeps to the English codes', async () => {
    const file = join(root, 'samples/fr/four-ball-day.xlsx');
    const { code, out: json } = await command('compile', file, '--json', '--lang', 'fr');
    const day = JSON.parse(json) as Day;
    expect(code).toBe(1);
    expect(day).toMatchObject({ form: 'fourball stableford', edition: 'classic' });
    expect(day.cards).toEqual({ entered: 20, returned: 20, placed: 16 });
    // 31-4; both partners out of the same hole, 31-7b(ii); no return; a score that is a word.
    expect(day.below.map(({ status }) => status).sort()).toEqual(['?', 'DQ R31-4', 'DQ R31-7b', 'NR']);
    const tied = day.places.filter(({ total }) => total === day.places[1]?.total);
    expect(tied.map(({ decidedBy }) => decidedBy)).toContain('dernier trou : 2 contre 3');
    expect(
      day.findings
        .filter(({ severity }) => severity === 'decide')
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['score-not-whole', 'signature-missing', 'signature-missing']);
  });
});
