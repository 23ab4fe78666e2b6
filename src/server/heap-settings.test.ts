import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { heapSettings } from './heap-settings.ts';

/** Much that lives on for a while, as with a start or with pages that are made; prints the most that young objects had, in MB. */
const program = `
  import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
  for (const setting of JSON.parse(process.argv[1])) setFlagsFromString(setting);
  const alive = [];
  let most = 0;
  for (let number = 0; number < 1_000_000; number++) {
    alive[number % 200_000] = { number };
    if (number % 50_000 !== 0) continue;
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    most = Math.max(most, young.physical_space_size / 2 ** 20);
  }
  console.log(most);
`;
const youngMegabytes = (settings: readonly string[]) =>
  Number(execFileSync(process.execPath, ['--input-type=module', '-e', program, JSON.stringify(settings)]));

it('is taken by a process that runs already, and keeps the room of young objects small', () => {
  expect(youngMegabytes(heapSettings)).toBeLessThan(8);
  expect(youngMegabytes([])).toBeGreaterThan(16);
});
