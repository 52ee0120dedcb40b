import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Language } from '../addin/built-addin';
import { wordsOf } from '../words';
import {
  belowReport,
  findingsReport,
  headingReport,
  leaderboardReport,
  needsDecision,
  readDay,
  rulingsReport,
} from './day-report';
import { atDoor, closeDay, openDay, writeDay } from './opened-day';
import { BadInput, EXIT } from './terminal';
import type { Terminal } from './terminal';

const SAMPLES = ['stableford-day.xlsx', 'four-ball-day.xlsx'];

/** A sample in the language asked for, or in English where there is none. */
function sampleIn(language: Language, name: string, { root }: Terminal): string {
  const folders = language === 'en' ? ['samples'] : [join('samples', language), 'samples'];
  return (
    folders.map((folder) => join(folder, name)).find((path) => existsSync(join(root, path))) ?? join('samples', name)
  );
}

async function showDay(sample: string, language: Language, terminal: Terminal): Promise<boolean> {
  const words = wordsOf(language);
  if (!existsSync(join(terminal.root, sample))) throw new BadInput(words.sampleMissing(sample));
  const day = await openDay(join(terminal.root, sample), { language }, terminal);
  try {
    const result = readDay(await atDoor(day, 'compile', { language }));
    const out = join('out', `${basename(sample, extname(sample))}-results${extname(sample)}`);
    await writeDay(day, join(terminal.root, out), language, terminal);
    const title = words.sample(sample);
    const lines = [
      title,
      '='.repeat(title.length),
      ...headingReport(result, words),
      ...findingsReport(result.findings, words),
      ...rulingsReport(result, words),
      ...leaderboardReport(result, words),
      ...belowReport(result, words),
      '',
      words.cards(result.cards.entered, result.cards.returned, result.cards.placed),
      words.written(out),
      '',
    ];
    terminal.out(`${lines.join('\n')}\n`);
    return needsDecision(result.findings);
  } finally {
    closeDay(day);
  }
}

/** `demo`: the main job on the samples, start to end. Always done, even where decisions are open: it says so. */
export async function showDemo(language: Language, terminal: Terminal): Promise<number> {
  const words = wordsOf(language);
  let isOpen = false;
  for (const name of SAMPLES)
    isOpen = (await showDay(sampleIn(language, name, terminal), language, terminal)) || isOpen;
  terminal.out(`${isOpen ? `${words.whyDecide}\n\n` : ''}${words.tryNext}\n`);
  return EXIT.done;
}
