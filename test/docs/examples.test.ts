import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, fromFrench, readAnswer } from './excel-text';
import { type Page, readPages, ROOT } from './pages';

interface Example {
  readonly page: string;
  readonly formula: string;
  readonly answer: string;
}

/** `=GOLF.… → …` in the fenced blocks of a page; what follows on the next lines belongs to the answer. */
function examplesOf({ path, text, isFrench }: Page): readonly Example[] {
  const blocks = [...text.matchAll(/^```\w*\n(.*?)^```/gms)].map(([, block]) => block!);
  return blocks
    .flatMap((block) => block.split(/^(?==GOLF\.)/m))
    .filter((entry) => entry.startsWith('=GOLF.') && entry.includes('→'))
    .map((entry) => (isFrench ? fromFrench(entry) : entry).replace(/\s*\n\s*/g, ''))
    .map((entry) => {
      const [formula = '', answer = ''] = entry.split('→');
      return { page: path, formula: formula.trim(), answer: answer.trim() };
    });
}

/** Every formula in one start of the command line, a line each. */
function evaluated(examples: readonly Example[], language: string): readonly Answer[] {
  // The command line keeps still where it finds itself loaded by jest, and must not here.
  const env = { ...process.env, JEST_WORKER_ID: undefined };
  const run = spawnSync(
    process.execPath,
    [join(ROOT, 'dist', 'terminal', 'score-desk.cjs'), 'eval', '--json', '--lang', language],
    { input: `${examples.map(({ formula }) => formula).join('\n')}\n`, encoding: 'utf8', env },
  );
  expect({ status: run.status, stderr: run.stderr }).toEqual({ status: 0, stderr: '' });
  return run.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
}

const pages = readPages();

describe.each([
  ['en', false],
  ['fr', true],
])('the examples in %s', (language, isFrench) => {
  const examples = pages.filter((page) => page.isFrench === isFrench).flatMap(examplesOf);
  let answers: readonly Answer[] = [];
  beforeAll(() => {
    answers = evaluated(examples, language);
  });

  test('are all answered', () => {
    expect(examples.length).toBeGreaterThan(30);
    expect(answers).toHaveLength(examples.length);
  });

  test.each(examples.map((example, at) => ({ ...example, at })))('$page: $formula', ({ at, answer }) => {
    expect(answers[at]).toEqual(readAnswer(answer));
  });
});

interface Metadata {
  readonly functions: readonly {
    readonly id: string;
    readonly parameters: readonly { readonly name: string; readonly optional?: boolean }[];
  }[];
}

describe('the page of each function', () => {
  const { functions } = JSON.parse(readFileSync(join(ROOT, 'dist', 'addin', 'functions.json'), 'utf8')) as Metadata;
  const pagesOf = functions.flatMap(({ id, parameters }) =>
    [join('docs', 'functions'), join('docs', 'fr', 'fonctions')].map((folder) => ({
      path: join(folder, `${id.toLowerCase()}.md`),
      id,
      parameters,
    })),
  );

  test.each(pagesOf)('$path lists its arguments and shows it at work', ({ path, id, parameters }) => {
    const page = pages.find((one) => one.path === path);
    const listed = [...(page?.text ?? '').matchAll(/^\|\s*`(\[?\w+\]?)`\s*\|/gm)].map(([, name]) => name);
    const wanted = parameters.map(({ name, optional }) => (optional ? `[${name}]` : name));
    // PLACES lists the words for ties in a second table.
    expect(listed.slice(0, wanted.length)).toEqual(wanted);
    expect(examplesOf(page!).filter(({ formula }) => formula.startsWith(`=GOLF.${id}(`))).not.toEqual([]);
  });

  test('there is no page of a function that is not there', () => {
    const paths = pages.map(({ path }) => path).filter((path) => /docs\/(functions|fr\/fonctions)\//.test(path));
    expect(paths.sort()).toEqual(pagesOf.map(({ path }) => path).sort());
  });
});
