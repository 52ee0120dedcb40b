import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Parameter {
  readonly name: string;
  readonly description?: string;
  readonly type?: string;
  readonly dimensionality?: string;
  readonly optional?: boolean;
  readonly repeating?: boolean;
}

interface Metadata {
  readonly allowErrorForDataTypeAny?: boolean;
  readonly functions: readonly {
    readonly id: string;
    readonly name: string;
    readonly description?: string;
    readonly helpUrl?: string;
    readonly options?: Readonly<Record<string, boolean>>;
    readonly parameters: readonly Parameter[];
  }[];
}

interface Gate {
  functionFaults(given: {
    readonly functions: Metadata['functions'];
    readonly sources: readonly string[];
    readonly signatures: Readonly<Record<string, string>>;
    readonly french: Readonly<Record<string, string>>;
  }): string[];
  signatureOf(one: { readonly parameters: readonly Parameter[] }): string;
}

const ROOT = join(__dirname, '..', '..');
const gate = createRequire(__filename)('../../scripts/check-functions.js') as Gate;
const read = (...parts: string[]): string => readFileSync(join(ROOT, ...parts), 'utf8');
const readJson = (...parts: string[]): unknown => JSON.parse(read(...parts));

describe('what the build tells Excel', () => {
  const english = readJson('dist', 'addin', 'functions.json') as Metadata;
  const french = readJson('dist', 'addin', 'functions-fr.json') as Metadata;
  const signatures = readJson('test', 'functions-metadata', 'signatures.json') as Record<string, string>;

  test('the signature lock holds every function and every parameter', () => {
    const built = Object.fromEntries(english.functions.map((one) => [one.id, gate.signatureOf(one)]));
    expect(built).toEqual(signatures);
  });

  test('errors in cells reach our functions', () => {
    // A property of the whole file, beside allowCustomDataForDataTypeAny (Microsoft: custom-functions-json, metadata reference).
    expect(english.allowErrorForDataTypeAny).toBe(true);
    expect(french.allowErrorForDataTypeAny).toBe(true);
  });

  test('French changes descriptions and nothing else', () => {
    const undescribed = (metadata: Metadata): unknown =>
      JSON.parse(JSON.stringify(metadata, (key, value: unknown) => (key === 'description' ? undefined : value)));
    expect(undescribed(french)).toEqual(undescribed(english));
    for (const [at, one] of french.functions.entries()) {
      expect(one.description).not.toBe(english.functions[at]?.description);
      for (const [nth, { description }] of one.parameters.entries())
        expect(description).not.toBe(english.functions[at]?.parameters[nth]?.description);
    }
  });

  test('the French sentences stay out of the shipped scripts', () => {
    const scripts = readdirSync(join(ROOT, 'dist', 'addin')).filter((name) => name.endsWith('.js'));
    for (const name of scripts) expect(read('dist', 'addin', name)).not.toContain('disposées comme les pars');
  });

  test.each(english.functions)('$id has a help page', ({ id, helpUrl }) => {
    const page = helpUrl?.replace('https://score-desk.example/', '');
    expect(page).toBe(`functions/${id.toLowerCase()}`);
    expect(read('docs', `${page}.md`)).toContain(`GOLF.${id}`);
    expect(read('docs', 'fr', `${page?.replace('functions/', 'fonctions/')}.md`)).toContain(`GOLF.${id}`);
  });
});

/** A small add-in without a fault; each case breaks one thing. */
const SCORES: Parameter = { name: 'scores', description: 'Scores.', type: 'any', dimensionality: 'matrix' };
const EDITION: Parameter = { name: 'edition', description: 'Edition.', type: 'any', optional: true };
const GROSS = { id: 'GROSS', name: 'GROSS', description: 'Strokes.', parameters: [SCORES, EDITION] };
const SOUND = {
  functions: [GROSS] as Metadata['functions'],
  sources: ['/**\n * Strokes.\n * @customfunction GROSS\n */'],
  signatures: { GROSS: 'scores[], edition?' } as Record<string, string>,
  french: { 'Strokes.': 'Coups.', 'Scores.': 'Scores bruts.', 'Edition.': 'Édition.' } as Record<string, string>,
};

const withParameters = (...parameters: Parameter[]): typeof SOUND => ({
  ...SOUND,
  functions: [{ ...GROSS, parameters }],
});

describe('the gate', () => {
  test('passes what is sound', () => {
    expect(gate.functionFaults(SOUND)).toEqual([]);
  });

  test('passes a new optional parameter after the locked ones', () => {
    const added = { ...EDITION, name: 'language' };
    expect(gate.functionFaults(withParameters(SCORES, EDITION, added))).toEqual([]);
  });

  // The generator lets every one of these pass; Excel then serves them wrong or not at all.
  const cases: [string, Partial<typeof SOUND>, RegExp][] = [
    [
      'a declaration that was not emitted',
      { sources: [...SOUND.sources, ' * @customfunction NET'] },
      /NET is declared/,
    ],
    ['a function nobody declares', { sources: [] }, /GROSS stands in functions\.json/],
    ['an id used twice', { functions: [GROSS, { ...GROSS, id: 'gross' }] }, /gross is declared twice/],
    ['a name of two letters', { functions: [{ ...GROSS, name: 'GR' }] }, /GR: a name has 3 to 64/],
    ['a name like a cell', { functions: [{ ...GROSS, name: 'PAR72' }] }, /PAR72 reads like a cell/],
    ['a name like a cell in R1C1', { functions: [{ ...GROSS, name: 'R1C1' }] }, /R1C1 reads like a cell/],
    ['a name with a hyphen', { functions: [{ ...GROSS, name: 'GROSS-1' }] }, /GROSS-1: a name is letters/],
    ['a volatile function', { functions: [{ ...GROSS, options: { volatile: true } }] }, /GROSS is volatile/],
    ['a function without description', { functions: [{ ...GROSS, description: ' ' }] }, /GROSS has no description/],
    ['a description of 1025 characters', { functions: [{ ...GROSS, description: 'x'.repeat(1025) }] }, /1024 at most/],
    ['a parameter without description', withParameters({ ...SCORES, description: '' }), /scores has no description/],
    ['a description of 513 characters', withParameters({ ...SCORES, description: 'x'.repeat(513) }), /512 at most/],
    ['a typed parameter', withParameters({ ...SCORES, type: 'number' }, EDITION), /its type is number/],
    ['a repeating one before the last', withParameters({ ...SCORES, repeating: true }, EDITION), /is the last/],
    ['a mandatory one after an optional', withParameters(EDITION, SCORES), /must be given stands after/],
    ['a parameter without French', { french: { ...SOUND.french, 'Scores.': '' } }, /scores has no French/],
    ['French too long', { french: { ...SOUND.french, 'Scores.': 'x'.repeat(513) } }, /in French.*512 at most/],
    ['French of a sentence that has changed', { french: { ...SOUND.french, 'Old.': 'Vieux.' } }, /translates “Old\.”/],
    ['a function gone', { signatures: { ...SOUND.signatures, NET: 'scores[]' } }, /NET is locked .* gone/],
    ['a parameter gone', withParameters(SCORES), /parameter 2 is locked as “edition\?”, and is “nothing”/],
    ['a parameter renamed', withParameters({ ...SCORES, name: 'cards' }, EDITION), /locked as “scores\[\]”/],
    ['a range become a cell', withParameters({ ...EDITION, name: 'scores', optional: false }, EDITION), /is “scores”/],
    ['an optional become mandatory', withParameters(SCORES, { ...EDITION, optional: false }), /is “edition”/],
    [
      'a new parameter that must be given',
      { ...withParameters(SCORES, { ...SCORES, name: 'pars' }), signatures: { GROSS: 'scores[]' } },
      /“pars\[\]” comes after what is locked/,
    ],
  ];
  test.each(cases)('refuses %s', (_, broken, sentence) => {
    expect(gate.functionFaults({ ...SOUND, ...broken }).join('\n')).toMatch(sentence);
  });
});
