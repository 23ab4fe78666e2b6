import { and, desc, isNull, like, sql } from 'drizzle-orm';
import { type KnownCustomer, longestCustomerList, shortestCustomerQuery } from '#contract/desk/desk-customers.ts';
import { countedNumber, searchWords } from '#domain/sale/search-text.ts';
import { isSpelledAlike } from '#domain/values/spelling.ts';
import type { Queryable } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';

/** So many sales are looked through, newest first: of a word that more of them have, more has to be typed. */
const maxSales = 200;

const email = sql<string>`${offers.state} ->> 'email'`;
/** What of a sale says who sells, before the empty line: the search of the work list knows its devices as well. */
const person = sql`split_part(${offers.deskText}, E'\\n\\n', 1)`;

/**
 * Who has asked us to buy before, found by all words of what was typed or by the number of a sale. Sales that were locked or erased with
 * an account name nobody: they are kept for the law alone (INV-42).
 */
export async function knownCustomers(db: Queryable, typed: string): Promise<KnownCustomer[]> {
  const number = countedNumber(typed);
  const words = number === undefined ? searchWords(typed) : [number];
  if (!words.some((word) => word.length >= shortestCustomerQuery)) return [];
  const parts = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const rows = await db
    .select({
      id: offers.id,
      key: offers.emailKey,
      email,
      name: offers.sellerName,
      summary: offers.summary,
      inquiryId: offers.inquiryId,
      orderId: offers.orderId,
      createdAt: offers.createdAt,
    })
    .from(offers)
    // First by the index, then whether it is the person that has it.
    .where(and(isNull(offers.lockedAt), ...parts.flatMap((part) => [like(offers.deskText, part), like(person, part)])))
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(maxSales);
  const newest = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (!newest.has(row.key)) newest.set(row.key, row);
  // What was typed in full goes before what only holds it.
  const isTyped = ({ email, name, inquiryId, orderId }: (typeof rows)[number]) =>
    [email, name, inquiryId, orderId].some((text) => isSpelledAlike(text ?? '', typed));
  const [first, others] = [true, false].map((is) => [...newest.values()].filter((row) => isTyped(row) === is));
  return [...(first ?? []), ...(others ?? [])].slice(0, longestCustomerList).map((row) => ({
    email: row.email,
    name: row.name,
    offeredAsBusiness: row.summary.offeredAsBusiness,
    offerId: row.id,
    number: row.orderId ?? row.inquiryId ?? '',
    created: new Date(row.createdAt).toISOString(),
  }));
}
