import { type CarefulDay, UNFINISHED } from './careful-day';
import type { FaultPlan } from '../../workbench/office/faults';

/** Every way to cut one compilation off: at each operation, before each request, and with each answer lost. */
export async function everyCut(day: CarefulDay): Promise<readonly FaultPlan[]> {
  await day.untilQuiet();
  await day.compile();
  const { operations, requests } = day.counted;
  const upTo = (count: number): number[] => Array.from({ length: count }, (_, nth) => nth + 1);
  return [
    ...upTo(operations).map((operation) => ({ operation })),
    ...upTo(requests).map((request) => ({ request })),
    ...upTo(requests).map((lostReply) => ({ lostReply })),
  ];
}

/** What a cut-off compilation left behind that it must not; [] where all is well. */
export async function faultsOfCut(
  day: CarefulDay,
  plan: FaultPlan,
  old: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const before = day.club;
  const refused = await day.compile(plan);
  const { wanted } = day;
  const results = day.results;
  const wrong = Object.entries(results).filter(([name, cells]) => {
    const heading = day.headings[Object.keys(results).indexOf(name)] ?? '';
    return cells !== wanted[name] && cells !== old[name] && heading !== '' && !UNFINISHED.test(heading);
  });
  const isWhole = Object.entries(wanted).every(([name, cells]) => results[name] === cells);
  return [
    ...wrong.map(([name]) => `${name} is wrong and does not say so`),
    ...(day.club === before ? [] : ['a sheet of the club changed']),
    ...(refused === null && !isWhole ? ['passed for done and is not'] : []),
  ];
}

/** Numbers that look random and are the same on every run. */
export function* luck(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

interface Edit {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly value: number | string;
}

/** A second author edits inputs or a note before any request of a compilation, up to three times. */
export async function faultsOfSchedule(day: CarefulDay, random: Iterator<number, never>): Promise<readonly string[]> {
  const next = (below: number): number => Math.floor(random.next().value * below);
  const within = ([from, to]: readonly [number, number]): number => from + next(to - from + 1);
  const { edits } = day.careful;
  const edit = (): Edit => {
    const { sheet, rows, columns, values } = edits[next(edits.length)] as (typeof edits)[0];
    return { sheet, row: within(rows), column: within(columns), value: values[next(values.length)] ?? '' };
  };
  const due = new Map(Array.from({ length: 1 + next(3) }, () => [1 + next(12), edit()] as const));
  /** What the workbook should make at each moment. */
  const moments = [day.wanted];
  const made: Edit[] = [];
  const refused = await day.compile({
    secondAuthor: (request, book) => {
      const change = due.get(request);
      if (!change) return;
      book.find(change.sheet)?.set(change.row, change.column, { value: change.value === '' ? null : change.value });
      made.push(change);
      moments.push(day.wanted);
    },
  });
  const last = new Map(made.map((change) => [`${change.sheet} ${change.row} ${change.column}`, change]));
  const lost = [...last.values()].filter(
    ({ sheet, row, column, value }) => (day.book.find(sheet)?.value(row, column) ?? '') !== value,
  );
  const { results } = day;
  const isOf = (wanted: Readonly<Record<string, string>>): boolean =>
    Object.entries(wanted).every(([name, cells]) => results[name] === cells);
  const isMixed = refused === null && !moments.some(isOf);
  const passes =
    refused !== null &&
    Object.keys(results).some((name, nth) => {
      const heading = day.headings[nth] ?? '';
      return !UNFINISHED.test(heading) && !moments.some((wanted) => wanted[name] === results[name]);
    });
  return [
    ...lost.map(({ sheet, row, column }) => `an edit was lost: ${sheet} ${row} ${column}`),
    ...(isMixed ? ['finished, and of no one moment'] : []),
    ...(passes ? ['refused, and does not say unfinished'] : []),
  ];
}
