import { Command, CommanderError, Option } from 'commander';
import { NotBuilt } from '../addin/built-addin';
import type { Language } from '../addin/built-addin';
import { BadInput, EXIT, processTerminal } from './terminal';
import type { Terminal } from './terminal';

/**
 * Runs one command of the workbench.
 *
 * @param args as the user typed them, without node and script
 * @returns the exit code: 0 done, 1 cards need a decision, 2 bad input (with one sentence on standard error)
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  let exit: number = EXIT.done;
  const program = commandLine(terminal, (code) => (exit = code));
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exit;
  } catch (fault) {
    if (fault instanceof CommanderError) return fault.exitCode === 0 ? EXIT.done : EXIT.badInput;
    if (!(fault instanceof BadInput || fault instanceof NotBuilt)) throw fault;
    terminal.err(`${fault.message}\n`);
    return EXIT.badInput;
  }
}

interface LanguageOption {
  readonly lang: Language;
}

function commandLine(terminal: Terminal, done: (exit: number) => void): Command {
  const program = new Command('score-desk')
    .description('The add-in without Excel: a workbook of its own runs it in the terminal.')
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err });
  const language = (): Option =>
    new Option('--lang <language>', 'language of the answers').choices(['en', 'fr']).default('en');

  program
    .command('eval')
    .description('what a formula answers; without one, a line each from standard input')
    .argument('[formula]')
    .option('--book <file>', 'a workbook the formulas may refer to')
    .option('--json', 'one JSON value a line', false)
    .addOption(language())
    .action(async (formula: string | undefined, options: LanguageOption & { json: boolean; book?: string }) => {
      const { evaluateFormulas } = await import(/* webpackMode: "eager" */ './eval');
      const { lang, json, book } = options;
      done(await evaluateFormulas(formula, { language: lang, json, ...(book === undefined ? {} : { book }) }, terminal));
    });
  return program;
}

if (process.env['JEST_WORKER_ID'] === undefined) {
  run(process.argv.slice(2), processTerminal()).then(
    (code) => {
      process.exitCode = code;
    },
    (fault: unknown) => {
      process.stderr.write(`${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`);
      process.exitCode = EXIT.badInput;
    },
  );
}
