/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Rules of the add-in only manifest: Microsoft's reference pages for Runtimes, CustomFunctions, Resources and Icon.

const ROOT = join(__dirname, '..', '..');
const SITE = 'https://localhost:3000/';
const text = readFileSync(join(ROOT, 'manifest.xml'), 'utf8');
const manifest = new DOMParser().parseFromString(text, 'application/xml');

const all = (name: string): Element[] => [...manifest.getElementsByTagName(name)];
const only = (name: string): Element => {
  const [element, ...more] = all(name);
  if (!element || more.length > 0) throw new Error(`One <${name}> is wanted, ${all(name).length} met`);
  return element;
};
const valueOf = (element: Element): string => element.getAttribute('DefaultValue') ?? '';
const resources = all('Resources')[0]!;
const resourceList = [...resources.children].flatMap((group) => [...group.children]);
const users = [...manifest.getElementsByTagName('*')].filter((element) => element.hasAttribute('resid'));
const frenchOf = (element: Element): string | null =>
  [...element.children].find((child) => child.getAttribute('Locale') === 'fr-FR')?.getAttribute('Value') ?? null;

/** Which list a resource id must stand in, by the element that names it. */
const wantedList = (element: Element): string => {
  if (element.tagName === 'bt:Image') return 'bt:Images';
  if (['Runtime', 'SourceLocation', 'FunctionFile', 'LearnMoreUrl'].includes(element.tagName)) return 'bt:Urls';
  return element.tagName === 'Description' ? 'bt:LongStrings' : 'bt:ShortStrings';
};

test('is well-formed and of the version of package.json', () => {
  expect(all('parsererror')).toEqual([]);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };
  expect(only('Version').textContent).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')}\\.\\d+$`));
  expect(only('Id').textContent).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

test('every resource is defined once, named by somebody, and has a short id', () => {
  const ids = resourceList.map((element) => element.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^.{1,32}$/);
  expect(new Set(users.map((element) => element.getAttribute('resid')))).toEqual(new Set(ids));
});

test.each(users.map((element) => [element.tagName, element.getAttribute('resid'), element] as const))(
  '<%s resid="%s"> names a resource of its kind',
  (_, resid, element) => {
    const resource = resourceList.find(({ id }) => id === resid);
    expect(resource?.parentElement?.tagName).toBe(wantedList(element));
  },
);

test('texts keep to the lengths that Office shows', () => {
  const lengths = { 'bt:ShortStrings': 125, 'bt:LongStrings': 250 };
  for (const [list, most] of Object.entries(lengths))
    for (const element of only(list).children)
      for (const said of [valueOf(element), frenchOf(element) ?? '']) expect(said.length).toBeLessThanOrEqual(most);
  expect(
    valueOf([...manifest.documentElement.children].find(({ tagName }) => tagName === 'Description')!).length,
  ).toBeLessThanOrEqual(250);
});

test('every address is https', () => {
  const addresses = [...text.matchAll(/(?:DefaultValue|Value)="(\w+:[^"]*)"/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(8);
  for (const address of addresses) expect(address).toMatch(/^https:\/\//);
});

test('one shared runtime: pane, functions and commands name the same page', () => {
  const [script, page] = [...only('Script').children, ...only('Page').children];
  const pane = all('Action').find((action) => action.getAttribute('xsi:type') === 'ShowTaskpane')?.children[0];
  const shared = [only('Runtime'), page, only('FunctionFile'), pane].map((element) => element?.getAttribute('resid'));
  expect(new Set(shared).size).toBe(1);
  expect(script?.getAttribute('resid')).not.toBe(shared[0]);
  expect(only('Runtime').getAttribute('lifetime')).toBe('long');
  expect(all('TaskpaneId')).toEqual([]);
  const functions = all('ExtensionPoint').find((point) => point.getAttribute('xsi:type') === 'CustomFunctions');
  expect([...(functions?.children ?? [])].map(({ tagName }) => tagName)).toEqual([
    'Script',
    'Page',
    'Metadata',
    'Namespace',
  ]);
});

test('the functions are called GOLF', () => {
  const namespace = resourceList.find(({ id }) => id === only('Namespace').getAttribute('resid'));
  expect(valueOf(namespace!)).toBe('GOLF');
});

test('asks for the runtimes it needs, at the top, so that hosts without them never offer it', () => {
  const sets = [...only('Sets').children].map((set) => [set.getAttribute('Name'), set.getAttribute('MinVersion')]);
  expect(sets).toEqual([
    ['SharedRuntime', '1.1'],
    ['CustomFunctionsRuntime', '1.2'],
  ]);
  expect(only('Requirements').parentElement?.tagName).toBe('OfficeApp');
});

test('every file it names on our site is in the build', () => {
  const names = [...text.matchAll(new RegExp(`"${SITE}([^"]+)"`, 'g'))].map(([, name]) => name!);
  const built = names.filter((name) => !name.startsWith('docs/'));
  expect(built).toEqual(
    expect.arrayContaining(['taskpane.html', 'functions.js', 'functions.json', 'functions-fr.json']),
  );
  const missing = built.filter((name) => !existsSync(join(ROOT, 'dist', 'addin', name)));
  expect(missing).toEqual([]);
});

/** Every icon with the pixels it is shown at. */
const icons: [string, number][] = [
  [valueOf(only('IconUrl')), 32],
  [valueOf(only('HighResolutionIconUrl')), 64],
  ...all('bt:Image')
    .filter((image) => image.hasAttribute('resid'))
    .map((image): [string, number] => {
      const resource = resourceList.find(({ id }) => id === image.getAttribute('resid'));
      return [valueOf(resource!), Number(image.getAttribute('size'))];
    }),
];
test.each([...new Map(icons)])('%s is a picture of %i pixels', (address, pixels) => {
  const png = readFileSync(join(ROOT, address.replace(SITE, '')));
  // PNG: eight bytes of signature, then the IHDR chunk with width and height (W3C PNG, 5.2 and 11.2.2).
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([pixels, pixels]);
});

test('every ribbon command is associated', () => {
  const commands = readFileSync(join(ROOT, 'taskpane', 'commands.ts'), 'utf8');
  const names = all('FunctionName').map((element) => element.textContent);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(commands).toMatch(new RegExp(`associate\\(\\s*['"]${name}['"]`));
});

test('what a user reads is there in French', () => {
  const names = new Set(['Score Desk', 'GOLF']);
  const lists = [only('bt:ShortStrings'), only('bt:LongStrings')].flatMap((list) => [...list.children]);
  const root = [...manifest.documentElement.children].filter(({ tagName }) => tagName === 'Description');
  const shown = [...lists, ...root].filter((element) => !names.has(valueOf(element)));
  expect(shown.length).toBeGreaterThan(5);
  const missing = shown.filter((element) => !frenchOf(element) || frenchOf(element) === valueOf(element));
  expect(missing.map(valueOf)).toEqual([]);
  const metadata = resourceList.find((element) => valueOf(element).endsWith('/functions.json'));
  expect(frenchOf(metadata!)).toBe(`${SITE}functions-fr.json`);
});
