import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Numbers } from '#contract/desk/desk-numbers.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { AgreedFact, BidEnd, Figures, InquiryFact, PaidFact, PeriodFacts } from '#domain/numbers/figures.ts';
import { figuresOf } from '#domain/numbers/figures.ts';
import { addMonths, figuresByMonth, type Month, monthOf, monthsBetween } from '#domain/numbers/months.ts';
import { openBidPhases, type Phase } from '#domain/offer/phase.ts';
import { type PromisedDays, promisedFrom } from '#domain/offer/promises/promised.ts';
import { type Day, dayOf, type Instant, startOfDay } from '#domain/values/day.ts';
import { inOrder } from '#domain/values/in-order.ts';
import { toEuros } from '#domain/values/money.ts';
import { paidOnBy } from '#server/bank/booked-on.ts';
import type { Database } from '#server/db/client.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import { formerStaff, staff } from '#server/db/schema/staff.ts';
import { actorName } from '#server/db/staff-name.ts';

/** What the numbers are read by. */
interface NumbersDeps {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly promises: PromisedDays;
  readonly now: Instant;
}

interface Period {
  readonly from: Month;
  readonly to: Month;
}

const withoutEntry = 'Frei beschrieben';
const missingUnits = 'nicht angekommen';

/** The numbers of a period: five statements whatever its length, each narrowed by its days. */
export async function readNumbers(deps: NumbersDeps, { from, to }: Period): Promise<Numbers> {
  const months = monthsBetween(from, to);
  const span = { begin: startOfDay(`${from}-01`), end: startOfDay(`${addMonths(to, 1)}-01`) };
  const inquiries = await readInquiries(deps, span);
  const { settled, bidders } = await readSettled(deps, span);
  const findings = await readFindings(deps, span);
  const paid = await readPaid(deps, span);
  const agreed = await readAgreed(deps, span);
  const facts: PeriodFacts = { inquiries, settled, paid, agreed };
  return {
    total: inEuros(figuresOf(facts)),
    months: figuresByMonth(facts, months).map(({ month, figures }) => ({ month, figures: inEuros(figures) })),
    findings,
    bidders,
    values: valuesOf(agreed),
  };
}

interface Span {
  readonly begin: Instant;
  readonly end: Instant;
}

const dayIn = (at: SQL | typeof offerEvents.at) => sql`to_char(${at} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;
const inSpan = ({ begin, end }: Span) => sql`${offerEvents.at} >= ${begin} and ${offerEvents.at} < ${end}`;

const inquiryRows = z.array(
  z.object({
    day: z.string(),
    phase: z.string(),
    due: z.string(),
    minutes: z.number().nullable(),
    atOnce: z.boolean().nullable(),
    agreed: z.boolean().nullable(),
    countered: z.boolean().nullable(),
    counterAccepted: z.boolean().nullable(),
  }),
);

/** A choice at exactly the sum of its lines in the bid before it: the bid's own consent made that the contract at once. */
const isPlainChoice = sql`case when e.event -> 'data' ? 'itemIds' then (e.event #>> '{data,amount}')::bigint = (
  select sum((line ->> 'total')::bigint) from jsonb_array_elements((select bid.event #> '{data,lines}' from ${offerEvents} bid
    where bid.offer_id = e.offer_id and bid.type = 'bidSubmitted' and bid.version < e.version order by bid.version desc limit 1)) line
  where e.event #> '{data,itemIds}' ? (line ->> 'itemId')) else false end`;

/** A plain choice among the lines of a bid is no counterbid. A price that was accepted answers the last one that was named: the contract ends the naming. */
async function readInquiries({ database, now }: NumbersDeps, { begin, end }: Span): Promise<InquiryFact[]> {
  const rows = await database.rows(
    database.drizzle,
    sql`select ${dayIn(sql`o.created_at`)} as day, o.phase, o.desk_due as due,
        extract(epoch from told.bid_at - o.created_at)::float8 / 60 as minutes, told.at_once as "atOnce",
        told.agreed, told.countered, told.counter_accepted as "counterAccepted"
      from ${offers} o left join lateral (
        select min(e.at) filter (where e.type = 'bidSubmitted') as bid_at,
          (array_agg(coalesce(e.by, '') like 'Preisbuch %' order by e.version) filter (where e.type = 'bidSubmitted'))[1] as at_once,
          bool_or(e.type in ('bidAccepted', 'counterbidAccepted')) as agreed,
          bool_or(not ${isPlainChoice}) filter (where e.type = 'counterbidSubmitted') as countered,
          bool_or(e.type = 'counterbidAccepted') and
            (array_agg(not ${isPlainChoice} order by e.version desc) filter (where e.type = 'counterbidSubmitted'))[1] as counter_accepted
        from ${offerEvents} e where e.offer_id = o.id
          and e.type in ('bidSubmitted', 'bidAccepted', 'counterbidSubmitted', 'counterbidAccepted')) told on true
      where o.created_at >= ${begin} and o.created_at < ${end} and o.inquiry_id is not null`,
  );
  const today = dayOf(now);
  return inquiryRows.parse(rows).map((row) => ({
    day: row.day,
    ...(row.minutes !== null && { bid: { minutes: row.minutes, atOnce: row.atOnce === true } }),
    end: endOf(row, today),
    ...(row.countered === true && { counterbid: { isAccepted: row.counterAccepted === true } }),
  }));
}

const over: readonly string[] = ['declined', 'counterbidRefused', 'rejected', 'cancelled'] satisfies Phase[];
const answerable: readonly string[] = openBidPhases;

function endOf({ agreed, phase, due }: z.infer<typeof inquiryRows>[number], today: Day): BidEnd {
  if (agreed === true) return 'agreed';
  return over.includes(phase) || (answerable.includes(phase) && due < today) ? 'ended' : 'open';
}

/** Sales whose first word after the inspection falls into the period, with whoever gave the bid and the newest adjustment. */
const settledSales = (span: Span) => sql`
  select ${offerEvents.offerId} as offer_id, ${dayIn(offerEvents.at)} as day, newest.event, giver.by
  from ${offerEvents}
    left join lateral (select e.event from ${offerEvents} e where e.offer_id = ${offerEvents.offerId} and e.type = 'bidAdjusted'
      order by e.version desc limit 1) newest on true
    left join lateral (select e.by from ${offerEvents} e where e.offer_id = ${offerEvents.offerId} and e.type = 'bidSubmitted'
      order by e.version desc limit 1) giver on true
  where ${offerEvents.type} in ('bidAdjusted', 'adjustingBidSkipped') and ${inSpan(span)}
    and not exists (select 1 from ${offerEvents} e where e.offer_id = ${offerEvents.offerId}
      and e.version < ${offerEvents.version} and e.type in ('bidAdjusted', 'adjustingBidSkipped'))`;

const amountOff = sql`coalesce((select sum((line ->> 'agreed')::bigint - (line ->> 'total')::bigint)
  from jsonb_array_elements(event #> '{data,lines}') line), 0)::float8`;

const settledRows = z.array(
  z.object({ day: z.string(), isAdjusted: z.boolean(), name: z.string(), amount: z.number() }),
);

async function readSettled({ database }: NumbersDeps, span: Span) {
  const rows = settledRows.parse(
    await database.rows(
      database.drizzle,
      sql`select day, event is not null as "isAdjusted", coalesce(${actorName(sql`sale.by`)}, 'Schnittstelle') as name,
          ${amountOff} as amount
        from (${settledSales(span)}) sale
          left join ${staff} on ${staff.id} = sale.by left join ${formerStaff} on ${formerStaff.id} = sale.by`,
    ),
  );
  const bidders = [...Map.groupBy(rows, ({ name }) => name)]
    .map(([name, sales]) => ({
      name,
      settled: sales.length,
      adjusted: sales.filter(({ isAdjusted }) => isAdjusted).length,
      amount: toEuros(sales.reduce((sum, { amount }) => sum + amount, 0)),
    }))
    .toSorted((one, other) => other.settled - one.settled || one.name.localeCompare(other.name, 'de'));
  return { settled: rows.map(({ day, isAdjusted }) => ({ day, isAdjusted })), bidders };
}

const findingRows = z.array(z.object({ name: z.string(), sales: z.number(), units: z.number(), amount: z.number() }));

/** By the names of the frozen sheets, and what did not arrive. */
async function readFindings({ database }: NumbersDeps, span: Span) {
  const rows = await database.rows(
    database.drizzle,
    sql`with adjusted as (select offer_id, line from (${settledSales(span)}) sale,
          jsonb_array_elements(event #> '{data,lines}') line where event is not null),
        found as (
          select offer_id, deduction ->> 'name' as name, (deduction ->> 'units')::int as units,
            (deduction ->> 'units')::bigint * (deduction ->> 'amount')::bigint as amount
          from adjusted, jsonb_array_elements(line -> 'deductions') deduction
          union all
          select offer_id, ${missingUnits}, (line ->> 'quantity')::int - (line ->> 'received')::int,
            (line ->> 'agreed')::bigint - (line ->> 'total')::bigint - coalesce((select
              sum((deduction ->> 'units')::bigint * (deduction ->> 'amount')::bigint)
              from jsonb_array_elements(line -> 'deductions') deduction), 0)
          from adjusted where (line ->> 'received')::int < (line ->> 'quantity')::int)
      select name, count(distinct offer_id)::int as sales, sum(units)::int as units, sum(amount)::float8 as amount
      from found group by name order by sales desc, amount desc, name`,
  );
  return findingRows.parse(rows).map(({ amount, ...row }) => ({ ...row, amount: toEuros(amount) }));
}

const paidRows = z.array(
  z.object({
    day: z.string(),
    amount: z.number().nullable(),
    isHeld: z.boolean().nullable(),
    finished: z.number().nullable(),
  }),
);

/** When a sale was paid: on the day of the bank, as in the books; else on that of the word that it was. */
const paidDay = sql`coalesce(${paidOnBy(sql`${offerEvents.event} #>> '{data,paymentReference}'`)}, ${dayIn(offerEvents.at)})`;

/** A payment that was held when it was asked for, because its account had changed, had no promised day (LEG-61). */
async function readPaid({ database, promises }: NumbersDeps, { begin, end }: Span): Promise<PaidFact[]> {
  const rows = await database.rows(
    database.drizzle,
    // The statement may be read long after the period.
    sql`select * from (select ${paidDay} as day, (o.summary ->> 'amount')::float8 as amount, (o.state ->> 'payoutHoldUntil')::timestamptz > asked.at as "isHeld",
        extract(epoch from asked.at)::float8 as finished
      from ${offerEvents} join ${offers} o on o.id = ${offerEvents.offerId}
        cross join lateral (select max(e.at) as at from ${offerEvents} e where e.offer_id = o.id and e.type = 'finished') asked
      where ${offerEvents.type} = 'completed' and ${offerEvents.at} >= ${begin}) paid where day >= ${dayOf(begin)} and day < ${dayOf(end)}`,
  );
  return paidRows.parse(rows).map(({ day, amount, isHeld, finished }) => {
    const promised =
      finished === null || isHeld === true
        ? undefined
        : promisedFrom('payout', new Date(finished * 1_000).toISOString(), promises);
    return { day, amount: amount ?? 0, ...(promised && { promised: promised.by }) };
  });
}

const agreedRows = z.array(z.object({ day: z.string(), entry: z.string().nullable(), amount: z.number() }));

async function readAgreed({ database, catalogue }: NumbersDeps, span: Span): Promise<AgreedFact[]> {
  const rows = await database.rows(
    database.drizzle,
    sql`select ${dayIn(offerEvents.at)} as day, goods.entry, sum(goods.amount)::float8 as amount
      from ${offerEvents} join ${offers} o on o.id = ${offerEvents.offerId} cross join lateral (
        select item ->> 'entryId' as entry, (line ->> 'total')::bigint as amount
        from jsonb_array_elements(o.state #> '{agreement,lines}') line
          join jsonb_array_elements(o.state -> 'items') item on item ->> 'id' = line ->> 'itemId') goods
      where ${offerEvents.type} in ('bidAccepted', 'counterbidAccepted', 'createdFromOrder') and ${inSpan(span)}
      group by 1, 2`,
  );
  return agreedRows
    .parse(rows)
    .map(({ day, entry, amount }) => ({ day, category: categoryOf(catalogue, entry), amount }));
}

function categoryOf({ byId }: Catalogue, entry: string | null): string {
  return (entry === null ? undefined : byId.get(entry)?.category?.name) ?? withoutEntry;
}

function valuesOf(agreed: readonly AgreedFact[]): Numbers['values'] {
  const sums = Map.groupBy(agreed, ({ day, category }) => JSON.stringify([monthOf(day), category]));
  return [...sums.values()]
    .flatMap((facts) => {
      const [first] = facts;
      if (first === undefined) return [];
      const amount = toEuros(facts.reduce((sum, fact) => sum + fact.amount, 0));
      return [{ month: monthOf(first.day), category: first.category, amount }];
    })
    .toSorted((one, other) => inOrder(one.month, other.month) || other.amount - one.amount);
}

function inEuros({ agreedAmount, paidAmount, ...counts }: Figures): Numbers['total'] {
  return { ...counts, agreedAmount: toEuros(agreedAmount), paidAmount: toEuros(paidAmount) };
}
