import { fixedAddress, quotedSheetName } from '../../engine/address';
import type { DefinedName } from '../../engine/book';
import type { Host, SheetArea } from '../host';
import { ApiError, ApiObject, invalidArgument, itemNotFound } from '../object-model';
import type { Table } from '../object-model';
import { namedArea } from './areas';
import { rangeObject } from './range';

const isBlock = (value: unknown): value is SheetArea =>
  typeof value === 'object' && value !== null && 'sheet' in value && 'area' in value;

/** The names of the book, or those one sheet owns. */
interface Scope {
  readonly sheetId: string | undefined;
}

const inScope = (host: Host, { sheetId }: Scope): DefinedName[] =>
  host.book.names.filter((name) => name.sheetId === sheetId);

const find = (host: Host, scope: Scope, key: unknown): DefinedName | undefined =>
  inScope(host, scope).find(({ name }) => name.toLowerCase() === String(key).toLowerCase());

function blockOf(host: Host, { name, sheetId }: DefinedName): ApiObject | null {
  const block = namedArea(host.book, name, sheetId);
  return block ? rangeObject(host, block) : null;
}

export const NAMED_ITEM: Table<DefinedName> = {
  type: 'NamedItem',
  identity: ({ name, sheetId }) => ({ _Id: `${sheetId ?? ''}!${name}` }),
  scalars: {
    Name: { get: ({ name }) => name },
    Formula: { get: ({ refersTo }) => `=${refersTo}` },
    Value: { get: ({ refersTo }) => refersTo },
    Visible: { get: ({ hidden }) => hidden !== true },
    Comment: { get: ({ comment }) => comment ?? '' },
    Scope: { get: ({ sheetId }) => (sheetId === undefined ? 'Workbook' : 'Worksheet') },
    Type: { get: (name, host) => (blockOf(host, name) ? 'Range' : 'String') },
  },
  methods: {
    Delete: ({ name, sheetId }, _, host) => host.book.removeName(name, sheetId),
    GetRange: (name, _, host) => {
      const block = blockOf(host, name);
      if (!block) throw itemNotFound();
      return block;
    },
    GetRangeOrNullObject: (name, _, host) => blockOf(host, name),
  },
};

const LEGAL_NAME = /^[\p{L}_\\][\p{L}\p{N}_.\\?]{0,254}$/u;

/** What a name may stand for: a range given, or a formula. */
function readReference(given: unknown): string {
  const target: unknown = given instanceof ApiObject ? given.target : undefined;
  if (isBlock(target)) return `${quotedSheetName(target.sheet.name)}!${fixedAddress(target.area)}`;
  if (typeof given === 'string' || typeof given === 'number') return String(given).replace(/^=/, '');
  throw invalidArgument();
}

export const NAMES: Table<Scope> = {
  type: 'NamedItemCollection',
  items: (scope, host) => inScope(host, scope).map((name) => ApiObject.of(NAMED_ITEM, name, host)),
  item: (scope, key, host) => {
    const name = find(host, scope, key);
    if (!name) throw itemNotFound();
    return ApiObject.of(NAMED_ITEM, name, host);
  },
  methods: {
    GetItem: (scope, [key], host) => {
      const name = find(host, scope, key);
      if (!name) throw itemNotFound();
      return ApiObject.of(NAMED_ITEM, name, host);
    },
    GetItemOrNullObject: (scope, [key], host) => {
      const name = find(host, scope, key);
      return name ? ApiObject.of(NAMED_ITEM, name, host) : null;
    },
    GetCount: (scope, _, host) => inScope(host, scope).length,
    Add: (scope, [name, reference, comment], host) => {
      if (typeof name !== 'string' || !LEGAL_NAME.test(name)) throw invalidArgument();
      if (find(host, scope, name))
        throw new ApiError('ItemAlreadyExists', 'A resource with the same name or identifier already exists.', 409);
      const made: DefinedName = {
        name,
        refersTo: readReference(reference),
        ...(scope.sheetId === undefined ? {} : { sheetId: scope.sheetId }),
        ...(typeof comment === 'string' && comment !== '' ? { comment } : {}),
      };
      host.book.setName(made);
      return ApiObject.of(NAMED_ITEM, made, host);
    },
  },
};

/** `workbook.names`, or `worksheet.names` for a sheet's id. */
export const namesObject = (host: Host, sheetId?: string): ApiObject => ApiObject.of(NAMES, { sheetId }, host);
