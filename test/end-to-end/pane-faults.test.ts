import { HostedPane } from '../taskpane/hosted-pane';

/** The pane's commands on a bad day: each waits or says so, and no cell of the club is half written. */
jest.setTimeout(60_000);

let pane: HostedPane;
const open = async (): Promise<void> => {
  pane = await HostedPane.open('samples/stableford-day.xlsx');
};
const close = (): void => {
  pane.close();
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Every value of the club's own sheets, and what the document keeps. */
const clubCells = (): string =>
  JSON.stringify(
    pane.opened.book.sheets
      .filter(({ name }) => ['Scores', 'Terms', 'Leaderboard'].includes(name))
      .map((sheet) => {
        const area = sheet.usedArea();
        return Array.from({ length: area?.rows ?? 0 }, (_, row) =>
          Array.from({ length: area?.columns ?? 0 }, (_column, column) => sheet.value(row, column)),
        );
      }),
  );

const ruleOnIris = (): void => {
  pane.tab('rulings');
  pane.choose('ruling-card', 'Iris Moreau');
  pane.press('Slow play');
};

const select = (): void => {
  const sheet = pane.opened.book.find('Scores');
  if (sheet) pane.addIn.host.select({ sheet, area: { row: 8, column: 22, rows: 1, columns: 1 } });
};

/** Every command that writes or reads, and how it is made ready. */
const COMMANDS: readonly (readonly [string, () => void, string])[] = [
  ['apply a ruling', ruleOnIris, 'Apply the ruling'],
  [
    'accept a finding',
    () => {
      pane.tab('cards');
      pane.press('Accept with a reason');
      pane.type('accept-reason', 'Seen');
    },
    'Accept\u0000',
  ],
  [
    'use a selection',
    () => {
      pane.tab('sheet');
      select();
    },
    'Use selection for: Written totals',
  ],
  ['format the rulings as text', () => pane.tab('sheet'), 'Format the rulings column'],
  [
    'write the Terms',
    () => {
      pane.tab('sheet');
      pane.type('terms-course', 'The Elms');
    },
    'Write the Terms',
  ],
  ['repair formulas', () => pane.tab('sheet'), 'Repair formulas'],
  ['write the results', () => pane.tab('results'), 'Write the results'],
  // Last: from then on it is the scoring sheet.
  [
    'make a sheet',
    () => {
      pane.tab('sheet');
      pane.choose('terms-form', 'net');
    },
    'Make the sheet',
  ],
];

const pressExactly = (label: string): void => {
  if (!label.endsWith('\u0000')) {
    pane.press(label);
    return;
  }
  const wanted = label.slice(0, -1);
  Array.from(pane.document.querySelectorAll('button'))
    .find(({ textContent }) => textContent === wanted)
    ?.click();
};

describe('while a cell is being edited', () => {
  beforeAll(open);
  afterAll(close);
  it.each(COMMANDS)('%s waits for the end of the edit', async (_, prepare, label) => {
    prepare();
    await pause(30);
    const before = clubCells();
    pane.addIn.host.faults.plan({ isEditing: true });
    pressExactly(label);
    await pane.until(() => pane.addIn.host.faults.held > 0);
    await pause(30);
    expect(clubCells()).toBe(before);
    expect(pane.document.querySelector('progress')).not.toBeNull();
    pane.addIn.host.faults.finishEdit();
    await pane.settled();
    expect(pane.notice).not.toBe('');
    expect(pane.document.querySelector('.notice.refused')).toBeNull();
  });
});

describe('on a protected sheet', () => {
  beforeAll(open);
  afterAll(close);
  afterEach(() => {
    for (const sheet of pane.opened.book.sheets) sheet.protection = undefined;
  });
  const rows = COMMANDS.filter(([name]) =>
    ['apply a ruling', 'format the rulings as text', 'write the Terms'].includes(name),
  );
  it.each(rows)('%s names the sheet and writes nothing', async (_, prepare, label) => {
    prepare();
    for (const sheet of pane.opened.book.sheets) sheet.protection = { options: {}, password: '' };
    const before = clubCells();
    pressExactly(label);
    await pane.settled();
    expect(pane.notice).toMatch(/^Sheet (Scores|Terms) is protected: nothing was written/);
    expect(clubCells()).toBe(before);
    expect(pane.opened.book.find('Rulings log')).toBeUndefined();
  });

  it('repairing formulas passes the protected sheets over and says so', async () => {
    pane.tab('sheet');
    const board = pane.opened.book.find('Leaderboard');
    if (!board) throw new Error('No Leaderboard');
    board.set(40, 0, { formula: '=GOLF.NOSUCH(1)', value: null });
    await pane.opened.book.recalculate();
    board.protection = { options: {}, password: '' };
    expect(await pane.pressed('Repair formulas')).toContain('Leaderboard');
  });
});

describe('with the sheet deleted under it', () => {
  beforeEach(open);
  afterEach(close);
  const rows: readonly (readonly [string, string, string])[] = [
    ['apply a ruling', 'Scores', 'Sheet Scores is no longer in the workbook'],
    ['use a selection', 'Scores', ''],
    ['format the rulings as text', 'Scores', 'Sheet Scores is no longer in the workbook'],
    ['write the results', 'Scores', 'No row of hole numbers'],
    ['write the Terms', 'Terms', 'Written on sheet Terms'],
  ];
  it.each(rows)('%s says so', async (name, sheet, wanted) => {
    const [, prepare, label] = COMMANDS.find(([each]) => each === name) ?? [];
    prepare?.();
    const found = pane.opened.book.find(sheet);
    if (found) pane.opened.book.remove(found);
    pressExactly(label ?? '');
    await pane.settled();
    expect(pane.notice).toContain(wanted);
    expect(pane.opened.book.find('Rulings log')).toBeUndefined();
  });
});

describe('with the workbook changed meanwhile', () => {
  beforeEach(open);
  afterEach(close);
  it('a ruling does not overwrite what somebody wrote in its cell', async () => {
    ruleOnIris();
    const scores = pane.opened.book.find('Scores');
    const row = Array.from({ length: 60 }, (_, at) => at).find((at) => scores?.value(at, 0) === 'Iris Moreau') ?? 0;
    scores?.set(row, 25, { value: 'R18-2a@1' });
    expect(await pane.pressed('Apply the ruling')).toContain('holds “R18-2a@1” by now');
    expect(scores?.value(row, 25)).toBe('R18-2a@1');
    // It was read again: the next try adds to what stands there.
    expect(await pane.pressed('Apply the ruling')).toContain('R6-7 written');
    expect(scores?.value(row, 25)).toBe('R18-2a@1; R6-7');
  });

  it('the Terms do not overwrite a newer value', async () => {
    pane.tab('sheet');
    pane.type('terms-course', 'The Elms');
    const terms = pane.opened.book.find('Terms');
    pane.addIn.host.faults.plan({
      secondAuthor: (request, book) => {
        if (request !== 4) return;
        const sheet = book.find('Terms');
        for (let row = 0; row < 20; row++)
          if (sheet?.value(row, 0) === 'Course') sheet.set(row, 1, { value: 'The Oaks' });
      },
    });
    await pane.pressed('Write the Terms');
    pane.addIn.host.faults.plan({});
    const course = Array.from({ length: 20 }, (_, row) => row).find((row) => terms?.value(row, 0) === 'Course') ?? 0;
    expect(['The Oaks', 'The Elms']).toContain(terms?.value(course, 1));
    if (terms?.value(course, 1) === 'The Oaks') expect(pane.notice).toContain('by now');
  });

  it('results are left unfinished when a score changes before the last reading', async () => {
    pane.tab('results');
    const scores = pane.opened.book.find('Scores');
    pane.addIn.host.faults.plan({
      secondAuthor: (request) => {
        if (request === 5) scores?.set(6, 2, { value: 9 });
      },
    });
    await pane.pressed('Write the results');
    expect(pane.notice).toMatch(/changed while the results were written|Results written/);
    pane.addIn.host.faults.plan({});
  });

  it('a ruling cut off at any operation leaves its cell whole and its line saying so', async () => {
    ruleOnIris();
    const scores = pane.opened.book.find('Scores');
    const row = Array.from({ length: 60 }, (_, at) => at).find((at) => scores?.value(at, 0) === 'Iris Moreau') ?? 0;
    const before = clubCells();
    for (let operation = 1; operation < 120; operation += 4) {
      pane.addIn.host.faults.plan({ operation });
      pane.press('Apply the ruling');
      await pane.settled();
      pane.addIn.host.faults.plan({});
      const log = pane.opened.book.find('Rulings log');
      const held = scores?.value(row, 25) ?? '';
      expect(['', 'R6-7']).toContain(held);
      if (held === '') {
        expect(clubCells()).toBe(before);
        continue;
      }
      // Written, but not read back: the log does not say that it was applied unless all of it went through.
      const last = (log?.usedArea()?.rows ?? 1) - 1;
      const state = log?.value(last, 10);
      expect(pane.document.querySelector('.notice.done') === null ? ['unfinished', 'applied'] : ['applied']).toContain(
        state,
      );
      break;
    }
  });
});

describe('stopped on the way', () => {
  beforeAll(open);
  afterAll(close);
  it('the results say that they are unfinished, and are whole when written again', async () => {
    pane.tab('results');
    const watch = new pane.addIn.page.MutationObserver(() => {
      const isBegun = pane.opened.book.find('Results') !== undefined;
      if (isBegun && pane.document.querySelector('.progress button') !== null) pane.press('Stop');
    });
    watch.observe(pane.document.body, { subtree: true, childList: true, characterData: true });
    await pane.pressed('Write the results');
    watch.disconnect();
    expect(pane.notice).toContain('Stopped.');
    expect(String(pane.cell('Results', 0, 0))).toMatch(/unfinished/);
    expect(await pane.pressed('Write the results')).toContain('34 cards placed');
  });
});
