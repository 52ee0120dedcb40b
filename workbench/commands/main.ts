import { Argument, Command, CommanderError, Option } from 'commander';
import { NotBuilt } from '../addin/built-addin';
import type { Language } from '../addin/built-addin';
import { wordsOf } from '../words';
import type { UsageFault } from '../words';
import { BadFile } from '../xlsx/package';
import { BadInput, EXIT, processTerminal, shownPath } from './terminal';
import type { Terminal } from './terminal';

/** Sentences come in the language asked for, even those about the very options that ask. */
function languageOf(args: readonly string[]): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const asked = args[at]?.includes('=') ? args[at]?.split('=')[1] : args[at + 1];
  return at >= 0 && asked === 'fr' ? 'fr' : 'en';
}

const FAULTS: Readonly<Record<string, UsageFault>> = {
  'commander.unknownOption': 'option',
  'commander.optionMissingArgument': 'value',
  'commander.invalidArgument': 'value',
  'commander.unknownCommand': 'command',
  'commander.missingArgument': 'missing',
  'commander.excessArguments': 'tooMany',
};

/** What a command line that cannot be read comes to, as a sentence. */
function usageSentence(fault: CommanderError, language: Language): string {
  const named = /'([^']+)'/.exec(fault.message)?.[1] ?? fault.message;
  // An option comes as '--lang <language>'; its first word is enough.
  return wordsOf(language).usage(FAULTS[fault.code] ?? 'other', named.replace(/ .*$/, ''));
}

/**
 * Runs one command of the workbench.
 *
 * @param args as the user typed them, without node and script
 * @returns the exit code: 0 done, 1 cards need a decision, 2 bad input (with one sentence on standard error)
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const language = languageOf(args);
  let exit: number = EXIT.done;
  const refuse = (sentence: string): number => {
    terminal.err(`${sentence}\n`);
    return EXIT.badInput;
  };
  try {
    await commandLine(terminal, language, (code) => (exit = code)).parseAsync([...args], { from: 'user' });
    return exit;
  } catch (fault) {
    if (fault instanceof CommanderError) {
      if (fault.exitCode === 0) return EXIT.done;
      // Without a command the help has been shown, and says it all.
      return fault.code === 'commander.help' ? EXIT.badInput : refuse(usageSentence(fault, language));
    }
    return refuse(sentenceOf(fault, language, terminal));
  }
}

/** What is wrong with a file or what it holds, as a sentence; any other fault is ours, and thrown on. */
function sentenceOf(fault: unknown, language: Language, terminal: Terminal): string {
  if (fault instanceof BadFile) return wordsOf(language).file[fault.fault](shownPath(terminal, fault.path));
  if (fault instanceof BadInput || fault instanceof NotBuilt) return fault.message;
  throw fault;
}

/** Options every command on a workbook has. */
interface BookOptions {
  readonly lang: Language;
  readonly json: boolean;
  readonly out?: string;
  readonly form?: string;
  readonly edition?: string;
  readonly sheet?: string;
}

/** What only `compile` has. */
interface PublishedOptions {
  readonly csv?: string;
  readonly html?: string;
  readonly values?: string;
  readonly initials: boolean;
}

/** What `compile` has for an order of merit over its workbooks. */
interface MeritAsked {
  readonly orderOfMerit?: string;
  readonly points?: string;
  readonly best?: string;
  readonly list?: string;
}

interface EvalOptions {
  readonly lang: Language;
  readonly json: boolean;
  readonly book?: string;
  readonly runtime: 'direct' | 'office';
}

const given = <K extends string>(name: K, value: string | undefined): Partial<Record<K, string>> =>
  value === undefined ? {} : ({ [name]: value } as Record<K, string>);

const dayOptions = ({ lang, form, edition, sheet }: BookOptions) => ({
  language: lang,
  ...given('form', form),
  ...given('edition', edition),
  ...given('sheet', sheet),
});

function commandLine(terminal: Terminal, language: Language, done: (exit: number) => void): Command {
  const { commands, options: texts, program: description } = wordsOf(language);
  const program = new Command('score-desk').description(description);
  const add = (name: string, about: string): Command =>
    program
      .command(name)
      .description(about)
      .allowExcessArguments(false)
      .addOption(new Option('--lang <language>', texts.lang).choices(['en', 'fr']).default('en'));
  const addForBook = (name: string, about: string, argument = '<book>'): Command =>
    add(name, about)
      .addArgument(new Argument(argument, ''))
      .option('--json', texts.json, false)
      .option('--form <form>', texts.form)
      .option('--edition <edition>', texts.edition)
      .option('--sheet <name>', texts.sheet);

  add('eval', commands.eval)
    .argument('[formula]')
    .option('--book <file>', texts.book)
    .option('--json', texts.json, false)
    .addOption(new Option('--runtime <runtime>', texts.runtime).choices(['direct', 'office']).default('direct'))
    .action(async (formula: string | undefined, { lang, json, book, runtime }: EvalOptions) => {
      const { evaluateFormulas } = await import(/* webpackMode: "eager" */ './eval');
      done(await evaluateFormulas(formula, { language: lang, json, runtime, ...given('book', book) }, terminal));
    });
  addForBook('compile', commands.compile, '<book...>')
    .option('--out <file>', texts.out)
    .option('--csv <file>', texts.csv)
    .option('--html <file>', texts.html)
    .option('--values <file>', texts.values)
    .option('--initials', texts.initials, false)
    .option('--order-of-merit <file>', texts.orderOfMerit)
    .option('--points <list>', texts.points)
    .option('--best <number>', texts.best)
    .option('--list <title>', texts.list)
    .action(async (books: readonly string[], options: BookOptions & PublishedOptions & MeritAsked) => {
      const { json, out, csv, html, values, initials, orderOfMerit, points, best, list } = options;
      const files = {
        ...given('out', out),
        ...given('csv', csv),
        ...given('html', html),
        ...given('values', values),
        initials,
      };
      const asked = { ...dayOptions(options), json, ...files };
      if (orderOfMerit !== undefined) {
        const other = out !== undefined ? '--out' : values !== undefined ? '--values' : undefined;
        if (other) throw new BadInput(wordsOf(language).notTogether(other, '--order-of-merit'));
        const { compileOrderOfMerit } = await import(/* webpackMode: "eager" */ './order-of-merit');
        const merit = { ...given('points', points), ...given('best', best), ...given('list', list), orderOfMerit };
        done(await compileOrderOfMerit(books, { ...asked, ...merit }, terminal));
        return;
      }
      const alone = Object.entries({ points, best, list }).find(([, value]) => value !== undefined);
      if (alone) throw new BadInput(wordsOf(language).onlyTogether(`--${alone[0]}`, '--order-of-merit'));
      const { compileWorkbooks } = await import(/* webpackMode: "eager" */ './compile-many');
      done(await compileWorkbooks(books, asked, terminal, (fault) => sentenceOf(fault, language, terminal)));
    });
  addForBook('check-cards', commands.checkCards).action(async (book: string, options: BookOptions) => {
    const { checkCards } = await import(/* webpackMode: "eager" */ './check-cards');
    done(await checkCards(book, { ...dayOptions(options), json: options.json }, terminal));
  });
  add('demo', commands.demo).action(async ({ lang }: BookOptions) => {
    const { showDemo } = await import(/* webpackMode: "eager" */ './demo');
    done(await showDemo(lang, terminal));
  });
  add('start', commands.start)
    .addOption(new Option('--port <number>', texts.port).env('PORT').default('3000'))
    .action(async ({ lang, port }: { lang: Language; port: string }) => {
      const { startPage } = await import(/* webpackMode: "eager" */ './start');
      await startPage(port, lang, terminal);
    });
  // Faults become our own sentences; what is printed is the help, and only when asked for.
  for (const command of [program, ...program.commands])
    command
      .exitOverride()
      .configureOutput({ writeOut: terminal.out, writeErr: terminal.err, outputError: () => undefined });
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
