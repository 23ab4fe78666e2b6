import { and, eq, gte, inArray, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import {
  type BookedPayment,
  type Booking,
  bookingsInOrder,
  chargeBookings,
  paymentBooking,
  purchaseBookings,
} from '#domain/books/booking.ts';
import { payableOf } from '#domain/invoicing/paper-money.ts';
import type {
  CancellationSnapshot,
  DocumentSnapshot,
  PaymentSnapshot,
} from '#domain/offer/papers/document-snapshot.ts';
import { moneyOfOffer } from '#domain/offer/tax/price-tax.ts';
import { madePayoutStates, type PayoutState } from '#domain/payout/payout.ts';
import { addDays, type Day, dayOf, startOfDay } from '#domain/values/day.ts';
import { arrivedCents, backDays, bookedOn, isBatchBooked } from '#server/bank/booked-on.ts';
import type { Queryable } from '#server/db/client.ts';
import { offerState } from '#server/db/offer-state.ts';
import { bankEntries } from '#server/db/schema/bank.ts';
import { documents } from '#server/db/schema/documents.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import { payoutRuns, payouts } from '#server/db/schema/payouts.ts';
import { namesRun } from '#server/names-run.ts';
import { ownInvoiceNumberOf, paidBy, paidInvoiceAt, readOwnInvoices } from './read-own-invoices.ts';

interface Span {
  readonly from: Day;
  readonly to: Day;
}

/** Every booking of a period in its order: papers of ours, what took them back, sellers' own invoices, and payments with those that came back. */
export async function readBookings(db: Queryable, span: Span): Promise<Booking[]> {
  const papers = [...(await issuedPapers(db, span)), ...(await objectedPapers(db, span))];
  return bookingsInOrder([
    ...papers,
    ...(await readOwnInvoices(db, span)),
    ...(await payments(db, span)),
    ...(await paymentsByHand(db, span)),
  ]);
}

/** Long before the first sale. */
const ever = '2000-01-01';

/** What was bought under the numbers of payments, and taken back, up to a day. */
export async function readPurchasesOf(db: Queryable, payments: readonly Booking[], to: Day): Promise<Booking[]> {
  const span = { from: ever, to };
  const numbers = [...new Set(payments.flatMap(({ number, orderId }) => (orderId === undefined ? [number] : [])))];
  // An invoice whose number nobody could read stands under that of its sale.
  const orders = [...new Set(payments.map(({ number, orderId }) => orderId ?? number))];
  return [
    ...(numbers.length === 0
      ? []
      : [...(await issuedPapers(db, span, numbers)), ...(await objectedPapers(db, span, numbers))]),
    ...(orders.length === 0 ? [] : await readOwnInvoices(db, span, orders)),
  ];
}

const within = (at: SQL | typeof documents.issuedAt | typeof offerEvents.at, { from, to }: Span) =>
  and(gte(sql`${at}`, startOfDay(from)), lt(sql`${at}`, startOfDay(addDays(to, 1))));

/** The number of the paper that a Stornobeleg takes back. */
const cancelledNumber = sql<string | null>`${documents.snapshot} #>> '{original,number}'`;

/** Gutschriften and Ankaufbelege by the day they were issued, taken back by that of their Stornobeleg. */
async function issuedPapers(db: Queryable, span: Span, numbers?: readonly string[]): Promise<Booking[]> {
  const original = sql<string | null>`(select original.id from ${documents} original
    where original.number = "document".snapshot #>> '{original,number}')`;
  const rows = await db
    .select({
      id: documents.id,
      number: documents.number,
      issuedAt: documents.issuedAt,
      snapshot: documents.snapshot,
      original,
    })
    .from(documents)
    .where(
      and(
        inArray(documents.kind, ['purchaseReceipt', 'selfBilledInvoice', 'cancellation']),
        within(documents.issuedAt, span),
        numbers && or(inArray(documents.number, [...numbers]), inArray(cancelledNumber, [...numbers])),
      ),
    );
  return rows.flatMap(({ id, number, issuedAt, snapshot, original: cancelled }) => {
    if (isPaper(snapshot)) return purchaseBookings({ id, snapshot });
    if (!isCancellation(snapshot)) return [];
    const ended = { at: instantOf(issuedAt), cancellation: number };
    return purchaseBookings({ id: cancelled ?? id, snapshot: snapshot.original, ended });
  });
}

/** What a seller objected to lost its effect on that day, without a paper (INV-02, docs/decisions/0630). */
async function objectedPapers(db: Queryable, span: Span, numbers?: readonly string[]): Promise<Booking[]> {
  const rows = await db
    .select({ id: documents.id, snapshot: documents.snapshot, at: offerEvents.at })
    .from(offerEvents)
    .innerJoin(documents, eq(documents.number, sql`${offerEvents.event} #>> '{data,number}'`))
    .where(
      and(
        eq(offerEvents.type, 'creditNoteObjected'),
        within(offerEvents.at, span),
        numbers && inArray(documents.number, [...numbers]),
      ),
    );
  return rows.flatMap(({ id, snapshot, at }) =>
    isPaper(snapshot) ? purchaseBookings({ id, snapshot, ended: { at: instantOf(at) } }) : [],
  );
}

/** The days on which runs left in one sum, though a sale of theirs could not be completed. */
const batchDays = (db: Queryable) =>
  db
    .select({ runId: payoutRuns.id, day: sql<string>`min(${bankEntries.entry} ->> 'bookedOn')`.as('day') })
    .from(payoutRuns)
    .innerJoin(bankEntries, namesRun(payoutRuns.number))
    .where(isBatchBooked)
    .groupBy(payoutRuns.id)
    .as('batch');

const berlinDay = (at: typeof payouts.stateAt | typeof offerEvents.at) =>
  sql`to_char(${at} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;

const completedOn = sql`(select ${berlinDay(offerEvents.at)} from ${offerEvents}
  where ${offerEvents.offerId} = ${payouts.offerId} and ${offerEvents.type} = 'completed')`;

/** Payments of runs by the day on which the bank booked them, else on which they were told to be paid. */
async function payments(db: Queryable, { from, to }: Span): Promise<Booking[]> {
  const [batch, together] = [batchDays(db), backDays(db)];
  const stateDay = (...states: PayoutState[]) =>
    sql`case when ${inArray(payouts.state, states)} then ${berlinDay(payouts.stateAt)} end`;
  const paidOn = sql<
    string | null
  >`coalesce(${bookedOn('debit')}, case when ${payouts.method} = 'sepa' then ${batch.day} end, ${stateDay(...madePayoutStates)}, ${completedOn})`;
  const backOn = sql<
    string | null
  >`case when ${payouts.state} = 'returned' then coalesce(${bookedOn('credit')}, ${together.day}, ${stateDay('returned')}) end`;
  const rows = await db
    .select({
      ...{ amount: payouts.amount, paper: payouts.paper, reference: payouts.endToEndId, method: payouts.method },
      ...{ orderId: offers.orderId, isBusiness: sql<boolean>`(${offers.state} ->> 'offeredAsBusiness')::boolean` },
      ...{ paidOn, backOn, arrivedCents, invoice: ownInvoiceNumberOf(payouts.offerId) },
    })
    .from(payouts)
    .innerJoin(offers, eq(offers.id, payouts.offerId))
    .leftJoin(batch, eq(batch.runId, payouts.runId))
    .leftJoin(together, and(eq(together.runId, payouts.runId), eq(together.at, payouts.stateAt)))
    .where(
      and(
        inArray(payouts.state, [...madePayoutStates, 'returned']),
        sql`(${paidOn} between ${from} and ${to} or ${backOn} between ${from} and ${to})`,
      ),
    );
  return rows.flatMap(({ amount, paper, invoice, reference, method, orderId, isBusiness, ...days }) => {
    const { paidOn: paid, backOn: back, arrivedCents: arrived } = days;
    const booked = {
      amount,
      number: paper ?? invoice ?? orderId ?? reference,
      reference,
      method,
      isPrivate: !isBusiness,
      ...(paper === null && invoice !== null && orderId !== null && { orderId }),
    };
    const isIn = (day: Day | null): day is Day => day !== null && day >= from && day <= to;
    return [
      ...(isIn(paid) ? [paymentBooking({ ...booked, day: paid, isReturn: false })] : []),
      ...(isIn(back) ? takenBack({ ...booked, day: back, isReturn: true }, arrived) : []),
    ];
  });
}

/** A payment that came back whole, and what the bank kept of it; `arrived` in cents, null where no statement told of it. */
function takenBack(payment: BookedPayment, arrived: number | null): Booking[] {
  return [paymentBooking(payment), ...chargeBookings(payment, arrived ?? payment.amount)];
}

/** Sales that a person completed without a run; of the seller's own invoice by our sheet, under its number. */
async function paymentsByHand(db: Queryable, span: Span): Promise<Booking[]> {
  // What came back before the sale ended did not end it.
  const byRun = db
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      and(
        eq(payouts.offerId, offers.id),
        or(
          inArray(payouts.state, [...madePayoutStates]),
          and(eq(payouts.state, 'returned'), gte(payouts.stateAt, offerEvents.at)),
        ),
      ),
    );
  const rows = await db
    .select({
      ...{ at: offerEvents.at, event: offerEvents.event, state: offerState, snapshot: documents.snapshot },
      invoice: paidInvoiceAt(offers.id, offerEvents.at),
    })
    .from(offerEvents)
    .innerJoin(offers, eq(offers.id, offerEvents.offerId))
    .leftJoin(documents, eq(documents.number, sql`${offers.state} #>> '{document,number}'`))
    .where(and(eq(offerEvents.type, 'completed'), within(offerEvents.at, span), notExists(byRun)));
  return rows.flatMap(({ at, event, state, snapshot, invoice }) => {
    const paper = snapshot !== null && isPaper(snapshot) ? snapshot : undefined;
    const amount = paper
      ? payableOf(paper)
      : ((invoice && paidBy(invoice)) ?? moneyOfOffer(state, shopConfig.vatPercent)?.gross);
    if (event.type !== 'completed' || amount === undefined || amount === 0) return [];
    return [
      paymentBooking({
        ...{ amount, day: dayOf(instantOf(at)), number: paper?.number ?? invoice?.number ?? state.orderId ?? '' },
        ...{ reference: event.data.paymentReference, isPrivate: !state.offeredAsBusiness, isReturn: false },
        ...(paper === undefined && invoice?.number && state.orderId !== undefined && { orderId: state.orderId }),
        method: state.addresses?.contractDetails.iban === undefined ? 'paypal' : 'sepa',
      }),
    ];
  });
}

function isPaper(snapshot: DocumentSnapshot): snapshot is PaymentSnapshot {
  return snapshot.kind === 'purchaseReceipt' || snapshot.kind === 'selfBilledInvoice';
}

function isCancellation(snapshot: DocumentSnapshot): snapshot is CancellationSnapshot {
  return snapshot.kind === 'cancellation';
}

/** The database tells times in words of its own. */
const instantOf = (at: string) => new Date(at).toISOString();
