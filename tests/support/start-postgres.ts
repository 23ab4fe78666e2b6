import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { postgresBinaries } from './postgres-binaries.ts';

export interface PostgresServer {
  /** Without a database at the end: `${url}/name`. */
  url: string;
  stop(): Promise<void>;
}

interface StartOptions {
  durable?: boolean;
  /** Further settings, `name=value`. */
  also?: readonly string[];
}

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
  for await (const chunk of keeper.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += chunk;
    if (said.includes('ready to accept connections')) break;
  }
  if (!said.includes('ready to accept connections')) throw new Error(`PostgreSQL did not start:\n${said}`);
  keeper.stdout.resume();
  keeper.unref();
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    async stop() {
      keeper.ref();
      const gone = once(keeper, 'exit');
      keeper.stdin.end();
      await gone;
    },
  };
}
