import type { Host } from '../host';
import { ApiObject, invalidArgument, itemNotFound } from '../object-model';
import type { Table } from '../object-model';

/** The namespace of a document's first element; empty for none. */
function namespaceOf(xml: string): string {
  const [, prefix, attributes = ''] = /<(?![?!])(?:([\w.-]+):)?[\w.-]+([^>]*)>/.exec(xml) ?? [];
  const name = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`;
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found?.[1] ?? found?.[2] ?? '';
}

function readXml(value: unknown): string {
  const isDocument = typeof value === 'string' && /^\s*<[\s\S]*>\s*$/.test(value);
  if (!isDocument) throw invalidArgument();
  return value;
}

/** An id as Office gives it; counted, so that the same work makes the same file. */
function freeId({ book }: Host): string {
  let number = book.customXml.size + 1;
  const id = (): string => `{${String(number).padStart(8, '0')}-5C0E-4D5B-8000-000000000000}`;
  while (book.customXml.has(id())) number += 1;
  return id();
}

export const CUSTOM_XML_PART: Table<string> = {
  type: 'CustomXmlPart',
  identity: (id) => ({ Id: id }),
  scalars: {
    Id: { get: (id) => id },
    NamespaceUri: { get: (id, { book }) => namespaceOf(book.customXml.get(id) ?? '') },
  },
  methods: {
    GetXml: (id, _, { book }) => book.customXml.get(id) ?? '',
    SetXml: (id, [xml], { book }) => void book.customXml.set(id, readXml(xml)),
    Delete: (id, _, { book }) => void book.customXml.delete(id),
  },
};

/** All parts, or those of one namespace. */
interface Scope {
  readonly namespace: string | undefined;
}

const idsOf = ({ namespace }: Scope, { book }: Host): string[] =>
  [...book.customXml].filter(([, xml]) => namespace === undefined || namespaceOf(xml) === namespace).map(([id]) => id);

const partObject = (host: Host, id: string): ApiObject => ApiObject.of(CUSTOM_XML_PART, id, host);

function part(scope: Scope, id: unknown, host: Host): ApiObject | null {
  const found = idsOf(scope, host).find((one) => one === id);
  return found === undefined ? null : partObject(host, found);
}

function partOrThrow(scope: Scope, id: unknown, host: Host): ApiObject {
  const found = part(scope, id, host);
  if (!found) throw itemNotFound();
  return found;
}

/** The one part there is; null for none or several. */
function onlyPart(scope: Scope, host: Host): ApiObject | null {
  const [first, ...more] = idsOf(scope, host);
  return first === undefined || more.length > 0 ? null : partObject(host, first);
}

/** What both collections have. */
const LISTED = {
  items: (scope, host) => idsOf(scope, host).map((id) => partObject(host, id)),
  item: partOrThrow,
  methods: {
    GetCount: (scope, _, host) => idsOf(scope, host).length,
    GetItem: (scope, [id], host) => partOrThrow(scope, id, host),
    GetItemOrNullObject: (scope, [id], host) => part(scope, id, host),
  },
} satisfies Omit<Table<Scope>, 'type'>;

export const SCOPED_CUSTOM_XML_PARTS: Table<Scope> = {
  ...LISTED,
  type: 'CustomXmlPartScopedCollection',
  methods: {
    ...LISTED.methods,
    GetOnlyItem: (scope, _, host) => {
      const found = onlyPart(scope, host);
      if (!found) throw itemNotFound();
      return found;
    },
    GetOnlyItemOrNullObject: (scope, _, host) => onlyPart(scope, host),
  },
};

export const CUSTOM_XML_PARTS: Table<Scope> = {
  ...LISTED,
  type: 'CustomXmlPartCollection',
  methods: {
    ...LISTED.methods,
    GetByNamespace: (_, [namespace], host) =>
      ApiObject.of(SCOPED_CUSTOM_XML_PARTS, { namespace: String(namespace) }, host),
    Add: (_, [xml], host) => {
      const id = freeId(host);
      host.book.customXml.set(id, readXml(xml));
      return partObject(host, id);
    },
  },
};

/** `workbook.customXmlParts`. */
export const customXmlObject = (host: Host): ApiObject =>
  ApiObject.of(CUSTOM_XML_PARTS, { namespace: undefined }, host);
