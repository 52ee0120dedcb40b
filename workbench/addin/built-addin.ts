import type { CustomParameter } from '../engine/custom-function';

/** The languages the workbench speaks. */
export type Language = 'en' | 'fr';

/** Office's own tag for a language, as `Office.context.displayLanguage` gives it. */
export const officeLanguage = (language: Language): string => (language === 'fr' ? 'fr-FR' : 'en-US');

/** A function of functions.json. */
export interface DeclaredFunction {
  readonly id: string;
  readonly name: string;
  readonly parameters: readonly CustomParameter[];
  readonly takesErrors: boolean;
}

/** The add-in as webpack built it, as far as its own files tell. */
export interface BuiltAddIn {
  /** The namespace of its functions, from the manifest. */
  readonly namespace: string;
  /** Id and version, from the manifest: a document keeps the add-in's settings under them. */
  readonly identity: { readonly id: string; readonly version: string };
  readonly functions: readonly DeclaredFunction[];
}

/** The built add-in is not there or not whole. */
export class NotBuilt extends Error {}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readParameter(value: unknown): CustomParameter {
  const given = isRecord(value) ? value : {};
  return {
    name: textOf(given['name']),
    ...(given['dimensionality'] === 'matrix' ? { dimensionality: 'matrix' } : {}),
    ...(given['optional'] === true ? { optional: true } : {}),
    ...(given['repeating'] === true ? { repeating: true } : {}),
  };
}

/** What functions.json declares, function by function. */
export function readDeclaredFunctions(json: string): DeclaredFunction[] {
  const data: unknown = JSON.parse(json);
  const list: unknown = isRecord(data) ? data['functions'] : undefined;
  if (!isRecord(data) || !Array.isArray(list)) throw new NotBuilt('functions.json declares no functions.');
  return list.map((entry: unknown): DeclaredFunction => {
    const given = isRecord(entry) ? entry : {};
    const parameters: unknown = given['parameters'];
    return {
      id: textOf(given['id']),
      name: textOf(given['name'] ?? given['id']),
      parameters: Array.isArray(parameters) ? parameters.map(readParameter) : [],
      takesErrors: given['allowErrorForDataTypeAny'] === true || data['allowErrorForDataTypeAny'] === true,
    };
  });
}

/** The namespace a manifest gives its custom functions: `<Namespace resid="x"/>`, where x is a string resource. */
export function readNamespace(manifest: string): string {
  const resource = /<Namespace\s+resid="([^"]+)"/.exec(manifest)?.[1];
  const text = resource && new RegExp(`<bt:String\\s+id="${resource}"\\s+DefaultValue="([^"]+)"`).exec(manifest)?.[1];
  if (!text) throw new NotBuilt('manifest.xml gives the custom functions no namespace.');
  return text;
}

/** What the manifest and functions.json of a built add-in say. */
export function readBuiltAddIn(manifest: string, functionsJson: string): BuiltAddIn {
  return {
    namespace: readNamespace(manifest),
    identity: {
      id: /<Id>\s*([^<\s]+)\s*<\/Id>/.exec(manifest)?.[1] ?? '',
      version: /<Version>\s*([^<\s]+)\s*<\/Version>/.exec(manifest)?.[1] ?? '1.0.0.0',
    },
    functions: readDeclaredFunctions(functionsJson),
  };
}
