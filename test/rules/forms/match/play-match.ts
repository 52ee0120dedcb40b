import { editionInForce, readEditionId } from '../../../../src/rules/editions/edition-in-force';
import { matchText, playMatch } from '../../../../src/rules/forms/match/match';
import type { MatchForm } from '../../../../src/rules/forms/match/match-form';
import type { Read } from '../../../../src/rules/refusal';
import { parseRulings } from '../../../../src/rules/rulings/notation';
import type { HoleScore } from '../../../../src/rules/score';
import { PAR_FOURS, soundOf } from '../../play';

/** How a test plays a match: scores by player, scratch on eighteen par 4s where nothing else is said. */
export interface MatchPlayed {
  readonly form: MatchForm;
  readonly scores: readonly (readonly HoleScore[])[];
  readonly handicaps?: readonly number[];
  readonly rulings?: string;
  readonly edition?: string;
}

/** What each match of the group answers, or why a ruling cannot act. */
export function tryMatches({ form, scores, handicaps = [], rulings = '', edition = '' }: MatchPlayed): Read<string>[] {
  const balls = new Map(
    form.players.map((player, at) => [player, { scores: scores[at] ?? [], handicap: handicaps[at] ?? 0 }] as const),
  );
  const read = soundOf(parseRulings(rulings));
  const inForce = soundOf(editionInForce(read, soundOf(readEditionId(edition))));
  return form.matches.map((sides) => {
    const match = playMatch(PAR_FOURS, form, sides, balls, read, inForce);
    return match.ok ? { ok: true, value: matchText(match.value) } : match;
  });
}

export const matchesOf = (how: MatchPlayed): string[] => tryMatches(how).map(soundOf);

/** The result of a form with one match. */
export const matchOf = (how: MatchPlayed): string => matchesOf(how)[0] ?? '';
