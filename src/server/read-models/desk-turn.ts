import { type SQL, sql } from 'drizzle-orm';
import { type DeskSide, type DeskTask, deskSides } from '#domain/offer/desk-task.ts';
import { offers } from '#server/db/schema/offers.ts';
import { invoiceVerdictOf, isInvoiceGivenBack } from '#server/offers/incoming-invoices.ts';
import { isAccountAsked, isPaidBack, isWithBank } from '#server/offers/payout-rows.ts';
import { isInvoiceOpen } from './waiting-invoices.ts';

/** The seller's own invoice is not payable yet, and somebody at the desk says whether it is (INV-21). */
export const invoiceWaits = sql<boolean>`(${isInvoiceOpen} and coalesce(${invoiceVerdictOf(offers.id, offers.state)}, 'waits') = 'waits')`;

const is = (task: DeskTask) => sql`${offers.deskTask} = ${sql.raw(`'${task}'`)}`;
const called = (task: DeskTask) => sql.raw(`'${task}'`);
const sideOf = (side: DeskSide) => sql.raw(String(deskSides.indexOf(side)));

const isCompared = sql`((${is('awaitPayoutRequest')} or ${is('pay')}) and ${invoiceWaits})`;
const isCorrected = sql`((${is('awaitPayoutRequest')} or ${is('pay')}) and ${isInvoiceGivenBack})`;
const isAsked = sql`(${is('pay')} and ${isAccountAsked})`;

/** What is to be done, own invoice and payment regarded: what became of them stands outside the event log, the column of the row knows nothing of it (docs/decisions/0669). */
export const taskWithMoney = sql<DeskTask | ''>`(case when ${isCompared} then ${called('compareInvoice')}
  when ${isCorrected} then ${called('awaitInvoice')} when ${isAsked} then ${called('awaitAccount')}
  when ${is('pay')} and ${isWithBank} then ${called('readStatement')} else ${offers.deskTask} end)`;

/** The same, a payment regarded that came back after all was done. */
export const taskNow = sql<
  DeskTask | ''
>`(case when ${is('nothing')} and ${isAccountAsked} then ${called('awaitAccount')}
  when ${is('nothing')} and ${isPaidBack} then ${called('pay')} else ${taskWithMoney} end)`;

/** Whose turn it is with own invoice and payment, as its place in `deskSides`; an open question goes before it. */
const sideWithMoney = sql<number>`(case when ${offers.sellerIsAsked} or ${offers.providerIsAsked} then ${offers.deskSide}
  when ${isCompared} then ${sideOf('ours')} when ${isCorrected} or ${isAsked} then ${sideOf('theirs')} else ${offers.deskSide} end)`;

/** Whether it is this side's turn with own invoice and payment. As a condition of its own: compared with a number, the database expects next to no rows, and sorts. */
export function isTurnOf(side: DeskSide): SQL {
  const inRow = sql`${offers.deskSide} = ${sideOf(side)}`;
  return sql`(case when ${offers.sellerIsAsked} or ${offers.providerIsAsked} then ${inRow}
    when ${isCompared} then ${sql.raw(String(side === 'ours'))} when ${isCorrected} or ${isAsked} then ${sql.raw(String(side === 'theirs'))} else ${inRow} end)`;
}

/** The same, a payment regarded that came back after all was done. */
export const sideNow = sql<number>`(case when ${offers.sellerIsAsked} or ${offers.providerIsAsked} then ${offers.deskSide}
  when ${is('nothing')} and ${isAccountAsked} then ${sideOf('theirs')}
  when ${is('nothing')} and ${isPaidBack} then ${sideOf('ours')} else ${sideWithMoney} end)`;
