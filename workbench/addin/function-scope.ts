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

/** What Excel puts into the scope that functions.js is run in, and the functions it then associates. */
export class FunctionScope {
  readonly #associated = new Map<string, Associated>();
  readonly globals: Readonly<Record<string, unknown>>;

  constructor(private readonly options: FunctionsOptions) {
    const language = officeLanguage(options.language);
    this.globals = {
      CustomFunctions: {
        associate: (first: string | Record<string, Associated>, run?: Associated): void => {
          const entries = typeof first === 'string' ? [[first, run] as const] : Object.entries(first);
          for (const [id, one] of entries) if (one) this.#associated.set(id.toUpperCase(), one);
        },
        Error: CustomFunctionsError,
        ErrorCode: ERROR_CODES,
      },
      Office: { context: { displayLanguage: language, contentLanguage: language } },
    };
  }

  /** Every function declared in functions.json and associated by the bundle. */
  functionsOf({ functions, namespace }: BuiltAddIn): CustomFunction[] {
    return functions.flatMap(({ id, name, parameters, takesErrors }): CustomFunction[] => {
      const run = this.#associated.get(id.toUpperCase());
      if (!run) return [];
      const fullName = `${namespace}.${name}`;
      const call: CustomFunction['call'] = (args, address) => {
        try {
          return answerOf(run(...args.map(argumentOf), { functionName: id, address }));
        } catch (thrown) {
          const error = errorOf(thrown);
          if (!error) this.options.onFault?.(fullName, thrown);
          return error ?? { error: '#VALUE!' };
        }
      };
      return [{ name: fullName, parameters, takesErrors, call }];
    });
  }
}
