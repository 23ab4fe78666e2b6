// Dear: jobs that hang are given up after as long as the program gives them.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openJobs } from '#server/jobs.ts';
import { createLog } from '#server/log.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

/** For one line eight seconds; two after each other would leave nothing of the twenty of a process that ends. */
const atMost = 13_000;

it('jobs that hang, one in each kind of line, are given back within the time that one of them has', async () => {
  const database = await openTestDatabase();
  const jobs = openJobs({ database, log: createLog({ logLevel: 'silent' }) });
  const begun = { outside: Promise.withResolvers<void>(), webhooks: Promise.withResolvers<void>() };
  const payload = z.object({ line: z.enum(['outside', 'webhooks']) });
  jobs.work('hang', payload, ({ line }) => {
    begun[line].resolve();
    return new Promise(() => {});
  });
  await jobs.install();
  const hanging = (['outside', 'webhooks'] as const).map((line) => ({ name: 'hang', key: line, data: { line }, line }));
  await database.transaction((tx) => jobs.enqueue(tx, hanging));
  await jobs.start();
  await Promise.all([begun.outside.promise, begun.webhooks.promise]);
  await jobs.takeNoMore();
  const before = performance.now();
  await jobs.stop();
  expect(performance.now() - before).toBeLessThan(atMost);
  const states = await database.rows(database.drizzle, sql`select state from pgboss.job where data->>'name' = 'hang'`);
  expect(states).toEqual([{ state: 'retry' }, { state: 'retry' }]);
  await database.close();
});
