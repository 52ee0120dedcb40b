import type { Severity, Words } from '../words';

/** A finding, as the door gives it. */
export interface Finding {
  readonly severity: Severity;
  readonly cell: string;
  readonly message: string;
}

/** A card or side with a place. */
export interface Placed {
  readonly place: string;
  readonly name: string;
  readonly handicap: unknown;
  readonly total: unknown;
  readonly decidedBy: string;
  readonly rulings: string;
  readonly effects: readonly string[];
}

/** A card or side without one. */
export interface Below {
  readonly name: string;
  readonly status: string;
  readonly effects: readonly string[];
}

/** What `compile` of the door answers, as far as it is shown. */
export interface Day {
  readonly competition: string;
  readonly form: string;
  readonly edition: string;
  readonly places: readonly Placed[];
  readonly below: readonly Below[];
  /** Of a day of matches: each, cell by cell. */
  readonly matches: readonly (readonly string[])[];
  readonly findings: readonly Finding[];
  readonly cards: { readonly entered: number; readonly returned: number; readonly placed: number };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);
const records = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);

const SEVERITIES: readonly Severity[] = ['decide', 'warn', 'info'];

/** The findings in an answer of the door. */
export function readFindings(answer: unknown): Finding[] {
  return records(isRecord(answer) ? answer['findings'] : undefined).map((finding) => ({
    severity: SEVERITIES.find((one) => one === finding['severity']) ?? 'info',
    cell: text(finding['cell']),
    message: text(finding['message']),
  }));
}

/** The day in an answer of the door's compile. */
export function readDay(answer: unknown): Day {
  const day = isRecord(answer) ? answer : {};
  const cards = isRecord(day['cards']) ? day['cards'] : {};
  return {
    competition: text(day['competition']),
    form: text(day['form']),
    edition: text(day['edition']),
    places: records(day['places']).map((placed) => ({
      place: text(placed['place']),
      name: text(placed['name']),
      handicap: placed['handicap'],
      total: placed['total'],
      decidedBy: text(placed['decidedBy']),
      rulings: text(placed['rulings']),
      effects: texts(placed['effects']),
    })),
    below: records(day['below']).map((below) => ({
      name: text(below['name']),
      status: text(below['status']),
      effects: texts(below['effects']),
    })),
    matches: records(day['matches']).map(({ match, home, away, points, result }) => {
      const [own = '', other = ''] = texts(points);
      return [text(match), text(home), own, other, text(away), text(result)];
    }),
    findings: readFindings(answer),
    cards: { entered: count(cards['entered']), returned: count(cards['returned']), placed: count(cards['placed']) },
  };
}

/** An order of merit in an answer of the door, as far as it is shown; `whole` as it is. */
export interface Merit {
  readonly lines: readonly { readonly place: string; readonly name: string; readonly cells: readonly string[] }[];
  readonly events: readonly string[];
  readonly findings: readonly Finding[];
  readonly whole: unknown;
}

export function readMerit(answer: unknown): Merit {
  const whole: unknown = isRecord(answer) ? answer['result'] : undefined;
  const merit = isRecord(whole) ? whole : {};
  return {
    lines: records(merit['lines']).map((line) => ({
      place: text(line['place']),
      name: text(line['name']),
      cells: [
        ...(Array.isArray(line['events']) ? line['events'] : []).map((event: unknown) => {
          if (!isRecord(event)) return '';
          return event['counts'] === true ? text(event['points']) : `(${text(event['points'])})`;
        }),
        text(line['total']),
      ],
    })),
    events: records(merit['events']).map(({ competition, date, book }) =>
      [text(competition), text(date), text(book)].filter((part) => part !== '').join(', '),
    ),
    findings: readFindings(merit),
    whole,
  };
}

/** The order of merit, a column an event, and which events those are. */
export function meritReport({ lines, events }: Merit, words: Words): string[] {
  const heads = events.map((_, at) => words.event(at + 1));
  const rows = [[words.columns[0], words.columns[1], ...heads, words.columns[3]]];
  for (const { place, name, cells } of lines) rows.push([place, name, ...cells]);
  return [
    words.orderOfMerit,
    ...section(
      words.leaderboard,
      table(
        rows,
        [...heads.keys(), heads.length].map((at) => at + 2),
      ),
    ),
    ...section(
      words.events,
      events.map((event, at) => `${words.event(at + 1)}  ${event}`),
    ),
  ];
}

/** True when a finding waits for the Committee. */
export const needsDecision = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity }) => severity === 'decide');

/** A plus handicap is negative, and golf writes it with its sign. */
function shownHandicap(handicap: unknown): string {
  if (Array.isArray(handicap)) return handicap.map(shownHandicap).join('/');
  return typeof handicap === 'number' && handicap < 0 ? `+${-handicap}` : text(handicap);
}

/** Rows in columns, each as wide as its widest text; numbers' columns to the right. */
function table(rows: readonly (readonly string[])[], toTheRight: readonly number[]): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, cell.length)));
  return rows.map((row) =>
    row
      .map((cell, at) => (toTheRight.includes(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];

/** The findings, gravest first as the door orders them. */
export function findingsReport(findings: readonly Finding[], words: Words): string[] {
  if (findings.length === 0) return ['', words.noFindings];
  return section(
    words.findings,
    table(
      findings.map(({ severity, cell, message }) => [words.severity[severity], cell, message]),
      [],
    ),
  );
}

/** Each ruling with what it did. */
export function rulingsReport({ places, below }: Day, words: Words): string[] {
  const told = [
    ...places.map(({ name, rulings, effects }) => ({
      head: rulings ? `${name}: ${rulings}` : name,
      effects,
      isTold: rulings !== '' || effects.length > 0,
    })),
    ...below.map(({ name, status, effects }) => ({ head: `${name}: ${status}`, effects, isTold: effects.length > 0 })),
  ].filter(({ isTold }) => isTold);
  return section(
    words.rulings,
    told.flatMap(({ head, effects }) => [head, ...effects.map((effect) => `  ${effect}`)]),
  );
}

/** Places with what decided each tie. */
export function leaderboardReport({ places }: Day, words: Words): string[] {
  const rows = places.map(({ place, name, handicap, total, decidedBy }) => [
    place,
    name,
    shownHandicap(handicap),
    text(total),
    decidedBy,
  ]);
  return section(words.leaderboard, rows.length === 0 ? [] : table([words.columns, ...rows], [2, 3]));
}

/** The matches, the points of either side between their names. */
export const matchesReport = ({ matches }: Day, words: Words): string[] =>
  section(words.matches, table(matches, [0, 2, 3]));

/** Who has no place, and why. */
export function belowReport({ below }: Day, words: Words): string[] {
  return section(
    words.below,
    table(
      below.map(({ name, status, effects }) => [name, status, effects.join(' ')]),
      [],
    ),
  );
}

/** Competition, form and edition, and whether it is final. */
export function headingReport({ competition, form, edition, findings }: Day, words: Words): string[] {
  const open = findings.filter(({ severity }) => severity === 'decide').length;
  return [
    [competition, form, edition === '' ? '' : words.rules(edition)].filter((part) => part !== '').join(' · '),
    ...(open > 0 ? [words.open(open)] : []),
  ];
}
