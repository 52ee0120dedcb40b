import { join } from 'node:path';
import { run } from '../../workbench/commands/main';

/** The same formulas directly and through office.js's own runtime: one start each. */
const root = join(__dirname, '..', '..');
const FORMULAS = [
  '=GOLF.STABLEFORD({5,4,4},{4,4,3},{1,2,3},1)',
  '=GOLF.STABLEFORD({5,4,4;"x",4,"four"},{4,4,3},{1,2,3},1)',
  '=SUM(GOLF.STABLEFORDHOLES({5,4,4},{4,4,3},{1,2,3},1))*2',
  '=GOLF.STROKES(GOLF.SIDEHANDICAP("foursomes",6,15),{1,2,3})',
  '=GOLF.LEADERBOARD({"Ann";"Bob"},{5,4,4;4,4,4},{4,4,3},{1,2,3},1,"net")',
  '=GOLF.GROSS({5,4.5,4})',
  '=GOLF.NOSUCH(1)',
  '=1+1',
];

async function answers(...options: readonly string[]): Promise<unknown[]> {
  let out = '';
  const terminal = {
    out: (text: string) => (out += text),
    err: (text: string) => (out += text),
    input: () => Promise.resolve(FORMULAS.join('\n')),
    cwd: root,
    root,
  };
  expect(await run(['eval', '--json', ...options], terminal)).toBe(0);
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

it('eval answers the same through the runtime as directly, nested calls and errors included', async () => {
  const direct = await answers();
  expect(await answers('--runtime', 'office')).toEqual(direct);
  // By hand: 2, 2 and 1 points; twice their sum; half of 21 up is 11, over three holes 4, 4 and 3.
  expect([direct[0], direct[2], direct[3]]).toEqual([5, 10, [[4, 4, 3]]]);
});
