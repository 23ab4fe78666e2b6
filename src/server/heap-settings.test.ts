import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Much that lives on for a while, as with a start or with pages that are made; prints the least and the most that young objects had, in MB. */
const program = `
  import { getHeapSpaceStatistics } from 'node:v8';
  const alive = [];
  const had = [];
  for (let number = 0; number < 1_000_000; number++) {
    alive[number % 200_000] = { number };
    if (number % 50_000 !== 0) continue;
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    had.push(Math.round((young.space_used_size + young.space_available_size) / 2 ** 20));
  }
  console.log(JSON.stringify([Math.min(...had), Math.max(...had)]));
`;
const settled = `import { settleHeap } from ${JSON.stringify(import.meta.resolve('./heap-settings.ts'))};\nsettleHeap();`;
const roomOfYoung = (before: string) =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', before + program], { encoding: 'utf8' }));

it('is taken by a process that runs already, and gives young objects room for 4 MB, from the beginning and for good', () => {
  expect(roomOfYoung(settled)).toEqual([4, 4]);
  expect(roomOfYoung('')[1]).toBeGreaterThan(8);
});
