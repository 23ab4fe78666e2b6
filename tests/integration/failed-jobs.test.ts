import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#server/db/client.ts';
import { secrets } from '#server/db/schema/secrets.ts';
import { type Jobs, openJobs } from '#server/jobs.ts';
import { createLog } from '#server/log.ts';
import { jobPace } from '#tests/support/job-pace.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let database: Database;
let jobs: Jobs;
let written = '';
const value = 'Zq3kVYtY0X5o';
const lines = ['outside', 'webhooks'] as const;
const tried = new Map(lines.map((line) => [line, Promise.withResolvers<void>()]));

beforeAll(async () => {
  database = await openTestDatabase();
  const log = createLog({ logLevel: 'trace' }, { write: (text) => (written += text) });
  jobs = openJobs({ database, log, pace: jobPace });
  jobs.work('fail', z.object({ line: z.enum(lines) }), async ({ line }) => {
    const twice = { name: value, value };
    try {
      await database.drizzle.insert(secrets).values([twice, twice]);
    } finally {
      tried.get(line)?.resolve();
    }
  });
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const kept = async () =>
  JSON.stringify(
    await database.rows(
      database.drizzle,
      sql`select state, output, data from pgboss.job where data ->> 'name' = 'fail'`,
    ),
  );

it('a job whose statement fails leaves no value of it in the log, nor in the table of jobs', async () => {
  await jobs.start();
  await database.transaction((tx) =>
    jobs.enqueue(
      tx,
      lines.map((line) => ({ name: 'fail', key: line, line, data: { line } })),
    ),
  );
  await Promise.all([...tried.values()].map(({ promise }) => promise));
  await expect.poll(kept).not.toMatch(/"(created|active)"/);
  expect(written.match(/A job failed and will be tried again/g)?.length).toBeGreaterThanOrEqual(lines.length);
  expect(written).toContain('secret_pkey');
  for (const told of [written, await kept()]) expect(told).not.toMatch(new RegExp(`${value}|params`));
});

it('neither does a statement that the server itself makes, whoever catches the error', async () => {
  const twice = { name: value, value };
  const statement = database.drizzle.insert(secrets).values([twice, twice]);
  const errors = [
    await statement.catch((error: unknown) => error),
    await database.transaction((tx) => tx.insert(secrets).values([twice, twice])).catch((error: unknown) => error),
    await database.drizzle
      .transaction((tx) => tx.insert(secrets).values([twice, twice]))
      .catch((error: unknown) => error),
    await database.drizzle.execute(sql`select ${value}::uuid`).catch((error: unknown) => error),
  ];
  for (const error of errors) expect(inFull(error)).not.toMatch(new RegExp(`${value}|params`));
});

function inFull(error: unknown): string {
  if (!(error instanceof Error)) throw new Error('It did not fail');
  const own = Object.getOwnPropertyNames(error).map((name) => String(Reflect.get(error, name)));
  return [...own, ...(error.cause === undefined ? [] : [inFull(error.cause)])].join('\n');
}
