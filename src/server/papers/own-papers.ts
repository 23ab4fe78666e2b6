import { and, asc, count, countDistinct, desc, eq, isNull, sql, sum } from 'drizzle-orm';
import type { PaperYears } from '#contract/papers/paper-years.ts';
import { dayOf } from '#domain/values/day.ts';
import type { Queryable } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import { incomingInvoices } from '#server/db/schema/incoming-invoices.ts';
import { offers } from '#server/db/schema/offers.ts';
import { loadState } from '#server/offers/store.ts';
import { Problem } from '#server/problem.ts';
import { zipLimits } from '#server/zips/zip-stream.ts';
import type { SalePapers } from './paper.ts';
import { type PrintedPaperDeps, papersOfSale } from './sale-papers.ts';

const ofHolder = (holder: string) => and(eq(offers.holder, holder), isNull(offers.lockedAt));

/** The years in which documents of somebody's sales were issued, in Germany. */
export async function paperYears(db: Queryable, holder: string): Promise<PaperYears['years']> {
  const year = sql<number>`extract(year from ${documents.issuedAt} at time zone 'Europe/Berlin')::int`;
  return db
    .select({ year, papers: count() })
    .from(documents)
    .innerJoin(offers, eq(offers.id, documents.offerId))
    .where(ofHolder(holder))
    .groupBy(sql`1`)
    .orderBy(desc(sql`1`));
}

/** Beside its documents and own invoices a sale has at most so many other files: lists, terms, an agreement. */
const otherFiles = 8;

/** The sales of a holder in the order in which they were begun; throws `papersTooMany` where one archive cannot hold their papers. */
export async function salesWithPapers(db: Queryable, holder: string): Promise<string[]> {
  const [known] = await db
    .select({ files: count(), bytes: sum(documents.size) })
    .from(documents)
    .innerJoin(offers, eq(offers.id, documents.offerId))
    .where(ofHolder(holder));
  const rows = await db
    .select({ id: offers.id, invoices: countDistinct(incomingInvoices.upload) })
    .from(offers)
    .leftJoin(incomingInvoices, eq(incomingInvoices.offerId, offers.id))
    .where(ofHolder(holder))
    .groupBy(offers.id)
    .orderBy(asc(offers.createdAt), asc(offers.id));
  const files = rows.reduce((sum, { invoices }) => sum + invoices + otherFiles, known?.files ?? 0);
  if (files > zipLimits.files || Number(known?.bytes ?? 0) > zipLimits.bytes) throw new Problem(413, 'papersTooMany');
  return rows.map(({ id }) => id);
}

/** The papers of sales one after the other, each read when it is its turn; of a year only what is dated in it, and the lists of those sales. */
export async function* papersOfSales(
  deps: PrintedPaperDeps,
  offerIds: readonly string[],
  year?: number,
): AsyncGenerator<SalePapers> {
  for (const offerId of offerIds) {
    const found = await loadState(deps.db, offerId);
    if (!found) continue;
    const all = await papersOfSale(deps, offerId, found);
    const isWanted = (at: string | undefined) =>
      at === undefined || year === undefined || dayOf(at).startsWith(`${year}-`);
    const papers = all.filter(({ at }) => isWanted(at));
    if (!papers.some(({ at }) => at !== undefined)) continue;
    const sale = found.state.orderId ?? found.state.inquiryId ?? offerId;
    yield { sale, ownName: found.ownName, papers };
  }
}
