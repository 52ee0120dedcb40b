import { CLASSIC } from '../../src/rules/editions/classic/classic';
import { readForm } from '../../src/rules/forms/form';
import { playRound } from '../../src/rules/forms/round';
import { courseOf, soundOf } from '../rules/play';
import { range, type Suite } from './tally';

const PARS = [4, 3, 5, 4, 4];
const INDEXES = [3, 5, 1, 2, 4];

/** Every card over a few holes × handicap × form, added up. The second way deals the strokes and goes hole by hole. */
export const WHOLE_CARDS: Suite = {
  name: 'whole cards',
  run: (depth, tally) => {
    const isDeep = depth === 'deep';
    const holes = isDeep ? 5 : 3;
    const scores = [null, ...range(1, isDeep ? 8 : 6)];
    const [pars, indexes] = [PARS.slice(0, holes), INDEXES.slice(0, holes)];
    const course = courseOf(pars, indexes);
    const hardestFirst = [...range(0, holes - 1)].sort((a, b) => (indexes[a] ?? 0) - (indexes[b] ?? 0));
    const forms = ['gross', 'net', 'stableford', 'par', 'bogey', 'max par+2'].map((name) => ({
      name,
      form: soundOf(readForm(name)),
      fixed: pars.map((par) => (name === 'bogey' ? par + 1 : par)),
    }));
    for (const handicap of isDeep ? [-3, 0, 2, 5, 9, 17] : [-1, 4]) {
      const dealt = pars.map(() => 0);
      for (let nth = 0; nth < Math.abs(handicap); nth++) {
        const at = (handicap > 0 ? hardestFirst : [...hardestFirst].reverse())[nth % holes] ?? 0;
        dealt[at] = (dealt[at] ?? 0) + (handicap > 0 ? 1 : -1);
      }
      for (let nth = 0; nth < scores.length ** holes; nth++) {
        const card = pars.map((_, at) => scores[Math.floor(nth / scores.length ** at) % scores.length] ?? null);
        for (const { name, form, fixed } of forms) {
          let second: number | 'NR' = 0;
          for (let at = 0; at < holes && second !== 'NR'; at++) {
            const [score, par, received] = [card[at] ?? null, pars[at] ?? 0, dealt[at] ?? 0];
            if (name === 'gross' || name === 'net') {
              second = score === null ? 'NR' : second + score - (name === 'net' ? received : 0);
            } else if (name === 'max par+2') second += Math.min(score ?? 99, par + 2) - received;
            else if (name === 'stableford') second += score === null ? 0 : Math.max(par + received + 2 - score, 0);
            else {
              const against = par + received + (name === 'bogey' ? 1 : 0);
              second += score === null || score > against ? -1 : score < against ? 1 : 0;
            }
          }
          const round = playRound(course, fixed, form, { balls: [{ scores: card, handicap }], rulings: [] }, CLASSIC);
          const answer = round.ok ? (round.value.status?.code ?? round.value.total) : 'refused';
          tally.compare(answer, second, () => `${name}, ${card.join()} off ${handicap}`);
        }
      }
    }
  },
};
