import pg from 'pg';
import { openGate } from './gate.ts';
import { type PostgresServer, startPostgres } from './start-postgres.ts';

/** A server, one that follows it and has all that was acknowledged, and an address that leads to one of them. */
export interface PostgresPair {
  readonly primary: PostgresServer;
  /** Of a database, by the address that stays when the server behind it changes. */
  readonly databaseUrl: string;
  /** Who comes from now on gets to the standby, which only lets read. Lines to the primary stay as they are. */
  leadToStandby(): void;
  /** The standby takes over. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** `from` is the data folder of a shop whose embedded cluster has ended: what both begin with. */
export async function startPair(from?: string): Promise<PostgresPair> {
  const primary = await startPostgres({
    also: ['synchronous_standby_names=*', 'synchronous_commit=on'],
    ...(from !== undefined && { from }),
  });
  // A copy of one that was ended in order needs no backup's label.
  const start = await primary.interrupt('SIGINT');
  const standby = await startPostgres({ from: primary.home, follows: primary.url });
  await start();
  const portOf = ({ url }: PostgresServer) => Number(new URL(url).port);
  const gate = await openGate(portOf(primary));
  return {
    primary,
    databaseUrl: `postgres://postgres@127.0.0.1:${gate.port}/postgres`,
    leadToStandby: () => gate.leadTo(portOf(standby)),
    async promote() {
      const client = new pg.Client({ connectionString: `${standby.url}/postgres` });
      await client.connect();
      await client.query('select pg_promote()');
      await client.end();
    },
    async stop() {
      await gate.shut();
      await Promise.all([standby.stop(), primary.stop()]);
    },
  };
}
