import type { EditionId } from '../rules/editions/clause';
import type { ExplanationLine } from '../rules/explanation';
import { familyOf, type Family, type Form, isNetOfOneBall } from '../rules/forms/form';
import type { BallOnHole, Round, RoundHole } from '../rules/forms/round';
import type { Effect } from '../rules/rulings/effect';
import { formatRuling } from '../rules/rulings/notation';
import { statusText, type Status } from '../rules/rulings/ruling';
import type { Decision, Fraction } from '../rules/standings/places';
import type { TieStep } from '../rules/ties/tie-break';
import { topicOf } from './clause-text';
import { type Language, say, type Sentence } from './say';

/**
 * What one ruling did to its card, as a sentence that begins with its notation.
 *
 * @param family the unit of a deduction: points, or holes in par and bogey
 * @param edition whose words say what the clause is about; left out, the one it is written in
 */
export function sayEffect(effect: Effect, language: Language, family: Family | 'max', edition?: EditionId): string {
  const written = formatRuling(effect.ruling);
  const clause = 'clause' in effect ? effect.clause : effect.kind === 'out' ? effect.status.clause : null;
  const about = clause === null ? '' : topicOf(clause, language, edition);
  const what = sayWhat(effect, language, family);
  const colon = language === 'fr' ? ' : ' : ': ';
  return `${written}${about === '' ? '' : ` (${about})`}${colon}${what}`;
}

/** The same without the notation: "−4 points from the round (2 a hole, at most 4)". */
export const sayWhat = (effect: Effect, language: Language, family: Family | 'max'): string =>
  say(sentenceOf(effect, family), language, valuesOf(effect, language));

/** What a wrong hole score does (6-6d, 3.3b(3)), which only the card can tell. */
export const sayTried = (hole: number, taken: number, isByResult: boolean, language: Language): string =>
  say(isByResult ? EFFECTS.triedByResult : EFFECTS.tried, language, { hole, taken });

function sentenceOf(effect: Effect, family: Family | 'max'): Sentence {
  switch (effect.kind) {
    case 'strokes':
      if (effect.amount === 0) return effect.perRound === null ? EFFECTS.replaced : EFFECTS.capReached;
      if (effect.perRound !== null) return effect.onBoth ? EFFECTS.sideStrokesCapped : EFFECTS.strokesCapped;
      return effect.onBoth ? EFFECTS.strokesOnBoth : EFFECTS.strokes;
    case 'deducts':
      if (effect.amount === 0) return EFFECTS.capReached;
      if (effect.perRound === null)
        return effect.amount === 1
          ? EFFECTS[family === 'stableford' ? 'point' : 'hole']
          : EFFECTS[family === 'stableford' ? 'points' : 'holes'];
      return family === 'stableford' ? EFFECTS.pointsCapped : EFFECTS.holesCapped;
    case 'takesHole':
      return family === 'max' ? EFFECTS.takesHoleAtMaximum : EFFECTS.takesHole;
    case 'out':
      return effect.status.code === 'DQ' ? EFFECTS.disqualified : STATUSES[effect.status.code];
    case 'spared':
      return EFFECTS.spared;
    case 'stands':
      return EFFECTS.stands;
    case 'partnerOnly':
      return EFFECTS.partnerOnly;
    case 'nothing':
      return EFFECTS.nothing;
  }
}

function valuesOf(effect: Effect, language: Language): Readonly<Record<string, string | number>> {
  const onHoles = (numbers: readonly number[]): string => {
    if (numbers.length < 2) return say(EFFECTS.onHole, language, { hole: numbers[0] ?? '' });
    return say(EFFECTS.onHoles, language, { first: numbers.slice(0, -1).join(', '), last: numbers.at(-1) ?? '' });
  };
  switch (effect.kind) {
    case 'strokes':
      return { amount: effect.amount, each: effect.each, most: effect.perRound ?? '', onHoles: onHoles(effect.holes) };
    case 'deducts':
      return { amount: effect.amount, each: effect.each, most: effect.perRound ?? '' };
    case 'takesHole':
      return { onHoles: onHoles(effect.holes) };
    case 'spared':
    case 'stands':
      return { hole: effect.hole };
    default:
      return {};
  }
}

const EFFECTS = {
  onHole: { en: 'on hole {hole}', fr: 'au trou {hole}' },
  onHoles: { en: 'on holes {first} and {last}', fr: 'aux trous {first} et {last}' },
  strokes: { en: '+{amount} {onHoles}', fr: '+{amount} {onHoles}' },
  strokesOnBoth: { en: '+{amount} {onHoles} for either ball', fr: '+{amount} {onHoles} pour chaque balle' },
  strokesCapped: {
    en: '+{amount} {onHoles} ({each} a hole, at most {most} a round)',
    fr: '+{amount} {onHoles} ({each} par trou, {most} au plus par tour)',
  },
  sideStrokesCapped: {
    en: '+{amount} for the side {onHoles} ({each} a hole, at most {most} a round)',
    fr: '+{amount} pour le camp {onHoles} ({each} par trou, {most} au plus par tour)',
  },
  point: { en: '−1 point from the round', fr: '−1 point sur le tour' },
  points: { en: '−{amount} points from the round', fr: '−{amount} points sur le tour' },
  pointsCapped: {
    en: '−{amount} points from the round ({each} a hole, at most {most})',
    fr: '−{amount} points sur le tour ({each} par trou, {most} au plus)',
  },
  hole: { en: '−1 hole from the result', fr: '−1 trou sur le résultat' },
  holes: { en: '−{amount} holes from the result', fr: '−{amount} trous sur le résultat' },
  holesCapped: {
    en: '−{amount} from the result, in holes ({each} a hole of breach, at most {most})',
    fr: '−{amount} sur le résultat, en trous ({each} par trou d’infraction, {most} au plus)',
  },
  replaced: {
    en: 'no stroke of its own: the general penalty on the hole replaces it',
    fr: 'pas de coup en plus : la pénalité générale sur le trou le remplace',
  },
  capReached: {
    en: 'nothing more: already counted, or the most a round',
    fr: 'rien de plus : déjà compté, ou maximum du tour',
  },
  takesHole: { en: 'no score {onHoles}', fr: 'pas de score {onHoles}' },
  takesHoleAtMaximum: { en: 'the maximum {onHoles}', fr: 'le maximum {onHoles}' },
  tried: {
    en: 'out of the competition if hole {hole} was returned below {taken}',
    fr: 'hors de la compétition si le trou {hole} est rendu en moins de {taken}',
  },
  triedByResult: {
    en: 'out of the competition if hole {hole} was returned below {taken} and its result changes',
    fr: 'hors de la compétition si le trou {hole} est rendu en moins de {taken} et que son résultat change',
  },
  disqualified: { en: 'out of the competition', fr: 'hors de la compétition' },
  spared: {
    en: 'no penalty: the result of hole {hole} does not change',
    fr: 'pas de pénalité : le résultat du trou {hole} ne change pas',
  },
  stands: { en: 'hole {hole} stands as returned', fr: 'le trou {hole} compte comme rendu' },
  partnerOnly: { en: 'his alone: the side plays on', fr: 'pour lui seul : le camp continue' },
  nothing: { en: 'no penalty', fr: 'pas de pénalité' },
} as const satisfies Readonly<Record<string, Sentence>>;

const STATUSES: Readonly<Record<Status['code'], Sentence>> = {
  NR: { en: 'no return', fr: 'carte non rendue' },
  DQ: { en: 'disqualified', fr: 'disqualifié' },
  WD: { en: 'withdrew', fr: 'abandon' },
  NS: { en: 'did not start', fr: 'non partant' },
};

/** A status in words: "DQ R6-6b: disqualified (…)". */
export function sayStatus(status: Status, language: Language, edition?: EditionId): string {
  const about = status.clause === null ? '' : topicOf(status.clause, language, edition);
  const colon = language === 'fr' ? ' : ' : ': ';
  return `${statusText(status)}${colon}${STATUSES[status.code][language]}${about === '' ? '' : ` (${about})`}`;
}

/** What decided a place: the step, both figures, exact. */
export function sayDecision(decision: Decision | null, language: Language): string {
  if (decision === null) return '';
  if (decision.kind === 'level') return DECISIONS.level[language];
  const { step, own, other } = decision;
  return say(DECISIONS.figures, language, {
    label: sayStep(step, language),
    own: sayFigure(own),
    other: sayFigure(other),
  });
}

function sayStep(step: TieStep, language: Language): string {
  switch (step.kind) {
    case 'handicap':
    case 'play-off':
    case 'round':
      return DECISIONS[step.kind][language];
    case 'hole':
      return say(DECISIONS.hole, language, { hole: step.hole });
    case 'index':
      return say(DECISIONS.index, language, { index: step.index });
    case 'last':
    case 'front':
      return say(step.holes === 1 ? DECISIONS[`${step.kind}One`] : DECISIONS[step.kind], language, {
        holes: step.holes,
      });
  }
}

/** Who did not play off has no figure there. */
const sayFigure = (figure: Fraction): string => (Number.isFinite(figure.over) ? sayFraction(figure) : '–');

const DECISIONS = {
  level: { en: 'level after every step', fr: 'à égalité jusqu’au bout' },
  last: { en: 'last {holes} holes', fr: '{holes} derniers trous' },
  lastOne: { en: 'last hole', fr: 'dernier trou' },
  front: { en: 'last {holes} of the front nine', fr: '{holes} derniers de l’aller' },
  frontOne: { en: 'hole 9', fr: 'trou 9' },
  hole: { en: 'hole {hole}', fr: 'trou {hole}' },
  index: { en: 'stroke index {index}', fr: 'index {index}' },
  'play-off': { en: 'play-off', fr: 'barrage' },
  round: { en: 'last round', fr: 'dernier tour' },
  handicap: { en: 'handicap', fr: 'handicap' },
  figures: { en: '{label}: {own} v {other}', fr: '{label} : {own} contre {other}' },
} as const satisfies Readonly<Record<string, Sentence>>;

/** An exact figure without decimals: "34 1/2", "−1 2/3". */
export function sayFraction({ over, under }: Fraction): string {
  const sign = over < 0 ? '−' : '';
  const whole = Math.floor(Math.abs(over) / under);
  const rest = Math.abs(over) % under;
  if (rest === 0) return `${whole === 0 ? '' : sign}${whole}`;
  const divisor = greatestCommonDivisor(rest, under);
  return `${sign}${whole === 0 ? '' : `${whole} `}${rest / divisor}/${under / divisor}`;
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

/** One line of an explanation, as a sentence; its figure stands beside it. */
export function sayLine(line: ExplanationLine, language: Language): string {
  switch (line.kind) {
    case 'hole':
      return sayHole(line.hole, line.round, language);
    case 'handicap':
      return say(LINES.handicap, language, { handicap: line.handicap });
    case 'ruling':
      return sayEffect(line.effect, language, familyInWords(line.round.form), line.round.edition);
    case 'total':
      return LINES[`total-${familyOf(line.round.form)}`][language];
    case 'status':
      return sayStatus(line.status, language, line.round.edition);
  }
}

/** What an effect's words read of the form. */
export const familyInWords = (form: Form): Family | 'max' => (form.scoring === 'max' ? 'max' : familyOf(form));

function sayHole(on: RoundHole, round: Round, language: Language): string {
  const { hole, fixed, balls, counts } = on;
  const head = say(fixed === hole.par ? LINES.hole : LINES.holeFixed, language, {
    hole: hole.number,
    par: hole.par,
    index: hole.index,
    fixed,
  });
  const said = balls.map((ball, nth) => {
    const letter = balls.length > 1 ? `${'AB'[nth] ?? ''} ` : '';
    return `${letter}${sayTee(ball, on, language)}${sayBall(ball, round, language)}`;
  });
  const counting =
    balls.length > 1 && counts !== '' ? say(counts === '=' ? LINES.both : LINES.counts, language, { counts }) : '';
  return `${head}${said.join('; ')}${counting}`;
}

/** A partner's own par and stroke index, where they are not the card's. */
function sayTee({ hole, fixed }: BallOnHole, on: RoundHole, language: Language): string {
  if (hole.par === on.hole.par && hole.index === on.hole.index && fixed === on.fixed) return '';
  const values = { par: hole.par, index: hole.index, fixed };
  return say(fixed === hole.par ? LINES.ownTee : LINES.ownTeeFixed, language, values);
}

function sayBall(ball: BallOnHole, { form }: Round, language: Language): string {
  const { score, penalty, gross, strokes, maximum } = ball;
  const isCapped = maximum !== null && (gross === null || gross > maximum);
  const capped = isCapped ? say(LINES.maximum, language, { maximum }) : '';
  if (score === null) return LINES.noScore[language] + capped;
  if (gross === null) return say(LINES.taken, language, { score }) + capped;
  const withPenalty = penalty === 0 ? `${score}` : `${score}+${penalty}`;
  if (form.scoring === 'gross' || isNetOfOneBall(form)) return withPenalty + capped;
  const received = strokes === 0 ? '' : strokes > 0 ? ` − ${strokes}` : ` + ${-strokes}`;
  return `${withPenalty}${received}${say(LINES.net, language, { net: gross - strokes })}`;
}

const LINES = {
  hole: { en: 'Hole {hole} (par {par}, SI {index}): ', fr: 'Trou {hole} (par {par}, index {index}) : ' },
  holeFixed: {
    en: 'Hole {hole} (par {par}, SI {index}, fixed score {fixed}): ',
    fr: 'Trou {hole} (par {par}, index {index}, score fixé {fixed}) : ',
  },
  ownTee: { en: '(par {par}, SI {index}) ', fr: '(par {par}, index {index}) ' },
  ownTeeFixed: {
    en: '(par {par}, SI {index}, fixed score {fixed}) ',
    fr: '(par {par}, index {index}, score fixé {fixed}) ',
  },
  net: { en: ' = net {net}', fr: ' = net {net}' },
  noScore: { en: 'no score', fr: 'pas de score' },
  taken: { en: '{score}, taken away', fr: '{score}, annulé' },
  maximum: { en: ', the maximum is {maximum}', fr: ', le maximum est {maximum}' },
  counts: { en: '; {counts} counts', fr: ' ; {counts} compte' },
  both: { en: '; level', fr: ' ; à égalité' },
  handicap: { en: 'Playing Handicap {handicap}', fr: 'Handicap de jeu {handicap}' },
  'total-stableford': { en: 'Points', fr: 'Points' },
  'total-par': { en: 'Holes up (+) or down (−)', fr: 'Trous gagnés (+) ou perdus (−)' },
  'total-stroke': { en: 'Strokes', fr: 'Coups' },
} as const satisfies Readonly<Record<string, Sentence>>;
