import { and, asc, eq, isNotNull, type SQLWrapper, sql } from 'drizzle-orm';
import { comparedNumber, type InvoiceCheck } from '#domain/invoicing/incoming/invoice-check.ts';
import type { InvoiceReport, InvoiceVerdict } from '#domain/invoicing/incoming/invoice-report.ts';
import { type InvoiceJudgement, withReadTax } from '#domain/invoicing/incoming/judge-invoice.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { inWords } from '#server/db/in-words.ts';
import { incomingInvoices } from '#server/db/schema/incoming-invoices.ts';
import { offers } from '#server/db/schema/offers.ts';

const { number, upload, sha256, report, verdict, at, judgedBy, reason, invoiceNumber } = incomingInvoices;

/** Rows about the own invoice that stands, the last one first; `state` is that of the offer, beside its id. */
const aboutStanding = (offerId: SQLWrapper, state: SQLWrapper) =>
  sql`from ${incomingInvoices} where ${incomingInvoices.offerId} = ${offerId} and ${upload} = ${state} #>> '{document,upload}'
    order by ${number} desc limit 1`;

/** The last word on the invoice that stands, as a column of a query; null where there is none yet. */
export const invoiceCheckOf = (offerId: SQLWrapper, state: SQLWrapper) =>
  sql<InvoiceCheck | null>`(select ${report} || jsonb_strip_nulls(jsonb_build_object('number', ${number},
      'verdict', ${verdict}, 'at', ${inWords(at)}, 'byPerson', case when ${judgedBy} is not null then true end,
      'reason', ${reason}, 'invoiceNumber', ${invoiceNumber})) ${aboutStanding(offerId, state)})`;

/** The last word by itself; undefined where there is none yet. */
export async function readInvoiceCheck(db: Queryable, offerId: string): Promise<InvoiceCheck | undefined> {
  const [row] = await db
    .select({ check: invoiceCheckOf(offers.id, offers.state) })
    .from(offers)
    .where(eq(offers.id, offerId));
  return row?.check ?? undefined;
}

/** All that was found out and said about the own invoices of an offer; who of the provider's judged is not the seller's. */
export function readInvoices(db: Queryable, offerId: string) {
  return db
    .select({ number, upload, sha256, report, verdict, at, reason, invoiceNumber })
    .from(incomingInvoices)
    .where(eq(incomingInvoices.offerId, offerId))
    .orderBy(asc(number));
}

/** Invoice numbers that the holder of an offer has used for others, as they are compared; what was given back is free again. */
export async function usedNumbers(db: Queryable, offerId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ invoiceNumber })
    .from(incomingInvoices)
    .innerJoin(offers, eq(offers.id, incomingInvoices.offerId))
    .where(
      and(
        isNotNull(invoiceNumber),
        sql`${offers.id} <> ${offerId}`,
        sql`${offers.holder} = (select own.holder from ${offers} own where own.id = ${offerId})`,
        sql`${verdict} <> 'refused'`,
        sql`not exists (select from ${incomingInvoices} later where later.offer_id = ${incomingInvoices.offerId} and later.number > ${number})`,
      ),
    );
  return new Set(rows.flatMap((row) => row.invoiceNumber ?? []));
}

/**
 * Whether the holder has used a number for another sale by now, where an invoice is to count under it. Whoever asks is the only one until the
 * transaction ends: of two sales that claim a number at once one finds it taken.
 */
export async function isNumberTaken(tx: Tx, offerId: string, holder: string, said: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`invoice numbers ${holder}`}))`);
  return (await usedNumbers(tx, offerId)).has(comparedNumber(said));
}

interface Checked {
  readonly offerId: string;
  readonly upload: string;
  readonly sha256: string;
  readonly report: InvoiceReport;
  readonly verdict: InvoiceVerdict;
  /** Null where it is not the first check of what this event handed in. */
  readonly eventVersion: number | null;
  readonly at: string;
}

/** Keeps what the program found out; undefined where it did so before. Answers the number of the row. */
export async function keepCheck(tx: Tx, { report: found, ...row }: Checked): Promise<number | undefined> {
  if (row.eventVersion !== null && (await isChecked(tx, row.offerId, row.eventVersion))) return undefined;
  const said = found.says.number;
  const next = await nextNumber(tx, row.offerId);
  await tx.insert(incomingInvoices).values({
    ...{ ...row, number: next, report: found },
    invoiceNumber: said === undefined ? null : comparedNumber(said),
  });
  return next;
}

async function isChecked(tx: Tx, id: string, version: number): Promise<boolean> {
  const { offerId, eventVersion } = incomingInvoices;
  const ofEvent = and(eq(offerId, id), eq(eventVersion, version));
  return (await tx.select({ number }).from(incomingInvoices).where(ofEvent)).length > 0;
}

interface Judged extends InvoiceJudgement {
  readonly offerId: string;
  readonly by: string;
  readonly at: string;
  /** The row that was on the screen. */
  readonly number: number;
}

/** Keeps a person's word on what the row says. Answers the number of the new row. */
export async function keepJudgement(tx: Tx, judged: Judged): Promise<number> {
  const { offerId, by, verdict: said, reason: why, tax } = judged;
  const [row] = await tx
    .select()
    .from(incomingInvoices)
    .where(and(eq(incomingInvoices.offerId, offerId), eq(number, judged.number)));
  if (!row) throw new Error(`No invoice ${judged.number} of ${offerId}`);
  const read = judged.invoiceNumber;
  const next = await nextNumber(tx, offerId);
  await tx.insert(incomingInvoices).values({
    ...{ ...row, number: next, verdict: said, at: judged.at, judgedBy: by, reason: why ?? null, eventVersion: null },
    ...(said === 'payable' && { report: withReadTax(row.report, tax) }),
    ...(row.invoiceNumber === null && read !== undefined && { invoiceNumber: comparedNumber(read) }),
  });
  return next;
}

async function nextNumber(tx: Tx, offerId: string): Promise<number> {
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${number}), 0)::int` })
    .from(incomingInvoices)
    .where(eq(incomingInvoices.offerId, offerId));
  return (last?.number ?? 0) + 1;
}
