import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotBuilt, readBuiltAddIn } from './built-addin';
import type { BuiltAddIn } from './built-addin';

/** The built add-in in its folder, whose files are read and never changed. */
export interface AddInFolder extends BuiltAddIn {
  readonly folder: string;
}

/** Reads what the build left in `folder`; throws NotBuilt, with a sentence, when something is missing. */
export function openBuiltAddIn(folder: string): AddInFolder {
  const read = (name: string): string => {
    const file = join(folder, name);
    if (!existsSync(file)) throw new NotBuilt(`The add-in is not built: ${name} is missing. Run npm run build.`);
    return readFileSync(file, 'utf8');
  };
  return { folder, ...readBuiltAddIn(read('manifest.xml'), read('functions.json')) };
}
