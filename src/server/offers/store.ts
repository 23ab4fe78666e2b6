import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { isDueAsBefore, noDay } from '#domain/sale/deadline.ts';
import { type SaleFacts, saleOf } from '#domain/sale/sale.ts';
import type { AskedStatement, Statement } from '#server/db/asked-statement.ts';
import { callWith, type DatabaseCall } from '#server/db/call.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { offerState } from '#server/db/offer-state.ts';
import { documents } from '#server/db/schema/documents.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import { ask, makeStatement } from '#server/db/statement.ts';
import type { IssuedDocument } from '#server/documents/issue-documents.ts';
import { keepingAnswer, type keepingOf } from '#server/idempotency-store.ts';
import { outboxOf, sendingOf } from '#server/webhooks/webhook-job.ts';
import { ownNameColumns } from './own-name.ts';
import { saleFacts } from './sale-facts.ts';
import { dueDayOf, rowOf } from './sale-row.ts';

export interface StoredOffer {
  state: OfferState;
  /** What stands outside its event log, as its row knows it. */
  facts: SaleFacts;
  /** Whose it is: a firm, else the address of its seller. */
  holder: string;
  /** Its account was deleted: it is the provider's alone. */
  ownerless: boolean;
  /** What its seller calls it. */
  ownName: string | undefined;
}

const columns = {
  state: offerState,
  facts: saleFacts,
  holder: offers.holder,
  lockedAt: offers.lockedAt,
  ownName: offers.ownName,
};
type FoundRow = Pick<typeof offers.$inferSelect, 'holder' | 'lockedAt' | 'ownName'> &
  Pick<StoredOffer, 'state' | 'facts'>;
const found = (row: FoundRow | undefined): StoredOffer | undefined =>
  row && {
    ...{ state: row.state, facts: row.facts, holder: row.holder },
    ...{ ownerless: row.lockedAt !== null, ownName: row.ownName ?? undefined },
  };

/** The state of an offer, or undefined where there is none. */
export async function loadState(db: Queryable, id: string): Promise<StoredOffer | undefined> {
  const [row] = await db.select(columns).from(offers).where(eq(offers.id, id));
  return found(row);
}

/** The same, locked until the transaction ends: a second command on this offer waits and is judged after it. */
export async function lockState(tx: Tx, id: string): Promise<StoredOffer | undefined> {
  const [row] = await tx.select(columns).from(offers).where(eq(offers.id, id)).for('update');
  return found(row);
}

/** The log of an offer in order, from a version on. */
export async function loadEvents(db: Queryable, id: string, afterVersion = 0): Promise<OfferEvent[]> {
  const rows = await db
    .select({ event: offerEvents.event })
    .from(offerEvents)
    .where(and(eq(offerEvents.offerId, id), gt(offerEvents.version, afterVersion)))
    .orderBy(asc(offerEvents.version));
  return rows.map((row) => row.event);
}

/** What is written when a command took effect. */
interface Effect {
  readonly id: string;
  readonly before: OfferState | undefined;
  readonly events: readonly OfferEvent[];
  /** Documents that these events gave rise to. */
  readonly issued: readonly IssuedDocument[];
  readonly after: OfferState;
  /** What stands outside the event log by now. */
  readonly facts: SaleFacts;
  /** Of an offer that comes into being: the firm that its seller belongs to, and what they call it. */
  readonly firmId?: string | undefined;
  readonly ownName?: string | undefined;
  /** Who of the provider's did it. */
  readonly by: string | undefined;
  /** Which of a firm's people did it; it stands beside the first of the events, which is their doing. */
  readonly accountId?: string | undefined;
  /** The answer of the call that it was, to be kept. */
  readonly keeping: ReturnType<typeof keepingOf> | undefined;
  /** Jobs and notices of these events. */
  readonly calls: readonly DatabaseCall[];
}

/** What the statement of an effect fails with that counts for nothing: a division by zero. */
const withoutEffect = z.object({ cause: z.object({ code: z.literal('22012') }) });

/**
 * Appends events and writes the row they fold to, with all that stands or falls with them: one statement. False when somebody else
 * created the offer, or the same call was answered, at this instant: then the statement has failed, and its transaction ends without effect.
 */
export async function append(
  tx: Tx,
  effect: Effect,
  send = (asked: AskedStatement) => ask(tx, asked),
): Promise<boolean> {
  const { id, before, events, issued, after, facts, firmId, ownName, by, accountId, keeping, calls } = effect;
  const row = rowOf(saleOf(after, facts), events.at(-1)?.at ?? after.createdAt);
  const values = {
    ...row,
    ...keeping,
    id,
    by: by ?? null,
    accountId: accountId ?? null,
    ...(before === undefined && { firmId: firmId ?? null, ...ownNameColumns(ownName) }),
    createdAt: after.createdAt,
    deskDue: dueIn(effect) ?? null,
    deskLess: row.summary.amount === undefined ? null : -row.summary.amount,
    summary: JSON.stringify(row.summary),
    state: JSON.stringify(row.state),
    saleFacts: JSON.stringify(row.saleFacts),
    sellerRow: JSON.stringify(row.sellerRow),
    events: JSON.stringify(events),
    ...(issued.length > 0 && { issued: JSON.stringify(issued) }),
    ...Object.fromEntries(calls.map(({ argument }, index) => [`argument${index}`, argument])),
  };
  try {
    await send({ statement: statementFor(tx, effect), values });
    return true;
  } catch (error) {
    if (withoutEffect.safeParse(error).success) return false;
    throw error;
  }
}

/** Effects of the same shape are one statement with other values: there are a few dozen, each made when it is first wanted. */
const statements = new Map<string, Statement>();

function statementFor(tx: Tx, effect: Effect): Statement {
  const { before, issued, keeping, calls } = effect;
  const shape = [
    before === undefined,
    issued.length > 0,
    keeping === undefined,
    ...calls.map(({ opening }) => opening),
  ].join();
  const made = statements.get(shape) ?? makeStatement(`effect_${statements.size}`, effectText(tx, effect));
  statements.set(shape, made);
  return made;
}

const given = (name: string) => sql`${sql.placeholder(name)}`;

function effectText(tx: Tx, { before, issued, keeping, calls }: Effect): SQL {
  const columns = {
    version: given('version'),
    phase: given('phase'),
    emailKey: given('emailKey'),
    inquiryId: given('inquiryId'),
    orderId: given('orderId'),
    changedAt: given('changedAt'),
    summary: given('summary'),
    searchText: given('searchText'),
    state: given('state'),
    saleFacts: given('saleFacts'),
    deskTask: given('deskTask'),
    deskSide: given('deskSide'),
    deskNotes: given('deskNotes'),
    deskBlocks: given('deskBlocks'),
    sellerName: given('sellerName'),
    deskText: given('deskText'),
    deviceKeys: given('deviceKeys'),
    sellerRow: given('sellerRow'),
  } satisfies Record<keyof ReturnType<typeof rowOf>, SQL>;
  const ofNew = { firmId: given('firmId'), ownName: given('ownName'), ownNameText: given('ownNameText') };
  const due = sql`coalesce(${given('deskDue')}::text, ${before ? offers.deskDue : noDay})`;
  const less = sql`coalesce(${given('deskLess')}::bigint, ${before ? sql`-${offers.estimate}` : sql`null`}, 0)`;
  const row = before
    ? tx
        .update(offers)
        .set({ ...columns, deskDue: due, deskLess: less })
        .where(eq(offers.id, given('id')))
        .returning({ id: offers.id, firmId: offers.firmId })
    : tx
        .insert(offers)
        .values({ id: given('id'), createdAt: given('createdAt'), ...columns, ...ofNew, deskDue: due, deskLess: less })
        .onConflictDoNothing({ target: offers.id })
        .returning({ id: offers.id, firmId: offers.firmId });
  const kept = keeping
    ? keepingAnswer(tx, {
        key: given('key'),
        fingerprint: given('fingerprint'),
        answer: given('answer'),
        answeredAt: given('answeredAt'),
        before: given('before'),
      })
    : sql`(select 1)`;
  const called = calls.map(({ opening }, index) => callWith(opening, given(`argument${index}`)));
  const papers = issued.length > 0 ? issuing : sql``;
  const all = sql`jsonb_array_length(${given('events')}::jsonb)`;
  const counts = sql`(select 1 / (case when count(*) = ${all} then 1 else 0 end) from logged), (select 1 / count(*) from kept)`;
  return sql`with written as ${row},
      logged as (insert into ${offerEvents} (offer_id, version, type, at, event, by, account_id)
        select written.id, (event ->> 'version')::int, event ->> 'type', (event ->> 'at')::timestamptz, event,
          ${given('by')}::text, case when place = 1 then ${given('accountId')}::text end
        from written, jsonb_array_elements(${given('events')}::jsonb) with ordinality as logging (event, place) returning version),${papers}${outboxOf(sql`${given('events')}::jsonb`)},
      kept as ${kept}
      select ${sql.join([counts, sendingOf(), ...called], sql`, `)}`;
}

/** Documents lie outside the event log, written by the same statement (docs/decisions/0181). */
const issuing = sql`
      issued as (insert into ${documents} (id, offer_id, version, kind, number, issued_at, snapshot)
        select paper ->> 'id', written.id, (paper ->> 'version')::int, paper ->> 'kind', paper ->> 'number',
          (paper ->> 'issuedAt')::timestamptz, paper -> 'snapshot'
        from written, jsonb_array_elements(${given('issued')}::jsonb) paper),`;

/** Until when something is due; undefined where it is due as long as before, since what it waits for began with an event of then. */
function dueIn({ before, events, after }: Pick<Effect, 'before' | 'events' | 'after'>): string | undefined {
  const due = dueDayOf({ state: after }, events);
  return due ?? (isDueAsBefore(before, after) ? undefined : noDay);
}
