import { readBuiltAddIn } from '../addin/built-addin';
import type { BuiltAddIn, Language } from '../addin/built-addin';
import { FunctionsInRuntime } from '../addin/functions-in-runtime';
import type { CustomFunction } from '../engine/custom-function';
import { readHelp } from './function-help';
import { functionsInFrame } from './functions-frame';
import { readRibbon } from './ribbon-buttons';
import type { RibbonGroup } from './ribbon-buttons';

/** How the add-in's functions are called: at once, or through office.js's own runtime as Excel does. */
export type Runtime = 'direct' | 'office';

/** The built add-in, as the page needs it. */
export interface LoadedAddIn extends BuiltAddIn {
  readonly ribbon: RibbonGroup;
  readonly help: ReturnType<typeof readHelp>;
  readonly direct: readonly CustomFunction[];
}

/** A file of this server, as text. */
async function textOf(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** Reads the built add-in and, unless every call is to go through office.js, runs its functions. */
export async function loadAddIn(language: Language, runtime: Runtime): Promise<LoadedAddIn> {
  const [manifest, json, help] = await Promise.all([
    textOf('/manifest.xml'),
    textOf('/functions.json'),
    textOf(language === 'fr' ? '/functions-fr.json' : '/functions.json'),
  ]);
  const built = readBuiltAddIn(manifest, json);
  return {
    ...built,
    ribbon: readRibbon(manifest, language),
    help: readHelp(help, built.namespace),
    direct: runtime === 'direct' ? await functionsInFrame(built, { language }) : [],
  };
}

/** The functions for one workbook: those through office.js belong to its pane. */
export function functionsFor(
  addIn: LoadedAddIn,
  runtime: Runtime,
): { readonly functions: readonly CustomFunction[]; readonly inRuntime: FunctionsInRuntime | undefined } {
  if (runtime === 'direct') return { functions: addIn.direct, inRuntime: undefined };
  const inRuntime = new FunctionsInRuntime(addIn);
  return { functions: inRuntime.functions, inRuntime };
}
