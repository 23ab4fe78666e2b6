import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type ConnectionSettings, openConnection } from './postgres-line.ts';

/** So many connections of the server are asked for until one is had a second time. */
const tries = 5;

/**
 * Whether a pooler knows a statement by its name on whichever connection it lends (PgBouncer from 1.21 on, unless `max_prepared_statements` is
 * 0). A statement is named on one connection of the server, that one is taken by somebody else, and the name is called again: where it is unknown
 * then, or where nothing can be seen, names are of no use.
 */
export async function keepsNames(line: ConnectionSettings): Promise<boolean> {
  const named = { name: `probe_${randomUUID()}`, text: 'select pg_backend_pid() as pid' };
  const open: pg.Client[] = [];
  const opened = async () => {
    const client = await openConnection(line, { patient: false });
    open.push(client);
    return client;
  };
  try {
    const one = await opened();
    const first = (await one.query(named)).rows[0]?.pid;
    for (let count = 0; count < tries; count += 1) {
      const other = await opened();
      await other.query('begin');
      const { rows } = await other.query(named.text);
      if (rows[0]?.pid === first) return await isKnown(one, named);
    }
    return false;
  } catch {
    // It lends too few at once. Whoever cannot be reached is told of by those who come next.
    return false;
  } finally {
    await Promise.all(open.map((client) => client.end().catch(() => {})));
  }
}

async function isKnown(client: pg.Client, named: { name: string; text: string }): Promise<boolean> {
  return client.query(named).then(
    () => true,
    () => false,
  );
}
