import { lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Tx } from '#server/db/client.ts';
import { type IdempotencyAnswer, idempotencyAnswers } from '#server/db/schema/idempotency-store.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';

/** A call that says by a key of its caller's which one it is; both are hashes. */
export interface KeyedCall {
  key: string;
  fingerprint: string;
}

const hoursKept = 24;

/** No column of it is there for a call that was never answered. */
export const storedAnswerRow = z.object({ fingerprint: z.string().nullable(), answer: z.unknown() });

/** Where the answer to a call stands, as long as it is kept: by the key, and the instant before which answers count as gone. */
export function storedAnswer(key: string | SQLWrapper, before: string | SQLWrapper): SQL {
  const { fingerprint, answer, answeredAt } = idempotencyAnswers;
  return sql`select ${fingerprint}, ${answer} from ${idempotencyAnswers} where ${idempotencyAnswers.key} = ${key} and ${answeredAt} > ${before}`;
}

/** The answer that the call had before, if it is this call that had it; throws where the key was used for another. */
export function answerBefore<T extends IdempotencyAnswer>(
  call: KeyedCall,
  { fingerprint, answer }: z.infer<typeof storedAnswerRow>,
  schema: z.ZodType<T>,
): T | undefined {
  if (fingerprint === null) return undefined;
  if (fingerprint !== call.fingerprint) throw new Problem(422, 'idempotencyKeyReused');
  return schema.parse(answer);
}

/** The same, asked outside of a transaction. */
export async function findAnswer<T extends IdempotencyAnswer>(
  database: Database,
  call: KeyedCall,
  now: Date,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  const [row] = await database.rows(database.drizzle, storedAnswer(call.key, goneBefore(now)));
  return row === undefined ? undefined : answerBefore(call, storedAnswerRow.parse(row), schema);
}

/** Whether a call was answered under this key, be it this one or another. */
export async function isKeyUsed(database: Database, call: KeyedCall, now: Date): Promise<boolean> {
  return (await database.rows(database.drizzle, storedAnswer(call.key, goneBefore(now)))).length > 0;
}

/** What is written to keep an answer, or what stands for it in a statement that is made once. */
type Keeping = { readonly [K in 'key' | 'fingerprint' | 'answer' | 'answeredAt' | 'before']: string | SQL };

/** An answer as it is kept with the effect of its call. */
export function keepingOf({ key, fingerprint }: KeyedCall, answer: IdempotencyAnswer, now: Date) {
  const answeredAt = now.toISOString();
  return { key, fingerprint, answer: JSON.stringify(answer), answeredAt, before: goneBefore(now) } satisfies Keeping;
}

/** Keeps an answer with the effect of its call; no row when the same call was answered at this instant by another transaction. */
export function keepingAnswer(tx: Tx, { key, before, answer, ...more }: Keeping) {
  const row = { ...more, answer: sql`${answer}` };
  return (
    tx
      .insert(idempotencyAnswers)
      .values({ key, ...row })
      // What is older than a day and not removed yet counts as gone.
      .onConflictDoUpdate({
        target: idempotencyAnswers.key,
        set: row,
        setWhere: lte(idempotencyAnswers.answeredAt, before),
      })
      .returning({ key: idempotencyAnswers.key })
  );
}

/** Removes the answers that are no longer kept. Says how many there were. */
export async function removeOldAnswers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const gone = await db
    .delete(idempotencyAnswers)
    .where(lte(idempotencyAnswers.answeredAt, goneBefore(clock.now())))
    .returning({ key: idempotencyAnswers.key });
  return gone.length;
}

/** Answers until then are no longer kept. */
export function goneBefore(now: Date): string {
  return new Date(now.getTime() - hoursKept * 3_600_000).toISOString();
}
