import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Recording, rewrite, type Statement } from './statements.ts';

/** An offer by what its statements name. */
export interface Named {
  readonly offerId: string;
  readonly inquiryId: string;
  readonly itemId: string;
}

/** Sends the recorded statements for another offer: a connection of the pool, the transaction, nothing else. */
export async function replayStatements(
  pool: pg.Pool,
  recording: Recording & { offer: Named },
  offer: Named,
): Promise<void> {
  const idOf = (id: string) => id.replace(/^(offer|item)-/, '');
  const known = new Map([
    [idOf(recording.offer.offerId), idOf(offer.offerId)],
    [idOf(recording.offer.itemId), idOf(offer.itemId)],
  ]);
  const fresh = (statement: Statement) => rewrite(statement, known, offer.inquiryId, randomUUID);
  for (const statement of recording.before) await pool.query(statement);
  const client = await pool.connect();
  try {
    for (const statement of recording.transaction.map(fresh)) await client.query(preparedOnce(client, statement));
  } finally {
    client.release();
  }
}

const preparing = /prepare (\w+) as [^;]*; /;
const preparedBy = new WeakMap<pg.PoolClient, Set<string>>();

/** As the server does: what a transaction begins by is prepared when a connection first sends it. */
function preparedOnce(client: pg.PoolClient, statement: Statement): Statement {
  const [, name] = preparing.exec(statement.text) ?? [];
  if (name === undefined) return statement;
  const prepared = preparedBy.get(client) ?? new Set();
  preparedBy.set(client, prepared);
  if (prepared.has(name)) return { ...statement, text: statement.text.replace(preparing, '') };
  prepared.add(name);
  return statement;
}
