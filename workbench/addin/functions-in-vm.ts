import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { CustomArgument, CustomFunction } from '../engine/custom-function';
import { isCellError } from '../engine/values';
import type { CellError, CellValue } from '../engine/values';
import { officeLanguage } from './built-addin';
import type { BuiltAddIn, Language } from './built-addin';

/** `CustomFunctions.ErrorCode` of Microsoft's runtime. */
const ERROR_CODES = {
  invalidValue: '#VALUE!',
  notAvailable: '#N/A',
  divisionByZero: '#DIV/0!',
  invalidNumber: '#NUM!',
  nullReference: '#NULL!',
  invalidName: '#NAME?',
  invalidReference: '#REF!',
} as const;

/** `CustomFunctions.Error` of Microsoft's runtime. */
class CustomFunctionsError extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message ?? '');
  }
}

type Associated = (...args: unknown[]) => unknown;

/** Only these two show a sentence in Excel. */
const SPEAKING = new Set(['#VALUE!', '#N/A']);

function errorOf(value: unknown): CellError | undefined {
  if (typeof value !== 'object' || value === null || !('code' in value) || typeof value.code !== 'string')
    return undefined;
  const message = 'message' in value && typeof value.message === 'string' ? value.message : '';
  return message !== '' && SPEAKING.has(value.code) ? { error: value.code, message } : { error: value.code };
}

/** One value of an answer, as Microsoft's runtime hands it to Excel: no number is #VALUE!, infinity #NUM!. */
function scalarAnswer(value: unknown): CellValue {
  if (typeof value === 'number' && !Number.isFinite(value)) return { error: Number.isNaN(value) ? '#VALUE!' : '#NUM!' };
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
  if (value === null || value === undefined) return null;
  return errorOf(value) ?? { error: '#VALUE!' };
}

/** Inside an array nothing is checked: what JSON has no word for goes out as null, and Excel shows 0. */
function elementAnswer(value: unknown): CellValue {
  if (typeof value === 'number' && !Number.isFinite(value)) return null;
  return scalarAnswer(value);
}

function answerOf(value: unknown): CellValue | CellValue[][] {
  if (!Array.isArray(value)) return scalarAnswer(value);
  return value.map((row: unknown) => (Array.isArray(row) ? row.map(elementAnswer) : [elementAnswer(row)]));
}

/** Errors among the arguments arrive as the runtime's own error objects. */
function argumentOf(argument: CustomArgument): unknown {
  if (Array.isArray(argument)) return argument.map((part: CustomArgument) => argumentOf(part));
  if (typeof argument === 'object' && argument !== null && 'error' in argument && isCellError(argument))
    return new CustomFunctionsError(argument.error, argument.message);
  return argument;
}

/** What the built functions may be run with. */
export interface FunctionsOptions {
  readonly language: Language;
  /** Told when a function fails without an answer of its own: a fault of the add-in, which Excel shows as #VALUE!. */
  readonly onFault?: (name: string, fault: unknown) => void;
}

/**
 * Runs the built functions in a bare context, without a page and without office.js: what Excel calls, and nothing else.
 *
 * @returns every function declared in functions.json and associated by the bundle
 */
export function loadFunctions(addIn: BuiltAddIn, { language, onFault }: FunctionsOptions): CustomFunction[] {
  const associated = new Map<string, Associated>();
  const context = bareContext(language, associated);
  for (const name of ['texts.js', 'functions.js']) {
    const file = join(addIn.folder, name);
    // A build without texts of its own has no such chunk.
    if (name === 'texts.js' && !existsSync(file)) continue;
    runInContext(readFileSync(file, 'utf8'), context, { filename: file });
  }
  return addIn.functions.flatMap(({ id, name, parameters, takesErrors }): CustomFunction[] => {
    const run = associated.get(id.toUpperCase());
    if (!run) return [];
    const fullName = `${addIn.namespace}.${name}`;
    const call: CustomFunction['call'] = (args, address) => {
      try {
        return answerOf(run(...args.map(argumentOf), { functionName: id, address }));
      } catch (thrown) {
        const error = errorOf(thrown);
        if (!error) onFault?.(fullName, thrown);
        return error ?? { error: '#VALUE!' };
      }
    };
    return [{ name: fullName, parameters, takesErrors, call }];
  });
}

function bareContext(language: Language, associated: Map<string, Associated>): ReturnType<typeof createContext> {
  const scope: Record<string, unknown> = {
    console,
    setTimeout,
    clearTimeout,
    queueMicrotask,
    URL,
    CustomFunctions: {
      associate(first: string | Record<string, Associated>, run?: Associated): void {
        const entries = typeof first === 'string' ? [[first, run] as const] : Object.entries(first);
        for (const [id, one] of entries) if (one) associated.set(id.toUpperCase(), one);
      },
      Error: CustomFunctionsError,
      ErrorCode: ERROR_CODES,
    },
    Office: { context: { displayLanguage: officeLanguage(language), contentLanguage: officeLanguage(language) } },
  };
  scope['self'] = scope;
  return createContext(scope);
}
