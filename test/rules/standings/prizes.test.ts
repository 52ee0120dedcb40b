import { awardPrizes, type PrizeFund } from '../../../src/rules/standings/prizes';

describe('prizes of several lists', () => {
  const things = (...names: string[]): PrizeFund => ({ kind: 'things', things: names });
  /** "Cup", "Cup/2" where two share it, "500c". */
  const shown = (lists: Parameters<typeof awardPrizes>[0], areSeveralAllowed = false) =>
    awardPrizes(lists, areSeveralAllowed).map((awards) =>
      awards.map((award) =>
        award === null
          ? ''
          : award.kind === 'money'
            ? `${award.cents}c`
            : award.things.join('+') + (award.sharedBy > 1 ? `/${award.sharedBy}` : ''),
      ),
    );

  test('the winner of gross is passed by on net, and the next moves up', () => {
    const gross = { places: [1, 2, 3], fund: things('Cup') };
    const net = { places: [1, 2, 3], fund: things('Plate', 'Balls') };
    expect(shown([gross, net])).toEqual([
      ['Cup', '', ''],
      ['', 'Plate', 'Balls'],
    ]);
    // Net before gross: the other way round.
    expect(shown([net, gross])).toEqual([
      ['Plate', 'Balls', ''],
      ['', '', 'Cup'],
    ]);
    expect(shown([gross, net], true)).toEqual([
      ['Cup', '', ''],
      ['Plate', 'Balls', ''],
    ]);
  });

  test('those on one place share the prizes that it covers', () => {
    expect(shown([{ places: [1, 1, 3], fund: things('Cup', 'Plate', 'Balls') }])).toEqual([
      ['Cup+Plate/2', 'Cup+Plate/2', 'Balls'],
    ]);
    expect(shown([{ places: [1, 2, 2], fund: things('Cup', 'Plate') }])).toEqual([['Cup', 'Plate/2', 'Plate/2']]);
    expect(shown([{ places: [1, 2, 2, 4], fund: things('Cup', 'Plate', 'Balls') }])[0]?.[3]).toBe('');
  });

  test('a pot passes by who has won already, and is shared anew', () => {
    const pot: PrizeFund = { kind: 'pot', cents: 1_000, shares: [60, 40] };
    expect(
      shown([
        { places: [1, 2, 3, 4], fund: things('Cup') },
        { places: [1, 2, 2, 4], fund: pot },
      ]),
    ).toEqual([
      ['Cup', '', '', ''],
      ['', '500c', '500c', ''],
    ]);
  });

  test('more prizes than players, and a list of nobody', () => {
    expect(shown([{ places: [1], fund: things('Cup', 'Plate') }])).toEqual([['Cup']]);
    expect(shown([{ places: [null, null], fund: things('Cup') }])).toEqual([['', '']]);
  });
});
