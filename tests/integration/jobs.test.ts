import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#server/db/client.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { type Jobs, openJobs } from '#server/jobs.ts';
import { createLog } from '#server/log.ts';
import { type Notice, openNotices } from '#server/notices.ts';
import { jobPace } from '#tests/support/job-pace.ts';
import { createPostgresDatabase, openTestDatabase } from '#tests/support/test-database.ts';

const log = createLog({ logLevel: 'silent' });
const payload = z.object({ what: z.string() });

let database: Database;
let jobs: Jobs;
const done: string[] = [];
const waiting = new Map<string, () => void>();

let goOn = () => {};
const lingering = new Promise<void>((resolve) => {
  goOn = resolve;
});

const answered = Promise.withResolvers<void>();
let [hanging, maxHanging] = [0, 0];

function tell(what: string): void {
  done.push(what);
  waiting.get(what)?.();
}

/** Resolves when the worker has done the job with these words. */
function untilDone(what: string): Promise<void> {
  if (done.includes(what)) return Promise.resolve();
  return new Promise((resolve) => waiting.set(what, resolve));
}

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = openJobs({ database, log, pace: jobPace });
  let failures = 1;
  jobs.work('note', payload, async ({ what }) => {
    tell(what);
  });
  jobs.work('fail-once', payload, async ({ what }) => {
    if (failures-- > 0) throw new Error('not yet');
    tell(what);
  });
  jobs.work('linger', payload, async ({ what }) => {
    tell(`${what} begun`);
    await lingering;
    tell(what);
  });
  jobs.work('hang', payload, async ({ what }) => {
    tell(`${what} begun`);
    hanging += 1;
    maxHanging = Math.max(maxHanging, hanging);
    await answered.promise;
    hanging -= 1;
    tell(what);
  });
  await jobs.install();
  await jobs.start();
});

afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const note = (what: string, key = what) => ({ name: 'note', key, data: { what } });

/** By the clock of the database, which lets jobs begin. */
async function tomorrow(): Promise<Date> {
  const [{ at }] = z
    .tuple([z.object({ at: z.coerce.date() })])
    .parse(await database.rows(database.drizzle, sql`select now() + interval '1 day' as at`));
  return at;
}

describe('a job', () => {
  it('is done soon after the transaction that asked for it', async () => {
    await database.transaction((tx) => jobs.enqueue(tx, [note('first')]));
    await untilDone('first');
    expect(done).toContain('first');
  });

  it('never exists when the transaction fails', async () => {
    const failing = database.transaction(async (tx) => {
      await jobs.enqueue(tx, [note('lost')]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await database.transaction((tx) => jobs.enqueue(tx, [note('after-lost')]));
    await untilDone('after-lost');
    expect(done).not.toContain('lost');
  });

  it('is done once, however often it is asked for under one key', async () => {
    const twice = [note('once', 'event-1'), note('once', 'event-1')];
    await database.transaction((tx) => jobs.enqueue(tx, twice.slice(0, 1)));
    await untilDone('once');
    await database.transaction((tx) => jobs.enqueue(tx, twice.slice(1)));
    await database.transaction((tx) => jobs.enqueue(tx, [note('after-once')]));
    await untilDone('after-once');
    expect(done.filter((what) => what === 'once')).toHaveLength(1);
  });

  it('is tried again when it fails', async () => {
    await database.transaction((tx) =>
      jobs.enqueue(tx, [{ name: 'fail-once', key: 'x', data: { what: 'second try' } }]),
    );
    await untilDone('second try');
    expect(done).toContain('second try');
  });

  it('never waits for a slow one: those have a line of their own', async () => {
    const slow = { name: 'linger', key: 'x', data: { what: 'lingering' }, line: 'slow' as const };
    await database.transaction((tx) => jobs.enqueue(tx, [slow, note('beside')]));
    await untilDone('lingering begun');
    await database.transaction((tx) => jobs.enqueue(tx, [note('meanwhile')]));
    await Promise.all(['beside', 'meanwhile'].map(untilDone));
    expect(done).not.toContain('lingering');
    goOn();
    await untilDone('lingering');
  });

  it('of another system that hangs takes four places, and what is for others goes on, however much waits for that one', async () => {
    const toHanging = Array.from({ length: 30 }, (_none, index) => {
      const what = `hanging ${index}`;
      return { name: 'hang', key: what, data: { what }, line: 'webhooks' as const, group: 'hanging' };
    });
    const toOthers = ['fine', 'well'].map((group) => ({ ...note(group), line: 'webhooks' as const, group }));
    await database.transaction((tx) => jobs.enqueue(tx, toHanging));
    await database.transaction((tx) => jobs.enqueue(tx, toOthers));
    await Promise.all(['fine', 'well'].map(untilDone));
    await database.transaction((tx) => jobs.enqueue(tx, [{ ...note('again'), line: 'webhooks', group: 'fine' }]));
    await untilDone('again');
    expect(done.filter((what) => /^hanging \d+$/.test(what))).toEqual([]);
    answered.resolve();
    await Promise.all(toHanging.map(({ data }) => untilDone(data.what)));
    expect(maxHanging).toBe(4);
  });

  it('waits for its time', async () => {
    const startAfter = await tomorrow();
    await database.transaction((tx) => jobs.enqueue(tx, [{ ...note('later'), startAfter }, note('now')]));
    await untilDone('now');
    expect(done).not.toContain('later');
    expect(await jobs.performDue(new Date(startAfter.getTime() + 1))).toBe(1);
    expect(done).toContain('later');
  });

  it('is begun after the earlier ones that are due with it, wherever they lie', async () => {
    const startAfter = await tomorrow();
    const words = ['one', 'two', 'three', 'four', 'five'];
    const later = words.map((what) => ({ ...note(what), startAfter }));
    await database.transaction((tx) => jobs.enqueue(tx, later));
    await database.transaction(async (tx) => {
      for (const [seconds, what] of [...words.entries()].toReversed())
        await tx.execute(sql`update pgboss.job set start_after = now(), created_on = now() + make_interval(secs => ${seconds})
          where data->'data'->>'what' = ${what}`);
    });
    await Promise.all(words.map(untilDone));
    expect(done.filter((what) => words.includes(what))).toEqual(words);
  });

  it('is written in one statement for many', async () => {
    const many = Array.from({ length: 50 }, (_, n) => note(`many-${n}`));
    await database.transaction((tx) => jobs.enqueue(tx, many));
    await Promise.all(many.map(({ data }) => untilDone(data.what)));
    expect(done.filter((what) => what.startsWith('many-'))).toHaveLength(50);
  });

  it('is kept when its process dies while doing it, and done by the next', async () => {
    const startAfter = await tomorrow();
    await database.transaction((tx) => jobs.enqueue(tx, [{ ...note('orphan'), startAfter }]));
    await database.drizzle.execute(
      sql`update pgboss.job set state = 'active', started_on = now() - interval '1 hour', heartbeat_on = now() - interval '1 hour', start_after = now()
          where data->'data'->>'what' = 'orphan'`,
    );
    await untilDone('orphan');
    expect(done).toContain('orphan');
  });
});

describe('several processes', () => {
  it('may start at the same moment: one makes the tables of the queue, the others wait for it', async () => {
    const url = await createPostgresDatabase();
    const databases = await Promise.all([openPostgres(url, 3), openPostgres(url, 3)]);
    const [first, second] = databases;
    const processes = databases.map((one) => openJobs({ database: one, log }));
    const waiters = sql`select count(*)::int from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    let installed: Promise<void> | undefined;
    await first.alone(async () => {
      installed = processes[1]?.install();
      while (JSON.stringify(await first.rows(first.drizzle, waiters)) !== '[{"count":1}]');
    });
    await Promise.all([installed, processes[0]?.install()]);
    await first.transaction(async (tx) => processes[0]?.enqueue(tx, [note('shared')]));
    const jobsThere = sql`select count(*)::int from pgboss.job`;
    expect(await second.rows(second.drizzle, jobsThere)).toEqual([{ count: 1 }]);
    await Promise.all(processes.map((one) => one.stop()));
    await Promise.all(databases.map((one) => one.close()));
  });
});

describe('a live notice', () => {
  const notice: Notice = {
    ownerKey: 'k',
    type: 'bidSubmitted',
    aggregateId: 'offer-1',
    version: 3,
    at: '2026-03-02T09:00:00.000Z',
  };

  it('reaches every listener with the commit, in order, and nobody when the transaction fails', async () => {
    const [here, there] = [openNotices({ database }), openNotices({ database })];
    await Promise.all([here.start(), there.start()]);
    const heard: Notice[] = [];
    const last = new Promise<void>((resolve) => {
      here.subscribe({ onNotice: (one) => heard.push(one) });
      there.subscribe({ onNotice: ({ version }) => version === 5 && resolve() });
    });
    await expect(
      database.transaction(async (tx) => {
        await here.publish(tx, [{ ...notice, version: 99 }]);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await database.transaction((tx) => here.publish(tx, [notice, { ...notice, version: 4 }]));
    await database.transaction((tx) => there.publish(tx, [{ ...notice, version: 5 }]));
    await last;
    expect(heard.map(({ version }) => version)).toEqual([3, 4, 5]);
    await Promise.all([here.stop(), there.stop()]);
  });
});
