import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoLogins } from '#seed/demo-logins.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startPair } from '#tests/support/postgres-pair.ts';
import { startServer } from '#tests/support/server-process.ts';
import { startCountingLoad } from './counting-load.ts';
import { type Tally, tally } from './tally.ts';

/** How long the load goes on before, between and after, in milliseconds. */
const between = 4_000;
/** For so long a process says that it goes before it does. */
const leaveSeconds = 4;

/** Debian's packages of that name. */
export type Balancer = 'haproxy' | 'nginx';

interface Balanced extends Tally {
  /** Calls that were not acknowledged at once, of whatever reason: while a process was ended in order, and killed. */
  troubledByTerm: number;
  troubledByKill: number;
  /** From the promotion of the standby to the last call that was refused. */
  refusedSeconds: number;
}

/** The lines of servers, as many as there are, each like the first. */
function linesFor(lines: string, servers: readonly string[]): string {
  const [first = ''] = lines.split('\n');
  return servers
    .map(
      (server, n) =>
        `${first.replace(/server \S+(?= 10)/, `server s${n}_${lines.length}`).replace(/10\.\S+?:3000/, server)}\n`,
    )
    .join('');
}

/**
 * Three processes behind a balancer, which is set as docs/operations.md says: one is ended, one killed, and their PostgreSQL replaced by its
 * standby, under load.
 */
export async function behindBalancer(name: Balancer): Promise<Balanced> {
  const pair = await startPair();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { DATABASE_URL: pair.databaseUrl, RATE_LIMITS: 'off', LEAVE_SECONDS: `${leaveSeconds}` };
  const start = () => startServer(settings);
  const servers = [await start(), ...(await Promise.all([start(), start()]))];
  const hosts = servers.map((server) => new URL(server.url).host);
  const balancer = await startBalancer(name, port, hosts);
  try {
    while (!(await fetch(`${url}/health/live`).catch(() => undefined))?.ok) await pause(100);
    const load = await startCountingLoad({ urls: [url], lines: 6, seller: () => demoLogins.business.email });
    const { ledger } = load;
    const troubles = () => ledger.refused + ledger.broken + ledger.odd.length;
    const [ended, killed] = servers;
    await pause(between);
    const atTerm = troubles();
    await ended?.kill('SIGTERM');
    const troubledByTerm = troubles() - atTerm;
    await ended?.restart();
    await pause(between);
    const atKill = troubles();
    await killed?.kill('SIGKILL');
    await pause(between);
    const troubledByKill = troubles() - atKill;
    await killed?.restart();
    await pause(between);
    await pair.primary.interrupt('SIGKILL');
    await pause(1_000);
    pair.leadToStandby();
    await pause(1_000);
    await pair.promote();
    const promoted = performance.now();
    await pause(2 * between);
    const refusedSeconds = Math.round(Math.max(0, ledger.lastTrouble - promoted)) / 1_000;
    await load.stop();
    const database = await openPostgres(pair.databaseUrl, 2);
    const counted = await tally(database, ledger);
    await database.close();
    return { ...counted, troubledByTerm, troubledByKill, refusedSeconds };
  } finally {
    await balancer();
    await Promise.all(servers.map((server) => server.stop()));
    await pair.stop();
  }
}

/** Answers what ends it. */
async function startBalancer(name: Balancer, port: number, servers: readonly string[]): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-balancer-'));
  const file = join(folder, 'balancer.cfg');
  const operations = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const written = operations.split('```\n').find((part) => part.toLowerCase().startsWith(`# ${name}:`)) ?? '';
  const led = written.replace(/(?:^ +server .*\n)+/gm, (lines) => linesFor(lines, servers));
  if (name === 'haproxy') writeFileSync(file, led.replace(/bind .*/, `bind 127.0.0.1:${port}`));
  else writeFileSync(file, wholeOfNginx(led, port, folder));
  // What serves is another user than the one that starts it.
  chmodSync(folder, 0o755);
  const words = name === 'haproxy' ? ['-q', '-db', '-f', file] : ['-p', folder, '-e', 'errors.log', '-c', file];
  const child = spawn(name, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  process.once('exit', () => void child.kill('SIGKILL'));
  await Promise.race([once(child, 'spawn'), once(child, 'error').then(([error]) => Promise.reject(error))]);
  return async () => {
    const gone = once(child, 'exit');
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
}

/** What stands around those lines in a Debian's own files. */
function wholeOfNginx(lines: string, port: number, folder: string): string {
  const [around = '', location = ''] = lines.split(/^(?=location )/m);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  return `daemon off;
pid ${join(folder, 'pid')};
events {}
http {
access_log off;
${folders.join('\n')}
${around}
server {
listen 127.0.0.1:${port};
${location}
}
}
`;
}
