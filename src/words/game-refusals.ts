import type { RefusalCode } from '../rules/refusal';
import type { Sentence } from './say';

/** What is wrong with a side game, a points table, places or a pot. */
export const GAME_REFUSALS = {
  'skins-rule-unknown': {
    en: '“{met}” does not say what a tied hole does. Write carry, split or void.',
    fr: '« {met} » ne dit pas ce que devient un trou partagé. Écrivez report, partage ou perdu.',
  },
  'points-table': {
    en: '{met} points are given. {wanted} are wanted, for a net score of four under and better, three under, two, one, level, one over, two over and worse; or pga.',
    fr: '{met} points sont donnés. Il en faut {wanted}, pour un net de quatre sous le par et mieux, trois sous, deux, un, le par, un au-dessus, deux et plus ; ou pga.',
  },
  'place-not-read': {
    en: '“{met}” is no place. Write 1, T2, or a status such as NR; blank is no place.',
    fr: '« {met} » n’est pas une place. Écrivez 1, T2, ou un statut comme NR ; vide : pas de place.',
  },
  'places-overlap': {
    en: '{count} share place {place}, so that there is no place {met}. Places go 1 2 2 4.',
    fr: '{count} se partagent la place {place} : il n’y a donc pas de place {met}. Les places vont 1 2 2 4.',
  },
  'whole-number-wanted': {
    en: '“{met}” cannot be used here. Whole numbers from {least} to {most} are read.',
    fr: '« {met} » ne convient pas ici. Un nombre entier de {least} à {most} est attendu.',
  },
  'decimal-wanted': {
    en: '“{met}” cannot be used here. Numbers from {least} to {most} are read, with {decimals} decimals at most.',
    fr: '« {met} » ne convient pas ici. Un nombre de {least} à {most} est attendu, avec {decimals} décimales au plus.',
  },
} satisfies Partial<Record<RefusalCode, Sentence>>;
