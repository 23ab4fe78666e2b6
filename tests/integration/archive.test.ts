import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveCalls } from '#contract/desk/archive.ts';
import { parseDelimited } from '#domain/delimited-text/parse-delimited.ts';
import { gapTeller } from '#server/archive/number-list.ts';
import { readBookings } from '#server/books/read-bookings.ts';
import { bankFiles } from '#server/db/schema/bank.ts';
import { booksExports } from '#server/db/schema/books.ts';
import { documents } from '#server/db/schema/documents.ts';
import { payoutDownloads, payoutFiles } from '#server/db/schema/payouts.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { createLog } from '#server/log.ts';
import { nextNumber } from '#server/numbers.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { releasedRun } from '#tests/support/payment-of-a-run.ts';
import { signInStaff } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
const [byUs, bySeller, later] = [newOfferId(), newOfferId(), newOfferId()];
const address = (year: number) => `${archiveCalls.file}?year=${year}`;

/** A sale with our document, one with the seller's invoice, one of the next year; a file for the bank, one of the bank, one of bookings. */
beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-12-31T22:30:00.000Z');
  desk = await signInStaff(test, ['accounting']);
  await play(byUs, [...wayTo('payout'), 'addCreditNote']);
  await put('upload-rechnung', '<Invoice/>');
  await test.deps.db.insert(uploads).values({
    ...{ id: 'upload-rechnung', url: 'upload-rechnung', storedAs: 'upload-rechnung', name: 'Rechnung 17.xml' },
    ...{ ownerKind: 'account', ownerKey: 'x', type: 'application/xml', size: 10, createdAt: test.clock.now() },
    usedByOffer: bySeller,
  });
  await play(bySeller, wayTo('finished', { shippingMethod: 'shipment', offeredAsBusiness: true }));
  await moneyFiles();
  await test.runJobs();
  test.clock.set('2026-12-31T23:30:00.000Z');
  await test.deps.database.transaction((tx) => nextNumber(tx, 'testProtocol', test.clock.now().toISOString()));
  await play(later, [...wayTo('payout'), 'addCreditNote']);
  await test.runJobs();
  desk = await signInStaff(test, ['accounting']);
});
afterAll(() => test.close());

const play = (offerId: string, types: Parameters<typeof playCommands>[3]) =>
  playCommands(test, offerId, ownCommand(offerId, `${offerId}@example.org`), types);

async function put(storedAs: string, content: string) {
  await test.deps.files.put(storedAs, Buffer.from(content), 'application/octet-stream');
  return { storedAs, size: content.length, sha256: hash(Buffer.from(content)) };
}

async function moneyFiles() {
  const { db } = test.deps;
  const at = test.clock.now().toISOString();
  const [fileId, by] = [randomUUID(), 'somebody'];
  const runId = await releasedRun(test, 'L-2026-000001');
  const order = { id: fileId, runId, kind: 'pain001' as const, name: 'L-2026-000001.xml', writtenAt: at };
  await db.insert(payoutFiles).values({ ...order, ...(await put('pain', '<Document/>')) });
  await db.insert(payoutDownloads).values({ fileId, at, by: 'Ada' });
  const { sha256: hash, ...statement } = await put('camt', '<Auszug/>');
  await db.insert(bankFiles).values({ ...statement, id: randomUUID(), hash, name: 'auszug.xml', receivedAt: at, by });
  await db.insert(booksExports).values({
    ...{ id: randomUUID(), kind: 'csv', period: '2026-12', isFixed: true, digest: 'x', rows: 1, purchases: 1 },
    ...{ payments: 0, name: 'Buchungen_2026-12.csv', createdAt: '2027-01-09T09:00:00.000Z', by },
    ...(await put('books', 'Umsatz;Konto')),
  });
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The files of an archive by their names, and the rows of its index by its heads. */
async function archive(year: number, by = desk) {
  const answer = await by.get(address(year));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzipSync(answer.rawPayload);
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const [heads = [], ...rows] = parseDelimited(textOf('index.csv').replace('\ufeff', ''), ';');
  const index = rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at] ?? ''])));
  return { files, index, textOf, name: String(answer.headers['content-disposition']) };
}

describe('the archive of a year', () => {
  it('holds all papers of the year by German days, in folders by kind, with sums and hashes that agree', async () => {
    const { files, index, textOf, name } = await archive(2026);
    expect(name).toContain('Archiv-2026.zip');
    const names = Object.keys(files);
    expect([...new Set(names.map((one) => one.replace(/\/.*/, '')))]).toEqual([
      ...['Belege', 'Rechnungen-der-Verkäufer', 'Zahlungsdateien', 'Dateien-der-Bank', 'Buchungen'],
      ...['index.csv', 'index.json', 'SHA256SUMS'],
    ]);
    const kinds = index.map(({ Art }) => Art);
    for (const kind of ['Kaufvertrag', 'Rechnung des Verkäufers', 'Prüfbericht', 'Zahlungsdatei', 'Datei der Bank'])
      expect(kinds).toContain(kind);
    expect(names.filter((one) => /\/2026-12-31_(Gutschrift|Ankaufbeleg)_/.test(one)).length).toBeGreaterThan(0);
    const sums = textOf('SHA256SUMS').trimEnd().split('\n');
    expect(sums).toEqual(names.slice(0, -1).map((one) => `${hash(files[one] ?? new Uint8Array())}  ${one}`));
    const list: { file?: string; sha256?: string; fault?: string }[] = JSON.parse(textOf('index.json'));
    expect(list.map(({ file, sha256 }) => [file, sha256])).toEqual(
      index.map((row) => [row.Datei || undefined, row['SHA-256'] || undefined]),
    );
    expect(list.filter(({ fault }) => fault !== undefined)).toEqual([]);
    const log = textOf('Zahlungsdateien/Liste-Freigaben-und-Abrufe.csv');
    expect(log).toMatch(/L-2026-000001;zusammengestellt;.*;somebody/);
    expect(log).toMatch(/L-2026-000001;abgerufen: L-2026-000001.xml;.*;Ada/);
    const report = names.find((one) => one.includes('Prüfbericht')) ?? '';
    expect(JSON.parse(textOf(report))).toMatchObject([{ number: 1, sha256: hash(Buffer.from('<Invoice/>')) }]);
  });

  it('names each file as bookings link to it, of our papers and of sellers’ own invoices', async () => {
    const bookings = await readBookings(test.deps.db, { from: '2026-01-01', to: '2026-12-31' });
    const { index, textOf } = await archive(2026);
    const fileOf = (link: string) => index.find(({ Beleglink }) => Beleglink === link)?.Datei;
    const links = bookings.flatMap(({ paperId }) => paperId ?? []);
    expect(links.length).toBeGreaterThan(0);
    expect(links.map(fileOf)).toEqual(
      links.map(() => expect.stringMatching(/^Belege\/.*(Gutschrift|Ankaufbeleg).*pdf$/)),
    );
    expect(fileOf('upload-rechnung')).toMatch(/^Rechnungen-der-Verkäufer\/.*xml$/);
    const list: { link?: string }[] = JSON.parse(textOf('index.json'));
    expect(list.map(({ link = '' }) => link)).toEqual(index.map(({ Beleglink }) => Beleglink));
  });

  it('leaves what was issued half an hour later to the next year', async () => {
    const numbers = async (year: number) => (await archive(year)).index.map((row) => row.Nummer).filter(Boolean);
    const rows = await test.deps.db.select().from(documents);
    const of = (offerId: string) => rows.filter((one) => one.offerId === offerId).map(({ number }) => number);
    expect(await numbers(2027)).toEqual(expect.arrayContaining(of(later)));
    expect(await numbers(2026)).toEqual(expect.arrayContaining(of(byUs)));
    expect((await numbers(2026)).filter((one) => of(later).includes(one ?? ''))).toEqual([]);
    expect(Object.keys((await archive(2020)).files)).toEqual(['index.csv', 'index.json', 'SHA256SUMS']);
  });

  it('lists numbers that were taken and that no paper has, with the papers on both sides (INV-40)', async () => {
    const list = 'Belege/Liste-Nummern-ohne-Beleg.csv';
    const rowsOf = async (year: number) => (await archive(year)).textOf(list).trim().split('\n').slice(1);
    expect(await rowsOf(2026)).toEqual([]);
    const [row = ''] = await rowsOf(2027);
    const [series, first, last, count, before, after] = row.trim().split(';');
    const number = Number(first);
    const written = (year: number, place: number) => `PP-${year}-${String(place).padStart(6, '0')}`;
    expect([series, last, count]).toEqual(['PP', first, '1']);
    expect([before, after]).toEqual([written(2026, number - 1), written(2027, number + 1)]);
  });

  it('says each of them in the log, once (INV-40)', async () => {
    const lines: unknown[] = [];
    const log = createLog({ logLevel: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });
    let now = test.clock.now();
    const tell = gapTeller({ ...test.deps, clock: { now: () => now }, log });
    await tell();
    now = new Date('2027-01-02T09:00:00.000Z');
    await tell();
    expect(lines).toEqual([expect.objectContaining({ numbers: [expect.stringMatching(/^PP-2027-\d{6}$/)] })]);
  });

  it('names what the store has lost or changed, a withdrawn paper too, and keeps nobody from the others', async () => {
    const rows = await test.deps.db.select().from(documents).where(eq(documents.offerId, byUs));
    const of = (kind: string) => rows.find((row) => row.kind === kind);
    const contract = of('purchaseContract');
    await put(contract?.storedAs ?? '', '%PDF other');
    await test.deps.files.remove(of('testProtocol')?.storedAs ?? '');
    await put('camt', '<anders/>');
    await test.deps.db
      .update(documents)
      .set({ withdrawnAt: '2027-01-02T10:00:00.000Z' })
      .where(eq(documents.id, of('processingAgreement')?.id ?? ''));
    const { index, textOf } = await archive(2026);
    const row = (number?: string) => index.find((one) => one.Nummer === number);
    expect(row(contract?.number)).toMatchObject({ Bemerkung: 'Prüfsumme weicht ab' });
    expect(row(of('testProtocol')?.number)).toMatchObject({
      Datei: '',
      Bemerkung: expect.stringContaining('nicht gelesen'),
    });
    expect(row(of('processingAgreement')?.number)).toMatchObject({ Bemerkung: 'zurückgezogen am 02.01.2027' });
    const list: { number?: string; kind: string }[] = JSON.parse(textOf('index.json'));
    expect(list.find(({ number }) => number === contract?.number)).toMatchObject({ expectedSha256: contract?.sha256 });
    expect(list.find(({ kind }) => kind === 'Datei der Bank')).toMatchObject({ fault: 'Prüfsumme weicht ab' });
  });

  it('is for accounting and administration, and for nobody else at the desk', async () => {
    const answer = async (by: HttpClient) => (await by.get(address(2026))).statusCode;
    expect(await answer(await signInStaff(test, ['admin']))).toBe(200);
    expect(await answer(await signInStaff(test, ['buyer', 'warehouse']))).toBe(404);
    expect(await answer(test.visitor())).toBe(401);
    const accounting = await signInStaff(test, ['accounting']);
    expect((await accounting.get(`${archiveCalls.contents}?year=2026`)).json()).toEqual({ files: expect.any(Number) });
  });
});
