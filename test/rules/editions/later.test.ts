import { CLAUSES_2008 } from '../../../src/rules/editions/2008/edition-2008';
import { CLAUSES_2012 } from '../../../src/rules/editions/2012/edition-2012';
import { CLAUSES_2016 } from '../../../src/rules/editions/2016/edition-2016';
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
import { AMOUNTS_2019, AMOUNTS_2023, GONE, NEW_2023, NUMBERS_2023 } from './later-amounts';

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

  const in2019 = AMOUNTS_2019.flatMap(([ids, four, source]) =>
    ids.split(' ').map((each) => [each, four, source] as const),
  );
  const table =
    id === '2019'
      ? in2019
      : in2019
          .filter(([each]) => !GONE.includes(each))
          .map(([each, four, source]) => [NUMBERS_2023[each] ?? each, AMOUNTS_2023[each] ?? four, source] as const)
          .concat(NEW_2023);
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

  test('side lists: 23.9b(1) by either partner, 23.9b(2) by both (C5, C90); in 2019 they are 23.8b (C82)', () => {
    const either = ['1.2', '1.3', '3.3b(2)', '3.3b(3)', '4.1a', '4.1c', '4.2a', '4.3', '5.2b', '5.6a', '5.7b', '6.2b'];
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

test('what a clause is about is the same in 2019 and 2023, under its number', () => {
  const topic = (text: string | undefined) => text?.split(':')[0]?.trim();
  const differ = CLAUSES_2019.map(({ id }) => id).filter(
    (id) =>
      ![...GONE, '21.1c', '21.2c', '21.3c'].includes(id) &&
      topic(TEXTS_2019[id]?.en) !== topic(TEXTS_2023[NUMBERS_2023[id] ?? id]?.en),
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
    ['2008', CLAUSES_2008],
    ['2012', CLAUSES_2012],
    ['2016', CLAUSES_2016],
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
