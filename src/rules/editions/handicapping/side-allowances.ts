/** Per cents of a side's Course Handicaps, lowest first, by format. Source: Rules of Handicapping, Appendix C. */
export const SIDE_ALLOWANCES: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>> = {
  foursomes: { 2: [50, 50] },
  greensomes: { 2: [60, 40] },
  chapman: { 2: [60, 40] },
  pinehurst: { 2: [60, 40] },
  scramble: { 2: [35, 15], 3: [30, 20, 10], 4: [25, 20, 15, 10] },
};
