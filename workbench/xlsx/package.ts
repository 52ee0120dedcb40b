import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { attribute, elementsOf } from './xml';

/** Why a file cannot be opened as a workbook; the command line has a sentence for each. */
export type FileFault =
  | 'missing'
  | 'folder'
  | 'empty'
  | 'notZip'
  | 'oldExcel'
  | 'encrypted'
  | 'tooBig'
  | 'noWorkbook'
  | 'broken'
  | 'noSheets';

/** A file that is no workbook we can open. */
export class BadFile extends Error {
  constructor(
    readonly fault: FileFault,
    readonly path: string,
    readonly detail = '',
  ) {
    super(`${path}: ${fault}${detail ? ` (${detail})` : ''}`);
  }
}

/** Nothing a club keeps comes near; a zip bomb does. Bytes after unpacking. */
const MAX_ENTRY = 64 * 1024 * 1024;
const MAX_TOTAL = 256 * 1024 * 1024;

/** Old .xls, and encrypted .xlsx, are OLE2 containers and begin so. */
const OLE2 = [0xd0, 0xcf, 0x11, 0xe0];

/** A workbook's file taken apart: its parts by name, in the file's own order. */
export class Package {
  readonly parts: Map<string, Uint8Array>;

  constructor(parts: Iterable<readonly [string, Uint8Array]>) {
    this.parts = new Map(parts);
  }

  text(name: string): string | undefined {
    const part = this.parts.get(name);
    return part && strFromU8(part).replace(/^\uFEFF/, '');
  }

  setText(name: string, text: string): void {
    this.parts.set(name, strToU8(text));
  }

  /** What the relationships of a part point to, inside the package; `''` is the package itself. */
  relations(part: string): Relation[] {
    const xml = this.text(relationsPart(part)) ?? '';
    return elementsOf(xml, 'Relationship').map(({ tag }) => ({
      id: attribute(tag, 'Id') ?? '',
      type: attribute(tag, 'Type') ?? '',
      target: attribute(tag, 'TargetMode') === 'External' ? '' : resolvePart(part, attribute(tag, 'Target') ?? ''),
    }));
  }

  /** The file: parts in order, with one date for all so that the same workbook is the same file. */
  bytes(): Uint8Array {
    const files: Record<string, Uint8Array> = {};
    for (const [name, part] of this.parts) files[name] = part;
    return zipSync(files, { level: 6, mtime: new Date(2000, 0, 1) });
  }
}

export interface Relation {
  readonly id: string;
  readonly type: string;
  /** Full name of the part; empty for what lies outside. */
  readonly target: string;
}

/** Name of the part that holds a part's relationships. */
export function relationsPart(part: string): string {
  const slash = part.lastIndexOf('/');
  return `${part.slice(0, slash + 1)}_rels/${part.slice(slash + 1)}.rels`;
}

function resolvePart(from: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path = from.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/');
}

/**
 * Takes a file apart.
 *
 * @param path only for the message
 * @throws BadFile when it is no zip, or unpacks to more than 64 MB a part or 256 MB in all
 */
export function openPackage(bytes: Uint8Array, path: string): Package {
  if (bytes.length === 0) throw new BadFile('empty', path);
  if (OLE2.every((byte, at) => bytes[at] === byte))
    throw new BadFile(includesUtf16(bytes, 'EncryptedPackage') ? 'encrypted' : 'oldExcel', path);
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new BadFile('notZip', path);
  let total = 0;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        total += originalSize;
        if (originalSize > MAX_ENTRY || total > MAX_TOTAL) throw new BadFile('tooBig', path, name);
        return !name.endsWith('/');
      },
    });
    return new Package(Object.entries(parts));
  } catch (fault) {
    if (fault instanceof BadFile) throw fault;
    throw new BadFile('broken', path, fault instanceof Error ? fault.message : String(fault));
  }
}

function includesUtf16(bytes: Uint8Array, text: string): boolean {
  const wanted = Array.from(text, (character) => [character.charCodeAt(0), 0]).flat();
  for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1))
    if (wanted.every((byte, by) => bytes[at + by] === byte)) return true;
  return false;
}
