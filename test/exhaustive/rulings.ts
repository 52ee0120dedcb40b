import { CLASSIC } from '../../src/rules/editions/classic/classic';
import { EDITION_2008 } from '../../src/rules/editions/2008/edition-2008';
import { EDITION_2012 } from '../../src/rules/editions/2012/edition-2012';
import { EDITION_2016 } from '../../src/rules/editions/2016/edition-2016';
import { EDITION_2019 } from '../../src/rules/editions/2019/edition-2019';
import { EDITION_2023 } from '../../src/rules/editions/2023/edition-2023';
import type { Edition } from '../../src/rules/editions/clause';
import { type Form, readForm } from '../../src/rules/forms/form';
import { playRound } from '../../src/rules/forms/round';
import { parseRulings } from '../../src/rules/rulings/notation';
import type { Ruling } from '../../src/rules/rulings/ruling';
import { CLASSIC_AMOUNTS } from '../rules/editions/classic-amounts';
import { AMOUNTS_2008, AMOUNTS_2012, AMOUNTS_2016, GONE_2008, GONE_2016 } from '../rules/editions/older-amounts';
import { AMOUNTS_2019, AMOUNTS_2023, GONE } from '../rules/editions/later-amounts';
import { PAR_FOURS, soundOf } from '../rules/play';
import { type Family, type Told, totalBySecond } from './rulings-second';
import { range, type Suite } from './tally';

/** The words of the hand tables, by clause and family of forms. */
type Words = ReadonlyMap<string, Readonly<Record<Family, string>>>;

const wordsOf = (amounts: typeof CLASSIC_AMOUNTS): [string, Readonly<Record<Family, string>>][] =>
  amounts.flatMap(([ids, [stroke, stableford, par]]) =>
    ids
      .split(' ')
      .map((id): [string, Readonly<Record<Family, string>>] => [
        id,
        { stroke, stableford, par, max: id === '3-2' ? 'hole' : stroke },
      ]),
  );

const CLASSIC_WORDS: Words = new Map(wordsOf(CLASSIC_AMOUNTS));

const laterWords = (is2023: boolean): Words =>
  new Map(
    AMOUNTS_2019.flatMap(([ids, in2019]) =>
      ids
        .split(' ')
        .filter((id) => !is2023 || !GONE.includes(id))
        .map((id) => {
          const [stroke, stableford, par, max] = (is2023 ? AMOUNTS_2023[id] : undefined) ?? in2019;
          return [id, { stroke, stableford, par, max }] as const;
        }),
    ),
  );

/** The words of an edition before 2019: those of the one before, with its changes by hand. */
const older = (before: Words, changes: typeof AMOUNTS_2008, gone: readonly string[] = []): Words =>
  new Map([...before, ...wordsOf(changes)].filter(([id]) => !gone.includes(id)));
const WORDS_2008 = older(CLASSIC_WORDS, AMOUNTS_2008, GONE_2008);
const WORDS_2012 = older(WORDS_2008, AMOUNTS_2012);

const EDITIONS: readonly (readonly [Edition, Words])[] = [
  [CLASSIC, CLASSIC_WORDS],
  [EDITION_2008, WORDS_2008],
  [EDITION_2012, WORDS_2012],
  [EDITION_2016, older(WORDS_2012, AMOUNTS_2016, GONE_2016)],
  [EDITION_2019, laterWords(false)],
  [EDITION_2023, laterWords(true)],
];

const FORMS: readonly (readonly [string, Family])[] = [
  ['gross', 'stroke'],
  ['net', 'stroke'],
  ['stableford', 'stableford'],
  ['par', 'par'],
  ['bogey', 'par'],
  ['max 2par', 'max'],
];

/** A card on eighteen par 4s off 10 that makes points of every kind. */
const SCORES = [5, 4, 6, 3, 4, 7, 5, 4, 5, 4, 6, 4, 3, 5, 4, 8, 4, 5];
const HANDICAP = 10;

interface Cited {
  readonly text: string;
  readonly read: Ruling;
  readonly told: Told;
}

function cite(id: string, hole: number, isOut: boolean, words: Readonly<Record<Family, string>>): Cited {
  // A score returned one too low there.
  const taken = !isOut && words.stroke === 'wrong' ? (SCORES[hole - 1] ?? 0) + 1 : null;
  const text = `${isOut ? 'DQ ' : ''}R${id}@${hole}${taken === null ? '' : `=${taken}`}`;
  const [read] = soundOf(parseRulings(text));
  if (!read) throw new Error(text);
  return { text, read, told: { id, hole, isOut, words, taken } };
}

/** Every clause × form × edition, as R and as DQ, on each hole; deep, every pair of clauses on one hole and on two. */
export const RULINGS: Suite = {
  name: 'every ruling in every form and edition',
  run: (depth, tally) => {
    const isDeep = depth === 'deep';
    const holes = isDeep ? range(1, 18) : [1, 6, 16];
    for (const [edition, words] of EDITIONS)
      for (const [form, family] of FORMS) {
        const read = soundOf(readForm(form));
        const list = (id: string): boolean => edition.outOneBall.has(edition.clauses.get(id)?.id ?? id);
        const compare = (rulings: readonly Cited[]): void =>
          tally.compare(
            answerOf(rulings, read, edition),
            totalBySecond(
              rulings.map(({ told }) => told),
              { form, family, list, scores: SCORES, handicap: HANDICAP },
            ),
            () => `${edition.id} ${form} ${rulings.map(({ text }) => text).join('; ')}`,
          );
        for (const [id, word] of words)
          for (const hole of holes) for (const isOut of [false, true]) compare([cite(id, hole, isOut, word)]);
        if (!isDeep) continue;
        for (const hole of [2, 5]) {
          const first = [...words].map(([id, word]) => cite(id, 2, false, word));
          const second = [...words].map(([id, word]) => cite(id, hole, false, word));
          for (const one of first) for (const other of second) compare([one, other]);
        }
      }
  },
};

function answerOf(rulings: readonly Cited[], form: Form, edition: Edition): number | string {
  const fixed = PAR_FOURS.holes.map(() => (form.scoring === 'bogey' ? 5 : 4));
  const card = { balls: [{ scores: SCORES, handicap: HANDICAP }], rulings: rulings.map(({ read }) => read) };
  const round = playRound(PAR_FOURS, fixed, form, card, edition);
  if (!round.ok) return 'refused';
  return round.value.status ? `DQ ${round.value.status.clause}` : (round.value.total ?? 'none');
}
