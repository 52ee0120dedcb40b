import { readTerms, type Terms, type TermsOptions } from '../../src/workbook/terms';
import { allowanceText, dateText, readFormWords } from '../../src/workbook/terms-values';
import type { SheetCells } from '../../src/workbook/sheet-cells';
import { wordRefusals } from '../../src/workbook/word-finding';
import { sheet, terms } from './sheets';

const FORM = ['Form of play', 'Stableford'];

function read(sheets: readonly SheetCells[], options: TermsOptions = {}): Terms {
  const result = readTerms(sheets, options);
  if (!result.ok) throw new Error(wordRefusals(result.refusals, 'en'));
  return result.value;
}

const refusalOf = (sheets: readonly SheetCells[], options: TermsOptions = {}): string => {
  const result = readTerms(sheets, options);
  return result.ok ? '' : wordRefusals(result.refusals, 'en');
};

describe('the block of the design, section 5', () => {
  it('in English', () => {
    const block = terms([
      ['Terms of the Competition'],
      [],
      ['Competition', 'Spring Cup'],
      ['Date', 45_822],
      ['Course:', 'Old Links'],
      ['Form of play', 'Par'],
      ['Rules edition', 'classic'],
      ['Allowance', 0.95],
      ['Fixed score', 'bogey'],
      ['Ties', 'countback > lowest-handicap'],
    ]);
    expect(read([block])).toEqual({
      competition: 'Spring Cup',
      date: 45_822,
      course: 'Old Links',
      form: { scoring: 'par', fourBall: false },
      edition: 'classic',
      allowance: '95 %',
      fixed: { cell: 'Terms!B9', cells: ['bogey'] },
      ties: ['countback', 'lowest-handicap'],
      isGrossListed: false,
      divisions: null,
      prizes: { prizes: [], areSeveralAllowed: false },
      prizesCell: '',
      rounds: null,
      roundsCell: '',
      teams: null,
      teamsCell: '',
      findings: [],
    });
  });

  it('in French, with a column between', () => {
    const block = sheet('Règlement', [
      ['Épreuve', '', 'Coupe de printemps'],
      ['Parcours', '', 'Vieux Links'],
      ['Formule', '', 'Quatre balles, contre par'],
      ['Édition des Règles', '', 'classique'],
      ['Pourcentage de handicap', '', '85 %'],
      ['Départage', '', 'départage'],
    ]);
    expect(read([block])).toMatchObject({
      competition: 'Coupe de printemps',
      course: 'Vieux Links',
      form: { scoring: 'par', fourBall: true },
      edition: 'classic',
      allowance: '85 %',
      ties: ['countback'],
      findings: [],
    });
  });

  it('takes what the user says before what the sheet says', () => {
    const block = terms([FORM, ['Rules edition', 'classic']]);
    expect(read([block], { form: 'gross', edition: 2019 })).toMatchObject({
      form: { scoring: 'gross' },
      edition: '2019',
    });
  });

  it('needs no Terms sheet where the user says the form', () => {
    expect(read([], { form: 'stableford' })).toMatchObject({
      edition: null,
      findings: [{ severity: 'warn', code: 'edition-not-stated', cell: '' }],
    });
  });

  it.each<[string, unknown[], string, string, string]>([
    ['an unknown key', ['Starter', 'Bill'], 'info', 'terms-key-unknown', 'Terms!A3'],
    ['a blank edition', ['Rules edition', ''], 'warn', 'edition-not-stated', 'Terms!A1'],
  ])('notes %s', (_, row, severity, code, cell) => {
    const stated = code === 'edition-not-stated' ? ['Competition', 'Cup'] : ['Rules edition', 'classic'];
    expect(read([terms([FORM, stated, row])]).findings).toEqual([expect.objectContaining({ severity, code, cell })]);
  });
});

describe('refusals name the cell', () => {
  it.each<[string, readonly SheetCells[], TermsOptions, RegExp]>([
    ['no form', [terms([['Rules edition', 'classic']])], {}, /form of play is not stated/i],
    ['no Terms at all', [], {}, /form of play is not stated/i],
    ['an unknown form', [terms([['Form of play', 'Texas scramble']])], {}, /Terms!B1: “Texas scramble”/],
    ['stroke play, but which', [terms([['Form of play', 'Stroke play']])], {}, /Terms!B1: “Stroke play”/],
    ['foursomes', [terms([['Form of play', 'Foursomes Stableford']])], {}, /Terms!B1/],
    ['an unknown edition', [terms([FORM, ['Rules edition', 1984]])], {}, /Terms!B2: “1984”/],
    ['unknown ties', [terms([FORM, ['Ties', 'coin']])], {}, /Terms!B2: “coin”/],
    ['an allowance of words', [terms([FORM, ['Allowance', 'lots']])], {}, /Terms!B2: “lots”/],
    ['a key twice', [terms([FORM, ['Form', 'Par']])], {}, /Terms!B1 and Terms!B2/],
    ['two Terms sheets', [terms([FORM]), terms([FORM], 'Règlement')], {}, /Terms and Règlement/],
    ['a form given that is none', [terms([FORM])], { form: 'golf' }, /form: “golf”/],
  ])('%s', (_, sheets, options, sentence) => {
    expect(refusalOf(sheets, options)).toMatch(sentence);
  });
});

describe('values', () => {
  it.each<[string, string, boolean]>([
    ['Stableford', 'stableford', false],
    ['Singles Stableford', 'stableford', false],
    ['Stableford, four-ball', 'stableford', true],
    ['Four-ball (better ball) net', 'net', true],
    ['Stroke play (net)', 'net', false],
    ['stroke play — gross', 'gross', false],
    ['Medal net', 'net', false],
    ['Simple contre par', 'par', false],
    ['Contre bogey', 'bogey', false],
    ['Quatre balles stableford', 'stableford', true],
    ['Stroke play brut', 'gross', false],
  ])('%s', (text, scoring, fourBall) => {
    expect(readFormWords(text)).toEqual({ ok: true, value: { scoring, fourBall } });
  });

  it.each([
    ['Maximum score, net double bogey', { kind: 'ndb' }],
    ['Singles, maximum score (2 x par)', { kind: 'times', n: 2 }],
    ['Score maximum : double par', { kind: 'times', n: 2 }],
    ['Max par+5', { kind: 'over', n: 5 }],
    ['Maximum score 10', { kind: 'strokes', n: 10 }],
  ])('%s', (text, limit) => {
    expect(readFormWords(text)).toEqual({ ok: true, value: { scoring: 'max', fourBall: false, limit } });
  });

  it.each<[unknown, string | null]>([
    ['', ''],
    [0.95, '95 %'],
    [95, '95 %'],
    ['87,5 %', '87.5 %'],
    [1, '100 %'],
    ['full', null],
    [-1, null],
  ])('allowance %j', (cell, text) => {
    expect(allowanceText(cell)).toBe(text);
  });

  // Serials as Excel counts them: 1900-03-01 is 61, 2000-02-29 is 36585, 2025-06-14 is 45822.
  it.each<[unknown, string]>([
    [45_822, '2025-06-14'],
    [36_585, '2000-02-29'],
    [61, '1900-03-01'],
    [45_822.75, '2025-06-14'],
    ['14 June', '14 June'],
    ['', ''],
  ])('date %j', (cell, text) => {
    expect(dateText(cell)).toBe(text);
  });
});
