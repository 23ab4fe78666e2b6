import { asc } from 'drizzle-orm';
import { dayOf } from '#domain/values/day.ts';
import { documents } from '#server/db/schema/documents.ts';
import { loadState } from '#server/offers/store.ts';
import type { SalePapers } from '#server/papers/paper.ts';
import { issuedPapers, type PaperDeps } from '#server/papers/sale-papers.ts';
import { Problem } from '#server/problem.ts';
import { zipLimits } from '#server/zips/zip-stream.ts';
import { isInYear } from './archive-span.ts';
import { numberList } from './number-list.ts';
import { invoicePapers, invoicesOfYear } from './read-invoice-papers.ts';
import { moneyPapers } from './read-money-papers.ts';

/** The papers of a year for the provider's own books. */
interface YearPapers {
  /** Files, without e-invoices and indexes. */
  readonly files: number;
  /** Read while it is taken. */
  readonly papers: AsyncIterable<SalePapers>;
}

/** Everything of a year for the provider's books, by German days; throws `papersTooMany` where one archive cannot hold it. */
export async function yearPapers(deps: PaperDeps, year: number): Promise<YearPapers> {
  const issued = await deps.db
    .select({ offerId: documents.offerId, size: documents.size, storedAs: documents.storedAs })
    .from(documents)
    .where(isInYear(documents.issuedAt, year))
    .orderBy(asc(documents.issuedAt), asc(documents.number));
  const invoices = await invoicesOfYear(deps, year);
  const numbers = { sale: '', ownName: undefined, folder: 'Belege', papers: await numberList(deps, year) };
  const money = [...(await moneyPapers(deps, year)), numbers];
  const beside = money.flatMap(({ papers }) => papers);
  const files = issued.filter(({ storedAs }) => storedAs !== null).length + invoices.length * 2 + beside.length;
  const bytes = [...issued, ...beside].reduce((sum, { size }) => sum + (size ?? 0), 0);
  // An e-invoice stands beside its document once more.
  if (files + issued.length > zipLimits.files || bytes * 1.2 > zipLimits.bytes) throw new Problem(413, 'papersTooMany');
  const sales = [...new Set(issued.map(({ offerId }) => offerId))];
  return { files: issued.length + invoices.length + beside.length, papers: inOrder() };

  async function* inOrder(): AsyncGenerator<SalePapers> {
    for (const offerId of sales) yield await documentsOf(deps, offerId, year);
    yield* invoicePapers(deps, invoices);
    yield* money;
  }
}

async function documentsOf(deps: PaperDeps, offerId: string, year: number): Promise<SalePapers> {
  const all = await issuedPapers(deps, offerId);
  const { orderId, inquiryId } = (await loadState(deps.db, offerId))?.state ?? {};
  const papers = all.filter(({ at }) => at !== undefined && dayOf(at).startsWith(`${year}-`));
  return { sale: orderId ?? inquiryId ?? offerId, ownName: undefined, folder: 'Belege', papers };
}
