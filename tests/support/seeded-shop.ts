import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './databases.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { type PostgresServer, startPostgres } from './start-postgres.ts';

/** A PostgreSQL with the demonstration's data in one of its databases, and the folder of the files that these name. */
export interface SeededShop {
  readonly postgresUrl: string;
  readonly folder: string;
}

const seeded = 'template_seeded';

/** Makes demo data once for a run of tests, on a PostgreSQL of its own unless there is one. The answered function takes all of it away. */
export async function makeSeededShop(shared?: PostgresServer): Promise<[SeededShop, () => Promise<void>]> {
  const postgres = shared ?? (await startPostgres());
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-seeded-'));
  const server = await startServer({
    DATABASE_URL: await createDatabase(postgres.url, 'template1', seeded),
    DATA_DIR: folder,
  });
  await server.kill('SIGTERM');
  const remove = async () => {
    if (shared === undefined) await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return [{ postgresUrl: postgres.url, folder }, remove];
}

/** Starts a server on its own copy of the demo data, in less than half the time that making them takes. */
export async function startSeeded(
  { postgresUrl, folder }: SeededShop,
  env: Record<string, string> = {},
): Promise<ServerProcess & { databaseUrl: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ankaufwerk-'));
  cpSync(folder, dataDir, { recursive: true });
  const databaseUrl = await createDatabase(postgresUrl, seeded);
  return { ...(await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...env })), databaseUrl };
}
