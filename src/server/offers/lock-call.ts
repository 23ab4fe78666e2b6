import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ActionAnswer, actionAnswerSchema } from '#contract/offer-actions.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { AskedStatement } from '#server/db/asked-statement.ts';
import { offerState } from '#server/db/offer-state.ts';
import { offers } from '#server/db/schema/offers.ts';
import { makeStatement } from '#server/db/statement.ts';
import { answerBefore, goneBefore, type KeyedCall, keptFor, keptRow } from '#server/kept-answers.ts';
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
const ownName = z
  .string()
  .nullable()
  .transform((name) => name ?? undefined);
const found = { holder: z.string(), ownerless: z.boolean(), ownName };
const alone = z.array(z.object({ state: stateSchema, ...found })).max(1);
const called = z.tuple([keptRow.extend({ free: z.boolean(), state: stateSchema.nullable(), ...found })]);

const given = (name: 'offerId' | 'key' | 'before') => sql`${sql.placeholder(name)}`;
const columns = sql`${offerState} as state, ${offers.holder} as holder, ${offers.lockedAt} is not null as ownerless,
    ${offers.ownName} as "ownName"`;
const lockOffer = makeStatement(
  'lock_offer',
  sql`select ${columns} from ${offers} where ${offers.id} = ${given('offerId')} for update`,
);
const lockOfferAndCall = makeStatement(
  'lock_offer_and_call',
  sql`with gate as materialized (select pg_try_advisory_xact_lock(hashtextextended(${given('key')}, 0)) as free),
    kept as materialized (${keptFor(given('key'), given('before'))}),
    found as (select ${columns} from ${offers} where ${offers.id} = ${given('offerId')} and (select free from gate) for update)
    select gate.free, kept.fingerprint, kept.answer, found.state, coalesce(found.holder, '') as holder,
      coalesce(found.ownerless, false) as ownerless, found."ownName"
    from gate left join kept on true left join found on true`,
);

/**
 * Locks the offer; before it the call, where it says which one it is, and looks whether it was answered before: all in one statement, by
 * which its transaction begins. The lock of the call ends with the transaction, so a process that dies leaves none behind.
 */
export function lockCall({ offerId, call }: Call, now: Date): AskedStatement {
  if (!call) return { statement: lockOffer, values: { offerId } };
  return { statement: lockOfferAndCall, values: { offerId, key: call.key, before: goneBefore(now) } };
}

/** What that statement found. While the same call runs elsewhere, this one is refused at once. */
export function lockedCall({ call }: Call, rows: unknown[]): Locked {
  if (!call) return { found: alone.parse(rows)[0], answer: undefined };
  const [{ free, state, holder, ownerless, ownName: name, ...kept }] = called.parse(rows);
  if (!free) throw new Problem(409, 'idempotencyKeyInUse');
  return {
    found: state === null ? undefined : { state, holder, ownerless, ownName: name },
    answer: answerBefore(call, kept, actionAnswerSchema),
  };
}
