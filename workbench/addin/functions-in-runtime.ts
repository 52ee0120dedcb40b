import type { CustomArgument, CustomFunction } from '../engine/custom-function';
import { isCellError } from '../engine/values';
import type { CellValue } from '../engine/values';
import type { RuntimeAnswer } from '../office/shim';
import type { BuiltAddIn } from './built-addin';

/** Who calls a function through office.js's own custom-functions runtime. */
export type CallFunction = (id: string, args: readonly unknown[], address: string) => Promise<RuntimeAnswer>;

/** Codes of the runtime; any other failure is #VALUE!, as Excel shows it. */
const ERRORS: Readonly<Record<number, string>> = { 1: '#N/A', 5: '#DIV/0!', 6: '#NUM!', 7: '#VALUE!', 8: '#NULL!' };

const BUSY: CellValue = { error: '#BUSY!' };

/**
 * The add-in's functions as Excel runs them: every call goes through Microsoft's runtime and is answered later, so a
 * cell is #BUSY! first. `settle` waits for what was asked; then the formulas are calculated again.
 */
export class FunctionsInRuntime {
  readonly functions: readonly CustomFunction[];
  readonly #answers = new Map<string, CellValue | CellValue[][]>();
  readonly #pending: Promise<void>[] = [];
  #connect: (call: CallFunction) => void = () => undefined;
  /** What formulas ask while a workbook is opened waits until the page is up. */
  readonly #page = new Promise<CallFunction>((resolve) => (this.#connect = resolve));

  constructor({ functions, namespace }: BuiltAddIn) {
    this.functions = functions.map(({ id, name, parameters, takesErrors }): CustomFunction => {
      const call: CustomFunction['call'] = (args, address) => this.#ask(id, args, address);
      return { name: `${namespace}.${name}`, parameters, takesErrors, call };
    });
  }

  /** The page with office.js is up: calls can go out from now on. */
  connect(call: CallFunction): void {
    this.#connect(call);
  }

  /** Waits for every call under way; true when there was one, and what it stood in is to be calculated again. */
  async settle(): Promise<boolean> {
    const pending = this.#pending.splice(0);
    await Promise.all(pending);
    return pending.length > 0;
  }

  #ask(id: string, args: readonly CustomArgument[], address: string): CellValue | CellValue[][] {
    const key = JSON.stringify([id, args]);
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    this.#answers.set(key, BUSY);
    const answered = this.#page.then((call) => call(id, args, address));
    this.#pending.push(answered.then((answer) => void this.#answers.set(key, valueOf(answer))));
    return BUSY;
  }
}

function valueOf({ failed, value, errorCode }: RuntimeAnswer): CellValue | CellValue[][] {
  if (failed) {
    const error = ERRORS[errorCode ?? 0] ?? '#VALUE!';
    return typeof value === 'string' && value !== '' ? { error, message: value } : { error };
  }
  return Array.isArray(value)
    ? value.map((row: unknown) => (Array.isArray(row) ? row.map(cellOf) : [cellOf(row)]))
    : cellOf(value);
}

/** An error inside an array travels as an entity: its code under `basicValue`, its sentence beside it. */
function cellOf(cell: unknown): CellValue {
  if (typeof cell === 'number' || typeof cell === 'string' || typeof cell === 'boolean') return cell;
  if (typeof cell !== 'object' || cell === null) return null;
  if (isCellError(cell as CellValue)) return cell as CellValue;
  const error = 'basicValue' in cell && typeof cell.basicValue === 'string' ? cell.basicValue : '#VALUE!';
  const message = 'message' in cell && typeof cell.message === 'string' ? cell.message : '';
  return message === '' ? { error } : { error, message };
}
