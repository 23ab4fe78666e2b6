import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ActionAnswer, actionAnswerSchema } from '#contract/sale/offer-actions.ts';
import type { KnownSeller } from '#domain/offer/papers/document-snapshot.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { SaleFacts } from '#domain/sale/sale.ts';
import type { AskedStatement } from '#server/db/asked-statement.ts';
import { offerState } from '#server/db/offer-state.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { inquiryNumbers, offers } from '#server/db/schema/offers.ts';
import { makeStatement } from '#server/db/statement.ts';
import { answerBefore, goneBefore, type KeyedCall, storedAnswer, storedAnswerRow } from '#server/idempotency-store.ts';
import { Problem } from '#server/problem.ts';
import { saleFacts } from './sale-facts.ts';
import type { StoredOffer } from './store.ts';

/** A command as far as locks go. */
export interface LockedCommand {
  readonly offerId: string;
  readonly call?: KeyedCall | undefined;
  /** Of a new inquiry: the next number is drawn where there is no such offer. */
  readonly sender?: string;
}
interface Locked {
  found: LockedOffer | undefined;
  /** Drawn for a new inquiry. */
  number: number | undefined;
  /** Of this very call, when it was sent before. */
  answer: ActionAnswer | undefined;
}

/** An offer with what its seller's account says of them, where they have proved its address. */
export interface LockedOffer extends StoredOffer {
  account: KnownSeller | undefined;
}

const stateSchema = z.custom<OfferState>((value) => typeof value === 'object');
const ownName = z
  .string()
  .nullable()
  .transform((name) => name ?? undefined);
const facts = z
  .custom<SaleFacts>((value) => typeof value === 'object')
  .nullable()
  .transform((known) => known ?? {});
const account = z
  .object({ name: z.string(), company: z.string().exactOptional(), street: z.string().exactOptional() })
  .extend({ zip: z.string().exactOptional(), city: z.string().exactOptional() })
  .nullable()
  .transform((known) => known ?? undefined);
const found = { facts, holder: z.string(), ownerless: z.boolean(), ownName, account };
const number = z.coerce
  .number()
  .nullish()
  .transform((drawn) => drawn ?? undefined);
const alone = z.array(z.object({ state: stateSchema, ...found })).max(1);
const maybeNew = { state: stateSchema.nullable(), ...found, number };
const drawn = z.tuple([z.object(maybeNew)]);
const called = z.tuple([storedAnswerRow.extend({ free: z.boolean(), ...maybeNew })]);

const given = (name: 'offerId' | 'key' | 'before') => sql`${sql.placeholder(name)}`;
const columns = sql`${offerState} as state, ${saleFacts} as facts, ${offers.holder} as holder, ${offers.lockedAt} is not null as ownerless,
    ${offers.ownName} as "ownName", (select jsonb_strip_nulls(jsonb_build_object('name', ${accounts.name}, 'company', ${accounts.company},
      'street', ${accounts.street}, 'zip', ${accounts.zip}, 'city', ${accounts.city})) from ${accounts}
      where ${accounts.email} = ${offers.emailKey} and ${accounts.emailConfirmed}) as account`;
const lockOffer = makeStatement(
  'lock_offer',
  sql`select ${columns} from ${offers} where ${offers.id} = ${given('offerId')} for update`,
);
const columnsFound = sql`found.state, found.facts, coalesce(found.holder, '') as holder, coalesce(found.ownerless, false) as ownerless, found."ownName", found.account`;
const drawnWhere = (isNew: SQL) =>
  sql`case when ${isNew} then nextval(${sql.raw(`'${inquiryNumbers.seqName}'`)}) end as number`;
const lockOfferOrDraw = makeStatement(
  'lock_offer_or_draw',
  sql`with found as (select ${columns} from ${offers} where ${offers.id} = ${given('offerId')} for update)
    select ${columnsFound}, ${drawnWhere(sql`found.state is null`)} from (select 1) one left join found on true`,
);
/** Whether this transaction is the one that answers the call; it may ask again. */
export const takesCall = (key: SQLWrapper) => sql`pg_try_advisory_xact_lock(hashtextextended(${key}, 0))`;
const lockingCall = (more: SQL) => sql`with gate as materialized (select ${takesCall(given('key'))} as free),
    kept as materialized (${storedAnswer(given('key'), given('before'))}),
    found as (select ${columns} from ${offers} where ${offers.id} = ${given('offerId')} and (select free from gate) for update)
    select gate.free, kept.fingerprint, kept.answer, ${columnsFound}${more}
    from gate left join kept on true left join found on true`;
const lockOfferAndCall = makeStatement('lock_offer_and_call', lockingCall(sql``));
const lockCallOrDraw = makeStatement(
  'lock_call_or_draw',
  lockingCall(sql`, ${drawnWhere(sql`gate.free and kept.fingerprint is null and found.state is null`)}`),
);

/**
 * Locks the offer; before it the call, where it says which one it is, and looks whether it was answered before: all in one statement, by
 * which its transaction begins. The lock of the call ends with the transaction, so a process that dies leaves none behind.
 */
export function lockCall({ offerId, call, sender }: LockedCommand, now: Date): AskedStatement {
  const drawsNumber = sender !== undefined;
  if (!call) return { statement: drawsNumber ? lockOfferOrDraw : lockOffer, values: { offerId } };
  const values = { offerId, key: call.key, before: goneBefore(now) };
  return { statement: drawsNumber ? lockCallOrDraw : lockOfferAndCall, values };
}

/** What that statement found. While the same call runs elsewhere, this one is refused at once. */
export function lockedCall({ call, sender }: LockedCommand, rows: unknown[]): Locked {
  if (call) {
    const [{ free, number: next, fingerprint, answer, ...row }] = called.parse(rows);
    if (!free) throw new Problem(409, 'idempotencyKeyInUse');
    return {
      found: foundIn(row),
      number: next,
      answer: answerBefore(call, { fingerprint, answer }, actionAnswerSchema),
    };
  }
  const [row] = sender !== undefined ? drawn.parse(rows) : alone.parse(rows);
  return { found: row && foundIn(row), number: row && 'number' in row ? row.number : undefined, answer: undefined };
}

function foundIn({
  state,
  ...row
}: Omit<LockedOffer, 'state'> & { readonly state: OfferState | null }): LockedOffer | undefined {
  const { facts: known, holder, ownerless, ownName: name, account: seller } = row;
  return state === null ? undefined : { state, facts: known, holder, ownerless, ownName: name, account: seller };
}
