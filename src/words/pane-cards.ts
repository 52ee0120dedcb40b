import type { Sentence } from './say';

/** The words of the pane's Cards page. */
export const CARDS = {
  counts: { en: 'Cards', fr: 'Cartes' },
  entered: { en: 'entered', fr: 'inscrites' },
  returned: { en: 'in', fr: 'rendues' },
  checked: { en: 'checked', fr: 'contrôlées' },
  open: { en: 'open', fr: 'en attente' },
  below: { en: 'below the line', fr: 'sous la ligne' },
  findings: { en: 'Findings', fr: 'Constats' },
  decide: { en: 'To decide', fr: 'À décider' },
  warn: { en: 'To look at', fr: 'À regarder' },
  info: { en: 'To know', fr: 'À savoir' },
  nothing: {
    en: 'Nothing to look at: every card is in order.',
    fr: 'Rien à signaler : toutes les cartes sont en ordre.',
  },
  noCards: {
    en: 'No card is on the sheet yet. Type the players’ names; cards show here as they come in.',
    fr: 'Aucune carte sur la feuille. Tapez les noms des joueurs ; les cartes s’affichent ici à mesure qu’elles rentrent.',
  },
  accept: { en: 'Accept…', fr: 'Accepter…' },
  acceptOf: { en: 'Accept with a reason: {message}', fr: 'Accepter avec un motif : {message}' },
  reason: { en: 'Why is it accepted?', fr: 'Pourquoi est-ce accepté ?' },
  reasonWanted: { en: 'Write the reason in a few words.', fr: 'Écrivez le motif en quelques mots.' },
  acceptNow: { en: 'Accept', fr: 'Accepter' },
  accepted: { en: 'Accepted and kept in the workbook.', fr: 'Accepté et gardé dans le classeur.' },
  reopen: { en: 'Open again', fr: 'Rouvrir' },
  reopened: { en: 'Opened again.', fr: 'Rouvert.' },
  rule: { en: 'Rule…', fr: 'Décider…' },
  ruleOf: { en: 'Rule on {card}', fr: 'Décider pour {card}' },
  ruleProposed: { en: 'Rule: {proposed}…', fr: 'Décider : {proposed}…' },
  state: { en: 'Every card', fr: 'Toutes les cartes' },
  show: { en: 'Show', fr: 'Afficher' },
  all: { en: 'all', fr: 'toutes' },
  notIn: { en: 'not in', fr: 'non rendue' },
  look: { en: 'to look at', fr: 'à regarder' },
  inOrder: { en: 'in order', fr: 'en ordre' },
  changed: {
    en: 'The sheet changed: {open} open, {findings} findings.',
    fr: 'La feuille a changé : {open} en attente, {findings} constats.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;
