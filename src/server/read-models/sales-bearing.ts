import { and, eq, like, or, sql } from 'drizzle-orm';
import { countedNumber } from '#domain/sale/search-text.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import { soughtText } from '#domain/values/spelling.ts';
import type { Queryable } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import { offers } from '#server/db/schema/offers.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { findUnits } from './unit-page.ts';

/** Sales that have what was typed, in full, as a number of theirs: what equals it goes before what only holds it. */
export interface Bearers {
  /** Of the sale itself. */
  readonly own: readonly string[];
  /** Of a paper, a payment, a parcel or a device of it. */
  readonly others: readonly string[];
}

/** What is shorter is no number of a unit. */
const shortestNumber = 4;
/** What more sales hold is no number of one of them: so many are looked through, in no order. */
const maxLooked = 2_000;
/** What more sales have in full says little about any of them. */
const maxBearers = 20;

/** The sales that bear what was typed; found by indexes, whatever how many others hold it too. */
export async function salesBearing(db: Queryable, search = ''): Promise<Bearers> {
  const counted = countedNumber(search);
  const device = deviceNumber(search);
  const own = counted === undefined ? [] : await salesCounted(db, counted);
  if (device.length < shortestNumber) return { own, others: [] };
  const numbered = await salesOfRanges(db, soughtText(search).toUpperCase());
  const { units } = await findUnits(db, search);
  const others = [
    ...numbered.others,
    ...units.map(({ offerId }) => offerId),
    ...(/\d/.test(device) ? await salesWithLine(db, [...new Set([soughtText(search), device.toLowerCase()])]) : []),
  ];
  const first = new Set([...own, ...numbered.own]);
  // Fewer than a page, and the same ones when the next is asked for.
  const further = [...new Set(others)].filter((id) => !first.has(id)).toSorted();
  return { own: [...first], others: further.slice(0, maxBearers) };
}

const holds = (text: string) => like(offers.deskText, `%${text.replace(/[\\%_]/g, '\\$&')}%`);

/** Whose number ends with one that was typed without the rest: there are no more of them than years. */
async function salesCounted(db: Queryable, counted: string): Promise<string[]> {
  const ends = `%${counted}`;
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(holds(counted), or(like(offers.inquiryId, ends), like(offers.orderId, ends))))
    .limit(maxBearers);
  return rows.map(({ id }) => id);
}

/** By a number out of our own ranges. */
async function salesOfRanges(db: Queryable, number: string): Promise<Bearers> {
  if (!/^[A-Z]{1,2}-\d{4}-\d{6,}$/.test(number)) return { own: [], others: [] };
  const { id, inquiryId, orderId } = offers;
  const sales = await db
    .select({ id })
    .from(offers)
    .where(or(eq(inquiryId, number), eq(orderId, number)));
  const papers = await db.select({ id: documents.offerId }).from(documents).where(eq(documents.number, number));
  const paid = await db.select({ id: payouts.offerId }).from(payouts).where(eq(payouts.endToEndId, number));
  return { own: sales.map((one) => one.id), others: [...papers, ...paid].map((one) => one.id) };
}

/** By what stands alone in a line of what a sale is found by: announced devices, parcels, the seller's own invoice. */
async function salesWithLine(db: Queryable, forms: readonly string[]): Promise<string[]> {
  const looked = db
    .select({ id: offers.id, text: offers.deskText })
    .from(offers)
    .where(or(...forms.map(holds)))
    .limit(maxLooked)
    .as('looked');
  const rows = await db
    .select({ id: looked.id })
    .from(looked)
    .where(or(...forms.map((form) => sql`strpos(${'\n'} || ${looked.text} || ${'\n'}, ${`\n${form}\n`}) > 0`)))
    .limit(maxBearers + 1);
  return rows.length > maxBearers ? [] : rows.map(({ id }) => id);
}
