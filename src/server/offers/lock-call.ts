import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ActionAnswer } from '#contract/offer-actions.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Clock } from '#server/clock.ts';
import type { Database, Tx } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { Problem } from '#server/problem.ts';
import { answerBefore, type KeyedCall, keptFor, keptRow } from './kept-answers.ts';
import type { Found } from './store.ts';

interface Locked {
  found: Found | undefined;
  /** Of this very call, when it was sent before. */
  answer: ActionAnswer | undefined;
}

const row = z.tuple([
  keptRow.extend({
    free: z.boolean(),
    state: z.custom<OfferState>((value) => typeof value === 'object').nullable(),
    ownerless: z.boolean(),
  }),
]);

/**
 * Locks the call and then the offer, and looks whether the call was answered before: all in one statement. The lock of the call ends
 * with its transaction, so a process that dies leaves none behind. While the same call runs elsewhere, it is refused at once.
 */
export async function lockCall(
  { database, clock }: { database: Database; clock: Clock },
  tx: Tx,
  id: string,
  call: KeyedCall,
): Promise<Locked> {
  const rows = await database.rows(
    tx,
    sql`with gate as materialized (select pg_try_advisory_xact_lock(hashtextextended(${call.key}, 0)) as free),
      kept as materialized (${keptFor(call, clock.now())}),
      found as (select ${offers.state} as state, ${offers.lockedAt} as locked_at from ${offers}
        where ${offers.id} = ${id} and (select free from gate) for update)
      select gate.free, kept.fingerprint, kept.answer, found.state, found.locked_at is not null as ownerless
      from gate left join kept on true left join found on true`,
  );
  const [{ free, state, ownerless, ...kept }] = row.parse(rows);
  if (!free) throw new Problem(409, 'idempotencyKeyInUse');
  return { found: state === null ? undefined : { state, ownerless }, answer: answerBefore(call, kept) };
}
