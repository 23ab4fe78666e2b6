import { expect, it } from 'vitest';
import { z } from 'zod';
import { openJobs } from '#server/jobs.ts';
import { createLog } from '#server/log.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const payload = z.object({ number: z.int() });
const numbers = [1, 2, 3, 4, 5];

it('a line of slow jobs is done one after the other, without a pause between them', async () => {
  const database = await openTestDatabase();
  // Nobody looks for the next one within this test.
  const jobs = openJobs({
    database,
    log: createLog({ logLevel: 'silent' }),
    pace: { due: 3_600, orphaned: 3_600 },
  });
  const [done, all] = [new Set<number>(), Promise.withResolvers<void>()];
  let atOnce = 0;
  let most = 0;
  jobs.work('print', payload, async ({ number }) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((turn) => setImmediate(turn));
    atOnce -= 1;
    if (done.add(number).size === numbers.length) all.resolve();
  });
  await jobs.install();
  const line = numbers.map((number) => ({
    name: 'print',
    key: String(number),
    data: { number },
    line: 'slow' as const,
  }));
  await database.transaction((tx) => jobs.enqueue(tx, line));
  await jobs.start();
  await all.promise;
  expect(most).toBe(1);
  await jobs.stop();
  await database.close();
});
