import { eventMessages, execute, isForServices } from './dispatcher';
import type { WireMessage, WireRequest } from './dispatcher';
import type { Host } from './host';

/**
 * Desktop Excel as office.js sees it: `window.external`, there before office.js loads. Nothing of office.js is touched.
 * This file and dispatcher.ts are the only ones that know the wire.
 */

const CALL = { richApi: 93, commandCompleted: 94 } as const;
const EVENT = { documentSelection: 2, richApiMessage: 33, commandInvoked: 39 } as const;
const CUSTOM_FUNCTION = { category: 1, invoke: 1000 } as const;
const UNKNOWN_CALL = 5001;
/** Codes with which desktop Excel turns a whole request down. */
const TURNED_DOWN = { failed: 5001, editing: 5004, tooLarge: 5103 } as const;
/** A request flag: wait while a cell is being edited. */
const WAITS_FOR_EDIT = 64;

/** Requirement sets the workbench stands for: the lowest the add-in promises to run on, and no more. */
const SUPPORTED = {
  ExcelApi: '1.15',
  CustomFunctionsRuntime: '1.4',
  CustomFunctions: '1.4',
  SharedRuntime: '1.1',
  AddinCommands: '1.1',
  RichApiRuntime: '1.1',
  Settings: '1.1',
  RibbonApi: '1.1',
  DelayForCellEdit: '1.1',
};

/** 1 a shared runtime, 2 custom functions: without 2 office.js never starts its custom functions. */
const RUNTIME_FLAGS = 3;

interface VbArray {
  toArray(): unknown[];
  dimensions(): number;
  ubound(): number;
}

/** Arrays come from the desktop as VBArrays. */
function vbArray(value: readonly unknown[]): VbArray {
  const inner = (item: unknown): unknown => (Array.isArray(item) ? vbArray(item) : item);
  return { toArray: () => value.map(inner), dimensions: () => 1, ubound: () => value.length };
}

type Handler = (id: number, payload: unknown) => void;
type Callback = (result: unknown) => void;

/** A flag of a call: errors among the arguments are the function's to see. Without one, the engine answers in its stead. */
const ERRORS_AS_ARGUMENTS = 4;

/** An argument as it goes over the wire, errors in the form the runtime makes its own error objects of. */
function wireArgument(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wireArgument);
  return isRecord(value) && typeof value['error'] === 'string'
    ? { type: 'CustomFunctionError', code: value['error'] }
    : value;
}

/** `AppRuntimeState.visible` of office.js. */
const PANE_SHOWN = 'Visible';

/** The runtime of custom functions says that it listens. */
const READY = '_SetOsfControlContainerReadyForCustomFunctions';

/** What a function answered through office.js's own runtime. */
export interface RuntimeAnswer {
  readonly failed: boolean;
  /** The answer, or the sentence of an error. */
  readonly value?: unknown;
  /** 1 #N/A, 5 #DIV/0!, 6 #NUM!, 7 #VALUE!, 8 #NULL!; 2 a failure without an error of its own. */
  readonly errorCode?: number;
}

/** The two ends of the shim: what goes into the page, and what the workbench does from its side. */
export interface Shim {
  /** To be the page's `window.external`. */
  readonly external: Readonly<Record<string, unknown>>;
  /** Presses a ribbon button; settles when the add-in says it is done. */
  readonly fireCommand: (action: string) => Promise<void>;
  /** Calls a custom function through office.js's own runtime. */
  readonly callFunction: (id: string, args: readonly unknown[], address: string) => Promise<RuntimeAnswer>;
  /** Tells the add-in what the user did; what the add-in itself does is told after each of its requests. */
  readonly raiseEvents: () => void;
  /** Requests of the add-in so far, for tests that count them. */
  readonly requests: WireRequest[];
}

const isRequest = (value: unknown): value is WireRequest =>
  typeof value === 'object' && value !== null && 'ObjectPaths' in value && 'Actions' in value;

function readRequest(params: unknown): WireRequest | undefined {
  const message: unknown = Array.isArray(params) ? params[0] : undefined;
  const body: unknown = Array.isArray(message) ? message[4] : undefined;
  const request: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  return isRequest(request) ? request : undefined;
}

/** How large a request is, and whether it waits for the end of an edit. */
function requestFacts(params: unknown): { readonly bytes: number; readonly waitsForEdit: boolean } {
  const message: unknown = Array.isArray(params) ? params[0] : undefined;
  const body: unknown = Array.isArray(message) ? message[4] : '';
  const flags: unknown = Array.isArray(message) ? message[6] : 0;
  return {
    bytes: typeof body === 'string' ? body.length : 0,
    waitsForEdit: typeof flags === 'number' && (flags & WAITS_FOR_EDIT) !== 0,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Calls on their way through the runtime. */
class FunctionCalls {
  readonly #waiting = new Map<number, (answer: RuntimeAnswer) => void>();
  #last = 0;

  start(answered: (answer: RuntimeAnswer) => void): number {
    this.#last += 1;
    this.#waiting.set(this.#last, answered);
    return this.#last;
  }

  /** Takes in `SetInvocationResults`. */
  finish(results: unknown): void {
    for (const result of Array.isArray(results) ? results : []) {
      if (!isRecord(result) || typeof result['id'] !== 'number') continue;
      const { id, failed, value, errorCode } = result;
      const answer: RuntimeAnswer = {
        failed: failed === true,
        value,
        ...(typeof errorCode === 'number' ? { errorCode } : {}),
      };
      this.#waiting.get(id)?.(answer);
      this.#waiting.delete(id);
    }
  }
}

/** Makes the host's side of the contract. `locale` is Office's display language, as `fr-FR`. */
export function makeShim(host: Host, locale: string): Shim {
  const handlers = new Map<string, Handler>();
  const requests: WireRequest[] = [];
  const calls = new FunctionCalls();
  let commandDone: (() => void) | undefined;
  let isReady = false;
  /** Calls that wait for the runtime to say that it listens; what Excel shows meanwhile is #BUSY!. */
  const held: (() => void)[] = [];
  const send = ([category, type, target, message, flags]: WireMessage): void =>
    handlers.get(`${EVENT.richApiMessage}|`)?.(
      EVENT.richApiMessage,
      vbArray([[category, type, target, message, flags, false]]),
    );

  const raiseEvents = (): void => {
    const isMoved = host.happened.some(({ name }) => name === 'SelectionChanged');
    for (const message of eventMessages(host)) send(message);
    if (isMoved) handlers.get(`${EVENT.documentSelection}|`)?.(EVENT.documentSelection, vbArray([]));
  };

  const serviceCall = (_service: string, method: string, args: readonly unknown[]): unknown => {
    // The add-in wants its pane seen: `Office.addin.showAsTaskpane`.
    if (method === 'SetAppRuntimeState' && args[0] === PANE_SHOWN) host.onShowPane?.();
    if (method === 'SetInvocationResults') calls.finish(args[0]);
    if (method === READY) {
      isReady = true;
      for (const call of held.splice(0)) call();
    }
    return method.endsWith('GetEnabledFeatures') ? [] : null;
  };

  const carryOut = async (request: WireRequest, bytes: number, callback: Callback): Promise<void> => {
    const begun = host.faults.begins(bytes, host.book);
    if (begun !== 'done') {
      callback(TURNED_DOWN[begun]);
      return;
    }
    const answer = await execute(host, request, serviceCall);
    host.onExchange?.(request, answer);
    if (host.faults.losesReply) {
      callback(TURNED_DOWN.failed);
      return;
    }
    callback(vbArray([0, [200, null, JSON.stringify(answer)]]));
    raiseEvents();
  };

  /** Excel does one request at a time; what a function answers may be what the running one waits for, and goes ahead. */
  let running: Promise<void> = Promise.resolve();
  const richApi = async (params: unknown, callback: Callback): Promise<void> => {
    const request = readRequest(params);
    if (!request) {
      callback(UNKNOWN_CALL);
      return;
    }
    requests.push(request);
    const { bytes, waitsForEdit } = requestFacts(params);
    if (!(await host.faults.passesEdit(waitsForEdit))) {
      callback(TURNED_DOWN.editing);
      return;
    }
    const turn = (): Promise<void> => carryOut(request, bytes, callback);
    if (isForServices(request)) await turn();
    else running = running.then(turn, turn);
    await running;
  };

  const external = {
    GetHostInfo: () => `Excel$Win32$16.01$${locale}$telemetry$$disableLogging$${RUNTIME_FLAGS}`,
    GetLoggingAllowed: () => false,
    GetContext: () => documentContext(host, locale),
    Execute(id: number, params: unknown, callback: Callback): void {
      if (id === CALL.richApi) void richApi(params, callback);
      else
        setTimeout(() => {
          callback(id === CALL.commandCompleted ? 0 : UNKNOWN_CALL);
          if (id === CALL.commandCompleted) commandDone?.();
        });
    },
    RegisterEvent(id: number, target: string, handler: Handler, callback: Callback): void {
      handlers.set(`${id}|${target}`, handler);
      setTimeout(() => callback(0));
    },
    UnregisterEvent(id: number, target: string, callback: Callback): void {
      handlers.delete(`${id}|${target}`);
      setTimeout(() => callback(0));
    },
  };

  return {
    external,
    requests,
    raiseEvents,
    fireCommand: (action) =>
      new Promise((resolve, reject) => {
        const handler = handlers.get(`${EVENT.commandInvoked}|`);
        if (!handler) {
          reject(new Error(`The add-in listens to no ribbon button; ${action} was pressed.`));
          return;
        }
        commandDone = resolve;
        handler(EVENT.commandInvoked, vbArray([`command-${requests.length}`, action, '{}']));
      }),
    callFunction: (id, args, address) =>
      new Promise((resolve) => {
        const call = (): void => {
          const invocation = calls.start(resolve);
          const message = JSON.stringify([invocation, id, args.map(wireArgument), address, ERRORS_AS_ARGUMENTS]);
          send([CUSTOM_FUNCTION.category, CUSTOM_FUNCTION.invoke, '', message, 0]);
        };
        if (isReady) call();
        else held.push(call);
      }),
  };
}

/** The document office.js finds itself in. Settings of the document and of the workbook are one store, as in Excel. */
function documentContext(host: Host, locale: string): Readonly<Record<string, () => unknown>> {
  return {
    GetAppType: () => 1,
    GetSolutionRef: () => 'workbench',
    GetAppVersionMajor: () => 16,
    GetAppVersionMinor: () => 1,
    GetAppUILocale: () => locale,
    GetAppDataLocale: () => locale,
    GetDocUrl: () => `workbench://${host.book.name}`,
    GetAppCapabilities: () => 0,
    GetActivationMode: () => 2,
    GetControlIntegrationLevel: () => 1,
    GetSolutionToken: () => '',
    GetCorrelationId: () => '',
    GetInstanceId: () => 'workbench',
    GetTouchEnabled: () => false,
    GetCommerceAllowed: () => false,
    GetHostCustomMessage: () => '',
    GetHostFullVersion: () => '16.0.99999.10000',
    GetInitialDisplayMode: () => 2,
    GetSupportedMatrix: () => JSON.stringify(SUPPORTED),
    GetOfficeThemeInfo: () => '{}',
    GetSettings: () => ({
      Read(keys: string[], values: string[]): void {
        for (const [key, value] of host.settings) {
          keys.push(key);
          values.push(value);
        }
      },
      Write(keys: readonly string[], values: readonly string[]): void {
        host.settings.clear();
        keys.forEach((key, at) => host.settings.set(key, values[at] ?? 'null'));
      },
    }),
  };
}
