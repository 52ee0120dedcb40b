import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { run } from '../../workbench/commands/main';
import type { Terminal } from '../../workbench/commands/terminal';
import { createBook } from '../../workbench/xlsx/open-book';
import { saveBook } from '../../workbench/xlsx/save-book';
import { clubWorkbook, partsOf } from './club-workbook';

const root = mkdtempSync(join(tmpdir(), 'score-desk-root-'));
const cwd = join(root, 'mine');

interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function say(args: readonly string[], input?: string): Promise<Said> {
  let [out, err] = ['', ''];
  const terminal: Terminal = {
    out: (text) => (out += text),
    err: (text) => (err += text),
    input: () => Promise.resolve(input),
    cwd,
    root,
  };
  const code = await run(args, terminal);
  return { code, out, err };
}

async function bookOf(rows: readonly (readonly (string | number)[])[]): Promise<Uint8Array> {
  const made = createBook('Scores');
  rows.forEach((row, y) => row.forEach((value, x) => made.book.active.set(y, x, { value })));
  const { bytes } = await saveBook(made);
  made.book.dispose();
  return bytes;
}

beforeAll(async () => {
  cpSync(join(__dirname, 'fixture/addin'), join(root, 'dist/addin'), { recursive: true });
  mkdirSync(cwd);
  mkdirSync(join(root, 'samples/fr'), { recursive: true });
  const fine = await bookOf([['Player', 4, 5]]);
  const open = await bookOf([['unsigned']]);
  writeFileSync(join(cwd, 'fine.xlsx'), fine);
  writeFileSync(join(cwd, 'open.xlsx'), open);
  writeFileSync(join(cwd, 'club.xlsx'), await clubWorkbook());
  writeFileSync(join(cwd, 'text.xlsx'), 'Player;4;5');
  writeFileSync(join(root, 'samples/stableford-day.xlsx'), fine);
  writeFileSync(join(root, 'samples/four-ball-day.xlsx'), open);
  writeFileSync(join(root, 'samples/fr/stableford-day.xlsx'), open);
});
afterAll(() => rmSync(root, { recursive: true }));

describe('eval', () => {
  // Design, section 6: one JSON value a line, in order, exit 0 whatever the answers.
  it.each<[string, string]>([
    ['=1+1', '2'],
    ['="a"', '"a"'],
    ['=1=1', 'true'],
    ['={1,2;"a",TRUE}', '[[1,2],["a",true]]'],
    ['=1/0', '{"error":"#DIV/0!","message":""}'],
    ['=NOSUCH(1)', '{"error":"#NAME?","message":""}'],
    ['=A1', '0'],
    ['=A1:B1', '[["",""]]'],
    ['=GOLF.ADDUP({1;2})', '3'],
    ['=GOLF.EACH({1,"a"})', '[[1,{"error":"#VALUE!","message":"The block holds \\"a\\", which is no number."}]]'],
  ])('answers %s', async (formula, json) => {
    expect(await say(['eval', formula, '--json'])).toEqual({ code: 0, out: `${json}\n`, err: '' });
  });

  it('answers lines in order, one that is no formula too, and exits 2 for it', async () => {
    const { code, out, err } = await say(['eval', '--json'], '=1\r\nhello\r\n=GOLF.ADDUP({"x"})\r\n');
    expect(code).toBe(2);
    expect(out.split('\n').map((line) => (line === '' ? line : (JSON.parse(line) as unknown)))).toEqual([
      1,
      { error: '#NAME?', message: 'Line 2 is no formula: hello' },
      { error: '#VALUE!', message: 'The block holds "x", which is no number.' },
      '',
    ]);
    expect(err).toBe('Line 2 is no formula: hello\n');
  });

  it('keeps spills out of one another', async () => {
    const { out } = await say(['eval', '--json'], '=SEQUENCE(3)\n=SEQUENCE(1,3)\n=SUM(A1:C3)\n');
    expect(out).toBe('[[1],[2],[3]]\n[[1,2,3]]\n0\n');
  });

  it('speaks French', async () => {
    const { code, out, err } = await say(['eval', '--lang', 'fr'], 'bonjour\n=GOLF.ADDUP({"x"})\n');
    expect([code, err]).toEqual([2, "La ligne 1 n'est pas une formule : bonjour\n"]);
    expect(out).toBe("#NAME?\n#VALUE! Le bloc contient « x », qui n'est pas un nombre.\n");
  });

  it('lets formulas refer to a workbook', async () => {
    const { code, out } = await say(
      ['eval', '--json', '--book', 'club.xlsx'],
      '=SUM(Scores!A2:A4)\n=par*2\n=Scores!A5\n',
    );
    expect([code, out]).toEqual([0, '11\n6\n21\n']);
  });

  it('tells of a function that fails', async () => {
    const { code, out, err } = await say(['eval', '=GOLF.CRASH()']);
    expect([code, out]).toEqual([0, '#VALUE!\n']);
    expect(err).toMatch(/^GOLF\.CRASH failed: TypeError/);
  });

  it('answers a thousand formulas in one start', async () => {
    const lines = Array.from({ length: 1_000 }, (_, at) => `=GOLF.ADDUP({1,2;3,${at}})`);
    const { out } = await say(['eval', '--json'], lines.join('\n'));
    expect(out.trimEnd().split('\n').map(Number)).toEqual(lines.map((_, at) => 6 + at));
  });
});

describe('compile', () => {
  it('prints the day', async () => {
    const { code, out, err } = await say(['compile', 'fine.xlsx']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(
      [
        'Fixture Cup · Stableford · Rules: 2023',
        '',
        'Leaderboard',
        '  Place  Name        PH  Total  Decided by',
        '  1      Ann          3     36',
        '  T2     Bob / Cyd  4/5     34  back nine 18–17',
        '',
        'Rulings and their effect',
        '  Bob / Cyd: R4-4@1',
        '    2 strokes on hole 1',
        '  Dan: DQ R6-6b',
        '    card not signed',
        '',
        'Below the line',
        '  Dan  DQ R6-6b  card not signed',
        '',
        'Findings',
        '  note  Scores!A1  Hole 3: 12 strokes.',
        '',
        'Cards: 4 entered, 4 returned, 3 placed.',
        '',
      ].join('\n'),
    );
  });

  it('prints what the door answers as one object, and exits 1 when a decision is open', async () => {
    const { code, out } = await say(['compile', 'open.xlsx', '--json']);
    const day: unknown = JSON.parse(out);
    expect(code).toBe(1);
    expect(day).toMatchObject({
      competition: 'Fixture Cup',
      places: [{ place: '1' }, { place: 'T2', handicap: [4, 5] }],
      findings: [{ severity: 'decide', code: 'card.unsigned' }],
      cards: { entered: 4, returned: 4, placed: 3 },
    });
  });

  it("writes the club's whole workbook with the results, and leaves the club's own alone", async () => {
    const before = readFileSync(join(cwd, 'club.xlsx'));
    const { code, out, err } = await say(['compile', 'club.xlsx', '--out', 'made/results.xlsx']);
    expect(code).toBe(0);
    expect(out).toContain('Written: made/results.xlsx\n');
    expect(err).toBe('Scores!B5 keeps the value it had: its formula uses something the workbench cannot calculate.\n');
    expect(readFileSync(join(cwd, 'club.xlsx')).equals(before)).toBe(true);
    const [old, made] = [partsOf(before), partsOf(readFileSync(join(cwd, 'made/results.xlsx')))];
    for (const name of Object.keys(old)) expect(made[name]).toBeDefined();
    // The fixture writes "=1" into a cell formatted as Text: it is no formula.
    const added = Object.keys(made).filter((name) => name.startsWith('xl/worksheets/') && old[name] === undefined);
    expect(made[added[0] ?? '']).toContain('<is><t>=1</t></is>');
  });

  it('keeps the ending and the kind of a workbook with macros', async () => {
    const parts = unzipSync(await clubWorkbook());
    writeFileSync(join(cwd, 'macros.xlsm'), zipSync(parts));
    const refused = await say(['compile', 'macros.xlsm', '--out', 'macros-out.xlsx']);
    expect([refused.code, refused.err]).toEqual([2, 'macros-out.xlsx must end in .xlsm.\n']);
    expect((await say(['compile', 'macros.xlsm', '--out', 'macros-out.xlsm'])).code).toBe(0);
    const made = unzipSync(readFileSync(join(cwd, 'macros-out.xlsm')));
    expect(made['xl/vbaProject.bin']).toEqual(parts['xl/vbaProject.bin']);
  });

  it('passes on what the add-in refuses', async () => {
    const { code, err } = await say(['compile', 'fine.xlsx', '--form', 'hopscotch']);
    expect([code, err]).toEqual([2, 'No form of play is called hopscotch.\n']);
  });

  it('never writes over the workbook, by whatever path', async () => {
    symlinkSync(join(cwd, 'fine.xlsx'), join(cwd, 'link.xlsx'));
    for (const out of ['fine.xlsx', './x/../fine.xlsx', 'link.xlsx', join(cwd, 'fine.xlsx')]) {
      const before = readFileSync(join(cwd, 'fine.xlsx'));
      const { code, err } = await say(['compile', 'fine.xlsx', '--out', out]);
      expect(code).toBe(2);
      expect(err).toMatch(/is the workbook itself; another file is wanted\.\n$/);
      expect(readFileSync(join(cwd, 'fine.xlsx')).equals(before)).toBe(true);
    }
  });
});

describe('check-cards', () => {
  it('prints the findings alone', async () => {
    expect(await say(['check-cards', 'open.xlsx'])).toEqual({
      code: 1,
      out: 'Findings\n  decide  Scores!A1  The card is not signed.\n',
      err: '',
    });
    const { code, out } = await say(['check-cards', 'fine.xlsx', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual([expect.objectContaining({ severity: 'info', code: 'score.high' })]);
  });
});

describe('demo', () => {
  it('does the main job on both samples, says what is open, and exits 0', async () => {
    const { code, out, err } = await say(['demo']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Sample samples/stableford-day.xlsx\n');
    expect(out).toContain('Provisional, 1 decision open.\n');
    expect(out).toContain('Try next:\n');
    for (const name of ['stableford-day', 'four-ball-day'])
      expect(existsSync(join(root, `out/${name}-results.xlsx`))).toBe(true);
  });

  it('takes French samples where there are any', async () => {
    const { out } = await say(['demo', '--lang', 'fr']);
    expect(out).toContain('Exemple samples/fr/stableford-day.xlsx\n');
    expect(out).toContain('Exemple samples/four-ball-day.xlsx\n');
    expect(out).toContain('À essayer ensuite :\n');
  });
});

describe('bad input is one sentence and exit 2', () => {
  it.each<[readonly string[], string]>([
    [['compile', 'nowhere.xlsx'], 'There is no file nowhere.xlsx.'],
    [['check-cards', '.'], `${cwd} is a folder; a workbook is wanted.`],
    [['compile', 'text.xlsx'], 'text.xlsx is no Excel workbook, whatever its name says.'],
    [['compile', 'text.xlsx', '--lang', 'fr'], "text.xlsx n'est pas un classeur Excel, quoi qu'en dise son nom."],
    [['eval', '=1', '--book', 'nowhere.xlsx'], 'There is no file nowhere.xlsx.'],
    [['compile'], 'Say which book.'],
    [
      ['check-cards', 'a', 'b'],
      'There are more arguments than the command takes; a formula or a path with spaces goes in quotes.',
    ],
    [['compile', 'fine.xlsx', '--colour'], 'There is no option --colour.'],
    [['compile', 'fine.xlsx', '--out'], 'The value of --out is missing or not one of those it can take.'],
    [['eval', '=1', '--lang', 'de'], 'The value of --lang is missing or not one of those it can take.'],
    [['sing'], 'There is no command sing; the commands are eval, compile, check-cards, demo and start.'],
    [
      ['sing', '--lang=fr'],
      "La commande sing n'existe pas ; les commandes sont eval, compile, check-cards, demo et start.",
    ],
    [['eval'], "Give a formula, as in eval '=1+1', or send formulas through standard input, a line each."],
  ])('%j', async (args, sentence) => {
    expect(await say(args)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });

  it('shows help when asked', async () => {
    const { code, out } = await say(['--help']);
    expect(code).toBe(0);
    expect(out).toContain('check-cards');
  });
});
