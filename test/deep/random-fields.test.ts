import { firstDifference } from '../rules/standings/random-fields';

it('a hundred thousand random fields are placed as an independent ranking places them, whatever the order of entry', () => {
  expect(firstDifference(100_000, 20_261_201)).toBeNull();
});
