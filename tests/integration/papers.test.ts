// Dear: papers are printed by a process beside the server.
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { paperCalls } from '#contract/papers/paper-calls.ts';
import { parseDelimited } from '#domain/delimited-text/parse-delimited.ts';
import { findingOf } from '#domain/invoicing/incoming/findings.ts';
import { type InvoiceReport, verdictOfReport } from '#domain/invoicing/incoming/invoice-report.ts';
import type { Command, CommandType } from '#domain/offer/commands/commands.ts';
import { ownAgreements } from '#server/db/schema/agreements.ts';
import { documents } from '#server/db/schema/documents.ts';
import { incomingInvoices } from '#server/db/schema/incoming-invoices.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { createLog } from '#server/log.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { foundFirm, joinedColleague } from '#tests/support/firm.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let seller: HttpClient;
const lines: string[] = [];
/** Of the stories of the tests. */
const email = 'kundin@example.org';
const [first, second] = [newOfferId(), newOfferId()];

const numbered =
  (number: number) =>
  (command: Command): Command => {
    const own = { inquiryId: `A-${number}`, orderId: `B-${number}` };
    return { ...command, ...Object.fromEntries(Object.entries(own).filter(([name]) => name in command)) };
  };
const play = (offerId: string, number: number, types: readonly CommandType[]) =>
  playCommands(test, offerId, numbered(number), types);

beforeAll(async () => {
  const write = (line: string) => void lines.push(line);
  test = await startTestApp({}, undefined, { log: createLog({ logLevel: 'warn' }, { write }) });
  test.clock.set('2026-12-21T09:00:00.000Z');
  seller = await foundFirm(test, email);
  await play(first, 91, [...wayTo('payout'), 'addCreditNote']);
  await succeed(seller.post(`/selfservice/api/nameOffer/${first}`, { ownName: 'Server Köln/2' }));
  await test.runJobs();
  test.clock.set('2026-12-31T23:30:00.000Z');
  await play(second, 92, wayTo('finished', { shippingMethod: 'shipment', offeredAsBusiness: true }));
});
afterAll(() => test.close());

/** The files of an archive by their names, and the rows of its index by its heads. */
async function archive(address: string, by = seller) {
  const answer = await by.get(address);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzipSync(answer.rawPayload);
  const text = strFromU8(files['index.csv'] ?? new Uint8Array()).replace('\ufeff', '');
  const [heads = [], ...rows] = parseDelimited(text, ';');
  const index = rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at] ?? ''])));
  return { files, index, name: String(answer.headers['content-disposition']) };
}

describe('the papers of a sale as ZIP', () => {
  it('are all of them, in the order of their days, with the lists and an index whose sums and hashes agree', async () => {
    const { files, index, name } = await archive(paperCalls.ofSale(first));
    expect(decodeURIComponent(name)).toContain('Unterlagen-B-91.zip');
    const names = Object.keys(files);
    expect(names.at(-1)).toBe('index.csv');
    expect(names.filter((one) => one.endsWith('.pdf')).map((one) => one.split('_')[1])).toEqual([
      'Kaufvertrag',
      'Vertrag-zur-Auftragsverarbeitung',
      'Prüfprotokoll',
      'Gutschrift',
      'Angenommene-Ankaufbedingungen.pdf',
    ]);
    expect(names).toContain('Liste-Ergebnis.csv');
    expect(index.map(({ Datei }) => Datei)).toEqual(names.slice(0, -1));
    for (const row of index) {
      const bytes = files[row.Datei ?? ''] ?? new Uint8Array();
      expect([row['Größe in Byte'], row['SHA-256']]).toEqual([String(bytes.length), hash(bytes)]);
    }
    const [machine] = names.filter((one) => one.endsWith('.xml'));
    expect(machine).toMatch(/_E-Rechnung_GS-2026-\d+\.xml$/);
    expect(strFromU8(files[machine ?? ''] ?? new Uint8Array())).toContain('CrossIndustryInvoice');
    const [paid] = index.filter(({ Art }) => Art === 'Gutschrift');
    const cents = ['Netto', 'Umsatzsteuer', 'Brutto'].map((head) => Number(paid?.[head]?.replace(/[.,]/g, '')));
    expect(cents[0]).toBeGreaterThan(0);
    expect((cents[0] ?? 0) + (cents[1] ?? 0)).toBe(cents[2]);
    expect(paid).toMatchObject({ Verkauf: 'B-91', 'Bezeichnung des Verkäufers': 'Server Köln/2', Datum: '21.12.2026' });
  });

  it('have the own invoice and the own agreement of the seller among them, and name what is not made yet', async () => {
    await handIn('upload-rechnung', 'Rechnung 17.xml', '<Invoice/>');
    await handIn('upload-avv', 'avv.pdf', '%PDF-1.7');
    await test.deps.db.insert(ownAgreements).values({
      ...{ offerId: second, number: 1, upload: 'upload-avv', handedInAt: '2026-12-31T23:30:00.000Z' },
    });
    await handIn('upload-vorher', 'alt.xml', '<Invoice/>');
    const owed = { net: 194_500, tax: 36_955, gross: 231_455 };
    const refuse = findingOf('netOther', '1.900,00 €', '1.945,00 €');
    await checked(1, { upload: 'upload-vorher', says: { number: 'R/1', ...owed, net: 190_000 }, findings: [refuse] });
    await checked(2, { upload: 'upload-rechnung', says: { number: 'R/2', ...owed }, findings: [] });
    const { files, index } = await archive(paperCalls.ofSale(second));
    const invoices = index.filter(({ Art }) => Art === 'Rechnung des Verkäufers');
    expect(invoices.map((row) => [row.Nummer, row.Netto, row.Brutto, row.Datei, row.Bemerkung])).toEqual([
      [
        ...['R/1', '1900,00', '2314,55', '2027-01-01_Rechnung-des-Verkäufers_R-1_zurückgezogen.xml'],
        'durch eine neue Rechnung ersetzt',
      ],
      ['R/2', '1945,00', '2314,55', '2027-01-01_Rechnung-des-Verkäufers_R-2.xml', 'geprüft, zahlbar'],
    ]);
    expect(strFromU8(files['2027-01-01_Rechnung-des-Verkäufers_R-2.xml'] ?? new Uint8Array())).toBe('<Invoice/>');
    expect(strFromU8(files['2027-01-01_Vertrag-zur-Auftragsverarbeitung-des-Verkäufers.pdf'] ?? new Uint8Array())).toBe(
      '%PDF-1.7',
    );
    const remarkOf = (kind: string) => index.find(({ Art }) => Art === kind);
    expect(remarkOf('Vertrag zur Auftragsverarbeitung des Verkäufers')?.Bemerkung).toBe('wird noch geprüft');
    expect(remarkOf('Kaufvertrag')).toMatchObject({ Datei: '', Bemerkung: 'wird noch erstellt' });
  });

  it('come without the one that the store has lost or changed, and the index says which', async () => {
    const rows = await test.deps.db.select().from(documents).where(eq(documents.offerId, first));
    const stored = (kind: string) => rows.find((row) => row.kind === kind)?.storedAs ?? '';
    await test.deps.files.remove(stored('testProtocol'));
    await test.deps.files.put(stored('purchaseContract'), Buffer.from('%PDF other'), 'application/pdf');
    const { files, index } = await archive(paperCalls.ofSale(first));
    const of = (kind: string) => index.find(({ Art }) => Art === kind);
    expect(of('Prüfprotokoll')).toMatchObject({ Datei: '', Bemerkung: expect.stringContaining('nicht gelesen') });
    expect(of('Kaufvertrag')).toMatchObject({
      'SHA-256': hash(Buffer.from('%PDF other')),
      Bemerkung: 'Prüfsumme weicht ab',
    });
    expect(Object.keys(files).some((name) => name.includes('Prüfprotokoll'))).toBe(false);
    lines.length = 0;
    await archive(paperCalls.ofYear());
    // What the seller calls a sale is nothing for a log.
    expect(lines).toEqual([expect.stringMatching(/"sale":"B-91".*"paper":"Prüfprotokoll"/)]);
    expect(lines.join()).not.toContain('Köln');
  });
});

describe('the papers of all sales as ZIP', () => {
  it('are in a folder each, and of a year are what is dated in it, by German days', async () => {
    const whole = await archive(paperCalls.ofYear());
    expect(foldersOf(whole.files)).toEqual(['B-91_Server-Köln-2', 'B-92']);
    const early = await archive(paperCalls.ofYear(2026));
    expect(decodeURIComponent(early.name)).toContain('Unterlagen-2026.zip');
    expect(foldersOf(early.files)).toEqual(['B-91_Server-Köln-2']);
    expect(foldersOf((await archive(paperCalls.ofYear(2027))).files)).toEqual(['B-92']);
    expect(Object.keys((await archive(paperCalls.ofYear(2020))).files)).toEqual(['index.csv']);
    expect(await succeed(seller.get(paperCalls.years))).toEqual({
      years: [
        { year: 2027, papers: 3 },
        { year: 2026, papers: 4 },
      ],
    });
  });

  it('are for whoever may see the money of the firm, and nobody reads those of others', async () => {
    const packer = await joinedColleague(test, seller, 'lager@example.org', ['sendInquiries']);
    const stranger = await signUp(test, 'fremd@example.org');
    const answers = async (by: HttpClient) =>
      Promise.all(
        [paperCalls.ofSale(first), paperCalls.ofYear(), paperCalls.years].map(
          async (one) => (await by.get(one)).statusCode,
        ),
      );
    expect(await answers(packer)).toEqual([403, 403, 403]);
    expect(await answers(test.visitor())).toEqual([401, 401, 401]);
    expect(await answers(stranger)).toEqual([404, 200, 200]);
    expect(Object.keys((await archive(paperCalls.ofYear(), stranger)).files)).toEqual(['index.csv']);
    const desk = await signInStaff(test, ['accounting']);
    expect((await archive(deskApi.papers(first), desk)).index.length).toBeGreaterThan(5);
    expect((await desk.get(deskApi.papers(newOfferId()))).statusCode).toBe(404);
    expect((await seller.get(deskApi.papers(first))).statusCode).toBe(401);
  });
});

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

it('says of a Gutschrift that the seller objected to that it no longer counts, since no paper takes it back (INV-02)', async () => {
  await play(first, 91, ['objectToCreditNote']);
  await test.runJobs();
  const { index } = await archive(paperCalls.ofSale(first));
  expect(index.filter(({ Art }) => Art === 'Gutschrift')).toMatchObject([
    { Bemerkung: 'gilt nicht mehr, widersprochen am 01.01.2027' },
  ]);
});

function foldersOf(files: object): string[] {
  return [...new Set(Object.keys(files).flatMap((name) => (name.includes('/') ? name.split('/').slice(0, 1) : [])))];
}

async function handIn(url: string, name: string, content: string): Promise<void> {
  await test.deps.files.put(url, Buffer.from(content), 'application/octet-stream');
  await test.deps.db.insert(uploads).values({
    ...{ id: url, url, storedAs: url, ownerKind: 'account', ownerKey: 'x', name, type: 'application/xml' },
    ...{ size: content.length, createdAt: test.clock.now(), usedByOffer: second },
  });
}

/** What the check of the invoice in an upload found. */
async function checked(
  number: number,
  { upload, ...found }: Pick<InvoiceReport, 'says' | 'findings'> & { upload: string },
) {
  const report: InvoiceReport = { kind: 'eInvoice', ...found, right: [] };
  await test.deps.db.insert(incomingInvoices).values({
    ...{ offerId: second, number, upload, sha256: hash(Buffer.from('<Invoice/>')), report },
    ...{ verdict: verdictOfReport(report), at: '2026-12-31T23:30:00.000Z', eventVersion: number },
  });
}
