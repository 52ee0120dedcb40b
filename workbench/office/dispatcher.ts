import { areaAddress } from '../engine/address';
import { SHEET_EVENTS } from './events';
import type { SheetEvent, SheetEventName } from './events';
import type { Host } from './host';
import { referencedRange } from './model/range';
import { workbookObject } from './model/workbook';
import { ApiError, ApiObject, notHere } from './object-model';

/**
 * The far end of office.js's rich API: takes the object paths and actions of one `context.sync` and answers their results.
 * This file and shim.ts are the only ones that know the wire; names and numbers are those of @microsoft/office-js 1.1.110.
 */

const PATH = { global: 1, service: 2, method: 3, property: 4, indexer: 5, reference: 6, nullObject: 7 } as const;
const ACTION = {
  instantiate: 1,
  query: 2,
  method: 3,
  set: 4,
  trace: 5,
  queryAsJson: 7,
  unchanged: 8,
  update: 9,
} as const;

interface ArgumentInfo {
  readonly Arguments?: readonly unknown[];
  /** Where not 0, the argument is the object of that path. */
  readonly ReferencedObjectPathIds?: readonly number[];
}

interface ObjectPath {
  readonly Id: number;
  readonly ObjectPathType: number;
  readonly Name: string;
  readonly ParentObjectPathId?: number;
  readonly ArgumentInfo?: ArgumentInfo;
}

interface QueryInfo {
  readonly Select?: readonly string[];
  readonly Expand?: readonly string[];
  readonly Top?: number;
  readonly Skip?: number;
}

interface Action {
  readonly Id: number;
  readonly ActionType: number;
  readonly Name: string;
  readonly ObjectPathId: number;
  readonly ArgumentInfo?: ArgumentInfo;
  readonly QueryInfo?: QueryInfo;
  readonly ObjectState?: Readonly<Record<string, unknown>>;
}

/** The body of one request. */
export interface WireRequest {
  readonly ObjectPaths: Readonly<Record<string, ObjectPath>>;
  readonly Actions: readonly Action[];
}

/** The body of its answer. */
export interface WireAnswer {
  readonly Results: readonly { readonly ActionId: number; readonly Value: unknown }[];
  /** Markers that were reached: the library takes an event's handler on only where it is told so. */
  readonly TraceIds: readonly number[];
  readonly Error?: { Code: string; Message: string; HttpStatusCode: number; Location: string; ActionIndex: number };
}

/** A message to the add-in that it has not asked for in this request. */
export type WireMessage = readonly [category: number, type: number, target: string, message: string, flags: number];

const EVENT_CATEGORY = 65536;

/** Select names are Office.js's, in camel case; the tables hold the wire's. */
const wireName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Services of the runtime beside the workbook, answered with nothing. */
const QUIET_SERVICES = new Set([
  'Microsoft.ExcelServices.CustomFunctions',
  'Microsoft.ExcelServices.CustomFunctionsContainer',
  'Microsoft.InternalService.AddinInternalService',
  'Microsoft.AppRuntime.AppRuntimeService',
  'Microsoft.AppRuntime.AppRuntimePersistenceService',
  'Microsoft.AppRuntime.AppRuntimeControlService',
]);

/** A service's calls, told to whoever plays the other side. */
export type ServiceCall = (service: string, method: string, args: readonly unknown[]) => unknown;

/** One request being carried out. */
class Run {
  readonly #objects = new Map<number, ApiObject | null>();
  readonly #services = new Map<number, string>();

  constructor(
    private readonly host: Host,
    private readonly paths: WireRequest['ObjectPaths'],
    private readonly serviceCall: ServiceCall,
  ) {}

  async perform(action: Action): Promise<unknown> {
    const object = await this.object(action.ObjectPathId);
    const service = this.#services.get(action.ObjectPathId);
    if (service !== undefined)
      return action.ActionType === ACTION.method
        ? (this.serviceCall(service, action.Name, await this.args(action.ArgumentInfo)) ?? null)
        : {};
    if (action.ActionType === ACTION.instantiate) return object && object.identity();
    if (action.ActionType === ACTION.query || action.ActionType === ACTION.queryAsJson)
      return this.query(object, action.QueryInfo ?? {});
    // The library keeps references even of null objects.
    if (!object && action.Name.startsWith('_')) return null;
    if (!object)
      throw new ApiError(
        'InvalidObjectPath',
        `The object path '${action.Name}' isn't working for what you're trying to do.`,
      );
    return this.change(action, object);
  }

  private async change(action: Action, object: ApiObject): Promise<unknown> {
    if (action.ActionType === ACTION.method) return this.call(object, action.Name, action.ArgumentInfo);
    if (action.ActionType === ACTION.set) {
      const [value] = await this.args(action.ArgumentInfo);
      this.set(object, action.Name, value);
      return null;
    }
    if (action.ActionType === ACTION.update) {
      for (const [name, value] of Object.entries(action.ObjectState ?? {})) this.set(object, name, value);
      return null;
    }
    throw notHere(this.host, object.type, `action ${action.ActionType}`);
  }

  private set(object: ApiObject, name: string, value: unknown): void {
    const set = object.set(wireName(name));
    if (!set) throw notHere(this.host, object.type, `${name} =`);
    set(value);
  }

  private async call(object: ApiObject, name: string, info: ArgumentInfo | undefined): Promise<unknown> {
    const method = object.method(name);
    if (!method) throw notHere(this.host, object.type, name);
    const answer: unknown = await method(await this.args(info));
    if (answer instanceof ApiObject) return answer.identity();
    return answer ?? null;
  }

  private async args(info: ArgumentInfo | undefined): Promise<unknown[]> {
    const referenced = info?.ReferencedObjectPathIds ?? [];
    const args: unknown[] = [];
    for (const [at, value] of (info?.Arguments ?? []).entries()) {
      const path = referenced[at];
      args.push(path ? await this.object(path) : value);
    }
    return args;
  }

  private async object(id: number): Promise<ApiObject | null> {
    const known = this.#objects.get(id);
    if (known !== undefined) return known;
    const path = this.paths[String(id)];
    if (!path) throw new ApiError('InvalidObjectPath', `There is no object path ${id}.`);
    const made = await this.make(path);
    this.#objects.set(id, made);
    return made;
  }

  private async make(path: ObjectPath): Promise<ApiObject | null> {
    if (path.ObjectPathType === PATH.global) return workbookObject(this.host);
    if (path.ObjectPathType === PATH.reference) return referencedRange(this.host, path.Name);
    if (path.ObjectPathType === PATH.nullObject) return null;
    if (path.ObjectPathType === PATH.service) {
      if (!QUIET_SERVICES.has(path.Name)) throw notHere(this.host, 'service', path.Name);
      this.#services.set(path.Id, path.Name);
      return null;
    }
    const parent = await this.object(path.ParentObjectPathId ?? 0);
    // What is asked of a null object is a null object.
    if (!parent) return null;
    return this.child(parent, path);
  }

  private async child(parent: ApiObject, path: ObjectPath): Promise<ApiObject | null> {
    if (path.ObjectPathType === PATH.property) {
      const go = parent.navigate(wireName(path.Name));
      if (!go) throw notHere(this.host, parent.type, path.Name);
      return go();
    }
    if (path.ObjectPathType === PATH.indexer) {
      const [key] = await this.args(path.ArgumentInfo);
      if (!parent.item) throw notHere(this.host, parent.type, 'item');
      return parent.item(key);
    }
    const method = parent.method(path.Name);
    if (path.ObjectPathType !== PATH.method || !method) throw notHere(this.host, parent.type, path.Name);
    // Where formulas spill, the used range hangs on their answers.
    if (this.host.book.isStale && /^Get(Used|Spilling)/.test(path.Name)) await this.host.book.recalculate();
    const answer: unknown = await method(await this.args(path.ArgumentInfo));
    return answer instanceof ApiObject ? answer : null;
  }

  private async query(object: ApiObject | null, info: QueryInfo): Promise<unknown> {
    if (!object) return null;
    const answer: Record<string, unknown> = object.identity();
    const wanted = [...(info.Select ?? []), ...(info.Expand ?? [])];
    if (object.items) {
      const ofItems = (names: readonly string[] | undefined): string[] =>
        (names ?? []).map((name) => name.replace(/^items\/?/i, '')).filter((name) => name !== '');
      const items = object
        .items()
        .slice(info.Skip ?? 0, info.Top === undefined ? undefined : (info.Skip ?? 0) + info.Top);
      const inner: QueryInfo = { Select: ofItems(info.Select), Expand: ofItems(info.Expand) };
      answer['_Items'] = await Promise.all(items.map((item) => this.query(item, inner)));
      return answer;
    }
    const within = new Map<string, string[]>();
    for (const path of wanted.length > 0 ? wanted : ['$all']) {
      const [first = '', ...rest] = path.split('/');
      if (first === '$all' || first === '*') {
        for (const name of object.scalarNames) answer[name] = await this.read(object, name);
        continue;
      }
      const name = wireName(first);
      if (object.get(name)) answer[name] = await this.read(object, name);
      else if (object.navigate(name))
        within.set(name, [...(within.get(name) ?? []), ...(rest.length > 0 ? [rest.join('/')] : [])]);
      else if (!first.startsWith('_')) throw notHere(this.host, object.type, first);
    }
    for (const [name, select] of within) {
      const target = object.navigate(name)?.() ?? null;
      answer[name] = await this.query(target, { Select: select });
    }
    return answer;
  }

  private async read(object: ApiObject, name: string): Promise<unknown> {
    if (object.isCalculated(name) && this.host.book.isStale) await this.host.book.recalculate();
    return object.get(name)?.();
  }
}

/** True for a request that only speaks to services of the runtime, and not to the workbook. */
export const isForServices = ({ ObjectPaths }: WireRequest): boolean =>
  Object.values(ObjectPaths).every(({ ObjectPathType }) => ObjectPathType === PATH.service);

/** Carries out one request, action by action; the first that fails ends it, as in Excel, and what was done stays done. */
export async function execute(host: Host, request: WireRequest, serviceCall: ServiceCall): Promise<WireAnswer> {
  const run = new Run(host, request.ObjectPaths, serviceCall);
  const Results: { ActionId: number; Value: unknown }[] = [];
  const TraceIds: number[] = [];
  for (const [ActionIndex, action] of request.Actions.entries()) {
    try {
      if (host.faults.failsNow()) throw new ApiError('GeneralException', 'A fault on demand.', 500);
      const isMarker = action.ActionType === ACTION.trace;
      Results.push({ ActionId: action.Id, Value: isMarker ? null : await run.perform(action) });
      if (isMarker) TraceIds.push(action.Id);
    } catch (fault) {
      const error =
        fault instanceof ApiError
          ? fault
          : new ApiError('GeneralException', `The workbench failed: ${String(fault)}`, 500);
      const Location = request.ObjectPaths[String(action.ObjectPathId)]?.Name ?? '';
      return {
        Results,
        TraceIds,
        Error: { Code: error.code, Message: error.message, HttpStatusCode: error.status, Location, ActionIndex },
      };
    }
  }
  return { Results, TraceIds };
}

/** The library's word for an event, where it puts one into the message. */
const TYPE_NAMES: Readonly<Partial<Record<SheetEventName, string>>> = {
  DataChanged: 'WorksheetChanged',
  SelectionChanged: 'WorksheetSelectionChanged',
  ProtectionChanged: 'WorksheetProtectionChanged',
};

function eventText(host: Host, { name, sheet, block }: SheetEvent): string {
  return JSON.stringify({
    type: TYPE_NAMES[name] ?? `Worksheet${name}`,
    worksheetId: sheet.id,
    source: 'Local',
    ...(block ? { address: areaAddress(block.area) } : {}),
    ...(block && name === 'DataChanged' ? { changeType: 'RangeEdited', referenceId: host.keepForEvent(block) } : {}),
    ...(name === 'ProtectionChanged' ? { isProtected: sheet.protection !== undefined } : {}),
  });
}

/** What happened since the last call, told to whoever listens: on one sheet, or on all of them. */
export function eventMessages(host: Host): WireMessage[] {
  return host.happened
    .splice(0)
    .flatMap((event) =>
      ['Workbook', event.sheet.id]
        .filter((target) => host.events.has(`${SHEET_EVENTS[event.name]}|${target}`))
        .map((target): WireMessage => [EVENT_CATEGORY, SHEET_EVENTS[event.name], target, eventText(host, event), 0]),
    );
}
