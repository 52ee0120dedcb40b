/** 2023 has a new 23.8, on where a partner may stand (C89); what 2019 has as 23.8 is its 23.9. */
export const renumbered = (of2019: string): string => of2019.replace(/^23\.8/, '23.9');

/** The way back: the number that a clause of 2023 has in 2019. */
export const numberIn2019 = (of2023: string): string => of2023.replace(/^23\.9/, '23.8');
