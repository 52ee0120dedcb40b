import { CLAUSES_2008 } from '../../src/rules/editions/2008/edition-2008';
import { CLAUSES_2012 } from '../../src/rules/editions/2012/edition-2012';
import { CLAUSES_2016 } from '../../src/rules/editions/2016/edition-2016';
import { CLAUSES_2019 } from '../../src/rules/editions/2019/edition-2019';
import { CLAUSES_2023 } from '../../src/rules/editions/2023/edition-2023';
import { CLASSIC_CLAUSES } from '../../src/rules/editions/classic/classic';

/** Lists the clauses whose act is known from memory, wholly or in part, edition by edition: npm run marked. */
const EDITIONS = [
  ['classic', CLASSIC_CLAUSES],
  ['2008', CLAUSES_2008],
  ['2012', CLAUSES_2012],
  ['2016', CLAUSES_2016],
  ['2019', CLAUSES_2019],
  ['2023', CLAUSES_2023],
] as const;

// In one piece: whoever reads may stop early.
const lines = EDITIONS.flatMap(([edition, clauses]) => {
  const marked = clauses.filter(({ source }) => source.includes('[M]'));
  return [
    `${edition}: ${marked.length} of ${clauses.length} clauses are marked [M]`,
    ...marked.map(({ id, source }) => `  ${id}${source === '[M]' ? '' : ` (${source})`}`),
  ];
});
process.stdout.write(`${lines.join('\n')}\n`);
