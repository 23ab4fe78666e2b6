import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type CustomerPage, longestSaleList } from '#contract/desk/desk-customers.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import type { Addresses } from '#domain/offer/parties/addresses.ts';
import type { InquiryContact } from '#domain/offer/parties/inquiry-contact.ts';
import { dayOf, type Instant } from '#domain/values/day.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { firmMembers, firms } from '#server/db/schema/firms.ts';
import { offers } from '#server/db/schema/offers.ts';
import { accountsIn, type CustomerRow, type KnownPerson, peopleIn, sitesIn } from './customer-parts.ts';
import type { QueueReader } from './desk-queue.ts';
import { deskColumns, deskRow, saleNumberOf } from './desk-row.ts';

/** So many sales are looked through for prices, and so many lines of each. */
const priced = { sales: 10, lines: 10 };

interface Price {
  readonly title: string;
  readonly quantity: number;
  /** Cents of the line. */
  readonly total: number;
  readonly at: string;
}

/** What was agreed for the first lines of a sale, of the newest sales alone. */
const prices = sql<
  Price[] | null
>`case when row_number() over (order by ${offers.createdAt} desc, ${offers.id} desc) <= ${sql.raw(String(priced.sales))} then
  (select jsonb_agg(jsonb_build_object('title', item ->> 'title', 'quantity', line -> 'quantity', 'total', line -> 'total', 'at', ${offers.state} #> '{agreement,at}') order by place)
    from jsonb_array_elements(${offers.state} #> '{agreement,lines}') with ordinality as lines(line, place)
      join jsonb_array_elements(${offers.state} -> 'items') item on item ->> 'id' = line ->> 'itemId'
    where place <= ${sql.raw(String(priced.lines))}) end`;

const isPaid = sql`${offers.phase} = 'completed'`;

/** Whoever holds a sale; nobody once the law alone keeps it. */
const holder = sql`(select one.holder from ${offers} one where one.id = ${sql.placeholder('offerId')} and one.locked_at is null)`;

/** Accounts of a firm's people, or of the address that sold, and what the firm is called: the same for each row, and read once. */
const known = sql<{ readonly people: readonly KnownPerson[] | null; readonly firm: string | null }>`(
  select jsonb_build_object('firm', (select ${firms.name} from ${firms} where ${firms.id} = ${holder}),
    'people', (select jsonb_agg(jsonb_build_object('name', ${accounts.name}, 'email', ${accounts.email}, 'phone', ${accounts.phone}) order by ${accounts.createdAt}, ${accounts.id})
      from ${accounts} where ${accounts.emailConfirmed} and ${accounts.id} in (
        select ${accounts.id} from ${accounts} where ${accounts.email} = ${holder}
        union all select ${firmMembers.accountId} from ${firmMembers} where ${firmMembers.firmId} = ${holder}))))`;

const columns = {
  ...deskColumns(sql.placeholder('now')),
  email: sql<string>`${offers.state} ->> 'email'`,
  addresses: sql<Addresses | null>`${offers.state} -> 'addresses'`,
  contact: sql<InquiryContact | null>`${offers.state} -> 'contact'`,
  sales: sql<number>`(count(*) over ())::int`,
  paid: sql<number>`(count(*) filter (where ${isPaid}) over ())::int`,
  paidLess: sql<number>`(coalesce(sum(${offers.deskLess}) filter (where ${isPaid}) over (), 0))::float8`,
  since: sql<string>`min(${offers.createdAt}) over ()`,
  known,
};

/** The sales of whoever sold one: one question, prepared once, with the prices or without. */
const salesOf = (db: Queryable, name: string, shown: SQL<Price[] | null>) =>
  db
    .select({ ...columns, prices: shown })
    .from(offers)
    .where(and(eq(offers.holder, holder), isNull(offers.lockedAt)))
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(longestSaleList)
    .prepare(name);

/** How to read whoever sold a sale, a firm as one, with all that they sold; undefined where there is no such sale, or the law alone keeps it. */
export function customerReader(
  db: Queryable,
): (offerId: string, reader: QueueReader, now: Instant) => Promise<CustomerPage | undefined> {
  const withPrices = salesOf(db, 'sales_of_customer', prices);
  const withoutPrices = salesOf(db, 'sales_of_customer_without_prices', sql`null`);
  return async (offerId, reader, now) => {
    const seesValues = reader.isSystem === true || mayAtDesk(reader.roles, 'seeValues');
    const rows = await (seesValues ? withPrices : withoutPrices).execute({ offerId, now });
    return pageOf(rows, reader, seesValues);
  };
}

type SaleRow = CustomerRow & Awaited<ReturnType<ReturnType<typeof salesOf>['execute']>>[number];

function pageOf(rows: readonly SaleRow[], { roles }: QueueReader, seesValues: boolean): CustomerPage | undefined {
  const [newest] = rows;
  if (newest === undefined) return undefined;
  const { people, firm } = newest.known;
  const name = firm ?? rows.find(({ sellerName, email }) => sellerName !== email)?.sellerName ?? newest.email;
  return {
    name,
    offeredAsBusiness: newest.summary.offeredAsBusiness,
    since: new Date(newest.since).toISOString(),
    sales: newest.sales,
    paid: newest.paid,
    ...(seesValues && { paidTotal: toEuros(-newest.paidLess) }),
    people: peopleIn(rows, people ?? []),
    sites: sitesIn(rows),
    newest: rows.map((row) => deskRow(row, seesValues)),
    ...(seesValues && { prices: rows.flatMap(pricesOf) }),
    ...(mayAtDesk(roles, 'payouts') && { accounts: accountsIn(rows) }),
  };
}

function pricesOf({ prices: agreed, ...row }: CustomerRow & { readonly prices: Price[] | null }) {
  return (agreed ?? []).map(({ title, quantity, total, at }) => ({
    ...{ title, quantity, day: dayOf(at), offerId: row.id, number: saleNumberOf(row) },
    unitPrice: toEuros(Math.round(total / quantity)),
  }));
}
