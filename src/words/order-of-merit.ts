import { type Language, say, type Sentence, type Values } from './say';

/** The words of an order of merit; the workbook's own are among those of the results. */
const MERIT = {
  merit: { en: 'Order of merit', fr: 'Ordre du mérite' },
  meritLine: {
    en: '{points} by place; {counting}; a place shared shares its points, equal totals share their place',
    fr: '{points} par place ; {counting} ; une place partagée partage ses points, des totaux égaux leur place',
  },
  meritAll: { en: '{count} events, all count', fr: '{count} épreuves, toutes comptent' },
  meritBest: {
    en: '{count} events, the best {best} of each player count',
    fr: '{count} épreuves, les {best} meilleures de chacun comptent',
  },
  events: { en: 'Events', fr: 'Épreuves' },
  eventHead: { en: 'E{nth}', fr: 'É{nth}' },
  withoutPoints: {
    en: 'Placed in an event, without points: {count}',
    fr: 'Classés à une épreuve, sans points : {count}',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

export type MeritWord = keyof typeof MERIT;

export const sayMerit = (word: MeritWord, language: Language, values: Values = {}): string =>
  say(MERIT[word], language, values);

/** What is to be looked at in an order of merit, or to be decided in one of its events. Codes are stable. */
const FINDINGS = {
  'merit-event-open': {
    en: '{book}: decisions are open there, {open} in all, and its places may change. Settle them there, then run this again.',
    fr: '{book} : des décisions y sont en attente, {open} au total, et ses places peuvent changer. Réglez-les là, puis relancez.',
  },
  'merit-number-shared': {
    en: 'Number {member} is that of “{name}” and of “{other}”: counted as one player. If they are two, correct the number.',
    fr: 'Le numéro {member} est celui de « {name} » et de « {other} » : compté pour un seul joueur. S’ils sont deux, corrigez le numéro.',
  },
  'merit-names-near': {
    en: '“{name}” and “{other}” are counted as two players. If they are one, write the name alike in every workbook.',
    fr: '« {name} » et « {other} » comptent pour deux joueurs. S’il s’agit d’un seul, écrivez son nom de même dans chaque classeur.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

export type MeritFindingCode = keyof typeof FINDINGS;

export const sayMeritFinding = (code: MeritFindingCode, language: Language, values: Values): string =>
  say(FINDINGS[code], language, values);

/** Why there is no order of merit. Codes are stable. */
const REFUSALS = {
  'merit-matches': {
    en: '{book} is a day of matches: its teams have places, its players have none. Leave it out.',
    fr: '{book} est une journée de matchs : ses équipes ont des places, ses joueurs n’en ont pas. Retirez-le.',
  },
  'merit-points-missing': {
    en: 'Say how many points each place is worth, the first first, such as 25, 18, 15, 12.',
    fr: 'Dites combien de points vaut chaque place, la première d’abord, par exemple 25 ; 18 ; 15 ; 12.',
  },
  'merit-points-unknown': {
    en: '“{met}” says no points of a place. Write a number for each place from 0 to 10000, such as 25, 18, 15, 12.',
    fr: '« {met} » ne dit pas les points d’une place. Écrivez un nombre par place, de 0 à 10000, par exemple 25 ; 18 ; 15 ; 12.',
  },
  'merit-best-unknown': {
    en: '“{met}” does not say how many events count. Write a whole number from 1, or nothing if all do.',
    fr: '« {met} » ne dit pas combien d’épreuves comptent. Écrivez un nombre entier à partir de 1, ou rien si toutes comptent.',
  },
  'merit-list-unknown': {
    en: '{book} has no list called “{met}”. Beside that of the whole field it has: {lists}.',
    fr: '{book} n’a pas de classement nommé « {met} ». Outre le classement général, il a : {lists}.',
  },
  'merit-event-twice': {
    en: '{book} holds the same cards and Terms as {other}: one event counts once. Leave one of the two out.',
    fr: '{book} porte les mêmes cartes et le même règlement que {other} : une épreuve compte une fois. Retirez l’un des deux.',
  },
  'merit-name-twice': {
    en: '{book}: {name} is there twice. Give the two their numbers in a column Member no, or write them apart, alike in every workbook.',
    fr: '{book} : {name} y figure deux fois. Donnez-leur leurs numéros dans une colonne Licence, ou écrivez-les de deux façons, les mêmes dans chaque classeur.',
  },
  'other-sheets': {
    en: 'The workbook has a sheet {sheet} that is not ours. What is written here has a workbook of its own: name another file.',
    fr: 'Le classeur a une feuille {sheet} qui n’est pas des nôtres. Ce qui s’écrit ici a son propre classeur : nommez un autre fichier.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

export type MeritRefusalCode = keyof typeof REFUSALS;

/** @example sayMeritRefusal('merit-event-twice', 'en', { book: 'b.xlsx', other: 'a.xlsx' }) //=> 'b.xlsx holds the same cards and Terms as a.xlsx: one event counts once. Leave one of the two out.' */
export const sayMeritRefusal = (code: MeritRefusalCode, language: Language, values: Values): string =>
  say(REFUSALS[code], language, values);
