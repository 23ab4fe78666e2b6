import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterFolder } from '#server/db/embedded/cluster.ts';
import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { createDatabase } from './databases.ts';
import { watchJobs } from './jobs-done.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { startPostgres } from './start-postgres.ts';

/** A PostgreSQL with the demonstration's data in one of its databases, and the folder of a shop that embeds the same. */
export interface SeededShop {
  readonly postgresUrl: string;
  /** With the files that the data name, and with the cluster of the server that made them and has ended. */
  readonly folder: string;
}

const seeded = 'template_seeded';

/**
 * Makes demo data once for a run of tests, as a shop does that embeds its PostgreSQL, and starts one of the tests' own on a copy of that
 * cluster. The answered function takes all of it away.
 */
export async function makeSeededShop(): Promise<[SeededShop, () => Promise<void>]> {
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-seeded-'));
  const server = await startServer({ DATA_DIR: folder });
  await untilPrinted(folder);
  await server.kill('SIGTERM');
  const postgres = await startPostgres({ from: folder });
  await createDatabase(postgres.url, 'postgres', seeded);
  const remove = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return [{ postgresUrl: postgres.url, folder }, remove];
}

/** Dozens of papers follow from the demo data: each copy would print them anew. */
export async function untilPrinted(dataDir: string): Promise<void> {
  const beside = await openEmbedded({ dataDir, connections: 1, besideServer: true, onDeath: () => {} });
  const jobs = watchJobs(beside.url);
  await jobs.done();
  await jobs.close();
  await beside.close();
}

/** Starts a server on its own copy of the demo data, in less than half the time that making them takes. */
export async function startSeeded(
  { postgresUrl, folder }: SeededShop,
  env: Record<string, string> = {},
): Promise<ServerProcess & { databaseUrl: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ankaufwerk-'));
  cpSync(folder, dataDir, { recursive: true, filter: (path) => path !== clusterFolder(folder) });
  const databaseUrl = await createDatabase(postgresUrl, seeded);
  return { ...(await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...env })), databaseUrl };
}

/** Starts a server that embeds its own copy of the demo data. */
export function startSeededEmbedded(shop: SeededShop, env: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ankaufwerk-'));
  copySeeded(shop, dataDir);
  return startServer({ DATA_DIR: dataDir, ...env });
}

/** Into a folder that is there; the cluster remains its owner's, who is another where we are root. */
export function copySeeded({ folder }: SeededShop, into: string): void {
  execFileSync('cp', ['-a', `${folder}/.`, into]);
}
