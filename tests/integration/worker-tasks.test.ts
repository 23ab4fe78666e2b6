// Dear: each task is done by a process of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { reportCalls } from '#contract/devices/erasure-reports.ts';
import { listCalls } from '#contract/goods/list-calls.ts';
import { bankCalls } from '#contract/money/bank-statements.ts';
import { emptyBook } from '#domain/pricing/price-book.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { openPriceFileReader } from '#server/pricing/read-price-file.ts';
import { openPreviews } from '#server/seo/previews.ts';
import { workbookOf } from '#server/tables/table-file.ts';
import { auditIn } from '#server/testing/read-audit.ts';
import { type TaskName, workerTasks } from '#server/worker-tasks.ts';
import { bankStatement } from '#tests/factories/bank-answer.ts';
import { filledTemplate } from '#tests/factories/erasure-reports.ts';
import { ublInvoice } from '#tests/factories/invoice-xml.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { paidLine, selfBilledSnapshot } from '#tests/factories/paper-snapshots.ts';
import { inquiring } from '#tests/factories/sale-on-the-way.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient, UploadedFile } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { doneBeside, withProcesses } from '#tests/support/worker-here.ts';

withProcesses();

let test: TestApp;
let desk: HttpClient;
beforeAll(async () => {
  test = await startTestApp();
  desk = await signInStaff(test);
});
afterAll(() => test.close());

const waiting = { network: '192.0.2.7', signal: AbortSignal.timeout(100_000) };
const pdf = /^%PDF-/;
const startOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString('latin1');

async function upload(by: HttpClient, path: string, file: UploadedFile): Promise<string> {
  const answer = await succeed(by.upload(path, [file]));
  return z.array(z.object({ url: z.string() })).parse(answer)[0]?.url ?? '';
}
const uploadOf = (by: HttpClient, file: UploadedFile) => upload(by, '/selfservice/api/uploads', file);

/** The first task of the calls that read lists makes their process ready, and another drops what is personal. */
async function readsList(): Promise<void> {
  const visitor = test.visitor();
  const content = 'Anzahl;Hersteller;Modell;Benutzer\r\n3;Dell;PowerEdge R640;Jürgen Özdemir';
  const itemsListUpload = await uploadOf(visitor, { name: 'liste.csv', content });
  expect((await visitor.post(listCalls.read, { itemsListUpload })).body).toContain('"personalColumns":["Benutzer"]');
}

async function readsInvoice(): Promise<void> {
  const [offerId, email] = [newOfferId(), 'rechnung@example.org'];
  const seller = await signUp(test, email);
  await storeSale(test, offerId, inquiring(offerId, email, {}), wayTo('payout'));
  const invoiceUpload = await uploadOf(seller, { name: 'rechnung.xml', content: ublInvoice() });
  const answer = await succeed(seller.post(`/selfservice/api/checkInvoice/${offerId}`, { invoiceUpload }));
  expect(JSON.stringify(answer)).toContain('"number":"R');
}

const rest = { addressee: [], references: [], blocks: [] };
const label = { plate: 'E-7KQ2M9XA', title: 'Lenovo ThinkPad T480', note: 'B-2026-000004' };
const address = { from: ['Muster Ankauf e. K.'], to: ['Kim Größler'], reference: 'B-2026-000123-1-1', notes: [] };
const content = Buffer.from('Modell;Preis\r\nPowerEdge R640;100');

const asked: Record<TaskName, () => Promise<unknown>> = {
  async inspectUpload() {
    const content = readFileSync('tests/fixtures/pictures/vier-farben.heic');
    expect(await uploadOf(test.visitor(), { name: 'foto.heic', content })).toMatch(/uploads/);
  },
  prepareLists: readsList,
  readList: readsList,
  redactList: readsList,
  async readRows() {
    expect((await test.deps.lists.rowsOf(content, waiting)).sheets).toHaveLength(1);
  },
  async drawPreview() {
    const previews = openPreviews({ folder: join(test.deps.env.dataDir, 'previews'), log: test.deps.log });
    expect(startOf(await previews.of('Server verkaufen', waiting))).toMatch(/PNG/);
  },
  async printDocument() {
    expect(startOf(await test.deps.printer.print(selfBilledSnapshot([paidLine(1, 10_000)])))).toMatch(pdf);
  },
  async printLetter() {
    const sender = { brand: 'Ankaufwerk', name: 'Muster Ankauf e. K.', address: 'Leipzig', foot: [] };
    const letter = { title: 'Packliste', issuedAt: '2026-11-23T09:00:00.000Z', sender, ...rest };
    expect(startOf(await test.deps.printer.printLetter(letter))).toMatch(pdf);
  },
  async printLabels() {
    expect(startOf(await test.deps.printer.printLabels([address]))).toMatch(pdf);
  },
  async printPlates() {
    const sheet = { title: 'Kennzeichen', format: 'roll62', start: 1, labels: [label] } as const;
    expect(startOf(await test.deps.printer.printPlates(sheet))).toMatch(pdf);
  },
  async joinPages() {
    const page = await test.deps.printer.printLabels([address]);
    expect(startOf(await test.deps.printer.joinPages([page, page]))).toMatch(pdf);
  },
  async readAudit() {
    const text = readFileSync('tests/fixtures/hardware-audits/glpi-notebook.json', 'utf8');
    expect(await auditIn(text, waiting.signal)).toMatchObject({ serial: expect.any(String) });
  },
  async readReport() {
    const content = filledTemplate([{ Seriennummer: 'ZC100001' }]);
    const answer = await succeed(desk.upload(reportCalls.upload, [{ name: 'bericht.csv', content }]));
    expect(answer).toMatchObject({ reports: [{ waiting: 1 }] });
  },
  async readBankFiles() {
    const content = bankStatement({ id: 'AUSZUG-1', bookings: [{ payments: [{ amount: 100, purpose: 'Miete' }] }] });
    const answer = await succeed(desk.upload(bankCalls.upload, [{ name: 'auszug.xml', content }]));
    expect(answer).toMatchObject({ files: [{ isRepeat: false }] });
  },
  readInvoice: readsInvoice,
  async readPriceFile() {
    expect(await openPriceFileReader('readPriceFile')({ content }, waiting)).toMatchObject({ sheets: [{ name: '' }] });
  },
  async importPriceFile() {
    const input = { content, part: 'rows', mode: 'replace', before: emptyBook, known: [] } as const;
    await expect(openPriceFileReader('importPriceFile')(input, waiting)).rejects.toMatchObject({
      document: { code: 'priceImportColumns' },
    });
  },
  async writeWorkbook() {
    expect(startOf(await workbookOf([{ name: 'Liste', rows: [['Modell', 'Anzahl']] }]))).toMatch(/^PK/);
  },
};

it.each(keysOf(workerTasks))('%s has all that it needs in a process of its own', async (name) => {
  await asked[name]();
  expect([...doneBeside]).toContain(name);
});
