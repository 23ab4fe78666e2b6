import { createHash, randomUUID } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { databaseOn } from '#server/db/pglite.ts';
import { projectRoot } from '#server/db/project-root.ts';

const cache = join(projectRoot, '.cache');

/** A PGlite in memory with all tables. Making one from nothing takes seconds, so a finished one is kept as a file. */
export async function pgliteWithTables(): Promise<PGlite> {
  const path = join(cache, `pglite-${fingerprint()}.tar`);
  const kept = read(path);
  if (kept !== undefined) return PGlite.create({ loadDataDir: kept });

  const client = await PGlite.create();
  await databaseOn(client);
  const dump = new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer());
  mkdirSync(cache, { recursive: true });
  // Several test files may do this at once: each writes its own and the last rename wins.
  const own = `${path}.${randomUUID()}`;
  writeFileSync(own, dump);
  renameSync(own, path);
  return client;
}

function read(path: string): Blob | undefined {
  try {
    return new Blob([new Uint8Array(readFileSync(path))]);
  } catch {
    return undefined;
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(projectRoot, 'package-lock.json')));
  for (const file of globSync('*.sql', { cwd: migrationsFolder }).sort()) {
    hash.update(readFileSync(join(migrationsFolder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
