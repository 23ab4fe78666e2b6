import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { clusterFolder, clusterIn } from './cluster.ts';
import { startProblemOf } from './instead.ts';
import type { EmbeddedDatabase, EmbeddedOptions } from './options.ts';
import { endOrphanBy } from './orphan.ts';
import { settingsFor } from './settings.ts';

/**
 * Where there are no signals and no files as sockets: PostgreSQL's own pg_ctl starts and stops it, which also takes an administrator's rights
 * from it, and it listens on this machine with a password made at random. One that a killed server left is ended by the next start.
 */
export async function start(options: EmbeddedOptions, unlock: () => Promise<void>): Promise<EmbeddedDatabase> {
  const { dataDir, connections } = options;
  const file = passwordFile(dataDir);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const { folder, programs } = await clusterIn(dataDir, ['--auth=scram-sha-256', `--pwfile=${file}`]);
  endOrphanBy(programs.pgCtl, folder);
  const settings = [...settingsFor(connections), 'listen_addresses=127.0.0.1', `port=${await freePort()}`];
  const log = join(dataDir, 'postgres.log');
  const inLine = settings.map((setting) => `-c ${setting}`).join(' ');
  const { status, error } = spawnSync(programs.pgCtl, ['start', '-D', folder, '-w', '-l', log, '-o', inLine], {
    stdio: 'ignore',
    windowsHide: true,
  });
  if (status !== 0) throw startProblemOf(`${error ?? ''}${existsSync(log) ? readFileSync(log, 'utf8') : ''}`, folder);
  return {
    url: urlIn(dataDir),
    isOfAnother: false,
    async close() {
      endOrphanBy(programs.pgCtl, folder);
      await unlock();
    },
  };
}

const passwordFile = (dataDir: string) => join(dataDir, 'postgres-password');

/** Of the database that runs there: the fourth line of what it notes in its folder is its port. */
export function urlIn(dataDir: string): string {
  const port = readFileSync(join(clusterFolder(dataDir), 'postmaster.pid'), 'utf8')
    .split('\n')[3]
    ?.trim();
  return `postgres://postgres:${readFileSync(passwordFile(dataDir), 'utf8').trim()}@127.0.0.1:${port}/postgres`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
