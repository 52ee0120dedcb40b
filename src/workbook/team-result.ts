import { statusText } from '../rules/rulings/ruling';
import type { TeamDecision } from '../rules/standings/teams';
import { sayResults } from '../words/results';
import type { Language } from '../words/say';
import type { Day } from './day';
import { type TeamCardLine, type TeamLine, TO_DECIDE } from './day-result';
import type { TeamMember, TeamOfDay } from './teams';

/** The teams in words, the leader first. */
export const teamLines = ({ teams }: Day, language: Language): readonly TeamLine[] =>
  teams.map((team): TeamLine => {
    const { place, isShared, total, decision } = team.standing;
    return {
      place: place === null ? '' : `${isShared ? 'T' : ''}${place}`,
      name: team.name,
      total,
      decidedBy: isShared ? sayResults('teamLevel', language) : sayTeamDecision(decision, language),
      cards: cardsOf(team),
    };
  });

function cardsOf({ members, counted }: TeamOfDay): readonly TeamCardLine[] {
  const line = (member: TeamMember | undefined, counts: boolean): TeamCardLine => {
    const { judged = null, name = '' } = member ?? {};
    const round = judged?.isRanked ? judged.round : null;
    const status = judged === null ? '' : round === null ? TO_DECIDE : round.status ? statusText(round.status) : '';
    return { name, total: round?.status === null ? round.total : null, status, counts };
  };
  return [
    ...counted.map((at) => line(members[at], true)),
    ...members.flatMap((member, at) => (counted.includes(at) ? [] : [line(member, false)])),
  ];
}

function sayTeamDecision(decision: TeamDecision | null, language: Language): string {
  if (!decision) return '';
  const { step, own, other } = decision;
  const figure = (value: number | null): string => (value === null ? '–' : String(value).replace('-', '−'));
  const label =
    step.kind === 'last' && step.nth === 1
      ? sayResults('teamLastOne', language)
      : sayResults(TEAM_STEPS[step.kind], language, { nth: step.nth });
  return sayResults('teamFigures', language, { label, own: figure(own), other: figure(other) });
}

const TEAM_STEPS = { discarded: 'teamDiscarded', card: 'teamCard', last: 'teamLast' } as const;

/** "Ann 36, Ben 34 · (Cy 28, Dee NR)": what counts, then what does not. */
export function teamCardsText({ cards }: TeamLine): string {
  const one = ({ name, total, status }: TeamCardLine): string =>
    `${name} ${total === null ? status || '–' : String(total).replace('-', '−')}`;
  const counting = cards.filter(({ counts }) => counts).map(one);
  const others = cards.filter(({ counts }) => !counts).map(one);
  return [counting.join(', '), others.length > 0 ? `(${others.join(', ')})` : '']
    .filter((part) => part !== '')
    .join(' ');
}
