import { AT_START, next, type PaneEvent, type PaneState } from '../../taskpane/pane-state';
import { nextRuling, NO_RULING, reachedOf, rulingOf, type RulingEvent } from '../../taskpane/states/ruling-state';
import {
  formChosen,
  nextSheet,
  NO_SHEET,
  readSheet,
  type SheetEvent,
  termsChosen,
} from '../../taskpane/states/sheet-state';
import { formatRulings } from '../../src/rules/rulings/notation';
import { NOTHING_KEPT } from '../../src/workbook/kept';
import type { TermsDraft } from '../../src/workbook/terms-plan';
import { INDEXES, numbers, PARS, sheet, STABLEFORD, terms, times } from '../workbook/sheets';

const HEADINGS = ['Player', 'PH', ...numbers(1, 18), 'Rulings', 'Signed', 'Marker'];
const book = (cards: readonly (readonly unknown[])[]) => ({
  kept: NOTHING_KEPT,
  sheets: [sheet('Scores', [HEADINGS, ['Par', '', ...PARS], ['SI', '', ...INDEXES], ...cards]), STABLEFORD],
});
const ann = ['Ann', 0, ...times(18, 4), '', 'x', 'Bob'];
const bob = ['Bob', 9, ...times(18, 5), '', '', 'Ann'];
const club = book([ann, bob]);

const after = (...events: readonly PaneEvent[]): PaneState => events.reduce(next, AT_START);

describe('the pane from one state to the next', () => {
  const read = after({ type: 'read', club }, { type: 'ended' });

  const rows: readonly (readonly [string, PaneState, Partial<PaneState>])[] = [
    ['outside Excel nothing is under way', after({ type: 'outside' }), { isOutside: true, busy: null }],
    [
      'work begun drops the old notice',
      next({ ...read, notice: { kind: 'done', sentence: 'Written.' } }, { type: 'begun', work: 'writing' }),
      { busy: { work: 'writing', step: 0, canStop: false }, notice: null },
    ],
    ['steps are counted while work is under way only', next(read, { type: 'step', step: 3 }), { busy: null }],
    [
      'correcting a finding leaves accepting another',
      next(
        { ...read, accepting: { key: 'k', reason: '' } },
        { type: 'correcting', correcting: { key: 'm', cell: 'Scores!C4', expected: '', text: '5' } },
      ),
      { accepting: null, correcting: { key: 'm', cell: 'Scores!C4', expected: '', text: '5' } },
    ],
    [
      'another page leaves what was being accepted',
      next({ ...read, accepting: { key: 'k', reason: '' } }, { type: 'view', view: 'rules' }),
      { view: 'rules', accepting: null },
    ],
  ];
  it.each(rows)('%s', (_, state, wanted) => {
    expect(state).toMatchObject(wanted);
  });

  it('makes what it shows from the cells: counts and findings', () => {
    // Bob has not signed: to decide (6-6b). Ann is in order.
    expect(read.seen?.counts).toEqual({ entered: 2, returned: 2, checked: 1, open: 1, below: 0 });
    expect(read.seen?.cards.map(({ name, state }) => [name, state])).toEqual([
      ['Ann', 'inOrder'],
      ['Bob', 'open'],
    ]);
    expect(read.seen?.findings.map(({ proposed }) => proposed)).toEqual(['DQ R6-6b']);
  });

  it('says the findings anew in the other language', () => {
    const french = next(read, { type: 'language', language: 'fr' });
    expect(french.seen?.findings[0]?.message).toContain('Le joueur n’a pas signé');
  });

  it('forgets the card of a ruling when another stands in its place', () => {
    const ruling = next(read, { type: 'ruling', event: { type: 'card', card: 1 } });
    expect(next(ruling, { type: 'read', club }).ruling.card).toBe(1);
    expect(next(ruling, { type: 'read', club: book([ann, ['Cleo', ...bob.slice(1)]]) }).ruling.card).toBeNull();
  });

  it('keeps what was published until a cell changes', () => {
    const published = next(read, { type: 'publish', event: { as: 'csv', text: 'Ann,36' } });
    expect(next(published, { type: 'read', club: book([ann, bob]) }).publish.text).toBe('Ann,36');
    expect(next(published, { type: 'read', club: book([ann]) }).publish.text).toBeNull();
  });

  it('never changes a state', () => {
    const before = JSON.stringify(AT_START);
    after(
      { type: 'read', club },
      { type: 'view', view: 'rulings' },
      { type: 'ruling', event: { type: 'hole', hole: 3 } },
    );
    expect(JSON.stringify(AT_START)).toBe(before);
  });
});

describe('a ruling being made', () => {
  const SINGLES = { scoring: 'stableford', fourBall: false } as const;
  const FOUR_BALL = { scoring: 'stableford', fourBall: true } as const;
  const made = (...events: readonly RulingEvent[]) => events.reduce(nextRuling, NO_RULING);
  const clubs: readonly RulingEvent[] = [
    { type: 'choose', choice: { kind: 'case', id: 'excessClubs' } },
    { type: 'answer', at: 0, answer: 'no' },
  ];

  const rows: readonly (readonly [string, readonly RulingEvent[], boolean, string])[] = [
    ['15 clubs on 1 and 2', [...clubs, { type: 'hole', hole: 2 }, { type: 'hole', hole: 1 }], false, 'R4-4@1,2'],
    [
      'a hole ticked twice is taken away',
      [...clubs, { type: 'hole', hole: 2 }, { type: 'hole', hole: 2 }],
      false,
      'R4-4',
    ],
    ['the side', [...clubs, { type: 'who', who: 'side' }, { type: 'hole', hole: 3 }], true, 'side:R4-4@3'],
    ['a partner, in his own row', [...clubs, { type: 'who', who: 1 }, { type: 'hole', hole: 3 }], true, 'R4-4@3'],
    [
      'it helped the partner',
      [
        { type: 'choose', choice: { kind: 'clause', clause: '31-6' } },
        { type: 'hole', hole: 5 },
        { type: 'tick', name: 'helped' },
      ],
      true,
      'R31-6@5!helped',
    ],
    [
      'a clause that disqualifies',
      [
        { type: 'choose', choice: { kind: 'clause', clause: '6-7' } },
        { type: 'tick', name: 'isOut' },
      ],
      false,
      'DQ R6-7',
    ],
    [
      'returned lower than taken',
      [
        { type: 'choose', choice: { kind: 'case', id: 'lowerScore' } },
        { type: 'hole', hole: 7 },
        { type: 'taken', taken: '5' },
      ],
      false,
      'R6-6d@7=5',
    ],
    [
      'strokes of the Committee',
      [
        { type: 'choose', choice: { kind: 'strokes' } },
        { type: 'figure', name: 'strokes', value: 1 },
        { type: 'hole', hole: 9 },
      ],
      false,
      'P1@9',
    ],
    [
      'twice on a hole',
      [
        { type: 'choose', choice: { kind: 'clause', clause: '18-2a' } },
        { type: 'hole', hole: 5 },
        { type: 'figure', name: 'times', value: 2 },
      ],
      false,
      'R18-2a@5x2',
    ],
    [
      'what a finding proposes',
      [{ type: 'begin', card: 4, round: '', choice: { kind: 'proposed', notation: 'DQ R6-6b' } }],
      false,
      'DQ R6-6b',
    ],
  ];
  it.each(rows)('%s', (_, events, fourBall, wanted) => {
    const state = made(...events);
    const form = fourBall ? FOUR_BALL : SINGLES;
    const ruling = rulingOf(state, reachedOf(state, 'classic', form), fourBall);
    expect(ruling && formatRulings([ruling])).toBe(wanted);
  });

  it('is no ruling while a question is open', () => {
    const state = made({ type: 'choose', choice: { kind: 'case', id: 'excessClubs' } });
    expect(rulingOf(state, reachedOf(state, 'classic', SINGLES), false)).toBeNull();
  });

  it('an answer changed drops those after it, and a second yes is asked for again', () => {
    const state = made(
      { type: 'choose', choice: { kind: 'case', id: 'ballMoved' } },
      { type: 'answer', at: 0, answer: 'own' },
      { type: 'answer', at: 1, answer: 'no' },
      { type: 'confirm', isConfirming: true },
      { type: 'answer', at: 0, answer: 'other' },
    );
    expect(state.answers).toEqual(['other']);
    expect(state.isConfirming).toBe(false);
  });
});

describe('the Terms being chosen', () => {
  const clubs = [
    terms([
      ['Form of play', 'Medal net'],
      ['Rules edition', 2019],
      ['Allowance', 0.95],
    ]),
  ];

  it('assumes neither form nor edition', () => {
    expect(readSheet(NO_SHEET, []).edition).toBe('');
    expect(formChosen(NO_SHEET)).toBeNull();
    expect(termsChosen({ ...NO_SHEET, scoring: 'net' }, 'en')).toBeNull();
  });

  it('takes in what the sheet says, and keeps the club’s own words where they say the same', () => {
    const state = readSheet(NO_SHEET, clubs);
    expect([state.scoring, state.isFourBall, state.edition]).toEqual(['net', false, '2019']);
    expect(termsChosen(state, 'en')).toMatchObject({ form: 'Medal net', edition: '2019', allowance: '95 %' });
    expect(termsChosen(nextSheet(state, { type: 'sides', isFourBall: true }), 'fr')?.form).toBe(
      'Quatre balles stroke play net',
    );
  });

  it('does not overwrite what is being typed', () => {
    const typed = nextSheet(NO_SHEET, { type: 'term', key: 'competition', text: 'Spring' });
    expect(readSheet(typed, clubs).terms.competition).toBe('Spring');
  });

  const changed = [
    terms([
      ['Form of play', 'Stableford'],
      ['Rules edition', 'classic'],
      ['Allowance', 0.85],
    ]),
  ];
  const rows: readonly (readonly [string, readonly SheetEvent[], Partial<TermsDraft>])[] = [
    ['nothing chosen: all follows the sheet', [], { form: 'Stableford', edition: 'classic', allowance: '85 %' }],
    [
      'a text typed stays, the rest follows',
      [{ type: 'term', key: 'allowance', text: '90 %' }],
      { form: 'Stableford', edition: 'classic', allowance: '90 %' },
    ],
    ['a form chosen stays', [{ type: 'scoring', scoring: 'par' }], { form: 'Par', edition: 'classic' }],
    ['an edition chosen stays', [{ type: 'edition', edition: '2023' }], { form: 'Stableford', edition: '2023' }],
    ['a choice taken back follows again', [{ type: 'edition', edition: '2019' }], { edition: 'classic' }],
  ];
  it.each(rows)('while somebody changes the sheet: %s', (_, events, wanted) => {
    const state = readSheet(events.reduce(nextSheet, readSheet(NO_SHEET, clubs)), changed);
    expect(termsChosen(state, 'en')).toMatchObject(wanted);
  });
});
