import { always, byCitation, type Clause, type Edition, strokes } from '../clause';
import { NO_PENALTY, ONE_STROKE, TWO_STROKES } from '../classic/amounts';
import { CLAUSES_2019, EITHER_PARTNER_2019, HOLE_ONLY_2019, outFourBall, outOneBall } from '../2019/edition-2019';
import { MATCH_PLAY_2023 } from './match-play';
import { renumbered } from './renumbered';

/** What 2023 changes of a clause of 2019; the rest of its row stays. */
type Change = Partial<Clause> & Pick<Clause, 'id' | 'source'>;

/** The amounts and parts that 2023 changed. Nothing is taken off a total any more: strokes go on the hole. */
export const CHANGES_2023: readonly Change[] = [
  // No word on the card is the player's to answer for: the Committee works the handicap out.
  { id: '3.3b(4)', acts: NO_PENALTY, source: 'C5, C6' },
  { id: '4.1b', acts: always(strokes(2, 4)), source: 'C1, C2, C5' },
  { id: '5.3a', acts: TWO_STROKES, source: 'C1, C2, C74' },
  { id: '5.6a', acts: ONE_STROKE, again: [TWO_STROKES], source: 'C1, C2, C75' },
  { id: '5.7b', source: 'C82, C83 p. 56, C90' },
  { id: '6.3b', acts: ONE_STROKE, source: 'C6, C72' },
  { id: '21.1c', parts: [], source: 'C1, C2, 21.1c itself [M]' },
  { id: '21.2c', source: 'C2' },
  { id: '21.3c', parts: [], source: 'C1' },
];

/** Clauses that ended with the deductions from the total. */
const GONE_2023 = ['21.1c(1)', '21.3c(1)'];

/** New in 2023, before what was 23.8: where a partner may stand. */
const NEW_2023: readonly Clause[] = [
  { id: '23.8', hits: 'player', acts: TWO_STROKES, only: 'four-ball', source: 'C73, C89' },
];

const changed = (row: Clause): Clause => ({ ...row, ...CHANGES_2023.find(({ id }) => id === row.id) });

const withNewNumber = (row: Clause): Clause => ({
  ...row,
  id: renumbered(row.id),
  ...(row.parts && { parts: row.parts.map(renumbered) }),
});

/** Every row of the 2023 edition: those of 2019 with the changes, and the new one. Sources as in 2019. */
export const CLAUSES_2023: readonly Clause[] = [
  ...CLAUSES_2019.filter(({ id }) => !GONE_2023.includes(id)).map((row) => withNewNumber(changed(row))),
  ...NEW_2023,
];

/** Five Rules in 2023: those of 2019 and the wrong order in foursomes. */
export const HOLE_ONLY_2023: readonly string[] = [...HOLE_ONLY_2019, '22.3'];

export const EDITION_2023: Edition = {
  id: '2023',
  clauses: byCitation(CLAUSES_2023),
  matchPlay: MATCH_PLAY_2023,
  outOneBall: outOneBall(CLAUSES_2023, HOLE_ONLY_2023),
  outFourBall: outFourBall(
    EITHER_PARTNER_2019.filter((id) => id !== '3.3b(4)' && !GONE_2023.includes(id)).map(renumbered),
  ),
  bothPartnersOut: '23.9b(2)',
};
