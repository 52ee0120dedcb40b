import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openBuiltAddIn } from '../../workbench/addin/addin-folder';
import { loadFunctions } from '../../workbench/addin/functions-in-vm';
import { openBook } from '../../workbench/xlsx/workbook-files';
import { saveBook } from '../../workbench/xlsx/save-book';
import { SAMPLES } from './samples';

/** Writes every sample with the values its formulas have, as if Excel had saved it: npm run samples. */
async function makeSamples(root: string): Promise<void> {
  const addIn = openBuiltAddIn(join(root, 'dist', 'addin'));
  const drafts = mkdtempSync(join(tmpdir(), 'score-desk-samples-'));
  try {
    for (const { file, make } of SAMPLES) {
      const draft = join(drafts, 'draft.xlsx');
      writeFileSync(draft, await make());
      const language = file.startsWith('fr/') ? 'fr' : 'en';
      const opened = await openBook(draft, { functions: loadFunctions(addIn, { language }) });
      const { bytes, notKept } = await saveBook(opened, { recalculated: true });
      for (const { what, where } of notKept) process.stderr.write(`${file}: not kept: ${what} ${where}\n`);
      const sample = join(root, 'samples', file);
      mkdirSync(dirname(sample), { recursive: true });
      writeFileSync(sample, bytes);
      process.stdout.write(`samples/${file}\n`);
      opened.book.dispose();
    }
  } finally {
    rmSync(drafts, { recursive: true });
  }
}

makeSamples(join(__dirname, '..', '..')).catch((fault: unknown) => {
  process.stderr.write(`${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`);
  process.exitCode = 2;
});
