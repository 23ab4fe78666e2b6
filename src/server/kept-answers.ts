import { lte, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Tx } from '#server/db/client.ts';
import { type KeptAnswer, keptAnswers } from '#server/db/schema/kept-answers.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';

/** A call that says by a key of its caller's which one it is; both are hashes. */
export interface KeyedCall {
  key: string;
  fingerprint: string;
}

const hoursKept = 24;

/** No column of it is there for a call that was never answered. */
export const keptRow = z.object({ fingerprint: z.string().nullable(), answer: z.unknown() });

/** Where the answer to a call stands, as long as it is kept. */
export function keptFor({ key }: KeyedCall, now: Date): SQL {
  const { fingerprint, answer, answeredAt } = keptAnswers;
  return sql`select ${fingerprint}, ${answer} from ${keptAnswers} where ${keptAnswers.key} = ${key} and ${answeredAt} > ${since(now)}`;
}

/** The answer that the call had before, if it is this call that had it; throws where the key was used for another. */
export function answerBefore<T extends KeptAnswer>(
  call: KeyedCall,
  { fingerprint, answer }: z.infer<typeof keptRow>,
  schema: z.ZodType<T>,
): T | undefined {
  if (fingerprint === null) return undefined;
  if (fingerprint !== call.fingerprint) throw new Problem(422, 'idempotencyKeyReused');
  return schema.parse(answer);
}

/** The same, asked outside of a transaction. */
export async function findAnswer<T extends KeptAnswer>(
  database: Database,
  call: KeyedCall,
  now: Date,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  const [row] = await database.rows(database.drizzle, keptFor(call, now));
  return row === undefined ? undefined : answerBefore(call, keptRow.parse(row), schema);
}

/** Whether a call was answered under this key, be it this one or another. */
export async function isKeyUsed(database: Database, call: KeyedCall, now: Date): Promise<boolean> {
  return (await database.rows(database.drizzle, keptFor(call, now))).length > 0;
}

/** Keeps an answer with the effect of its call; no row when the same call was answered at this instant by another transaction. */
export function keepingAnswer(tx: Tx, call: KeyedCall, answer: KeptAnswer, now: Date) {
  const row = { fingerprint: call.fingerprint, answer, answeredAt: now.toISOString() };
  return (
    tx
      .insert(keptAnswers)
      .values({ key: call.key, ...row })
      // What is older than a day and not removed yet counts as gone.
      .onConflictDoUpdate({ target: keptAnswers.key, set: row, setWhere: lte(keptAnswers.answeredAt, since(now)) })
      .returning({ key: keptAnswers.key })
  );
}

/** Removes the answers that are no longer kept. Says how many there were. */
export async function removeOldAnswers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const gone = await db
    .delete(keptAnswers)
    .where(lte(keptAnswers.answeredAt, since(clock.now())))
    .returning({ key: keptAnswers.key });
  return gone.length;
}

function since(now: Date): string {
  return new Date(now.getTime() - hoursKept * 3_600_000).toISOString();
}
