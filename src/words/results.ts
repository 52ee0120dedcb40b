import type { Form, Scoring } from '../rules/forms/form';
import type { HoleLimit } from '../rules/forms/maximum-score';
import type { CommitteeTie } from '../rules/ties/tie-break';
import { type Language, say, type Sentence, type Values } from './say';

/** The words of the Results sheet. */
export const RESULTS = {
  sheet: { en: 'Results', fr: 'Résultats' },
  unfinished: { en: 'Results · unfinished', fr: 'Résultats · inachevé' },
  dropped: { en: 'Results · this list is no longer made', fr: 'Résultats · cette liste n’est plus établie' },
  provisional: {
    en: 'Results · provisional, {open} decisions open',
    fr: 'Résultats · provisoire, {open} décisions en attente',
  },
  provisionalOne: { en: 'Results · provisional, 1 decision open', fr: 'Résultats · provisoire, 1 décision en attente' },
  settled: { en: 'Results · no decision open', fr: 'Résultats · aucune décision en attente' },
  untitled: { en: 'Competition', fr: 'Compétition' },
  course: { en: 'Course', fr: 'Parcours' },
  terms: { en: 'Terms', fr: 'Règlement' },
  termsLine: {
    en: '{form}; Rules: {edition}{allowance}; ties: {ties}{deducted}',
    fr: '{form} ; Règles : {edition}{allowance} ; départage : {ties}{deducted}',
  },
  allowance: { en: '; allowance {allowance}', fr: ' ; pourcentage de handicap {allowance}' },
  deducted: {
    en: '; deducted by rulings: {amount} in all, {cards} cards',
    fr: ' ; déduit par décision : {amount} au total, {cards} cartes',
  },
  deductedOne: {
    en: '; deducted by rulings: {amount}, 1 card',
    fr: ' ; déduit par décision : {amount}, 1 carte',
  },
  grossOf: { en: '{form}, gross', fr: '{form} brut' },
  division: { en: 'Division', fr: 'Série' },
  list: { en: 'List', fr: 'Classement' },
  total: { en: 'Total', fr: 'Total' },
  place: { en: 'Place', fr: 'Place' },
  name: { en: 'Player', fr: 'Joueur' },
  side: { en: 'Side', fr: 'Camp' },
  handicap: { en: 'PH', fr: 'HJ' },
  points: { en: 'Points', fr: 'Points' },
  holes: { en: 'Up/down', fr: 'Gagnés' },
  net: { en: 'Net', fr: 'Net' },
  gross: { en: 'Gross', fr: 'Brut' },
  out: { en: 'Out', fr: 'Aller' },
  in: { en: 'In', fr: 'Retour' },
  less: { en: 'Less', fr: 'Déduit' },
  decidedBy: { en: 'Decided by', fr: 'Départagé par' },
  rulings: { en: 'Rulings', fr: 'Décisions' },
  prize: { en: 'Prize', fr: 'Prix' },
  prizes: { en: 'Prizes', fr: 'Prix' },
  prizesOneEach: { en: 'Prizes, at most one a player', fr: 'Prix, un au plus par joueur' },
  prizeOf: { en: '{list}: {prize}', fr: '{list} : {prize}' },
  prizeNth: { en: 'prize {nth}', fr: 'prix {nth}' },
  sharedBy: { en: '{things}, shared by {count}', fr: '{things}, à partager à {count}' },
  twos: { en: 'Twos', fr: 'Twos (deux coups sur un trou)' },
  hole: { en: 'Hole {hole}', fr: 'Trou {hole}' },
  holeInOne: { en: 'hole in one', fr: 'trou en un' },
  below: { en: 'Without a place', fr: 'Sans place' },
  status: { en: 'Status', fr: 'Statut' },
  why: { en: 'Why', fr: 'Pourquoi' },
  teams: { en: 'Teams', fr: 'Équipes' },
  team: { en: 'Team', fr: 'Équipe' },
  teamTotal: { en: 'Total', fr: 'Total' },
  teamCards: { en: 'Cards (those that do not count)', fr: 'Cartes (celles qui ne comptent pas)' },
  teamScoringAll: { en: 'every card counts', fr: 'chaque carte compte' },
  teamScoringCards: {
    en: 'the best {best} cards of a team count',
    fr: 'les {best} meilleures cartes d’une équipe comptent',
  },
  teamScoringHoles: {
    en: 'the best {best} of a team on each hole count',
    fr: 'les {best} meilleurs d’une équipe à chaque trou comptent',
  },
  teamLevel: { en: 'level after every step', fr: 'à égalité jusqu’au bout' },
  teamDiscarded: { en: 'discarded card {nth}', fr: 'carte écartée {nth}' },
  teamCard: { en: 'card {nth}', fr: 'carte {nth}' },
  teamLast: { en: 'last {nth} holes', fr: '{nth} derniers trous' },
  teamLastOne: { en: 'last hole', fr: 'dernier trou' },
  teamFigures: { en: '{label}: {own}, against {other}', fr: '{label} : {own} contre {other}' },
  noCard: { en: 'no card returned', fr: 'aucune carte rendue' },
  roundHead: { en: 'R{nth}', fr: 'T{nth}' },
  rounds: { en: 'Rounds', fr: 'Tours' },
  roundsAll: { en: '{sheets}; all count', fr: '{sheets} ; tous comptent' },
  roundsBest: { en: '{sheets}; the best {count} count', fr: '{sheets} ; les {count} meilleurs comptent' },
  roundsEclectic: {
    en: '{sheets}; eclectic: the best of each hole counts',
    fr: '{sheets} ; éclectique : le meilleur de chaque trou compte',
  },
  eclectic: { en: 'Eclectic', fr: 'Éclectique' },
  fromRound: { en: 'from round', fr: 'du tour' },
  holesWithoutScore: {
    en: 'without a score in any round: hole {holes}',
    fr: 'sans score dans aucun tour : trou {holes}',
  },
  match: { en: 'Match', fr: 'Match' },
  matches: { en: 'Matches', fr: 'Matchs' },
  session: { en: 'Session', fr: 'Session' },
  homeTeam: { en: 'Home', fr: 'Recevants' },
  awayTeam: { en: 'Away', fr: 'Visiteurs' },
  result: { en: 'Result', fr: 'Résultat' },
  halvedMatch: { en: 'halved', fr: 'partagé' },
  marginUp: { en: '{holes} up', fr: '{holes} up' },
  marginExtra: { en: 'hole {extra}', fr: 'trou {extra}' },
  marginNone: { en: 'won', fr: 'gagné' },
  matchTerms: {
    en: 'Match play; a match won {won}, halved {halved}, lost {lost}; equal points: {parted}',
    fr: 'Match-play ; un match gagné {won}, partagé {halved}, perdu {lost} ; à égalité de points : {parted}',
  },
  byMargins: { en: 'sum of the margins', fr: 'somme des marges' },
  sharedPlaces: { en: 'shared', fr: 'place partagée' },
  teamRecord: {
    en: '{total} points; won {won}, halved {halved}, lost {lost}; {margins}',
    fr: '{total} points ; gagnés {won}, partagés {halved}, perdus {lost} ; {margins}',
  },
  teamLine: { en: '{name}: {record}', fr: '{name} : {record}' },
  holesUp: { en: 'holes up: {holes}', fr: 'trous d’avance : {holes}' },
  holesDown: { en: 'holes down: {holes}', fr: 'trous de retard : {holes}' },
  matchCounts: {
    en: '{entered} in all: {placed} counted, {missing} without a result that counts',
    fr: '{entered} en tout : {placed} comptés, {missing} sans résultat qui compte',
  },
  noReturn: { en: 'no return: a hole has no score', fr: 'carte non rendue : un trou est sans score' },
  effects: { en: 'Rulings and what they did', fr: 'Décisions et leurs effets' },
  findings: { en: 'Findings', fr: 'Constats' },
  decide: { en: 'decide', fr: 'décider' },
  warn: { en: 'look at', fr: 'vérifier' },
  info: { en: 'note', fr: 'note' },
  cardsHead: { en: 'Cards', fr: 'Cartes' },
  cards: {
    en: '{entered} entered: {placed} placed, {below} without a place, {missing} not returned',
    fr: '{entered} inscrites : {placed} classées, {below} sans place, {missing} non rendues',
  },
  stampHead: { en: 'Mark', fr: 'Marque' },
  stamp: {
    en: '{stamp}: other cards, rulings or Terms give another mark',
    fr: '{stamp} : d’autres cartes, décisions ou règlement donnent une autre marque',
  },
  row: { en: 'Row {row}', fr: 'Ligne {row}' },
} as const satisfies Readonly<Record<string, Sentence>>;

export type ResultsWord = keyof typeof RESULTS;

export const sayResults = (word: ResultsWord, language: Language, values: Values = {}): string =>
  say(RESULTS[word], language, values);

/**
 * The margin of a match as golfers write it.
 *
 * @example sayMargin({ holes: 3, left: 2, extra: null }, 'en') //=> '3&2'
 */
export function sayMargin(
  { holes, left, extra }: { readonly holes: number; readonly left: number; readonly extra: number | null },
  language: Language,
): string {
  if (extra !== null) return sayResults('marginExtra', language, { extra });
  if (holes === 0) return sayResults('marginNone', language);
  return left > 0 ? `${holes}&${left}` : sayResults('marginUp', language, { holes });
}

/** The sum of a team's margins in words. */
export const sayHoles = (holes: number, language: Language): string =>
  sayResults(holes < 0 ? 'holesDown' : 'holesUp', language, { holes: Math.abs(holes) });

/** A team's points, its matches, its holes, and what parted it: "6 1/2 points; won 6, halved 1, lost 3; holes up: 12". */
export function sayTeamRecord(
  {
    holes,
    decidedBy,
    ...record
  }: Readonly<Record<'won' | 'halved' | 'lost' | 'holes', number> & Record<'total' | 'decidedBy', string>>,
  language: Language,
): string {
  const { total, won, halved, lost } = record;
  const said = sayResults('teamRecord', language, { total, won, halved, lost, margins: sayHoles(holes, language) });
  return decidedBy === '' ? said : `${said} · ${decidedBy}`;
}

/** The name of a list: a division, its gross, the gross of the whole field; "" for the whole field. */
export function sayListTitle(division: string, isGross: boolean, language: Language): string {
  if (!isGross) return division;
  const gross = RESULTS.gross[language];
  return division === '' ? gross : `${division}, ${gross.toLowerCase()}`;
}

const SCORINGS: Readonly<Record<Scoring, Sentence>> = {
  stableford: { en: 'Stableford', fr: 'Stableford' },
  par: { en: 'par', fr: 'contre par' },
  bogey: { en: 'bogey', fr: 'contre bogey' },
  net: { en: 'stroke play, net', fr: 'stroke play net' },
  gross: { en: 'stroke play, gross', fr: 'stroke play brut' },
  max: { en: 'maximum score', fr: 'score maximum' },
};

/** A form of play in words. */
export function sayForm({ scoring, fourBall, limit }: Form, language: Language): string {
  const said = SCORINGS[scoring][language] + (limit ? ` (${sayLimit(limit, language)})` : '');
  const words = fourBall ? `${language === 'fr' ? 'quatre balles' : 'four-ball'} ${said}` : said;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const sayLimit = (limit: HoleLimit, language: Language): string =>
  limit.kind === 'ndb' ? LIMITS.ndb[language] : say(LIMITS[limit.kind], language, { n: limit.n });

const LIMITS = {
  times: { en: '{n} × par', fr: '{n} × par' },
  over: { en: 'par + {n}', fr: 'par + {n}' },
  strokes: { en: '{n} strokes', fr: '{n} coups' },
  ndb: { en: 'net double bogey', fr: 'double bogey net' },
} as const satisfies Readonly<Record<string, Sentence>>;

const TIES: Readonly<Record<CommitteeTie, Sentence>> = {
  countback: { en: 'countback last 9, 6, 3, 1', fr: '9, 6, 3 et dernier trou' },
  'countback-gross': { en: 'countback last 9, 6, 3, 1 on gross', fr: '9, 6, 3 et dernier trou en brut' },
  'countback-index': {
    en: 'countback last 9, 6, 3, 1 by stroke index',
    fr: '9, 6, 3 et dernier trou selon les index',
  },
  front: { en: 'then last 9, 6, 3, 1 of the front nine', fr: 'puis 9, 6, 3 et dernier trou de l’aller' },
  'front-3678': { en: 'then last 3, 6, 7, 8 of the front nine', fr: 'puis 3, 6, 7 et 8 derniers trous de l’aller' },
  'holes-back': { en: 'hole by hole from the last', fr: 'trou par trou depuis le dernier' },
  hardest: { en: 'hole by hole from stroke index 1', fr: 'trou par trou depuis l’index 1' },
  'lowest-handicap': { en: 'lowest handicap', fr: 'plus petit handicap' },
  'play-off': { en: 'play-off', fr: 'barrage' },
  shared: { en: 'places shared', fr: 'places partagées' },
};

export const sayTies = (ties: readonly CommitteeTie[], language: Language): string =>
  ties.map((tie) => TIES[tie][language]).join(' > ');
