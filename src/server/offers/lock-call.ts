import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ActionAnswer, actionAnswerSchema } from '#contract/offer-actions.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { offers } from '#server/db/schema/offers.ts';
import { answerBefore, type KeyedCall, keptFor, keptRow } from '#server/kept-answers.ts';
import { Problem } from '#server/problem.ts';
import type { Found } from './store.ts';

interface Call {
  readonly offerId: string;
  readonly call?: KeyedCall | undefined;
}
interface Locked {
  found: Found | undefined;
  /** Of this very call, when it was sent before. */
  answer: ActionAnswer | undefined;
}

const stateSchema = z.custom<OfferState>((value) => typeof value === 'object');
const alone = z.array(z.object({ state: stateSchema, ownerless: z.boolean() })).max(1);
const called = z.tuple([keptRow.extend({ free: z.boolean(), state: stateSchema.nullable(), ownerless: z.boolean() })]);

/**
 * Locks the offer; before it the call, where it says which one it is, and looks whether it was answered before: all in one statement, by
 * which its transaction begins. The lock of the call ends with the transaction, so a process that dies leaves none behind.
 */
export function lockCall({ offerId, call }: Call, now: Date): SQL {
  const columns = sql`${offers.state} as state, ${offers.lockedAt} is not null as ownerless`;
  if (!call) return sql`select ${columns} from ${offers} where ${offers.id} = ${offerId} for update`;
  return sql`with gate as materialized (select pg_try_advisory_xact_lock(hashtextextended(${call.key}, 0)) as free),
    kept as materialized (${keptFor(call, now)}),
    found as (select ${columns} from ${offers} where ${offers.id} = ${offerId} and (select free from gate) for update)
    select gate.free, kept.fingerprint, kept.answer, found.state, coalesce(found.ownerless, false) as ownerless
    from gate left join kept on true left join found on true`;
}

/** What that statement found. While the same call runs elsewhere, this one is refused at once. */
export function lockedCall({ call }: Call, rows: unknown[]): Locked {
  if (!call) return { found: alone.parse(rows)[0], answer: undefined };
  const [{ free, state, ownerless, ...kept }] = called.parse(rows);
  if (!free) throw new Problem(409, 'idempotencyKeyInUse');
  return {
    found: state === null ? undefined : { state, ownerless },
    answer: answerBefore(call, kept, actionAnswerSchema),
  };
}
