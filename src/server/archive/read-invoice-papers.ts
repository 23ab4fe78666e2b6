import { asc, eq, sql } from 'drizzle-orm';
import { dayOf } from '#domain/values/day.ts';
import { inOrder } from '#domain/values/in-order.ts';
import { staffNamesOf } from '#server/accounts/staff-names.ts';
import { incomingInvoices } from '#server/db/schema/incoming-invoices.ts';
import { offers } from '#server/db/schema/offers.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Paper, SalePapers } from '#server/papers/paper.ts';
import type { PaperDeps } from '#server/papers/sale-papers.ts';

const folder = 'Rechnungen der Verkäufer';

interface HandedIn {
  readonly offerId: string;
  readonly sale: string | null;
  readonly upload: string;
  /** UTC instant. */
  readonly at: string;
}

/** Own invoices that sellers handed in within a year: those that were checked, and those that nobody has checked yet. */
export async function invoicesOfYear({ db }: Pick<PaperDeps, 'db'>, year: number): Promise<HandedIn[]> {
  const text = (path: string) => sql<string>`${offers.state} #>> ${path}`;
  const sale = sql<string | null>`coalesce(${text('{orderId}')}, ${text('{inquiryId}')})`;
  const checked = await db
    .select({ offerId: offers.id, sale, upload: incomingInvoices.upload, at: sql<string>`min(${incomingInvoices.at})` })
    .from(incomingInvoices)
    .innerJoin(offers, eq(offers.id, incomingInvoices.offerId))
    .groupBy(offers.id, incomingInvoices.upload);
  const standing = await db
    .select({ offerId: offers.id, sale, upload: text('{document,upload}'), at: text('{document,at}') })
    .from(offers)
    .where(eq(text('{document,type}'), 'invoice'));
  const known = new Set(checked.map(({ upload }) => upload));
  return [...checked, ...standing.filter(({ upload }) => !known.has(upload))]
    .map((one) => ({ ...one, at: new Date(one.at).toISOString() }))
    .filter(({ at }) => dayOf(at).startsWith(`${year}-`))
    .sort((one, other) => inOrder(one.at, other.at) || inOrder(one.upload, other.upload));
}

/** Each of them as it was handed in, with all that was found out and said about it. */
export async function* invoicePapers(deps: PaperDeps, invoices: readonly HandedIn[]): AsyncGenerator<SalePapers> {
  for (const { offerId, sale, upload, at } of invoices) {
    const checks = await deps.db
      .select()
      .from(incomingInvoices)
      .where(eq(incomingInvoices.upload, upload))
      .orderBy(asc(incomingInvoices.number));
    const [file] = await deps.db.select().from(uploads).where(eq(uploads.url, upload));
    const last = checks.filter((one) => one.offerId === offerId).at(-1);
    const says = last?.report.says;
    const number = says?.number ?? last?.invoiceNumber;
    const named = { at, ...(number && { number }) };
    const ending = /\.([a-z0-9]{1,5})$/i.exec(file?.name ?? '')?.[1]?.toLowerCase() ?? 'pdf';
    const invoice: Paper = {
      ...{ kind: 'Rechnung des Verkäufers', ...named, ending, size: file?.size ?? 0 },
      ...(says && moneyOf(says)),
      remark: [last ? verdicts[last.verdict] : 'ohne Prüfbericht', !file && 'die Datei ist nicht mehr da']
        .filter(Boolean)
        .join('; '),
      ...(last && { sha256: last.sha256 }),
      ...(file && { link: file.id, read: () => deps.files.read(file.storedAs) }),
    };
    yield { sale: sale ?? '', ownName: undefined, folder, papers: [invoice, ...(await reportOf(deps, checks, named))] };
  }
}

const verdicts = { payable: 'zahlbar', waits: 'wartet auf ein Urteil', refused: 'zurückgegeben' } as const;

/** What the invoice says; fractions of cents are no sums of books. */
function moneyOf({ net, tax, gross }: { net?: number; tax?: number; gross?: number }): Pick<Paper, 'money'> {
  const isWhole = Number.isInteger(net) && Number.isInteger(tax) && Number.isInteger(gross);
  return isWhole ? { money: { net: net ?? 0, vat: tax ?? 0, gross: gross ?? 0 } } : {};
}

async function reportOf(
  { db }: PaperDeps,
  checks: readonly (typeof incomingInvoices.$inferSelect)[],
  named: Pick<Paper, 'at' | 'number'>,
): Promise<Paper[]> {
  if (checks.length === 0) return [];
  const names = await staffNamesOf(
    db,
    checks.map(({ judgedBy }) => judgedBy),
  );
  const told = checks.map(({ number, sha256, report, verdict, at, judgedBy, reason }) => ({
    ...{ number, sha256, verdict, at: new Date(at).toISOString(), report, reason },
    judgedBy: judgedBy && (names.get(judgedBy) ?? judgedBy),
  }));
  const content = Buffer.from(`${JSON.stringify(told, null, 2)}\n`);
  return [{ kind: 'Prüfbericht', ...named, ending: 'json', size: content.length, read: async () => [content] }];
}
