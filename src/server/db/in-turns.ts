import type pg from 'pg';

/** A connection for several who use it at once: each statement is sent when the one before is answered. */
export function inTurns(client: pg.PoolClient): pg.PoolClient {
  let before: Promise<unknown> = Promise.resolve();
  const query = (...given: unknown[]): Promise<unknown> => {
    const answer = before.then(() => Reflect.apply(client.query, client, given));
    before = answer.catch(() => {});
    return answer;
  };
  return Object.create(client, { query: { value: query } });
}
