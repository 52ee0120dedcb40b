import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { CustomFunction } from '../engine/custom-function';
import type { AddInFolder } from './addin-folder';
import { FunctionScope } from './function-scope';
import type { FunctionsOptions } from './function-scope';

/**
 * Runs the built functions in a bare context, without a page and without office.js: what Excel calls, and nothing else.
 *
 * @returns every function declared in functions.json and associated by the bundle
 */
export function loadFunctions(addIn: AddInFolder, options: FunctionsOptions): CustomFunction[] {
  const scope = new FunctionScope(options);
  const context = bareContext(scope);
  for (const name of ['texts.js', 'functions.js']) {
    const file = join(addIn.folder, name);
    // A build without texts of its own has no such chunk.
    if (name === 'texts.js' && !existsSync(file)) continue;
    runInContext(readFileSync(file, 'utf8'), context, { filename: file });
  }
  return scope.functionsOf(addIn);
}

function bareContext({ globals }: FunctionScope): ReturnType<typeof createContext> {
  const scope: Record<string, unknown> = { console, setTimeout, clearTimeout, queueMicrotask, URL, ...globals };
  scope['self'] = scope;
  return createContext(scope);
}
