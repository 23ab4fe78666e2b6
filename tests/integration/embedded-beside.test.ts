import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { StartProblem } from '#server/db/start-problem.ts';
import { readEnv } from '#server/env.ts';

const dataDir = join(mkdtempSync(join(tmpdir(), 'ankaufwerk-tests-')), 'data');
mkdirSync(dataDir, { mode: 0o700 });
afterAll(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }));

const server = readEnv({ DATA_DIR: dataDir });
const command = { ...server, besideServer: true };
const migrations = sql`select count(*)::int as count from drizzle.__drizzle_migrations`;

describe('a command', () => {
  it('that is called while the server ends has the database for itself afterwards', async () => {
    const asked = Promise.withResolvers<void>();
    const ending = createServer(() => asked.resolve()).listen(join(dataDir, 'lock.sock'));
    await once(ending, 'listening');
    const opening = openDatabase(command);
    await asked.promise;
    ending.close();
    const database = await opening;
    expect(await database.rows(database.drizzle, sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('of a later version changes nothing under the server that runs, and says so', async () => {
    const running = await openDatabase(server);
    const [newest] = await running.rows(running.drizzle, migrations);
    await running.drizzle.execute(
      sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
    );
    const before = await running.rows(running.drizzle, migrations);
    expect(before).not.toEqual([newest]);
    const refused = openDatabase(command);
    await expect(refused).rejects.toThrow(StartProblem);
    await expect(refused).rejects.toThrow('Der laufende Server ist von einer älteren Version');
    expect(await running.rows(running.drizzle, migrations)).toEqual(before);
    await running.close();
  });
});
