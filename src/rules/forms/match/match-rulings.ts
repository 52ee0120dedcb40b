import type { Course } from '../../course';
import type { Clause, Edition } from '../../editions/clause';
import { clauseOf, findClause } from '../../editions/edition-in-force';
import type { MatchAct } from '../../editions/match-play';
import { type Read, type Refusal, type RefusalCode, refusal, refused, sound } from '../../refusal';
import { formatRuling } from '../../rulings/notation';
import type { Ruling } from '../../rulings/ruling';
import { type MatchForm, type Player, type Sides, sideOf } from './match-form';
import { type MatchLedger, type MatchRulings, openMatchLedger, type PlayerRuling } from './match-ledger';

/**
 * Applies the rulings on one match (Rules 29 and 30 in `classic`): a letter names the player in breach.
 *
 * @param sides of the match; in a three-ball the rulings on the other matches are checked and passed over
 * @param rulings in the cell's order
 * @returns what they do, or why one of them cannot act in this form of match
 */
export function applyMatchRulings(
  rulings: readonly Ruling[],
  course: Course,
  form: MatchForm,
  sides: Sides,
  edition: Edition,
): Read<MatchRulings> {
  const ledger = openMatchLedger(course, sides, edition.matchPlay.out);
  // Rulings on another match of the three are checked on a book of their own.
  const elsewhere = openMatchLedger(course, sides, edition.matchPlay.out);
  const refusals = rulings.flatMap((ruling): readonly Refusal[] => {
    const code = (misfit: RefusalCode, met = ''): readonly Refusal[] => [
      refusal(misfit, { met, ruling: formatRuling(ruling) }),
    ];
    if (!namesPlayer(ruling)) return code('ruling-needs-player');
    const against = opponentsNamed(ruling);
    const absent = [ruling.who, ...against].find((player) => !form.players.includes(player));
    if (absent !== undefined) return code('ruling-player-absent', absent);
    const hole = ruling.holes.find((number) => !course.holes.some((each) => each.number === number));
    if (hole !== undefined) return code('ruling-hole-not-on-card', `${hole}`);
    const isThreeBall = form.kind === 'three-ball';
    if (against[0] !== undefined && !isThreeBall) return code('ruling-flag-three-ball-only', `v${against[0]}`);
    if (against.includes(ruling.who)) return code('ruling-player-absent', ruling.who);
    const ofPartners = ruling.flags.find((flag) => flag === 'helped' || flag === 'harmed');
    const isAlone = sides.every((side) => side.length === 1 || !side.includes(ruling.who));
    if (ofPartners !== undefined && isAlone) return code('ruling-flag-partners-only', ofPartners);

    const isHere =
      sideOf(sides, ruling.who) !== null &&
      (against.length === 0 || against.some((player) => sideOf(sides, player) !== null));
    const wrong = applyOne(ruling, form, edition, isHere ? ledger : elsewhere);
    return wrong ? [wrong] : [];
  });
  return refusals.length > 0 ? refused(...refusals) : sound(ledger.close());
}

const namesPlayer = (ruling: Ruling): ruling is PlayerRuling => ruling.who !== null && ruling.who !== 'side';

/** The opponents in whose match alone a ruling acts: `!vB`. */
const opponentsNamed = ({ flags }: Ruling): readonly Player[] =>
  flags.flatMap((flag) => (flag === 'helped' || flag === 'harmed' ? [] : [flag.slice(1) as Player]));

function applyOne(ruling: PlayerRuling, form: MatchForm, edition: Edition, ledger: MatchLedger): Refusal | null {
  const { what, taken, holes } = ruling;
  const cited = clauseOf(ruling);
  const found = cited === null ? null : clauseInMatch(cited, ruling, form, edition);
  if (found?.ok === false) return found.refusals[0] ?? null;
  const clause = found?.value.clause ?? null;
  const act = actOf(ruling, found?.value.act);
  const written = formatRuling(ruling);
  if (taken !== null && found?.value.act.does !== 'replays')
    return refusal('ruling-strokes-three-ball-only', { ruling: written });

  const isOut = act?.does === 'disqualifies';
  // What the list does not name costs a player with partners the hole (30-3e(iii)); DQ alone says which by naming one.
  const isOfHole =
    isOut && form.kind === 'partners' && (clause ? !edition.matchPlay.out.has(clause.id) : holes.length > 0);
  const isAnywhere =
    act === null || act.does === 'nothing' || (isOut && !isOfHole) || (act.does === 'replays' && taken === null);
  if (!isAnywhere && holes.length === 0 && clause?.onFirstHole)
    return applyOne(ledger.onFirstHole(ruling), form, edition, ledger);
  if (!isAnywhere && holes.length === 0) return refusal('ruling-needs-hole', { ruling: written });

  if (act === null) {
    if (what.kind === 'status') ledger.setStatus(ruling, what.status);
    return null;
  }
  switch (act.does) {
    case 'nothing':
      break;
    case 'strokes':
      ledger.addStrokes(ruling, act.strokes);
      break;
    case 'losesHole':
      ledger.loseHoles(ruling);
      break;
    case 'climbs':
      if (clause) ledger.climb(ruling, clause, cited ?? '', act.strokes);
      return null;
    case 'adjusts':
      if (clause) ledger.adjust(ruling, clause, act);
      break;
    case 'disqualifies':
      if (isOfHole) ledger.loseHoles(ruling);
      else if (form.kind === 'partners') ledger.putOutByList(ruling, clause, { code: 'DQ', clause: cited });
      else ledger.setStatus(ruling, { code: 'DQ', clause: cited });
      break;
    case 'replays':
      if (taken !== null) ledger.restate(ruling, taken);
      break;
  }
  if (clause?.repeatDisqualifies && what.kind === 'breach') ledger.countBreach(ruling, clause, cited ?? '');
  return null;
}

/** What a ruling does: as its clause says, the Committee's own strokes, or DQ whatever the clause; null: another status. */
function actOf({ what }: Ruling, ofClause: MatchAct | undefined): MatchAct | null {
  if (what.kind === 'strokes') return { does: 'strokes', strokes: what.strokes };
  if (what.kind === 'breach') return ofClause ?? null;
  return what.status.code === 'DQ' ? { does: 'disqualifies' } : null;
}

/** A clause that acts in this match, and how. */
interface MatchClause {
  readonly clause: Clause;
  readonly act: MatchAct;
}

/** Finds the clause that a ruling cites, or says why it cannot be cited in this match. */
function clauseInMatch(cited: string, ruling: Ruling, form: MatchForm, edition: Edition): Read<MatchClause> {
  const written = formatRuling(ruling);
  const { matchPlay } = edition;
  const found = findClause(edition, cited);
  if (!found.ok) return found;
  const clause = found.value;
  const act = matchPlay.acts.get(clause.id);
  const kind = matchPlay.only.get(clause.id) ?? form.kind;
  if (act === undefined || kind !== form.kind || matchPlay.strokePlayParts.has(cited)) {
    const instead = matchPlay.instead.get(cited) ?? matchPlay.instead.get(clause.id) ?? '';
    return refused(refusal('clause-not-in-form', { met: cited, instead, ruling: written }));
  }
  const isInOne = form.kind === 'three-ball' && matchPlay.inOneMatch.has(clause.id);
  return isInOne && opponentsNamed(ruling).length === 0
    ? refused(refusal('ruling-needs-opponent', { ruling: written }))
    : sound({ clause, act });
}
