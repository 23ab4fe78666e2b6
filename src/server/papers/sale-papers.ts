import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { acceptedTermsName, documentNames } from '#contract/papers/document-words.ts';
import { saleSheetNames } from '#contract/sale/sale-sheet-words.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { moneyOfPaper } from '#domain/invoicing/paper-money.ts';
import type { DocumentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import type { OwnAgreement } from '#domain/offer/papers/own-agreement.ts';
import { deductionEvidence, saleSheetOf } from '#domain/offer/price/sale-sheet.ts';
import { saleSheets } from '#domain/offer/price/sale-sheet-kinds.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import type { Queryable } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import { offerEvents } from '#server/db/schema/offers.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import { acceptedTermsOf } from '#server/documents/accepted-terms-of.ts';
import { readOwnAgreement } from '#server/offers/own-agreements.ts';
import type { StoredOffer } from '#server/offers/store.ts';
import { saleSheetTable } from '#server/read-models/sale-sheet-table.ts';
import { readUnitList } from '#server/read-models/unit-list.ts';
import { nameIn, uploadNamesOf } from '#server/read-models/upload-names.ts';
import type { Table } from '#server/tables/table.ts';
import { tableFile } from '#server/tables/table-file.ts';
import { ownInvoices } from './own-invoices.ts';
import type { Paper } from './paper.ts';

export type PaperDeps = Pick<Deps, 'db' | 'files' | 'catalogue'>;
/** Of papers that are made when they are taken. */
export type PrintedPaperDeps = PaperDeps & Pick<Deps, 'printer' | 'provider'>;

/** Everything of a sale for the seller's books: what we issued, what the seller handed in, the terms, and the lists; in the order of their days. */
export async function papersOfSale(deps: PrintedPaperDeps, offerId: string, found: StoredOffer): Promise<Paper[]> {
  const { state } = found;
  const issued = await issuedPapers(deps, offerId);
  const dated = [...issued, ...(await handedIn(deps, offerId, state)), ...acceptedTermsPaper(deps, found)];
  return [...dated.sort(byTime), ...(await lists(deps.db, offerId, state, deps.catalogue.catalogue))];
}

/** What has the same time stays in its order. */
function byTime({ at: one = '' }: Paper, { at: other = '' }: Paper): number {
  return Number(one > other) - Number(one < other);
}

/** What we issued for a sale, also what was withdrawn since, each e-invoice beside its document. */
export async function issuedPapers({ db, files }: PaperDeps, offerId: string): Promise<Paper[]> {
  const { id, kind, number, issuedAt, snapshot, storedAs, sha256, size, withdrawnAt, replacedBy } = documents;
  const rows = await db
    .select({ id, kind, number, issuedAt, snapshot, storedAs, sha256, size, withdrawnAt, replacedBy })
    .from(documents)
    .where(eq(documents.offerId, offerId))
    .orderBy(asc(documents.issuedAt), asc(documents.version), asc(documents.number));
  const takenBack = new Map(
    rows.flatMap(({ number, snapshot }) =>
      snapshot.kind === 'cancellation' ? [[snapshot.original.number, `storniert durch ${number}`] as const] : [],
    ),
  );
  const objected = await objections(db, offerId);
  return rows.flatMap((row): Paper[] => {
    const { storedAs } = row;
    const paper: Paper = {
      ...{ kind: documentNames[row.kind], number: row.number, link: row.id, at: new Date(row.issuedAt).toISOString() },
      ...moneyIn(row.snapshot),
      ...remarked([
        takenBack.get(row.number),
        objected.get(row.number),
        storedAs === null ? 'wird noch erstellt' : withdrawnText(row),
      ]),
      ...{ ending: 'pdf', size: row.size ?? 0, isWithdrawn: row.withdrawnAt !== null },
      ...(row.sha256 !== null && { sha256: row.sha256 }),
      ...(storedAs !== null && { read: () => files.read(storedAs) }),
    };
    return storedAs !== null && isEInvoice(row.snapshot) ? [paper, xmlOf(paper, () => files.read(storedAs))] : [paper];
  });
}

/** What is to be known of Gutschriften that the seller objected to, by their numbers: no paper takes them back (docs/decisions/0630). */
async function objections(db: Queryable, offerId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ event: offerEvents.event })
    .from(offerEvents)
    .where(and(eq(offerEvents.offerId, offerId), eq(offerEvents.type, 'creditNoteObjected')));
  return new Map(
    rows.flatMap(({ event }) =>
      event.type === 'creditNoteObjected'
        ? [[event.data.number, `gilt nicht mehr, widersprochen am ${formatDay(dayOf(event.at))}`] as const]
        : [],
    ),
  );
}

function isEInvoice(snapshot: DocumentSnapshot): boolean {
  const issued = snapshot.kind === 'cancellation' ? snapshot.original : snapshot;
  return 'eInvoice' in issued && issued.eInvoice !== undefined;
}

/** The e-invoice out of its file, for programs that take no PDF; its sums stand with the paper, once. */
function xmlOf({ number, at, isWithdrawn }: Paper, read: () => Promise<Readable>): Paper {
  return {
    ...{ kind: 'E-Rechnung', ending: 'xml', size: 0 },
    ...(number !== undefined && { number }),
    ...(at !== undefined && { at }),
    ...(isWithdrawn !== undefined && { isWithdrawn }),
    read: async () => [await (await import('./enclosed-file.ts')).enclosedFile(await buffer(await read()))],
  };
}

/** In cents; a Stornobeleg takes back what the other one says, so that both together come to nothing. */
function moneyIn(snapshot: DocumentSnapshot): Pick<Paper, 'money'> {
  if (snapshot.kind === 'cancellation') {
    const { net, vat, gross } = moneyOfPaper(snapshot.original);
    return { money: { net: -net, vat: -vat, gross: -gross } };
  }
  if (snapshot.kind !== 'selfBilledInvoice' && snapshot.kind !== 'purchaseReceipt') return {};
  const { net, vat, gross } = moneyOfPaper(snapshot);
  return { money: { net, vat, gross } };
}

function withdrawnText(row: { withdrawnAt: string | null; replacedBy: string | null }): string | undefined {
  if (row.withdrawnAt === null) return undefined;
  const by = row.replacedBy === null ? '' : `, ersetzt durch ${row.replacedBy}`;
  return `zurückgezogen am ${formatDay(dayOf(new Date(row.withdrawnAt).toISOString()))}${by}`;
}

function remarked(remarks: readonly (string | undefined)[]): Pick<Paper, 'remark'> {
  const remark = remarks.filter((one) => one !== undefined).join('; ');
  return remark === '' ? {} : { remark };
}

const standings: Readonly<Record<OwnAgreement['standing'], string>> = {
  waiting: 'wird noch geprüft',
  accepted: 'angenommen, gilt anstelle unseres Vertrags',
  declined: 'nicht angenommen, es gilt unser Vertrag',
};

/** The seller's own invoices, and the seller's own processing agreement. */
async function handedIn({ db, files }: PaperDeps, offerId: string, { document }: OfferState): Promise<Paper[]> {
  const agreement = await readOwnAgreement(db, offerId);
  const named = [
    ...(await ownInvoices(db, offerId, document)),
    ...(agreement
      ? [
          {
            ...{ kind: 'Vertrag zur Auftragsverarbeitung des Verkäufers', at: agreement.at, url: agreement.file.url },
            remark: standings[agreement.standing],
          },
        ]
      : []),
  ];
  const urls = named.map(({ url }) => url);
  const rows = urls.length === 0 ? [] : await db.select().from(uploads).where(inArray(uploads.url, urls));
  return named.map(({ url, ...paper }): Paper => {
    const file = rows.find((row) => row.url === url);
    const ending = /\.([a-z0-9]{1,5})$/i.exec(file?.name ?? '')?.[1]?.toLowerCase() ?? 'pdf';
    return {
      ...paper,
      ...{ ending, size: file?.size ?? 0 },
      ...(file && { read: () => files.read(file.storedAs) }),
    };
  });
}

/** The accepted terms with both names: kept nowhere, printed when it is their turn (docs/decisions/0457). */
function acceptedTermsPaper(deps: PrintedPaperDeps, found: StoredOffer): Paper[] {
  const letter = acceptedTermsOf(deps, found);
  if (!letter) return [];
  const read = async () => [await deps.printer.printLetter(letter)];
  return [{ kind: acceptedTermsName, at: letter.issuedAt, ending: 'pdf', size: 0, read }];
}

/** The steps of the sale and its devices, as they stand now. */
async function lists(db: Queryable, offerId: string, state: OfferState, catalogue: Catalogue): Promise<Paper[]> {
  const sheets = saleSheets.flatMap((kind) => saleSheetOf(state, kind) ?? []);
  const names = await uploadNamesOf(db, sheets.flatMap(deductionEvidence));
  const units = await readUnitList(db, { offerId, state, catalogue, withPrices: true });
  return [
    ...sheets.map((sheet) =>
      list(
        saleSheetNames[sheet.kind],
        saleSheetTable(sheet, (url) => nameIn(names, url)),
      ),
    ),
    ...(units ? [list('Geräte', units)] : []),
  ];
}

function list(name: string, table: Table): Paper {
  return { kind: `Liste ${name}`, ending: 'csv', size: 0, read: async () => [(await tableFile(table, 'csv')).content] };
}
