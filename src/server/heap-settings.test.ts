import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/**
 * Much that lives on for a while, as with a start or with pages that are made; prints what young objects had in MB: at first, and
 * once all is collected. While the old ones are looked through at the same time, V8 lends the young ones pages for a moment.
 */
const program = `
  import { getHeapSpaceStatistics } from 'node:v8';
  const alive = [];
  const look = () => {
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    return Math.round((young.space_used_size + young.space_available_size) / 2 ** 20);
  };
  const first = look();
  for (let number = 0; number < 1_000_000; number++) alive[number % 200_000] = { number };
  gc();
  console.log(JSON.stringify({ first, last: look() }));
`;
const settled = `import { settleHeap } from ${JSON.stringify(import.meta.resolve('./heap-settings.ts'))};\nsettleHeap();`;
const roomOfYoung = (before: string) =>
  JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', before + program], {
      encoding: 'utf8',
    }),
  );

it('is taken by a process that runs already, and gives young objects room for 4 MB, from the beginning and for good', () => {
  expect(roomOfYoung(settled)).toEqual({ first: 4, last: 4 });
  expect(roomOfYoung('').last).toBeGreaterThan(8);
});
