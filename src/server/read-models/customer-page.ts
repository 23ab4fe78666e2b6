import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type CustomerPage, longestSaleList } from '#contract/desk/desk-customers.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import type { Addresses } from '#domain/offer/parties/addresses.ts';
import type { InquiryContact } from '#domain/offer/parties/inquiry-contact.ts';
import { noDay } from '#domain/sale/deadline.ts';
import { deskSides } from '#domain/sale/desk-tasks.ts';
import { dayOf, type Instant } from '#domain/values/day.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { isOneOf } from '#server/db/one-of.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { firmMembers, firms } from '#server/db/schema/firms.ts';
import { offers } from '#server/db/schema/offers.ts';
import { accountsIn, type CustomerRow, numberOf, peopleIn, sitesIn } from './customer-parts.ts';
import type { QueueReader } from './desk-queue.ts';
import { notedColumns, queueNotes } from './queue-notes.ts';

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

const columns = {
  id: offers.id,
  firmId: offers.firmId,
  createdAt: offers.createdAt,
  inquiryId: offers.inquiryId,
  orderId: offers.orderId,
  summary: offers.summary,
  sellerName: offers.sellerName,
  task: offers.deskTask,
  side: offers.deskSide,
  due: offers.deskDue,
  less: offers.deskLess,
  email: sql<string>`${offers.state} ->> 'email'`,
  addresses: sql<Addresses | null>`${offers.state} -> 'addresses'`,
  contact: sql<InquiryContact | null>`${offers.state} -> 'contact'`,
  sales: sql<number>`(count(*) over ())::int`,
  paid: sql<number>`(count(*) filter (where ${isPaid}) over ())::int`,
  paidLess: sql<number>`(coalesce(sum(${offers.deskLess}) filter (where ${isPaid}) over (), 0))::float8`,
  since: sql<string>`min(${offers.createdAt}) over ()`,
};

/** Whoever sold it, a firm as one, with all that they sold; undefined where there is no such sale, or the law alone keeps it. */
export async function customerPage(
  db: Queryable,
  offerId: string,
  { roles, isSystem }: QueueReader,
  now: Instant,
): Promise<CustomerPage | undefined> {
  const seesValues = isSystem === true || mayAtDesk(roles, 'seeValues');
  const named = sql`(select one.holder from ${offers} one where one.id = ${offerId} and one.locked_at is null)`;
  const rows = await db
    .select({ ...columns, ...notedColumns(now), prices: seesValues ? prices : sql<null>`null` })
    .from(offers)
    .where(and(eq(offers.holder, named), isNull(offers.lockedAt)))
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(longestSaleList);
  const [newest] = rows;
  if (newest === undefined) return undefined;
  const { known, firm } = await knownPeople(db, newest.firmId, [...new Set(rows.map(({ email }) => email))]);
  const name = firm ?? rows.find(({ sellerName, email }) => sellerName !== email)?.sellerName ?? newest.email;
  return {
    name,
    offeredAsBusiness: newest.summary.offeredAsBusiness,
    since: new Date(newest.since).toISOString(),
    sales: newest.sales,
    paid: newest.paid,
    ...(seesValues && { paidTotal: toEuros(-newest.paidLess) }),
    people: peopleIn(rows, known),
    sites: sitesIn(rows),
    newest: rows.map((row) => saleOf(row, seesValues)),
    ...(seesValues && { prices: rows.flatMap(pricesOf) }),
    ...(mayAtDesk(roles, 'payouts') && { accounts: accountsIn(rows) }),
  };
}

/** Accounts of a firm's people, or of the addresses that sold, and what the firm is called. */
async function knownPeople(db: Queryable, firmId: string | null, emails: readonly string[]) {
  const { id, name, email, phone } = accounts;
  const of = (where: SQL) =>
    db.select({ name, email, phone }).from(accounts).where(and(where, accounts.emailConfirmed));
  if (firmId === null)
    return {
      known: await of(
        isOneOf(
          email,
          emails.map((one) => one.toLowerCase()),
        ),
      ),
      firm: undefined,
    };
  const members = db.select({ id: firmMembers.accountId }).from(firmMembers).where(eq(firmMembers.firmId, firmId));
  const [firm] = await db.select({ name: firms.name }).from(firms).where(eq(firms.id, firmId));
  return { known: await of(inArray(id, members)), firm: firm?.name };
}

function saleOf(row: CustomerRow, seesValues: boolean) {
  const { id, createdAt, summary, task, side, due, less } = row;
  const hasValue = seesValues && less !== 0;
  return {
    id,
    number: numberOf(row),
    created: new Date(createdAt).toISOString(),
    title: summary.title,
    task: task || ('nothing' as const),
    side: deskSides[side] ?? 'over',
    ...(due !== noDay && { due }),
    ...(hasValue && { value: toEuros(-less) }),
    ...(hasValue && summary.amount === undefined && { isEstimate: true as const }),
    notes: queueNotes(seesValues ? row : { ...row, proposed: null }),
  };
}

function pricesOf({ prices: agreed, ...row }: CustomerRow & { readonly prices: Price[] | null }) {
  return (agreed ?? []).map(({ title, quantity, total, at }) => ({
    ...{ title, quantity, day: dayOf(at), offerId: row.id, number: numberOf(row) },
    unitPrice: toEuros(Math.round(total / quantity)),
  }));
}
