export const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo'];
export const TEAMS = ['red', 'blue', 'red', 'blue', 'red', 'blue', 'red', 'blue', 'red', 'blue'];
export const POINTS = [31, 36, 28, 36, 40, 22, 33, 29, 36, 18];
export const PARS = [4, 4, 3];
export const SCORES = [5, 4, 4];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const ofTeam = (team: string): number[] => POINTS.filter((_, at) => TEAMS[at] === team);
const byPoints = NAMES.map((name, at) => ({ name, points: POINTS[at] ?? 0 })).sort((a, b) => b.points - a.points);
const column = <T>(values: readonly T[]): T[][] => values.map((value) => [value]);

/** Names in A1:A10, teams in B, points in C; pars in E1:G1, indexes E2:G2, one card E3:G3, another E4:G4. */
export const CHECKS: readonly (readonly [formula: string, wanted: readonly (readonly unknown[])[]])[] = [
  ['=INDEX(A1:A10,MATCH(40,C1:C10,0))', [['Eve']]],
  ['=COUNTIF(C1:C10,">=36")', [[POINTS.filter((points) => points >= 36).length]]],
  ['=COUNTIFS(B1:B10,"red",C1:C10,">30")', [[ofTeam('red').filter((points) => points > 30).length]]],
  ['=SUMIFS(C1:C10,B1:B10,"blue")', [[sum(ofTeam('blue'))]]],
  ['=AVERAGEIF(B1:B10,"red",C1:C10)', [[sum(ofTeam('red')) / 5]]],
  ['=COUNTIF(A1:A10,"?o*")', [[NAMES.filter((name) => name.charAt(1) === 'o').length]]],
  ['=LARGE(C1:C10,3)', [[36]]],
  ['=SMALL(C1:C10,2)', [[22]]],
  ['=RANK(C5,C1:C10)', [[1]]],
  ['=MAX(IF(B1:B10="blue",C1:C10))', [[Math.max(...ofTeam('blue'))]]],
  ['=SUMPRODUCT((B1:B10="red")*C1:C10)', [[sum(ofTeam('red'))]]],
  ['=XLOOKUP("Gus",A1:A10,C1:C10)', [[33]]],
  ['=XLOOKUP("Zed",A1:A10,C1:C10,"none")', [['none']]],
  ['=LET(best,MAX(C1:C10),best*2)', [[80]]],
  ['=FILTER(A1:A10,C1:C10=36)', column(['Bob', 'Dee', 'Ida'])],
  ['=SORTBY(A1:A3,C1:C3,-1)', column(['Bob', 'Ann', 'Cy'])],
  ['=INDEX(SORTBY(A1:A10,C1:C10,-1),SEQUENCE(3))', column(byPoints.slice(0, 3).map(({ name }) => name))],
  ['=TAKE(SORT(HSTACK(A1:A10,C1:C10),2,-1),2)', byPoints.slice(0, 2).map(({ name, points }) => [name, points])],
  ['=UNIQUE(B1:B10)', column(['red', 'blue'])],
  ['=TEXTJOIN(", ",TRUE,FILTER(A1:A10,C1:C10>=36))', [['Bob, Dee, Eve, Ida']]],
  ['=BYROW(E3:G4,LAMBDA(row,SUM(row)))', column([sum(SCORES), 9])],
  ['=SUM(INDEX(C1:C10,2):INDEX(C1:C10,4))', [[36 + 28 + 36]]],
  ['=SUM(OFFSET(C1,1,0,3,1))', [[36 + 28 + 36]]],
  ['=INDIRECT("C"&5)', [[40]]],
  ['=TEXT(0.5,"0%")&TEXT(-2,"0;+0")', [['50%+2']]],
  ['=IFS(C1>35,"high",C1>30,"fair",TRUE,"low")', [['fair']]],
  ['=SWITCH(B1,"red",1,"blue",2)+CHOOSE(2,10,20)', [[21]]],
  ['=SUM(C:C)', [[2 * sum(POINTS)]]],
  ['=SUM(Points)', [[sum(POINTS)]]],
  ['=SUM(Field[Total])', [[sum(POINTS)]]],
  // 5−1, 4−0, 4−0 against 4, 4, 3 off a handicap of 1: 2, 2 and 1 points.
  ['=GOLF.STABLEFORD(E3:G3,E1:G1,E2:G2,1)', [[5]]],
  ['=GOLF.STABLEFORDHOLES(E3:G3,E1:G1,E2:G2,1)', [[2, 2, 1]]],
  ['=SUM(GOLF.STABLEFORDHOLES(E3:G3,E1:G1,E2:G2,1))*2', [[10]]],
  ['=GOLF.STABLEFORD({5,4,4},{4,4,3},{1,2,3},1)', [[5]]],
  ['=BYROW(E3:G4,LAMBDA(card,GOLF.STABLEFORD(card,E1:G1,E2:G2,1)))', column([5, 9])],
];
