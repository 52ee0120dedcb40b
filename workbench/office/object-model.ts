import type { Host } from './host';

/** An answer Excel gives instead of a result; codes are those of `OfficeExtension.Error`. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}

export const itemNotFound = (): ApiError => new ApiError('ItemNotFound', "The requested resource doesn't exist.", 404);
export const invalidArgument = (why = 'The argument is invalid or missing or has an incorrect format.'): ApiError =>
  new ApiError('InvalidArgument', why);

/** For what Excel has and the workbench has not: counted, so that a test can want none. */
export function notHere(host: Host, type: string, name: string): ApiError {
  host.unsupported.add(`${type}.${name}`);
  return new ApiError('ApiNotFound', `The workbench does not have ${type}.${name}.`, 404);
}

/** A property that can be loaded, and set where `set` is given. */
export interface Scalar<T> {
  readonly get: (target: T, host: Host) => unknown;
  readonly set?: (target: T, value: unknown, host: Host) => void;
}

/** What can be reached of one type of object. Nothing that is not written down here answers. */
export interface Table<T> {
  /** Office.js's name of the type. */
  readonly type: string;
  /** How an object is found again: `{ Id }`, `{ _ReferenceId }`. */
  readonly identity?: (target: T, host: Host) => Record<string, unknown>;
  /** Properties whose values need every formula calculated. */
  readonly calculated?: readonly string[];
  readonly scalars?: Readonly<Record<string, Scalar<T>>>;
  readonly navigations?: Readonly<Record<string, (target: T, host: Host) => ApiObject | null>>;
  /** Methods answer an object, null for a null object, or a plain value. */
  readonly methods?: Readonly<Record<string, (target: T, args: readonly unknown[], host: Host) => unknown>>;
  /** Members of a collection. */
  readonly items?: (target: T, host: Host) => readonly ApiObject[];
  /** A member of a collection by key; throws ItemNotFound. */
  readonly item?: (target: T, key: unknown, host: Host) => ApiObject;
}

/** An object of the model, whatever its type. */
export class ApiObject {
  private constructor(
    readonly type: string,
    readonly identity: () => Record<string, unknown>,
    readonly scalarNames: readonly string[],
    readonly isCalculated: (name: string) => boolean,
    readonly get: (name: string) => (() => unknown) | undefined,
    readonly set: (name: string) => ((value: unknown) => void) | undefined,
    readonly navigate: (name: string) => (() => ApiObject | null) | undefined,
    readonly method: (name: string) => ((args: readonly unknown[]) => unknown) | undefined,
    readonly items: (() => readonly ApiObject[]) | undefined,
    readonly item: ((key: unknown) => ApiObject) | undefined,
    /** The thing itself, for a method that is given an object. */
    readonly target: unknown,
  ) {}

  static of<T>(table: Table<T>, target: T, host: Host): ApiObject {
    const { scalars = {}, navigations = {}, methods = {}, items, item, identity, calculated = [] } = table;
    return new ApiObject(
      table.type,
      () => identity?.(target, host) ?? {},
      Object.keys(scalars),
      (name) => calculated.includes(name),
      (name) =>
        own(
          scalars,
          name,
          ({ get }) =>
            () =>
              get(target, host),
        ),
      (name) => own(scalars, name, ({ set }) => set && ((value: unknown) => set(target, value, host))),
      (name) => own(navigations, name, (go) => () => go(target, host)),
      (name) => own(methods, name, (run) => (args: readonly unknown[]) => run(target, args, host)),
      items && (() => items(target, host)),
      item && ((key) => item(target, key, host)),
      target,
    );
  }
}

function own<V, R>(table: Readonly<Record<string, V>>, name: string, then: (entry: V) => R | undefined): R | undefined {
  const entry = Object.prototype.hasOwnProperty.call(table, name) ? table[name] : undefined;
  return entry === undefined ? undefined : then(entry);
}
