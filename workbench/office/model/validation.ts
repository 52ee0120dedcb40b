import { cleared, validationOf } from '../../engine/validation';
import type { Validation } from '../../engine/validation';
import { overlap } from '../../engine/address';
import type { Host, SheetArea } from '../host';
import { ApiObject, invalidArgument, notHere } from '../object-model';
import type { Table } from '../object-model';
import { refuseUnless } from './protection';

/** Kinds of a file by Office.js's name of the rule and of the type. */
const KINDS: readonly (readonly [kind: Validation['type'], rule: string, type: string])[] = [
  ['whole', 'wholeNumber', 'WholeNumber'],
  ['decimal', 'decimal', 'Decimal'],
  ['list', 'list', 'List'],
  ['date', 'date', 'Date'],
  ['time', 'time', 'Time'],
  ['textLength', 'textLength', 'TextLength'],
  ['custom', 'custom', 'Custom'],
];

const OPERATORS: Readonly<Record<string, string>> = {
  Between: 'between',
  NotBetween: 'notBetween',
  EqualTo: 'equal',
  NotEqualTo: 'notEqual',
  GreaterThan: 'greaterThan',
  LessThan: 'lessThan',
  GreaterThanOrEqualTo: 'greaterThanOrEqual',
  LessThanOrEqualTo: 'lessThanOrEqual',
};

const STYLES = { Stop: 'stop', Warning: 'warning', Information: 'information' } as const;

const PLAIN: Omit<Validation, 'areas' | 'type' | 'formula1'> = {
  operator: 'between',
  formula2: '',
  ignoresBlanks: true,
  hasDropDown: true,
  prompt: { title: '', message: '', isShown: true },
  error: { title: '', message: '', style: 'stop', isShown: true },
  isExtension: false,
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof ApiObject);

/** A formula, number or text of a rule, as a file writes it. */
function formulaOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') throw invalidArgument();
  return value.replace(/^=/, '');
}

/** The items of a list: a formula, or texts separated by commas. */
function sourceOf(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw invalidArgument();
  return value.startsWith('=') ? value.slice(1) : `"${value.replace(/"/g, '""')}"`;
}

function readRule(given: unknown, { area }: SheetArea): Validation {
  const [entry, ...more] = isRecord(given) ? Object.entries(given).filter(([, value]) => value != null) : [];
  const [kind] = KINDS.find(([, rule]) => rule === entry?.[0]) ?? [];
  const rule = entry?.[1];
  if (!kind || !isRecord(rule) || more.length > 0) throw invalidArgument();
  const base = { ...PLAIN, areas: [area], type: kind };
  if (kind === 'list')
    return { ...base, formula1: sourceOf(rule['source']), hasDropDown: rule['inCellDropDown'] !== false };
  if (kind === 'custom') return { ...base, formula1: formulaOf(rule['formula']) };
  const operator = OPERATORS[String(rule['operator'])];
  if (operator === undefined) throw invalidArgument();
  const formula2 = /between/i.test(operator) ? formulaOf(rule['formula2']) : '';
  return { ...base, operator, formula1: formulaOf(rule['formula1']), formula2 };
}

function ruleOf({ type, operator, formula1, formula2, hasDropDown }: Validation): Record<string, unknown> {
  const rule = KINDS.find(([kind]) => kind === type)?.[1] ?? '';
  const isQuoted = formula1.startsWith('"') && formula1.endsWith('"');
  const source = isQuoted ? formula1.slice(1, -1).replace(/""/g, '"') : `=${formula1}`;
  if (type === 'none') return {};
  if (type === 'list') return { list: { inCellDropDown: hasDropDown, source } };
  if (type === 'custom') return { custom: { formula: `=${formula1}` } };
  const named = Object.keys(OPERATORS).find((name) => OPERATORS[name] === operator) ?? 'Between';
  return {
    [rule]: { formula1: `=${formula1}`, ...(formula2 === '' ? {} : { formula2: `=${formula2}` }), operator: named },
  };
}

const found = ({ sheet, area }: SheetArea): Validation | undefined | 'mixed' => validationOf(sheet.validations, area);

/** Puts a validation on a block in place of what it had; none where `wanted` is undefined. */
function put(block: SheetArea, wanted: Validation | undefined, host: Host): void {
  const { sheet, area } = block;
  refuseUnless(block, 'allowFormatCells');
  if (sheet.validations.some(({ isExtension, areas }) => isExtension && areas.some((each) => overlap(each, area))))
    throw notHere(host, 'DataValidation', 'of another sheet');
  const kept = cleared(sheet.validations, area);
  sheet.validations.splice(0, sheet.validations.length, ...kept, ...(wanted ? [{ ...wanted, areas: [area] }] : []));
}

/** Changes a part of the block's validation; there must be one. */
function change(block: SheetArea, part: Partial<Validation>, host: Host): void {
  const now = found(block);
  if (now === undefined || now === 'mixed') throw invalidArgument();
  put(block, { ...now, ...part }, host);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const DATA_VALIDATION: Table<SheetArea> = {
  type: 'DataValidation',
  scalars: {
    Type: {
      get: (block) => {
        const now = found(block);
        if (now === 'mixed') return 'Inconsistent';
        return KINDS.find(([kind]) => kind === now?.type)?.[2] ?? 'None';
      },
    },
    Rule: {
      get: (block) => {
        const now = found(block);
        return now === 'mixed' ? null : now ? ruleOf(now) : {};
      },
      set: (block, value, host) => put(block, readRule(value, block), host),
    },
    IgnoreBlanks: {
      get: (block) => {
        const now = found(block);
        return now === 'mixed' ? null : (now?.ignoresBlanks ?? true);
      },
      set: (block, value, host) => change(block, { ignoresBlanks: value === true }, host),
    },
    Prompt: {
      get: (block) => {
        const now = found(block);
        if (now === 'mixed') return null;
        const { title, message, isShown } = now?.prompt ?? PLAIN.prompt;
        return { title, message, showPrompt: isShown };
      },
      set: (block, value, host) => {
        if (!isRecord(value)) throw invalidArgument();
        const { title, message, showPrompt } = value;
        change(block, { prompt: { title: text(title), message: text(message), isShown: showPrompt !== false } }, host);
      },
    },
    ErrorAlert: {
      get: (block) => {
        const now = found(block);
        if (now === 'mixed') return null;
        const { title, message, style, isShown } = now?.error ?? PLAIN.error;
        const named = Object.entries(STYLES).find(([, own]) => own === style)?.[0] ?? 'Stop';
        return { title, message, style: named, showAlert: isShown };
      },
      set: (block, value, host) => {
        if (!isRecord(value)) throw invalidArgument();
        const { title, message, style, showAlert } = value;
        const own = Object.entries(STYLES).find(([named]) => named === (style ?? 'Stop'))?.[1];
        if (!own) throw invalidArgument();
        change(
          block,
          { error: { title: text(title), message: text(message), style: own, isShown: showAlert !== false } },
          host,
        );
      },
    },
  },
  methods: { Clear: (block, _, host) => put(block, undefined, host) },
};
