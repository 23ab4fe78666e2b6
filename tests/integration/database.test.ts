// Dear: connections are cut and come back.
import { eq, type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupTables, sequencesOf } from '#server/backup/tables.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { defaultLimits } from '#server/db/limits.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { secrets } from '#server/db/schema/secrets.ts';
import { StartProblem } from '#server/db/start-problem.ts';
import { makeStatement } from '#server/db/statement.ts';
import { readEnv } from '#server/env.ts';
import { tablesOfSales } from '#server/retention/delete-sale.ts';
import { signingSecrets } from '#server/signing-secrets.ts';
import { freePort } from '#tests/support/free-port.ts';
import { listenToStatements } from '#tests/support/sent-statements.ts';
import { createPostgresDatabase, openTestDatabase } from '#tests/support/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the database', () => {
  it('keeps what a transaction wrote', async () => {
    await database.transaction((tx) => tx.insert(secrets).values({ name: 'kept', value: 'yes' }));
    expect(await secretNamed('kept')).toBe('yes');
  });

  it('forgets what a failed transaction wrote', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.insert(secrets).values({ name: 'lost', value: 'yes' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await secretNamed('lost')).toBeUndefined();
  });

  it('commits right behind the last statement of a transaction, and forgets all of it where that fails', async () => {
    const url = await createPostgresDatabase();
    const dividing = makeStatement('dividing', sql`select 1 / ${sql.placeholder('by')}::int as whole`);
    const opened = [await openPostgres(url, 1), await openPostgres(url, 1, defaultLimits, { directUrl: url })];
    for (const one of opened) {
      const divide = (by: number) =>
        one.transaction(async (tx, _, { last }) => {
          await tx.delete(secrets);
          return last({ statement: dividing, values: { by } });
        });
      await one.drizzle.insert(secrets).values({ name: 'divided', value: 'no' });
      await expect(divide(0)).rejects.toMatchObject({ cause: { code: '22012' } });
      expect(await one.drizzle.select().from(secrets)).toHaveLength(1);
      // By the same line: there is one.
      expect(await divide(1)).toEqual([{ whole: 1 }]);
      expect(await one.drizzle.select().from(secrets)).toEqual([]);
    }
    await Promise.all(opened.map((one) => one.close()));
  });

  it('waits twice for PostgreSQL in a transaction, through a pooler too: what it begins by goes out at once, and its end', async () => {
    const url = await createPostgresDatabase();
    const named = makeStatement('named', sql`select ${sql.placeholder('name')}::text as name`);
    const asked = (name: string) => ({ statement: named, values: { name } });
    const { waitsDuring, stop } = listenToStatements();
    for (const directUrl of [undefined, url]) {
      const one = await openPostgres(url, 1, defaultLimits, { directUrl });
      await one.drizzle.select().from(secrets);
      const answers: unknown[] = [];
      const work = () =>
        one.transaction(
          async (_, rows, { behind, last }) => void answers.push(rows, behind, await last(asked('c'))),
          asked('a'),
          asked('b'),
        );
      expect(await waitsDuring(work)).toBe(2);
      expect(answers).toEqual([[{ name: 'a' }], [{ name: 'b' }], [{ name: 'c' }]]);
      await one.close();
    }
    stop();
  });

  it('says why what a transaction begins by failed, not that what went out behind it did too', async () => {
    const url = await createPostgresDatabase();
    const dividing = makeStatement('dividing', sql`select 1 / ${sql.placeholder('by')}::int as whole`);
    const divide = (by: string) => ({ statement: dividing, values: { by } });
    const fails = { cause: { code: '22012' } };
    for (const directUrl of [undefined, url]) {
      const one = await openPostgres(url, 1, defaultLimits, { directUrl });
      await expect(one.transaction(async () => {}, divide('0'), divide('1'))).rejects.toMatchObject(fails);
      await expect(one.transaction(async () => {}, divide('1'), divide('0'))).rejects.toMatchObject(fails);
      await one.close();
    }
  });

  it('answers raw statements with their rows', async () => {
    expect(await database.rows(database.drizzle, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  it('gives every process the same signing secret', async () => {
    const known = await Promise.all([1, 2, 3].map(() => signingSecrets(readEnv({}), database.drizzle)));
    expect(new Set(known.flat()).size).toBe(1);
  });

  it('tells a notification to whoever listens, with the commit', async () => {
    const heard = new Promise<string>((resolve) => void database.listen('test_channel', resolve));
    await database.listen('test_channel', () => {});
    await database.transaction(async (tx) => void (await tx.execute(sql`select pg_notify('test_channel', 'hello')`)));
    expect(await heard).toBe('hello');
  });
});

describe('a PostgreSQL that is not there', () => {
  it('keeps the program from starting, in words for whoever starts it', async () => {
    const env = readEnv({ DATABASE_URL: `postgres://shop@127.0.0.1:${await freePort()}/shop` });
    await expect(openDatabase(env)).rejects.toThrow(StartProblem);
  });
});

describe('a PostgreSQL as its operator has it', () => {
  const stamp = sql`select '2026-03-01T12:00:00Z'::timestamptz as at`;

  it('reads instants the same where the server writes them otherwise, and makes its tables in the schema of its user', async () => {
    const url = await createPostgresDatabase();
    const name = sql.identifier(new URL(url).pathname.slice(1));
    const former = await openPostgres(url, 1);
    for (const change of [sql`datestyle = 'SQL, DMY'`, sql`timezone = 'America/New_York'`, sql`search_path = laden`])
      await former.drizzle.execute(sql`alter database ${name} set ${change}`);
    for (const change of [sql`drop schema public cascade`, sql`drop schema drizzle cascade`, sql`create schema laden`])
      await former.drizzle.execute(change);
    await former.close();
    const database = await openPostgres(url, 1);
    expect(await database.rows(database.drizzle, stamp)).toEqual([{ at: '2026-03-01 12:00:00+00' }]);
    const where = sql`select count(*)::int from pg_tables where tablename = 'offer' and schemaname = 'laden'`;
    expect(await database.rows(database.drizzle, where)).toEqual([{ count: 1 }]);
    // What is saved, and what goes with a sale, lies there too.
    await database.drizzle.execute(sql`select nextval('payout_number')`);
    const saved = (await backupTables(database, database.drizzle)).map(({ schema, name }) => `${schema}.${name}`);
    expect(saved).toEqual(expect.arrayContaining(['laden.offer', 'laden.staff']));
    expect(await sequencesOf(database, database.drizzle)).toContainEqual({ name: 'payout_number', value: '1' });
    const ofSales = await database.transaction((tx) => tablesOfSales(database, tx));
    expect(ofSales).toContainEqual({ table: 'held_bid', column: 'offer_id' });
    await database.close();
  });

  it('begins its transactions as it needs them where the server begins them otherwise', async () => {
    const url = await createPostgresDatabase();
    await onIt(url, 'alter database %I set default_transaction_isolation = serializable');
    const own = await openPostgres(url, 1);
    const isolation = sql`select current_setting('transaction_isolation') as level`;
    await own.transaction(async (tx) => expect(await own.rows(tx, isolation)).toEqual([{ level: 'read committed' }]));
    await own.close();
    // A connection that a pooler lends would keep it for others.
    await expect(openDatabase(readEnv({ DATABASE_URL: url, DATABASE_DIRECT_URL: url }))).rejects.toThrow(
      /^Der Benutzer aus DATABASE_URL arbeitet als „serializable“\. .* SET default_transaction_isolation = 'read committed';$/,
    );
  });

  it('says in one sentence what it cannot work on', async () => {
    const [url, other] = [await createPostgresDatabase(), await createPostgresDatabase()];
    const said = (variables: Record<string, string>, opened = openDatabase(readEnv(variables))) =>
      opened.then(
        async (database) => void (await database.close()),
        (error: unknown) => (error instanceof StartProblem ? error.message : error),
      );
    expect(await said({ DATABASE_URL: `${url}?sslmode=verify-full&sslrootcert=/keine.pem` })).toBe(
      'Die Datei /keine.pem, die DATABASE_URL nennt, lässt sich nicht lesen.',
    );
    expect(await said({ DATABASE_URL: url, DATABASE_DIRECT_URL: other })).toMatch(
      /^DATABASE_DIRECT_URL führt zu einer anderen/,
    );
    await onIt(url, "create database %I encoding 'LATIN1' locale 'C' template template0", 'latin');
    expect(await said({ DATABASE_URL: url.replace(/[^/]+$/, 'latin') })).toMatch(
      /Kodierung LATIN1\. .*: CREATE DATABASE … OWNER postgres ENCODING 'UTF8' TEMPLATE template0;$/,
    );
    await onIt(url, 'drop database %I', 'latin');
    for (const change of ['create schema erweitert', 'create extension pg_trgm schema erweitert'])
      await onIt(url, change);
    expect(await said({ DATABASE_URL: url })).toMatch(
      /: GRANT USAGE ON SCHEMA erweitert TO postgres; ALTER ROLE postgres SET search_path = "\$user", public, erweitert;$/,
    );
    await onIt(other, 'alter database %I set search_path = nirgends');
    expect(await said({ DATABASE_URL: other })).toMatch(
      /\(search_path\), gibt es nicht\. Legen Sie es an\. \(Fehler 3F000\)$/,
    );
  });

  it('keeps nothing of a connection that a pooler gives to somebody else after each transaction', async () => {
    const url = await createPostgresDatabase();
    const limits = { connectSeconds: 5, statementSeconds: 5, idleSeconds: 30 };
    const shared = await openPostgres(url, 1, limits, { directUrl: url });
    const timeout = sql`select current_setting('statement_timeout') as lasts`;
    for (let time = 0; time < 5; time += 1)
      expect(await shared.rows(shared.drizzle, timeout)).toEqual([{ lasts: '0' }]);
    const first = {
      statement: makeStatement('one_secret', sql`select ${sql.placeholder('name')} as name`),
      values: { name: 'a' },
    };
    for (let time = 0; time < 3; time += 1)
      await shared.transaction(async (tx, rows) => {
        expect(rows).toEqual([{ name: 'a' }]);
        expect(await shared.rows(tx, timeout)).toEqual([{ lasts: '4500ms' }]);
      }, first);
    const kept = sql`select count(*)::int from pg_prepared_statements`;
    expect(await shared.rows(shared.drizzle, kept)).toEqual([{ count: 0 }]);
    await shared.close();
  });
});

describe('several processes on one PostgreSQL', () => {
  it('may start at the same moment: one makes the tables, the others wait for it', async () => {
    const url = await createPostgresDatabase();
    const opened = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url, 2)));
    const counts = await Promise.all(opened.map((one) => one.rows(one.drizzle, sql`select count(*)::int from secret`)));
    expect(counts).toEqual(opened.map(() => [{ count: 0 }]));
    await Promise.all(opened.map((one) => one.close()));
  });

  it('fill an empty one in turn, however long the first takes: the others wait longer than a statement may last', async () => {
    const url = await createPostgresDatabase();
    const limits = { connectSeconds: 5, statementSeconds: 1, idleSeconds: 5 };
    const [first, second] = await Promise.all([openPostgres(url, 2), openPostgres(url, 2, limits)]);
    const turns: string[] = [];
    const holding = first.alone(async () => {
      turns.push('first begins');
      await first.drizzle.execute(sql`select pg_sleep(2)`);
      turns.push('first ends');
    });
    await expect.poll(() => turns).toHaveLength(1);
    await Promise.all([holding, second.alone(async () => turns.push('second'))]);
    expect(turns).toEqual(['first begins', 'first ends', 'second']);
    await Promise.all([first.close(), second.close()]);
  });

  it('give up once, not twice, on a transaction whose end is not answered', async () => {
    const limits = { connectSeconds: 5, statementSeconds: 2, idleSeconds: 5 };
    const database = await openPostgres(await createPostgresDatabase(), 2, limits);
    await database.drizzle.execute(sql`create table slow (n int)`);
    await database.drizzle.execute(
      sql`create function linger() returns trigger language plpgsql as 'begin perform pg_sleep(60); return null; end'`,
    );
    await database.drizzle.execute(
      sql`create constraint trigger at_the_end after insert on slow deferrable initially deferred for each row execute function linger()`,
    );
    const givenUpAfter = async (statement: SQL) => {
      const began = performance.now();
      const transaction = database.transaction(async (tx) => {
        // The server would end the statement itself; one that is frozen would not.
        await tx.execute(sql`set local statement_timeout = 0`);
        await tx.execute(statement);
      });
      expect(isDatabaseAway(await transaction.catch((thrown: unknown) => thrown))).toBe(true);
      return performance.now() - began;
    };
    const once = await givenUpAfter(sql`select pg_sleep(60)`);
    expect(await givenUpAfter(sql`insert into slow values (1)`)).toBeLessThan(1.6 * once);
    await database.close();
  });

  it('listen to many channels, asked for at the same moment', async () => {
    const listening = await openPostgres(await createPostgresDatabase(), 2);
    const heard: string[] = [];
    const names = ['one', 'two', 'three', 'four'];
    await Promise.all(names.map((name) => listening.listen(name, (payload) => heard.push(payload))));
    const last = new Promise<string>((resolve) => void listening.listen('last', resolve));
    for (const name of [...names, 'last']) await listening.drizzle.execute(sql`select pg_notify(${name}, ${name})`);
    await last;
    expect(heard).toEqual(names);
    await listening.close();
  });

  it('listen again after their connection was cut', async () => {
    const url = await createPostgresDatabase();
    const listening = await openPostgres(url, 2);
    const again = Promise.withResolvers<void>();
    const heard = new Promise<string>((resolve) => void listening.listen('after_cut', resolve));
    await listening.listen('after_cut', () => {}, again.resolve);
    await listening.rows(
      listening.drizzle,
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
    );
    await again.promise;
    await listening.drizzle.execute(sql`select pg_notify('after_cut', 'still here')`);
    expect(await heard).toBe('still here');
    await listening.close();
  });
});

/** One statement on a database, of whose name, or another, it speaks. */
async function onIt(url: string, statement: string, name = new URL(url).pathname.slice(1)): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement.replace('%I', pg.escapeIdentifier(name)));
  await client.end();
}

async function secretNamed(name: string): Promise<string | undefined> {
  const [row] = await database.drizzle.select().from(secrets).where(eq(secrets.name, name));
  return row?.value;
}
