import { cellText, DASHES, isCellError } from '../cell-text';
import { type Read, type Refusal, refusal, refused, sound } from '../refusal';
import type { Flag, Ruling, Status, StatusCode, What, Who } from './ruling';

const MOST_HOLES = 18;
const MOST_STROKES = 30;

/** French cards write ABD and NP. */
const STATUS_WORDS: Readonly<Record<string, StatusCode>> = {
  NR: 'NR',
  DQ: 'DQ',
  WD: 'WD',
  NS: 'NS',
  ABD: 'WD',
  NP: 'NS',
};

const WHO_WORDS: Readonly<Record<string, Who>> = { A: 'A', B: 'B', C: 'C', D: 'D', SIDE: 'side', CAMP: 'side' };

const FLAG_WORDS: Readonly<Record<string, Flag>> = {
  HELPED: 'helped',
  HARMED: 'harmed',
  VA: 'vA',
  VB: 'vB',
  VC: 'vC',
  VD: 'vD',
};

const CLAUSE = String.raw`\d{1,2}(?:[-.]\d{1,2})?(?:[A-Z](?:\((?:[IVX]+|\d)\))?|\(\d\))?`;
const BREACH = new RegExp(`^R(${CLAUSE})$`);
const STATUS = new RegExp(`^(NR|DQ|WD|NS|ABD|NP)(?:R(${CLAUSE}))?$`);
const STROKES = /^[P+](\d{1,2})$/;
const TAIL = /^([^@=!]+)(?:@([\d,-]+)(?:[X×](\d{1,2}))?)?(?:=(\d{1,2}))?((?:![A-Z]+)*)$/;

/**
 * Reads a cell of rulings.
 *
 * @param cell text such as `R4-4@1,2; B:R31-6@5`; blank or 0 is no ruling; any other number is refused (Excel made `6-7` a date)
 * @returns the rulings in the cell's order. Spaces and letter case do not count
 * @example parseRulings('r4-4 @ 1-2').value[0].holes //=> [1, 2]
 */
export function parseRulings(cell: unknown): Read<readonly Ruling[]> {
  if (cell === null || cell === undefined || cell === 0) return sound([]);
  if (isCellError(cell)) return refused(refusal('cell-error', { met: cellText(cell) }));
  if (typeof cell !== 'string') return refused(refusal('ruling-is-number', { met: cellText(cell) }));
  const text = cell.replace(/\s+/g, '');
  if (text === '' || text === '0') return sound([]);
  if (/^[+-]?\d+([.,/-]\d+)*$/.test(text) && !text.startsWith('+'))
    return refused(refusal('ruling-is-number', { met: cell.trim() }));

  const rulings: Ruling[] = [];
  const refusals: Refusal[] = [];
  for (const part of text.split(';')) {
    if (part === '') continue;
    const ruling = parseRuling(part);
    if (ruling.ok) rulings.push(ruling.value);
    else refusals.push(...ruling.refusals);
  }
  return refusals.length > 0 ? refused(...refusals) : sound(rulings);
}

/** Writes rulings the one way we write them; `parseRulings` gives the same rulings back. */
export function formatRulings(rulings: readonly Ruling[]): string {
  return rulings.map(formatRuling).join('; ');
}

/** @example formatRuling({ who: 'B', what: { kind: 'breach', clause: '31-6' }, holes: [5], times: 1, taken: null, flags: [] }) //=> 'B:R31-6@5' */
export function formatRuling({ who, what, holes, times, taken, flags }: Ruling): string {
  const at = holes.length === 0 ? '' : `@${formatHoles(holes)}${times === 1 ? '' : `x${times}`}`;
  return [
    who === null ? '' : `${who}:`,
    formatWhat(what),
    at,
    taken === null ? '' : `=${taken}`,
    ...flags.map((flag) => `!${flag}`),
  ].join('');
}

function formatWhat(what: What): string {
  switch (what.kind) {
    case 'breach':
      return `R${what.clause}`;
    case 'strokes':
      return `P${what.strokes}`;
    case 'status':
      return what.status.code + (what.status.clause === null ? '' : ` R${what.status.clause}`);
  }
}

/** Three holes or more in a row are written as a run: 1-3. */
function formatHoles(holes: readonly number[]): string {
  const runs: number[][] = [];
  for (const hole of holes) {
    const run = runs.at(-1);
    if (run && run.at(-1) === hole - 1) run.push(hole);
    else runs.push([hole]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}-${run.at(-1)}` : run.join(','))).join(',');
}

function parseRuling(written: string): Read<Ruling> {
  const notRead = refused(refusal('ruling-not-read', { met: written }));
  const text = written.replace(DASHES, '-').toUpperCase();
  const colon = text.indexOf(':');
  const who = colon < 0 ? null : (WHO_WORDS[text.slice(0, colon)] ?? undefined);
  if (who === undefined) return notRead;
  const tail = TAIL.exec(text.slice(colon + 1));
  if (!tail) return notRead;

  const what = parseWhat(tail[1] ?? '');
  if (what === null) return notRead;
  const holes = parseHoles(tail[2] ?? '', written);
  if (!holes.ok) return holes;
  const times = Number(tail[3] ?? 1);
  const taken = tail[4] === undefined ? null : Number(tail[4]);
  const flags = (tail[5] ?? '')
    .split('!')
    .filter((word) => word !== '')
    .map((word) => FLAG_WORDS[word]);
  if (times < 1 || (taken !== null && (taken < 1 || taken > MOST_STROKES))) return notRead;
  if (!flags.every((flag) => flag !== undefined) || new Set(flags).size !== flags.length) return notRead;
  return sound({ who, what, holes: holes.value, times, taken, flags });
}

function parseWhat(text: string): What | null {
  const strokes = STROKES.exec(text)?.[1];
  if (strokes !== undefined) return Number(strokes) > 0 ? { kind: 'strokes', strokes: Number(strokes) } : null;
  const breach = BREACH.exec(text)?.[1];
  if (breach !== undefined) return { kind: 'breach', clause: breach.toLowerCase() };
  const [, word, clause] = STATUS.exec(text) ?? [];
  const code = word === undefined ? undefined : STATUS_WORDS[word];
  if (code === undefined) return null;
  const status: Status = { code, clause: clause === undefined ? null : clause.toLowerCase() };
  return { kind: 'status', status };
}

function parseHoles(text: string, written: string): Read<readonly number[]> {
  if (text === '') return sound([]);
  const holes: number[] = [];
  for (const part of text.split(',')) {
    const [, first, last] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(part) ?? [];
    const from = Number(first);
    const to = last === undefined ? from : Number(last);
    if (first === undefined || from < 1 || to < from) return refused(refusal('ruling-not-read', { met: written }));
    if (to > MOST_HOLES) return refused(refusal('ruling-hole-not-on-card', { met: to, ruling: written }));
    for (let hole = from; hole <= to; hole++) {
      if (holes.includes(hole)) return refused(refusal('ruling-hole-twice', { met: hole, ruling: written }));
      holes.push(hole);
    }
  }
  return sound(holes.sort((a, b) => a - b));
}
