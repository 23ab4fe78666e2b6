import { setTimeout as pause } from 'node:timers/promises';
import { demoLogins } from '#seed/demo-logins.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { startServer } from '#tests/support/server-process.ts';
import { type PostgresServer, startPostgres } from '#tests/support/start-postgres.ts';
import { startCountingLoad } from './counting-load.ts';
import { type Tally, tally } from './tally.ts';

type Away = Tally & { times: number; processesThatDied: number };

/** PostgreSQL is stopped under load, in order, at once and by force in turn, and started again after two seconds. */
export function restartsOfPostgres(seconds: number): Promise<Away> {
  return underLoad(seconds, async (postgres, turn) => {
    const start = await postgres.interrupt(turn % 3 === 0 ? 'SIGINT' : turn % 3 === 1 ? 'SIGQUIT' : 'SIGKILL');
    await pause(2_000);
    await start();
  });
}

/** All processes of PostgreSQL stand still for longer than the shop waits for them, under load. */
export function freezesOfPostgres(seconds: number): Promise<Away> {
  return underLoad(seconds, async (postgres) => {
    const goOn = await postgres.freeze();
    await pause(9_000);
    goOn();
  });
}

async function underLoad(
  seconds: number,
  goAway: (postgres: PostgresServer, turn: number) => Promise<void>,
): Promise<Away> {
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = `${postgres.url}/postgres`;
  const servers = await Promise.all([1, 2].map(() => startServer({ DATABASE_URL: databaseUrl, RATE_LIMITS: 'off' })));
  try {
    const urls = servers.map(({ url }) => url);
    const load = await startCountingLoad({ urls, lines: 6, seller: () => demoLogins.business.email });
    const until = Date.now() + seconds * 1_000;
    let times = 0;
    for (; Date.now() < until || times === 0; times++) {
      await pause(3_000);
      await goAway(postgres, times);
    }
    await pause(3_000);
    const ledger = await load.stop();
    const database = await openPostgres(databaseUrl, 2);
    const counted = await tally(database, ledger);
    await database.close();
    const codes = await Promise.all(servers.map((server) => server.kill('SIGTERM')));
    return { times, ...counted, processesThatDied: codes.filter((code) => code !== 0).length };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  }
}
