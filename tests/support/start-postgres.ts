import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Cluster, clusterFolder, clusterIn } from '#server/db/embedded/cluster.ts';
import { type Kept, keepPostgres } from '#server/db/embedded/keeper.ts';
import { silent } from '#server/db/embedded/settings.ts';
import { freePort } from './free-port.ts';

export interface PostgresServer {
  /** Without a database at the end: `${url}/name`. */
  url: string;
  /** What another one may begin with a copy of (`from`), once this one was ended in order. */
  home: string;
  /** Of its first process. */
  pid(): number;
  /** Stops it, SIGINT in order and SIGKILL without, until the answered function starts it again on the same data. */
  interrupt(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<() => Promise<void>>;
  /** Stops the time of all its processes, until the answered function lets them go on. */
  freeze(): Promise<() => void>;
  stop(): Promise<void>;
}

interface StartOptions {
  durable?: boolean;
  /** Further settings, `name=value`. */
  also?: readonly string[];
  /** The data folder of a shop whose embedded cluster has ended: a copy of it is what this one begins with. */
  from?: string;
  /** The server that it follows, reading alone, until it is told `select pg_promote()`; it begins with a copy of that one's folder. */
  follows?: string;
  /** Makes its cluster below a folder, where it is not the embedded one's. */
  make?: (home: string) => Promise<MadeCluster>;
}

/** As much of a cluster as has to be known to run it. */
export interface MadeCluster extends Pick<Cluster, 'folder' | 'identity'> {
  readonly programs: Pick<Cluster['programs'], 'postgres'>;
}

/** Without waiting for the disk: what a test loses when the machine fails is made again. */
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * A PostgreSQL server of its own on a free port, as a shop has one beside it: made and kept by what embeds one in the shop. It ends with
 * `stop` or with the process that started it.
 */
export async function startPostgres({
  durable = false,
  also = [],
  from,
  follows,
  make = (home) => clusterIn(home, ['--auth=trust', '--no-sync']),
}: StartOptions = {}): Promise<PostgresServer> {
  const home = mkdtempSync(join(tmpdir(), 'ankaufwerk-tests-'));
  // Also who owns it, which is another where we are root.
  if (from !== undefined) execFileSync('cp', ['-a', clusterFolder(from), home]);
  const { folder, identity, programs } = await make(home);
  if (follows !== undefined) writeFileSync(join(folder, 'standby.signal'), '');
  const port = await freePort();
  const settings = [
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, 'max_connections=300'],
    ...[...silent, ...(durable ? [] : hasty), ...also],
    ...(follows === undefined ? [] : [`primary_conninfo=${follows}`, 'wal_retrieve_retry_interval=100ms']),
  ];
  const start = () => keepPostgres({ postgres: programs.postgres, folder, identity, settings });
  let kept: Kept = await start();
  const url = `postgres://postgres@127.0.0.1:${port}`;
  return {
    url,
    home,
    pid: () => kept.pid(),
    async interrupt(signal) {
      process.kill(kept.pid(), signal);
      // Nothing of it keeps this process alive.
      const held = setInterval(() => {}, 1_000);
      await kept.gone;
      clearInterval(held);
      return async () => {
        kept = await start();
      };
    },
    async freeze() {
      const pids = await freezeAll(`${url}/postgres`, kept.pid());
      return () => pids.forEach((pid) => void process.kill(pid, 'SIGCONT'));
    },
    async stop() {
      // At once, and also where a test has left it frozen: nothing in it is kept.
      if (!(await Promise.race([kept.gone, ''])))
        for (const signal of ['SIGCONT', 'SIGQUIT'] as const) if (kept.pid() > 0) process.kill(kept.pid(), signal);
      await kept.end();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Freezes the first process, so that no further one comes, then all the others, and answers their numbers. */
async function freezeAll(url: string, postmaster: number): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  process.kill(postmaster, 'SIGSTOP');
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  const pids = rows.map(({ pid }) => pid);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  // It goes once the server is let go on: till then nobody answers the farewell.
  void client.end();
  return [...pids, postmaster];
}
