import type { Host } from '../host';
import { ApiObject, itemNotFound } from '../object-model';
import type { Table } from '../object-model';
import { commentsObject } from './comments';
import { customXmlObject } from './custom-xml';
import { namesObject } from './names';
import { rangeObject, referencedRange } from './range';
import { tablesObject } from './tables';
import { WORKSHEETS } from './worksheet';

export const SETTING: Table<string> = {
  type: 'Setting',
  identity: (key) => ({ _Id: key }),
  scalars: {
    Key: { get: (key) => key },
    Value: {
      get: (key, host): unknown => JSON.parse(host.settings.get(key) ?? 'null'),
      set: (key, value, host) => void host.settings.set(key, JSON.stringify(value)),
    },
  },
  methods: { Delete: (key, _, host) => void host.settings.delete(key) },
};

function setting(host: Host, key: unknown): ApiObject | null {
  const name = String(key);
  return host.settings.has(name) ? ApiObject.of(SETTING, name, host) : null;
}

function settingOrThrow(host: Host, key: unknown): ApiObject {
  const found = setting(host, key);
  if (!found) throw itemNotFound();
  return found;
}

export const SETTINGS: Table<null> = {
  type: 'SettingCollection',
  items: (_, host) => [...host.settings.keys()].map((key) => ApiObject.of(SETTING, key, host)),
  item: (_, key, host) => settingOrThrow(host, key),
  methods: {
    Add: (_, [key, value], host) => {
      host.settings.set(String(key), JSON.stringify(value));
      return ApiObject.of(SETTING, String(key), host);
    },
    GetItem: (_, [key], host) => settingOrThrow(host, key),
    GetItemOrNullObject: (_, [key], host) => setting(host, key),
    GetCount: (_, _args, host) => host.settings.size,
  },
};

export const APPLICATION: Table<null> = {
  type: 'Application',
  scalars: {
    CalculationMode: { get: () => 'Automatic' },
    CalculationState: { get: () => 'Done' },
    DecimalSeparator: { get: () => '.' },
    ThousandsSeparator: { get: () => ',' },
    UseSystemSeparators: { get: () => true },
  },
  methods: {
    // Formulas are calculated before anything reads them; a calculation asked for is only one more.
    Calculate: (_, _args, host) => host.book.recalculate(),
    SuspendApiCalculationUntilNextSync: () => undefined,
    SuspendScreenUpdatingUntilNextSync: () => undefined,
  },
};

export const WORKBOOK: Table<null> = {
  type: 'Workbook',
  scalars: {
    Name: { get: (_, host) => host.book.name },
    ReadOnly: { get: () => false },
    IsDirty: { get: () => false },
  },
  navigations: {
    Worksheets: (_, host) => ApiObject.of(WORKSHEETS, null, host),
    Names: (_, host) => namesObject(host),
    Tables: (_, host) => tablesObject(host),
    Comments: (_, host) => commentsObject(host),
    CustomXmlParts: (_, host) => customXmlObject(host),
    Settings: (_, host) => ApiObject.of(SETTINGS, null, host),
    Application: (_, host) => ApiObject.of(APPLICATION, null, host),
  },
  methods: {
    GetSelectedRange: (_, _args, host) => rangeObject(host, host.selected),
    GetActiveCell: (_, _args, host) => {
      const { sheet, area } = host.selected;
      return rangeObject(host, { sheet, area: { ...area, rows: 1, columns: 1 } });
    },
    _GetRangeForEventByReferenceId: (_, [reference], host) => referencedRange(host, String(reference)),
    _RemoveReference: (_, [reference], host) => void host.references.delete(String(reference)),
    _RemoveAllReferences: (_, _args, host) => host.references.clear(),
  },
};

/** `context.workbook`, where every path begins. */
export const workbookObject = (host: Host): ApiObject => ApiObject.of(WORKBOOK, null, host);
