import type { Form } from '../../src/rules/forms/form';
import { SCORINGS } from '../../src/rules/forms/form';

/** Every form that a scoring sheet can be of, but maximum score, whose limit has words of its own. */
export const FORMS: readonly Form[] = SCORINGS.filter((scoring) => scoring !== 'max').flatMap((scoring) => [
  { scoring, fourBall: false },
  { scoring, fourBall: true },
]);
