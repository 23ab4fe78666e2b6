import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { acceptedRounding } from '#domain/invoicing/incoming/invoice-report.ts';
import { payableOf } from '#domain/invoicing/paper-money.ts';
import type { DocumentSnapshot, PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { type Due, dueOf, payingPhases } from '#domain/payout/due.ts';
import { failedPayoutStates, openPayoutStates, type Payee, type PayoutState } from '#domain/payout/payout.ts';
import { isAccountDoubted, type SalePayment, tellingPayment } from '#domain/sale/owed.ts';
import type { Queryable } from '#server/db/client.ts';
import { inWords } from '#server/db/in-words.ts';
import { offerState } from '#server/db/offer-state.ts';
import { isOneOf } from '#server/db/one-of.ts';
import { accountChecks, bankEntries } from '#server/db/schema/bank.ts';
import { documents } from '#server/db/schema/documents.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import { payeeReleases, payoutRuns, payouts } from '#server/db/schema/payouts.ts';
import { namesRun } from '#server/names-run.ts';
import { invoiceCheckOf } from '#server/offers/incoming-invoices.ts';
import { accountAnsweredAt, accountStanding, givenPayeeOf, releasedInWords } from '#server/offers/payout-rows.ts';
import { ownIbans } from '#server/settings/rules-in-force.ts';
import { doubtedPayeesOf } from './doubted-payees.ts';

/** A due payment with what the desk calls its seller. */
export type DueSale = Due & { readonly seller: string };

interface Asked {
  /** UTC instant. */
  readonly now: string;
  /** Only these sales; all that may be about money without them. */
  readonly offerIds?: readonly string[];
  /** Checked once more for this run: its own payments hold back nothing. */
  readonly runId?: string;
  /** Takes each sale as it was read, for whoever holds their locks and goes on with them. */
  readonly states?: Map<string, OfferState>;
}

interface PaymentOfSale extends SalePayment {
  readonly runId: string;
  readonly reason?: string;
}

/** When the seller last asked for the money. */
const requestedAt = sql<string | null>`(select max(${offerEvents.at}) from ${offerEvents}
  where ${offerEvents.offerId} = ${offers.id} and ${offerEvents.type} = 'finished')`;

/** What fell out of a run before its release was no payment, and what is being checked for its own run is none yet. */
const paymentsBut = (runId: string | undefined) => sql<
  PaymentOfSale[] | null
>`(select json_agg(jsonb_strip_nulls(jsonb_build_object('runId', ${payouts.runId}, 'state', ${payouts.state},
    'at', ${inWords(payouts.stateAt)}, 'orderedAt', ${releasedInWords}, 'account', ${accountStanding}, 'reason', ${payouts.reason}))
    order by ${payouts.stateAt}, ${payouts.endToEndId})
  from ${payouts} left join ${accountChecks} on ${accountChecks.payoutId} = ${payouts.id}
  where ${payouts.offerId} = ${offers.id} and ${payouts.state} <> 'dropped' and ${payouts.runId} is distinct from ${runId ?? null})`;

const releasedPayee = sql<Payee | null>`(select ${payeeReleases.payee} from ${payeeReleases}
  where ${payeeReleases.offerId} = ${offers.id} order by ${payeeReleases.id} desc limit 1)`;

const creditedCents = sql<number | null>`(select sum(${payouts.amount})::float8 from ${payouts}
  where ${payouts.offerId} = ${offers.id} and ${payouts.state} = 'credited')`;

/** A debit that waits for a person, by the id of a payment of the sale, or as a batch in which one may stand that counts as not carried out. */
const isBookedAside = sql<boolean>`exists (select 1 from ${payouts} join ${payoutRuns} on ${payoutRuns.id} = ${payouts.runId}
  join ${bankEntries} on (${bankEntries.endToEndId} = ${payouts.endToEndId} or (${payouts.state} = 'notExecuted' and ${namesRun(payoutRuns.number)}))
  where ${payouts.offerId} = ${offers.id} and ${bankEntries.outcome} = 'waits' and ${bankEntries.settledAt} is null
    and ${bankEntries.entry} ->> 'direction' = 'debit')`;

/** Sales that one statement reads, so that none takes as long as the database allows. */
const atOnce = 500;

/** Sales that can be about money now, those first that are due first; only those whose seller waits for it and that stand in no run, where told. */
export async function openSales(db: Queryable, { isWaiting = false } = {}): Promise<string[]> {
  const cameBack = db
    .select({ id: payouts.offerId })
    .from(payouts)
    .where(inArray(payouts.state, [...failedPayoutStates]));
  const inRun = db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.offerId, offers.id), inArray(payouts.state, [...openPayoutStates])));
  const open: (typeof payingPhases)[number][] = isWaiting ? ['finished'] : ['payout', 'finished'];
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(or(inArray(offers.phase, open), inArray(offers.id, cameBack)), isWaiting ? notExists(inRun) : undefined))
    .orderBy(offers.deskDue, offers.deskLess, offers.id);
  return rows.map(({ id }) => id);
}

/** What is to be paid and what that waits for, in the order of the sales asked about; of all, those first that are due first. */
export async function readDue(db: Queryable, { offerIds, ...asked }: Asked): Promise<DueSale[]> {
  const wanted = offerIds ?? (await openSales(db));
  const found = new Map<string, DueSale>();
  for (let start = 0; start < wanted.length; start += atOnce)
    for (const due of await readSome(db, wanted.slice(start, start + atOnce), asked)) found.set(due.offerId, due);
  return wanted.flatMap((id) => found.get(id) ?? []);
}

async function readSome(
  db: Queryable,
  offerIds: readonly string[],
  { now, runId, states }: Omit<Asked, 'offerIds'>,
): Promise<DueSale[]> {
  const rows = await db
    .select({
      id: offers.id,
      state: offerState,
      seller: offers.sellerName,
      snapshot: documents.snapshot,
      check: invoiceCheckOf(offers.id, offers.state),
      givenPayee: givenPayeeOf(offers.id),
      answeredAt: accountAnsweredAt(offers.id),
      payments: paymentsBut(runId),
      ...{ requestedAt, releasedPayee, creditedCents, isBookedAside, doubtedPayees: doubtedPayeesOf(offers.id) },
    })
    .from(offers)
    .leftJoin(documents, eq(documents.number, sql`${offers.state} #>> '{document,number}'`))
    .where(and(isOneOf(offers.id, offerIds), inArray(offers.phase, [...payingPhases])));
  return rows.flatMap(({ id, state, seller, payments, ...row }) => {
    states?.set(id, state);
    const all = { state, payments: payments ?? [] };
    // While one is open the sale gets no other.
    const payment = all.payments.findLast((one) => isOpen(one.state)) ?? tellingPayment(all);
    const beside = {
      ...(isPayment(row.snapshot) && { paper: { number: row.snapshot.number, payable: payableOf(row.snapshot) } }),
      ...(row.releasedPayee !== null && { releasedPayee: row.releasedPayee }),
      ...(row.creditedCents !== null && { credited: row.creditedCents }),
      ...(payment && { payout: payment }),
      ...{ isAccountDoubted: isAccountDoubted(all), isBookedAside: row.isBookedAside },
      ...(row.doubtedPayees !== null && { doubtedPayees: row.doubtedPayees }),
      ...(row.givenPayee !== null && { givenPayee: row.givenPayee }),
      ...(row.answeredAt !== null && { answeredAt: row.answeredAt }),
      ...(row.check !== null && { verdict: row.check.verdict, rounding: acceptedRounding(row.check) }),
      ...(row.check?.owed && { judgedFor: row.check.owed.gross }),
      ...(row.requestedAt !== null && { requestedAt: instantOf(row.requestedAt) }),
    };
    const { promises, vatPercent } = shopConfig;
    const rules = { promises, vatPercent, ownIbans, now };
    const due = dueOf(id, state, beside, { ...rules, ...(runId !== undefined && { runId }) });
    return due ? [{ ...due, seller }] : [];
  });
}

const isOpen = (state: PayoutState) => openPayoutStates.some((open) => open === state);

/** The database tells times in words of its own. */
export function instantOf(at: string): string {
  return new Date(at).toISOString();
}

function isPayment(snapshot: DocumentSnapshot | null): snapshot is PaymentSnapshot {
  return snapshot?.kind === 'purchaseReceipt' || snapshot?.kind === 'selfBilledInvoice';
}
