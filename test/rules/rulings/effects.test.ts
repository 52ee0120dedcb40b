import type { Effect } from '../../../src/rules/rulings/effect';
import { formatRuling } from '../../../src/rules/rulings/notation';
import { statusText } from '../../../src/rules/rulings/ruling';
import type { HoleScore } from '../../../src/rules/score';
import { fours, play } from '../play';

/** An effect in a few words: what a secretary is told that a ruling did. */
function inWords(effect: Effect): string {
  const written = formatRuling(effect.ruling);
  switch (effect.kind) {
    case 'strokes': {
      const most = effect.perRound === null ? '' : ` of ${effect.perRound}`;
      return `${written}: +${effect.amount}${most} on ${effect.holes.join(',')}${effect.onBoth ? ' both' : ''}`;
    }
    case 'deducts':
      return `${written}: -${effect.amount} by the ${effect.per}${effect.perRound === null ? '' : ` of ${effect.perRound}`}`;
    case 'takesHole':
      return `${written}: no score on ${effect.holes.join(',')}`;
    case 'out':
      return `${written}: out, ${statusText(effect.status)}`;
    case 'spared':
    case 'stands':
      return `${written}: ${effect.kind} on ${effect.hole}`;
    default:
      return `${written}: ${effect.kind}`;
  }
}

const fives = fours().map(() => 5);
const told = (form: string, rulings: string, balls: readonly (readonly HoleScore[])[]): readonly string[] =>
  play({ form, balls, rulings }).effects.map(inWords);

describe('what each ruling did, in the order of the cell: one ball', () => {
  test.each<[string, string, readonly string[]]>([
    // Rule 4-4 and 6-4: two strokes a hole, four a round
    ['gross', 'R4-4@1', ['R4-4@1: +2 of 4 on 1']],
    ['gross', 'R4-4@1-5', ['R4-4@1-5: +4 of 4 on 1,2']],
    ['gross', 'R4-4@5; R4-4@1', ['R4-4@5: +2 of 4 on 5', 'R4-4@1: +2 of 4 on 1']],
    ['gross', 'R4-4@5,6; R4-4@1', ['R4-4@5,6: +2 of 4 on 5', 'R4-4@1: +2 of 4 on 1']],
    ['gross', 'R4-4@1; R4-4@1', ['R4-4@1: +2 of 4 on 1', 'R4-4@1: +0 of 4 on ']],
    ['gross', 'R4-4@1,2; R4-3a(iii)@3', ['R4-4@1,2: +4 of 4 on 1,2', 'R4-3a(iii)@3: +0 of 4 on ']],
    ['gross', 'R4-4@1,2; R6-4@3', ['R4-4@1,2: +4 of 4 on 1,2', 'R6-4@3: +2 of 4 on 3']],
    // 32-1b notes: two points a hole, four a round; two for each delay
    ['stableford', 'R4-4@1', ['R4-4@1: -2 by the hole of 4']],
    ['stableford', 'R4-4@1,2; R4-4@3', ['R4-4@1,2: -4 by the hole of 4', 'R4-4@3: -0 by the hole of 4']],
    ['stableford', 'R6-7', ['R6-7: -2 by the breach']],
    // 32-1a notes: a hole, two a round; one for each delay
    ['par', 'R4-4@1-3', ['R4-4@1-3: -2 by the hole of 2']],
    ['par', 'R6-7', ['R6-7: -1 by the breach']],
    ['par', 'R6-7; R6-7', ['R6-7: -1 by the breach', 'R6-7: -1 by the breach', 'R6-7: out, DQ R6-7']],
    // Rules 18 and 19
    ['gross', 'R18-2a@5x2', ['R18-2a@5x2: +2 on 5']],
    ['gross', 'R18-2a@5; R18@5', ['R18-2a@5: +0 on ', 'R18@5: +2 on 5']],
    ['gross', 'R18@5; R18-2a@5x2', ['R18@5: +2 on 5', 'R18-2a@5x2: +1 on 5']],
    ['gross', 'R18-4@5', ['R18-4@5: nothing']],
    ['gross', 'P1@3,4', ['P1@3,4: +2 on 3,4']],
    // Out, of the round or of a hole
    ['gross', 'DQ R15-3@9', ['DQ R15-3@9: out, DQ R15-3']],
    ['stableford', 'DQ R15-3@9', ['DQ R15-3@9: no score on 9']],
    ['stableford', 'R3-2@9', ['R3-2@9: no score on 9']],
    ['stableford', 'WD', ['WD: out, WD']],
    ['stableford', 'DQ R6-6b; DQ R6-3', ['DQ R6-6b: out, DQ R6-6b', 'DQ R6-3: out, DQ R6-3']],
    // 6-6d is told of after the rest
    ['stableford', 'R6-6d@7=5', ['R6-6d@7=5: out, DQ R6-6d']],
    ['stableford', 'R6-6d@7=3', ['R6-6d@7=3: stands on 7']],
    ['par', 'R6-6d@7=5; R18-4@1', ['R18-4@1: nothing', 'R6-6d@7=5: out, DQ R6-6d']],
  ])('%s, %s', (form, rulings, effects) => {
    expect(told(form, rulings, [fours()])).toEqual(effects);
  });

  test('6-6d spared', () => {
    expect(told('stableford', 'R6-6d@7=8', [fours({ 7: 7 })])).toEqual(['R6-6d@7=8: spared on 7']);
    expect(told('fourball net', 'B:R6-6d@7=6', [fours(), fives])).toEqual(['B:R6-6d@7=6: spared on 7']);
  });
});

describe('what each ruling did: a side', () => {
  test.each<[string, string, readonly string[]]>([
    ['net', 'A:R4-4@1', ['A:R4-4@1: +2 of 4 on 1 both']],
    ['net', 'A:R6-4@1', ['A:R6-4@1: +2 of 4 on 1']],
    ['net', 'R6-4@1', ['R6-4@1: +2 of 4 on 1 both']],
    ['net', 'A:R19-2@5!helped', ['A:R19-2@5!helped: +2 on 5 both']],
    ['net', 'B:R31-6@5', ['B:R31-6@5: +2 on 5']],
    ['net', 'P1@3', ['P1@3: +1 on 3 both']],
    ['stableford', 'B:R4-4@1', ['B:R4-4@1: -2 by the hole of 4']],
    ['stableford', 'A:R6-4@1', ['A:R6-4@1: partnerOnly']],
    ['stableford', 'A:R6-7', ['A:R6-7: partnerOnly']],
    ['stableford', 'A:R6-7!helped', ['A:R6-7!helped: -2 by the breach']],
    ['stableford', 'A:R31-7c@5', ['A:R31-7c@5: no score on 5']],
    ['net', 'A:R6-3', ['A:R6-3: partnerOnly']],
    ['net', 'A:R6-3; B:R6-3', ['A:R6-3: partnerOnly', 'B:R6-3: out, DQ R6-3']],
    ['net', 'A:R6-3@1', ['A:R6-3@1: no score on 1']],
    ['net', 'A:WD', ['A:WD: partnerOnly']],
    ['net', 'A:WD; B:NS', ['A:WD: partnerOnly', 'B:NS: out, NS']],
    ['net', 'R31-4', ['R31-4: out, DQ R31-4']],
    ['net', 'R31-2', ['R31-2: nothing']],
  ])('%s, %s', (form, rulings, effects) => {
    expect(told(`fourball ${form}`, rulings, [fours(), fives])).toEqual(effects);
  });
});
