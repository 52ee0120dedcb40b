import type { RefusalCode } from '../rules/refusal';
import type { Sentence } from './say';

/** What is wrong with the figures of a handicap, of a side or of a score to post. */
export const HANDICAP_REFUSALS = {
  'handicap-index': {
    en: '“{met}” is no Handicap Index. From {least} to {most} is read, a plus index like +2.3.',
    fr: '« {met} » n’est pas un Index. De {least} à {most} est attendu, un index « plus » comme +2,3.',
  },
  'handicap-slope': {
    en: '“{met}” is no slope rating. Whole numbers from {least} to {most} are read.',
    fr: '« {met} » n’est pas un slope. Un nombre entier de {least} à {most} est attendu.',
  },
  'handicap-rating': {
    en: '“{met}” is no course rating here. From {least} to {most} is read; nine or twelve holes want the option 9 holes or 12 holes.',
    fr: '« {met} » n’est pas un SSS ici. De {least} à {most} est attendu ; pour neuf ou douze trous, ajoutez l’option 9 trous ou 12 trous.',
  },
  'handicap-par': {
    en: '“{met}” is no par of a course of {holes} holes. Whole numbers from {least} to {most} are read; nine or twelve holes want the option 9 holes or 12 holes.',
    fr: '« {met} » n’est pas un par de parcours de {holes} trous. Un nombre entier de {least} à {most} est attendu ; pour neuf ou douze trous, ajoutez l’option 9 trous ou 12 trous.',
  },
  'handicap-lowest-par': {
    en: 'A lowest par of {met} is above the par {par} of this tee. Give the lowest par of the tees in play.',
    fr: 'Un par le plus bas de {met} dépasse le par {par} de ce départ. Donnez le plus bas des pars des départs joués.',
  },
  'handicap-pcc': {
    en: '“{met}” is no playing conditions calculation. From {least} to {most} is read.',
    fr: '« {met} » n’est pas un PCC (calcul des conditions de jeu). De {least} à {most} est attendu.',
  },
  'handicap-allowance': {
    en: '“{met}” is no allowance. Per cents from {least} to {most} are read, such as 95 or 0.95, or a form of play such as stableford, match, fourball par or 2 of 4. A side with one score has SIDEHANDICAP.',
    fr: '« {met} » n’est pas un pourcentage de handicap. De {least} à {most} est attendu, comme 95 ou 0,95, ou une formule de jeu comme stableford, match, quatre balles par ou 2 sur 4. Un camp à un seul score a SIDEHANDICAP.',
  },
  'handicap-option-unknown': {
    en: '“{met}” is no option of this function. Write 2024, 2020, england 2020, wales 2020, ireland 2020, scotland 2020, 9 holes or 12 holes, joined by a comma.',
    fr: '« {met} » n’est pas une option de cette fonction. Écrivez 2024, 2020, angleterre 2020, galles 2020, irlande 2020, écosse 2020, 9 trous ou 12 trous, reliés par une virgule.',
  },
  'match-rounding-unknown': {
    en: '“{met}” does not say how the strokes of a match are rounded. Write per player or difference.',
    fr: '« {met} » ne dit pas comment les coups d’un match sont arrondis. Écrivez par joueur ou différence.',
  },
  'adjusted-gross': {
    en: '“{met}” is no adjusted gross score. Whole strokes from {least} to {most} are read.',
    fr: '« {met} » n’est pas un score brut ajusté. Un nombre entier de coups de {least} à {most} est attendu.',
  },
  'holes-not-played': {
    en: '{met} holes were not played. No more than {most} are filled with net par.',
    fr: '{met} trous n’ont pas été joués. Le par net n’en remplace pas plus de {most}.',
  },
  'not-played-without-index': {
    en: 'A hole that was not played has no net par for a player without a Handicap Index.',
    fr: 'Un trou non joué n’a pas de par net pour un joueur sans Index.',
  },
  'differential-not-read': {
    en: '“{met}” is no Score Differential. Write it with one decimal, such as 12.5; two of nine holes are added and rounded first.',
    fr: '« {met} » n’est pas un différentiel. Écrivez-le avec une décimale, comme 12,5 ; deux différentiels de neuf trous s’ajoutent et s’arrondissent d’abord.',
  },
  'differential-count': {
    en: '{met} Score Differentials are given. An index wants from {least} to {most}, the latest ones.',
    fr: '{met} différentiels sont donnés. Un Index en demande de {least} à {most}, les plus récents.',
  },
  'side-format-unknown': {
    en: '“{met}” is no format of a side. Write foursomes, greensomes, chapman or scramble, with per cents like scramble 30/15.',
    fr: '« {met} » n’est pas une formule de camp. Écrivez foursomes, greensomes, chapman ou scramble, avec des pourcentages comme scramble 30/15.',
  },
  'side-handicap-not-read': {
    en: '“{met}” is no Course Handicap. Write 12, 11.3 or +2.',
    fr: '« {met} » n’est pas un handicap de parcours. Écrivez 12, 11,3 ou +2.',
  },
  'side-size': {
    en: '{met} handicaps do not make a side of {format}.',
    fr: '{met} handicaps ne font pas un camp de {format}.',
  },
} satisfies Partial<Record<RefusalCode, Sentence>>;
