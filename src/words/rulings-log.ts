import type { Sentence } from './say';

/** The words of the Rulings log sheet. */
export const LOG = {
  sheet: { en: 'Rulings log', fr: 'Journal des décisions' },
  title: {
    en: 'Rulings log · one line a decision of the Committee',
    fr: 'Journal des décisions · une ligne par décision du Comité',
  },
  when: { en: 'When', fr: 'Quand' },
  who: { en: 'Who', fr: 'Qui' },
  ruling: { en: 'Ruling', fr: 'Décision' },
  clause: { en: 'Clause', fr: 'Clause' },
  holes: { en: 'Hole', fr: 'Trou' },
  effect: { en: 'Effect', fr: 'Effet' },
  before: { en: 'Before', fr: 'Avant' },
  after: { en: 'After', fr: 'Après' },
  reason: { en: 'Reason', fr: 'Motif' },
  cell: { en: 'Cell', fr: 'Cellule' },
  state: { en: 'State', fr: 'État' },
  unfinished: { en: 'unfinished', fr: 'inachevé' },
  applied: { en: 'applied', fr: 'appliquée' },
  undone: { en: 'undone', fr: 'annulée' },
} as const satisfies Readonly<Record<string, Sentence>>;
