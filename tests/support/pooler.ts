import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { identityFor } from '#server/db/embedded/identity.ts';
import { freePort } from './free-port.ts';

/** Of Debian's package, or of another version. */
const program = process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer';

/** Debian's PgBouncer before a PostgreSQL, set as it comes but for how long it lends a connection. */
export interface Pooler {
  /** Without a database at the end: `${url}/name`. */
  readonly url: string;
  readonly pid: number;
  readonly version: string;
  /** Ends it and begins anew at the same address, keeping no statement by its name: as a version before 1.21, which never did. */
  beginWithoutNames(): Promise<void>;
  stop(): Promise<void>;
}

/** Undefined where Debian's package is not installed. */
export async function startPooler(server: string, mode: 'session' | 'transaction'): Promise<Pooler | undefined> {
  if (!existsSync(program)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-pooler-'));
  // It refuses to run as root.
  const identity = identityFor(folder);
  const [file, port] = [join(folder, 'pgbouncer.ini'), await freePort()];
  const to = new URL(server);
  const version = /[\d.]+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0] ?? '';
  const url = `postgres://postgres@127.0.0.1:${port}`;
  const begin = async (more: Readonly<Record<string, number>> = {}) => {
    const settings = {
      ...{ listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '', auth_type: 'any', pool_mode: mode },
      ...{ max_client_conn: 200, default_pool_size: 20, logfile: '/dev/null', ...more },
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
    const databases = `[databases]\n* = host=127.0.0.1 port=${to.port} user=postgres\n`;
    writeFileSync(file, `${databases}[pgbouncer]\n${lines.join('\n')}\n`);
    if (identity) for (const path of [folder, file]) chownSync(path, identity.uid, identity.gid);
    const started = spawn(program, ['-q', file], { ...identity, stdio: ['ignore', 'ignore', 'inherit'] });
    process.once('exit', () => void started.kill('SIGKILL'));
    await once(started, 'spawn');
    while (!(await answers(`${url}/postgres`))) {
      if (started.exitCode !== null) throw new Error(`PgBouncer ended with ${started.exitCode}`);
      await pause(50);
    }
    return started;
  };
  let child = await begin();
  const end = async () => {
    const gone = once(child, 'exit');
    if (child.exitCode === null && child.kill('SIGQUIT')) await gone;
  };
  return {
    url,
    pid: child.pid ?? 0,
    version,
    async beginWithoutNames() {
      await end();
      const [major = 0, minor = 0] = version.split('.').map(Number);
      child = await begin(major > 1 || minor >= 21 ? { max_prepared_statements: 0 } : {});
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
