import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { PurchaseBooking } from '#domain/books/booking.ts';
import { ownInvoiceBookings } from '#domain/books/own-invoice.ts';
import { acceptedRounding, type InvoiceReport } from '#domain/invoicing/incoming/invoice-report.ts';
import { addDays, type Day, startOfDay } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { offerState } from '#server/db/offer-state.ts';
import { incomingInvoices } from '#server/db/schema/incoming-invoices.ts';
import { type offerEvents, offers } from '#server/db/schema/offers.ts';
import type { payouts } from '#server/db/schema/payouts.ts';
import { uploads } from '#server/db/schema/uploads.ts';

/** Sellers' own invoices by the day from which on they are payable, and what took them back; of all sales, or of those with these numbers. */
export async function readOwnInvoices(
  db: Queryable,
  { from, to }: { from: Day; to: Day },
  orders?: readonly string[],
): Promise<PurchaseBooking[]> {
  const { offerId, number, upload, report, verdict, invoiceNumber, at } = incomingInvoices;
  const spoken = db
    .select({ id: offerId })
    .from(incomingInvoices)
    .where(and(gte(at, startOfDay(from)), lt(at, startOfDay(addDays(to, 1)))));
  const rows = await db
    .select({ offerId, upload, report, verdict, invoiceNumber, at, state: offerState, fileId: uploads.id })
    .from(incomingInvoices)
    .innerJoin(offers, eq(offers.id, offerId))
    .leftJoin(uploads, eq(uploads.url, upload))
    .where(and(inArray(offerId, spoken), orders && inArray(offers.orderId, [...orders])))
    .orderBy(asc(offerId), asc(number));
  const bySale = Map.groupBy(rows, (row) => row.offerId);
  return [...bySale.values()].flatMap((words) => {
    const [first] = words;
    if (!first) return [];
    const said = words.map(({ report, fileId, invoiceNumber: read, ...word }) => ({
      ...{ verdict: word.verdict, upload: word.upload, says: report.says, at: new Date(word.at).toISOString() },
      rounding: acceptedRounding({ ...report, verdict: word.verdict }),
      ...(report.owed && { owed: report.owed }),
      ...(fileId !== null && { fileId }),
      ...(read !== null && { number: read }),
    }));
    return ownInvoiceBookings(first.state, said, shopConfig.vatPercent).filter(({ day }) => day >= from && day <= to);
  });
}

/** The number under which a sale's own invoice is booked, as a column; null where none is payable. */
export const ownInvoiceNumberOf = (offerId: typeof payouts.offerId) =>
  sql<
    string | null
  >`(select coalesce(${incomingInvoices.report} #>> '{says,number}', ${incomingInvoices.invoiceNumber}) from ${incomingInvoices}
    where ${incomingInvoices.offerId} = ${offerId} and ${incomingInvoices.verdict} = 'payable' order by ${incomingInvoices.number} desc limit 1)`;

/** As which a sale's own invoice was paid at an instant: its number, and what was found out about it. */
interface PaidInvoice {
  readonly number: string | null;
  readonly report: InvoiceReport;
}

/** What is paid by it, in cents; undefined where it was not said. */
export function paidBy({ report }: PaidInvoice): Cents | undefined {
  return report.owed && report.owed.gross + acceptedRounding({ ...report, verdict: 'payable' });
}

/** The own invoice by which a sale was paid at an instant, as a column: later words change nothing of it. Null where none is payable. */
export const paidInvoiceAt = (offerId: typeof offers.id, at: typeof offerEvents.at) =>
  sql<PaidInvoice | null>`(select jsonb_build_object(
      'number', coalesce(${incomingInvoices.report} #>> '{says,number}', ${incomingInvoices.invoiceNumber}),
      'report', ${incomingInvoices.report}) from ${incomingInvoices}
    where ${incomingInvoices.offerId} = ${offerId} and ${incomingInvoices.verdict} = 'payable'
    order by ${incomingInvoices.at} <= ${at} desc, ${incomingInvoices.number} desc limit 1)`;
