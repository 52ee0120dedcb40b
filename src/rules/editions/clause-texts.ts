/** Clauses in our words, by row id. */
export type ClauseTexts = Readonly<Record<string, { readonly en: string; readonly fr: string }>>;
