import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { BookOptions } from '../engine/univer-book';
import { openBytes } from './open-book';
import type { OpenedBook } from './open-book';
import { BadFile } from './package';
import { saveBook } from './save-book';
import type { NotKept } from './save-book';

/** Workbooks on disk: the only part of reading and writing them that a browser cannot do. */

/**
 * Opens an .xlsx or .xlsm file and calculates it. The file is only read.
 *
 * @throws BadFile when there is no such file or it is no workbook
 */
export async function openBook(path: string, options: BookOptions = {}): Promise<OpenedBook> {
  return await openBytes(readFile(path), path, options);
}

function readFile(path: string): Uint8Array {
  let isFolder: boolean;
  try {
    isFolder = statSync(path).isDirectory();
  } catch {
    throw new BadFile('missing', path);
  }
  if (isFolder) throw new BadFile('folder', path);
  return readFileSync(path);
}

/** The output is the very file that was read. */
export class OverInput extends Error {}

function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const folder = dirname(path);
  return folder === path ? path : join(realPath(folder), basename(path));
}

/** True when two paths lead to one file, through links of either kind too. */
export function isSameFile(a: string, b: string): boolean {
  if (realPath(resolve(a)) === realPath(resolve(b))) return true;
  if (!existsSync(a) || !existsSync(b)) return false;
  const [one, other] = [statSync(a), statSync(b)];
  return one.dev === other.dev && one.ino === other.ino;
}

/**
 * Writes a file whole or not at all: beside its place first, then renamed.
 *
 * @throws OverInput when `path` is `input`, by whatever way
 */
export function writeWhole(path: string, bytes: Uint8Array, input?: string): void {
  if (input !== undefined && isSameFile(path, input)) throw new OverInput(path);
  const folder = dirname(resolve(path));
  mkdirSync(folder, { recursive: true });
  const beside = join(folder, `.${basename(path)}.${process.pid}.tmp`);
  try {
    writeFileSync(beside, bytes);
    renameSync(beside, path);
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Reads a workbook, calculates every formula, and writes it with those values; the input is never written to. */
export async function recalculateFile(
  input: string,
  output: string,
  options: BookOptions = {},
): Promise<readonly NotKept[]> {
  const opened = await openBook(input, options);
  const { bytes, notKept } = await saveBook(opened, { recalculated: true });
  opened.book.dispose();
  writeWhole(output, bytes, input);
  return notKept;
}
