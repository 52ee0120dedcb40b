import { joinPlayers, type PlayerMark } from '../../src/workbook/players';

/** "Ann", "Ann 17" with a number, "row" for an entry without a name. */
const mark = (text: string): PlayerMark => {
  const [, name = '', member = ''] = /^(.*?)(?: (\d+))?$/.exec(text) ?? [];
  return { name, member, isNamed: name !== 'row' };
};

/** Who is who, by hand: the position in each field, "-" for none. */
it.each<[string, string[][], string[]]>([
  [
    'by name, case and accents apart',
    [
      ['Ann', 'Ben'],
      ['Bén', 'ANN'],
    ],
    ['0 1', '1 0'],
  ],
  ['by number, whatever the name', [['Ann Smith 17'], ['Ann Jones 17']], ['0 0']],
  ['by name where one has no number', [['Ann 17'], ['Ann']], ['0 0']],
  ['a number that comes later', [['Ann'], ['Ann 17'], ['A. Smith 17']], ['0 0 0']],
  [
    'two of one name, by their numbers',
    [
      ['Ann 1', 'Ann 2'],
      ['Ann 2', 'Ann 1'],
    ],
    ['0 1', '1 0'],
  ],
  ['two of one name, and one without a number is neither', [['Ann 1', 'Ann 2'], ['Ann']], ['0 -', '1 -', '- 0']],
  ['one name with two numbers is two', [['Ann 1'], ['Ann 2']], ['0 -', '- 0']],
  ['twice in one field is two', [['Ann', 'Ann'], ['Ben']], ['0 -', '1 -', '- 0']],
  ['a number twice in one field is two', [['Ann 1', 'Ben 1'], ['Ann 1']], ['0 0', '1 -']],
  ['entries without a name are nobody else’s', [['row'], ['row']], ['0 -', '- 0']],
])('joins %s', (_, fields, wanted) => {
  const joined = joinPlayers(fields.map((field) => field.map(mark)));
  expect(joined.map(({ entries }) => entries.map((entry) => entry ?? '-').join(' '))).toEqual(wanted);
});

it('tells of names under one number that are not alike, as a marriage or a wrong number makes them', () => {
  const names = (...fields: string[][]): readonly (readonly string[])[] =>
    joinPlayers(fields.map((field) => field.map(mark))).map(({ otherNames }) => otherNames);
  expect(names(['Ann Smith 17'], ['Bob Roy 17'])).toEqual([['Ann Smith']]);
  expect(names(['Ann Smith 17'], ['A. Smith 17'], ['SMITH Ann 17'])).toEqual([[]]);
});
