import { setTimeout as pause } from 'node:timers/promises';
import { demoLogins } from '#seed/demo-logins.ts';
import { openDatabase } from '#server/db/client.ts';
import { clusterFolder } from '#server/db/embedded/cluster.ts';
import { postmasterOf } from '#server/db/embedded/keeper.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { readEnv } from '#server/env.ts';
import { limits } from '#tests/support/limits.ts';
import { startServer } from '#tests/support/server-process.ts';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { startCountingLoad } from './counting-load.ts';
import { openSellerSocket } from './seller-socket.ts';
import { type Tally, tally } from './tally.ts';

const seller = () => demoLogins.business.email;
/** How long a process works between two kills, in milliseconds: from hardly begun to well under way. */
const livesFor = () => 200 + Math.random() * 3_000;

/** Who is killed with -9: the server, the first process of its database, and both, the one first and then the other. */
const victims = ['server', 'database', 'both'] as const;

/** The only process and its embedded database are killed with -9 under load again and again, in turn and together. */
export async function killsOfEmbedded(kills: number): Promise<Tally & { kills: number; orphans: number }> {
  const server = await startServer({ RATE_LIMITS: 'off' });
  const folder = clusterFolder(server.dataDir);
  const killDatabase = () => {
    try {
      return process.kill(postmasterOf(folder) ?? Number.NaN, 'SIGKILL');
    } catch {
      return false;
    }
  };
  try {
    const load = await startCountingLoad({ urls: [server.url], lines: 4, seller });
    for (let kill = 0; kill < kills; kill++) {
      await pause(livesFor());
      const victim = victims[kill % victims.length];
      const isDatabaseFirst = kill % 2 === 0;
      // It may still be coming back from the kill before.
      if (victim === 'database' || (victim === 'both' && isDatabaseFirst)) while (!killDatabase()) await pause(50);
      if (victim !== 'database') await server.kill('SIGKILL');
      if (victim === 'both' && !isDatabaseFirst) killDatabase();
      if (victim !== 'database') await server.restart();
    }
    const ledger = await load.stop();
    await server.kill('SIGTERM');
    const orphans = postmasterOf(folder) === undefined ? 0 : 1;
    const database = await openDatabase(readEnv({ DATA_DIR: server.dataDir }));
    const counted = await tally(database, ledger);
    await database.close();
    return { kills, orphans, ...counted };
  } finally {
    await server.stop();
  }
}

/**
 * One of some processes on one PostgreSQL, which may begin with a copy of a shop's data, is killed with -9 under load, now this one and now
 * that one, but never the first, which tells what is heard of.
 */
export async function killsOnPostgres(
  seconds: number,
  { processes = 3, lines = 4, from }: { processes?: number; lines?: number; from?: string } = {},
): Promise<Tally & { kills: number; notices: number; unheard: number }> {
  const postgres = await startPostgres({ durable: true, ...(from !== undefined && { from }) });
  const databaseUrl = `${postgres.url}/postgres`;
  const settings = { DATABASE_URL: databaseUrl, RATE_LIMITS: 'off' };
  const servers = await Promise.all(Array.from({ length: processes }, () => startServer(settings)));
  try {
    const [listening, ...killed] = servers;
    const socket = await openSellerSocket(listening?.url ?? '');
    const load = await startCountingLoad({ urls: servers.map(({ url }) => url), lines, seller });
    const until = Date.now() + seconds * 1_000;
    let kills = 0;
    for (; Date.now() < until || kills === 0; kills++) {
      const server = killed[kills % killed.length];
      await pause(livesFor());
      await server?.kill('SIGKILL');
      await server?.restart();
    }
    const ledger = await load.stop();
    const promised = [
      ...ledger.inquiries.flatMap((id) => [`${id} 1`, `${id} 2`]),
      ...ledger.bids.map((id) => `${id} 3`),
    ];
    const unheard = () => promised.filter((one) => !socket.heard.has(one)).length;
    for (const until = Date.now() + limits.wait; unheard() > 0 && Date.now() < until; ) await pause(100);
    const database = await openPostgres(databaseUrl, 2);
    const counted = await tally(database, ledger);
    await database.close();
    socket.close();
    return { kills, ...counted, notices: socket.heard.size, unheard: unheard() };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  }
}
