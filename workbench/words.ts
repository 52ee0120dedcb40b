import type { Language } from './addin/built-addin';

/** Every sentence the command line says, in English and French. Sentences of the add-in itself come from the add-in. */
const words = {
  en: {
    noFormula: (line: number, text: string) => `Line ${line} is no formula: ${text || '(empty)'}`,
    nothingToEvaluate: () => "Give a formula, as in eval '=1+1', or send one line each through standard input.",
    functionFailed: (name: string, fault: string) => `${name} failed: ${fault}`,
  },
  fr: {
    noFormula: (line: number, text: string) => `La ligne ${line} n'est pas une formule : ${text || '(vide)'}`,
    nothingToEvaluate: () => "Donnez une formule, comme eval '=1+1', ou envoyez-en une par ligne sur l'entrée standard.",
    functionFailed: (name: string, fault: string) => `${name} a échoué : ${fault}`,
  },
} as const;

/** The sentences of one language. */
export type Words = (typeof words)['en'] | (typeof words)['fr'];

export const wordsOf = (language: Language): Words => words[language];
