import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { createPglite, databaseOn } from '#server/db/pglite.ts';
import { projectRoot } from '#server/db/project-root.ts';

const cache = join(projectRoot, '.cache');

/** A PGlite in memory with all tables. */
export async function pgliteWithTables(): Promise<PGlite> {
  return createPglite({ loadDataDir: new Blob([new Uint8Array(readFileSync(await template()))]) });
}

/** The same in a folder, for a server that opens it. */
export async function layPglite(folder: string): Promise<void> {
  mkdirSync(folder);
  execFileSync('tar', ['-xf', await template(), '-C', folder], { stdio: 'pipe' });
}

/** Making a database from nothing takes seconds, so a finished one is kept as a file. */
async function template(): Promise<string> {
  const path = join(cache, `pglite-${fingerprint()}.tar`);
  if (existsSync(path)) return path;
  const client = await createPglite();
  await databaseOn(client);
  const dump = new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer());
  await client.close();
  mkdirSync(cache, { recursive: true });
  // Several test files may do this at once: each writes its own and the last rename wins.
  const own = `${path}.${randomUUID()}`;
  writeFileSync(own, dump);
  renameSync(own, path);
  return path;
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(projectRoot, 'package-lock.json')));
  for (const file of globSync('*.sql', { cwd: migrationsFolder }).sort()) {
    hash.update(readFileSync(join(migrationsFolder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
