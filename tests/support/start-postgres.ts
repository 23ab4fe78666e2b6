import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { postgresBinaries } from './postgres-binaries.ts';

export interface PostgresServer {
  /** Without a database at the end: `${url}/name`. */
  url: string;
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
}

const ready = 'ready to accept connections';

/** Without waiting for the disk: what a test loses when the machine fails is made again. */
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** A PostgreSQL server of its own on a free port; it ends with `stop` or with the process that started it. */
export async function startPostgres({ durable = false, also = [] }: StartOptions = {}): Promise<PostgresServer> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ankaufwerk-postgres-')));
  await chmod(folder, 0o755);
  const { initdb, postgres, identity } = postgresBinaries(folder);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (identity) chownSync(data, identity.uid, identity.gid);
  const locale = ['--encoding=UTF8', '--locale=C'];
  execFileSync(initdb, [`--pgdata=${data}`, '--auth=trust', '--username=postgres', '--no-sync', ...locale], {
    ...identity,
    stdio: 'ignore',
    env: {},
    cwd: data,
  });

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=300',
    'log_min_messages=log',
  ];
  const keeper = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'postgres-keeper.ts'),
      postgres,
      String(identity?.uid ?? ''),
      String(identity?.gid ?? ''),
      folder,
      '-D',
      data,
      '-p',
      String(port),
      ...[...settings, ...(durable ? [] : hasty), ...also].flatMap((setting) => ['-c', setting]),
    ],
    { stdio: ['pipe', 'pipe', 'inherit'], detached: true, cwd: data },
  );
  let said = '';
  let heard = Promise.withResolvers<void>();
  const wake = () => {
    heard.resolve();
    heard = Promise.withResolvers();
  };
  keeper
    .on('exit', wake)
    .stdout.setEncoding('utf8')
    .on('data', (chunk) => {
      said += chunk;
      wake();
    });

  /** Waits for words that were not there when what leads to them was asked for. */
  async function hears(words: string, from: number): Promise<void> {
    while (!said.includes(words, from)) {
      if (keeper.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${said}`);
      await heard.promise;
    }
  }

  async function order(line: string, answer: string): Promise<void> {
    const from = said.length;
    keeper.stdin.write(`${line}\n`);
    await hears(answer, from);
  }

  await hears(ready, 0);
  keeper.unref();
  const url = `postgres://postgres@127.0.0.1:${port}`;
  return {
    url,
    async interrupt(signal) {
      await order(`stop ${signal}`, 'keeper: stopped');
      return () => order('start', ready);
    },
    async freeze() {
      const postmaster = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
      const pids = await freezeAll(`${url}/postgres`, postmaster);
      return () => pids.forEach((pid) => void process.kill(pid, 'SIGCONT'));
    },
    async stop() {
      keeper.ref();
      const gone = once(keeper, 'exit');
      keeper.stdin.end();
      await gone;
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
