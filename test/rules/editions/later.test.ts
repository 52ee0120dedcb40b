import { CLAUSES_2019, EDITION_2019, HOLE_ONLY_2019 } from '../../../src/rules/editions/2019/edition-2019';
import { TEXTS_2019 } from '../../../src/rules/editions/2019/texts-2019';
import {
  CHANGES_2023,
  CLAUSES_2023,
  EDITION_2023,
  HOLE_ONLY_2023,
} from '../../../src/rules/editions/2023/edition-2023';
import { TEXTS_2023 } from '../../../src/rules/editions/2023/texts-2023';
import type { Clause, Edition } from '../../../src/rules/editions/clause';
import { COUNTERPARTS } from '../../../src/rules/editions/counterparts';
import { CLASSIC_CLAUSES } from '../../../src/rules/editions/classic/classic';
import { parseRulings } from '../../../src/rules/rulings/notation';
import { formOf, tryToPlay } from '../play';
import { inAWord } from './in-a-word';

// Hand tables. Cn are the public pages that edition-2019.ts names; [M] is from memory.

type Four = readonly [stroke: string, stableford: string, par: string, max: string];
const every = (word: string): Four => [word, word, word, word];

/** Ids, what they cost in stroke play, Stableford, par/bogey and maximum score in 2019, and where that stands. */
const AMOUNTS_2019: readonly (readonly [string, Four, string])[] = [
  ['1.2 1.3 3.3b(2) 3.3b(4) 4.1a 4.1c 4.2a 5.4 5.7a 23.2b 23.9b 23.9b(2)', every('DQ'), 'C3, C5, C75, C76, [M]'],
  ['3.3b(3)', every('wrong'), 'C1, C3'],
  ['3.3c', ['DQ', 'hole', 'hole', 'hole'], 'C2, C3, C7: a form against a score need not hole out'],
  ['4.1b', ['+2/4', '-2h/4', '-1h/2', '+2/4'], 'C25 strokes, C8 holes, rules 2.3 points; max has no exception'],
  ['5.3a', ['+2', '-2b', '-1b', '+2'], 'C74 general penalty, C7 off the total, amounts [M]'],
  ['5.6a', ['+1', '-1b', '-1b', '+1'], 'C75 one stroke first, C7 off the total, amounts [M]'],
  ['4.3 5.2b 5.5 6.1b 6.2b 6.3b 6.3c 6.4b(1)', every('+2'), 'C70, C72, C77, [M] the general penalty'],
  ['8.1 8.2 8.3 10.1 10.2 10.3a 10.3b 11.1a 11.2 11.3 12.2', every('+2'), 'C61, C71, [M] the general penalty'],
  ['13.1e 13.1f 13.2 14.7 15.3a 19.3b 22.3 23.4 23.8', every('+2'), 'C5, C73, [M] the general penalty'],
  ['4.2c 5.7d 7.2 9.4 9.7b 13.3 14.1 14.2 14.3 15.1 15.3 16.4', every('+1'), '[M] one stroke'],
  ['17.1 17.2 18.1 18.2 19.2', every('+1'), 'C80, [M] relief not counted'],
  ['1.2b 3.3b(1) 4.2b 5.6b 6.4 6.5 7.4 9.1 9.2 9.3 9.6 9.7', every('0'), 'C66, [M]'],
  ['11.1 11.1b 12.2a 13.1c 13.1d 13.2c 14.4 14.5 14.6 15.2', every('0'), 'C61, C78, C79, [M]'],
  ['16.1 16.2 16.3 17.3 18.3 20.1 20.2 20.3 22.1 22.2', every('0'), '[M]'],
  ['23.1 23.2a 23.3 23.5 23.6 23.7 23.9', every('0'), 'C4, C73'],
  ['21.1', ['', '0', '', ''], 'C7'],
  ['21.1c(1)', ['', 'DQ', '', ''], 'C7: not reported, disqualified'],
  ['21.1c', ['', 'hole', '', ''], 'C7: zero points'],
  ['21.2', ['', '', '', '0'], 'C2'],
  ['21.2c', ['', '', '', 'hole'], '[M], as C2'],
  ['21.3', ['', '', '0', ''], 'C8'],
  ['21.3c(1)', ['', '', 'DQ', ''], 'C8'],
  ['21.3c', ['', '', 'hole', ''], 'C8'],
  ['23.9b(3)', every('hole'), 'C5'],
  ['3.2 5.2a 9.5', every(''), 'match play'],
];

/** What 2023 makes different: rules.md 2.2 and 2.3, C1, C2, C5, C6. */
const AMOUNTS_2023: Readonly<Record<string, Four>> = {
  '3.3b(4)': every('0'),
  '4.1b': every('+2/4'),
  '5.3a': every('+2'),
  '5.6a': every('+1'),
  '6.3b': every('+1'),
};
const GONE = ['21.1c(1)', '21.3c(1)'];

const told = ({ acts }: Clause): readonly string[] => [
  inAWord(acts.stroke),
  inAWord(acts.stableford),
  inAWord(acts.par),
  // Maximum score is stroke play with a cap, unless the row says otherwise.
  inAWord(acts.max ?? acts.stroke),
];
const citationsOf = (rows: readonly Clause[]) => rows.flatMap(({ id, parts = [] }) => [id, ...parts]);
const rowsOf = (edition: '2019' | '2023') => (edition === '2019' ? CLAUSES_2019 : CLAUSES_2023);
const idsOf = (table: readonly (readonly [string, ...unknown[]])[]) => table.flatMap(([ids]) => ids.split(' '));

describe.each([
  ['2019', EDITION_2019, TEXTS_2019],
  ['2023', EDITION_2023, TEXTS_2023],
] as const)('the %s edition', (id, edition, texts) => {
  const rows = rowsOf(id);
  const citations = citationsOf(rows);
  const clauseOf = (citation: string): Clause => {
    const clause = edition.clauses.get(citation);
    if (!clause) throw new Error(`${citation} is no clause`);
    return clause;
  };

  test('no citation stands twice, each can be written in a ruling, with a dot', () => {
    expect(citations.filter((citation, at) => citations.indexOf(citation) !== at)).toEqual([]);
    expect(edition.clauses.size).toBe(citations.length);
    expect(citations.filter((each) => !each.includes('.') || !parseRulings(`R${each}@1`).ok)).toEqual([]);
  });

  test('every clause says where it is known from', () => {
    expect(rows.filter(({ source }) => !/C\d|\[M\]/.test(source)).map((row) => row.id)).toEqual([]);
  });

  const table = AMOUNTS_2019.flatMap(([ids, four, source]) =>
    ids
      .split(' ')
      .filter((each) => id === '2019' || !GONE.includes(each))
      .map((each) => [each, (id === '2023' && AMOUNTS_2023[each]) || four, source] as const),
  );
  test.each(table)('%s: %j (%s)', (clause, four) => {
    expect(told(clauseOf(clause))).toEqual(four);
  });

  test(`the table has ${table.length} of ${rows.length} clauses`, () => {
    expect(table.map(([each]) => each).sort()).toEqual(rows.map((row) => row.id).sort());
  });

  test('every clause has a text and no text is without a clause', () => {
    const own = Object.keys(texts).filter((each) => id === '2019' || !GONE.includes(each));
    expect(own.sort()).toEqual(rows.map((row) => row.id).sort());
  });

  test('each text is one short line, with French spaces', () => {
    const bad = Object.entries(texts).filter(
      ([, { en, fr }]) =>
        [en, fr].some((words) => words.length < 5 || words.length > 120 || /\.$|\s{2}|'|\n/.test(words)) ||
        /(^|[^\u00a0])[:;?]/.test(fr) ||
        en.includes('\u00a0'),
    );
    expect(bad).toEqual([]);
  });

  test('a text says the strokes, the hole or the disqualification that the row gives', () => {
    const wanted: Readonly<Record<string, RegExp>> = {
      '+1': /1 (stroke|coup)\b/,
      '+2': /2 (strokes|coups)\b/,
      '+2/4': /2 (strokes|coups)\b/,
      DQ: /disqualif|\bout\b|hors/,
      hole: /no score|pas de score/,
      '0': /^(?!.*\b\d (stroke|coup))/,
    };
    const silent = rows.filter((row) => {
      const said = wanted[told(row).find((word) => word !== '') ?? ''];
      const text = texts[row.id];
      return said !== undefined && text !== undefined && !(said.test(text.en) && said.test(text.fr));
    });
    expect(silent.map((row) => row.id)).toEqual([]);
  });

  test('lists name clauses; the one to cite instead acts', () => {
    const listed = [...edition.outFourBall.keys(), ...edition.outOneBall.keys(), edition.bothPartnersOut];
    expect(listed.filter((each) => clauseOf(each).id !== each)).toEqual([]);
    for (const { instead } of rows) if (instead !== undefined) expect(clauseOf(instead).acts).not.toEqual({});
  });

  test('side lists: 23.9b(1) by either partner, 23.9b(2) by both (C4, C5)', () => {
    const either = ['1.2', '1.3', '3.3b(2)', '3.3b(3)', '4.1a', '4.1c', '4.2a', '4.3', '5.2b', '5.6a'];
    expect(either.map((each) => edition.outFourBall.get(each))).toEqual(either.map(() => 'any'));
    expect(['5.3a', '5.4', '5.7a'].map((each) => edition.outFourBall.get(each))).toEqual(['both', 'both', 'both']);
    expect(['6.3c', '14.7', '3.3c', '6.1b', '11.2'].filter((each) => edition.outFourBall.has(each))).toEqual([]);
    expect(edition.outFourBall.get('3.3b(4)')).toBe(id === '2019' ? 'any' : undefined);
  });
});

test('the hand table names each clause once', () => {
  const ids = idsOf(AMOUNTS_2019);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('four Rules cost only the hole in 2019 (C7), five in 2023 (C1, C2)', () => {
  const rules = (ids: readonly string[]) => ids.filter((id) => !id.startsWith('21.'));
  expect(rules(HOLE_ONLY_2019)).toEqual(['3.3c', '6.1b', '6.3c', '14.7']);
  expect(rules(HOLE_ONLY_2023)).toEqual(['3.3c', '6.1b', '6.3c', '14.7', '22.3']);
});

test('2023 changes rows that 2019 has, and says its own source', () => {
  expect(CHANGES_2023.filter(({ id }) => !CLAUSES_2019.some((row) => row.id === id))).toEqual([]);
});

test('what a clause is about is the same in 2019 and 2023', () => {
  const topic = (text: string | undefined) => text?.split(':')[0]?.trim();
  const differ = CLAUSES_2023.map(({ id }) => id).filter(
    (id) => !['21.1c', '21.2c', '21.3c'].includes(id) && topic(TEXTS_2019[id]?.en) !== topic(TEXTS_2023[id]?.en),
  );
  expect(differ).toEqual([]);
});

test('every later counterpart is a clause', () => {
  const missing = [...new Set(COUNTERPARTS.values())].filter(
    (clause) => !EDITION_2019.clauses.has(clause) && !EDITION_2023.clauses.has(clause),
  );
  expect(missing).toEqual([]);
});

describe('every clause in every form', () => {
  const FORMS = ['gross', 'net', 'stableford', 'par', 'bogey', 'max 2par', 'fourball net', 'fourball stableford'];
  const EDITIONS: readonly (readonly [Edition['id'], readonly Clause[]])[] = [
    ['classic', CLASSIC_CLAUSES],
    ['2019', CLAUSES_2019],
    ['2023', CLAUSES_2023],
  ];

  /** Why a clause is not of a form; null when it is. */
  function notApplicable(clause: Clause, form: string): string | null {
    const { scoring, fourBall } = formOf(form);
    if (Object.keys(clause.acts).length === 0) return 'match play only';
    if (clause.only === 'four-ball' && !fourBall) return 'four-ball only';
    if (clause.only === 'one ball' && fourBall) return 'one ball only';
    const family = scoring === 'bogey' ? 'par' : scoring === 'net' || scoring === 'gross' ? 'stroke' : scoring;
    const act = family === 'max' ? (clause.acts.max ?? clause.acts.stroke) : clause.acts[family];
    return act === undefined ? 'another form of scoring only' : null;
  }

  const cells = EDITIONS.flatMap(([edition, rows]) =>
    rows.flatMap((clause) => FORMS.map((form) => ({ edition, clause, form, why: notApplicable(clause, form) }))),
  );
  const acting = cells.filter(({ why }) => why === null);

  /** The points, holes or strokes that a card of fours makes worse: a scratch player on par 4s (by hand). */
  const FOURS_TOTAL: Readonly<Record<string, number>> = { stableford: 36, par: 0, bogey: 18 };
  const isStroke = (form: string) => /gross|net|max/.test(form);

  test(`${cells.length} of ${EDITIONS.reduce((n, [, rows]) => n + rows.length, 0) * FORMS.length} cells: ${
    acting.length
  } act, the others say why`, () => {
    const wrong: string[] = [];
    for (const { edition, clause, form, why } of cells) {
      const fours = Array.from({ length: 18 }, () => 4);
      const isFourBall = form.startsWith('fourball');
      const named = clause.acts.stroke?.does === 'wrongScore' ? '@5=6' : '@5';
      const read = tryToPlay({
        form,
        balls: isFourBall ? [fours, fours] : [fours],
        rulings: `${isFourBall && clause.hits === 'player' ? 'A:' : ''}R${clause.id}${named}`,
        edition,
      });
      const cell = `${edition} ${clause.id} ${form}`;
      if (why !== null) {
        const codes = read.ok ? [] : read.refusals.map(({ code }) => code);
        if (!codes.includes('clause-not-in-form')) wrong.push(`${cell}: ${why}, not refused`);
        continue;
      }
      if (!read.ok) {
        wrong.push(`${cell}: ${read.refusals.map(({ code }) => code).join()}`);
        continue;
      }
      const { total, status, effects } = read.value;
      if (effects.length === 0) wrong.push(`${cell}: no effect is told`);
      // The partner's ball stands for the side where only A is hit; elsewhere the act shows in the total.
      if (isFourBall) continue;
      const family =
        /par|bogey/.test(form) && !form.startsWith('max') ? 'par' : form === 'stableford' ? form : 'stroke';
      const act = form.startsWith('max') ? (clause.acts.max ?? clause.acts.stroke) : clause.acts[family];
      const before = isStroke(form) ? 72 : (FOURS_TOTAL[form] ?? NaN);
      // One hole named: a stroke is a point, and a hole from halved to lost, or from won to halved or lost.
      const worse = (strokes: number): number =>
        isStroke(form)
          ? strokes
          : form === 'stableford'
            ? -Math.min(2, strokes)
            : form === 'par'
              ? -1
              : -Math.min(2, strokes);
      const lost = form === 'stableford' ? -2 : form === 'par' ? -1 : form === 'bogey' ? -2 : 4;
      const hasHoleOnly = family !== 'stroke' || form.startsWith('max');
      if (act?.does === 'nothing' && (total !== before || status)) wrong.push(`${cell}: is not nothing`);
      if (act?.does === 'strokes' && total !== before + worse(act.strokes)) wrong.push(`${cell}: ${total}`);
      if (act?.does === 'deducts' && total !== before - act.each) wrong.push(`${cell}: ${total}`);
      if (act?.does === 'takesHole' && total !== before + lost) wrong.push(`${cell}: ${total}`);
      if (act?.does === 'disqualifies' && status?.code !== 'DQ' && !(hasHoleOnly && total === before + lost))
        wrong.push(`${cell}: neither out nor out of the hole`);
      if (act?.does === 'wrongScore' && status?.code !== 'DQ') wrong.push(`${cell}: a hole made worse is not out`);
    }
    expect(wrong).toEqual([]);
  });
});
