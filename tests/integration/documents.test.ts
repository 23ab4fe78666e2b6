// Dear: papers are printed by a process beside the server.
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account/account-calls.ts';
import { deskOfferSchema } from '#contract/desk/desk-view.ts';
import { paperCalls } from '#contract/papers/paper-calls.ts';
import { textVersions } from '#contract/sale/declarations.ts';
import { type WholeOfferView, wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { sentValues } from '#contract/settings/setting-forms.ts';
import { houseTextSchema, textCalls } from '#contract/settings/texts.ts';
import { documents } from '#server/db/schema/documents.ts';
import { largestAttachment } from '#server/mailer.ts';
import type { Notice } from '#server/notices.ts';
import { loadEvents } from '#server/offers/store.ts';
import { contractAttachment } from '#server/reactions/contract-attachment.ts';
import { shopConfig } from '#shop.config.ts';
import { addressesBody, bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

const provide = (command: string, offerId: string, body: object = {}) =>
  succeed(desk.post(`/desk/api/${command}/${offerId}`, body));

async function read(seller: HttpClient, offerId: string): Promise<WholeOfferView> {
  const answer = await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`));
  return z.object({ data: wholeOfferViewSchema }).parse(answer).data;
}

const { contractAddress, packagingAddress } = addressesBody;
const privateAddresses = {
  contractAddress: { name: 'Kim Größler', street: 'Hafenstraße 1', zip: '04109', city: 'Leipzig' },
  contractDetails: { business: false, iban: 'DE02120300000000202051', accountHolder: 'Kim Größler' },
  packagingAddress,
};
const businessAddresses = {
  contractAddress,
  contractDetails: {
    ...addressesBody.contractDetails,
    ...{ taxId: 'DE136695976', taxIdType: 'vatId', vatStatus: 'regular', selfBilling: true },
  },
  packagingAddress,
};
const medium = (serial: string, result: string) => ({ serial, model: 'PM883', method: 'Sanitize', result });

/** Of the three servers so many came without a drive. */
const without = (itemId: string | undefined, units: number) => [{ itemId, units, reason: 'noMedia' }];

/** A sale up to the opened parcel. */
async function received(email: string, offeredAsBusiness = false) {
  const seller = await signUp(test, email);
  const offerId = newOfferId();
  await succeed(seller.post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody(email, { offeredAsBusiness })));
  const { items, inquiryId } = await read(seller, offerId);
  const act = (name: string, body: object) => succeed(seller.post(`/selfservice/api/${name}/${offerId}`, body));
  await provide('submitBid', offerId, bidBody(items));
  const names = ['ownership', 'terms', ...(offeredAsBusiness ? ['authorised', 'dataProcessing'] : ['adult'])];
  const declarations = names.map((name) => ({ name, textVersion: '2026-11' }));
  await act('acceptBid', { inquiryId, declarations });
  await act('submitAddresses', { inquiryId, ...(offeredAsBusiness ? businessAddresses : privateAddresses) });
  await provide('linkOrder', offerId);
  await provide('verifyData', offerId);
  await provide('sendShippingLabel', offerId, { carrier: 'dhl', trackingNumbers: ['00340433836442636597'] });
  const { orderId } = await read(seller, offerId);
  await act('dispatchGoods', { orderId });
  const itemId = items[0]?.id;
  await provide('confirmScopeOfSupply', offerId, { lines: [{ itemId, received: 3 }] });
  return { seller, offerId, itemId };
}

/** The same up to the point where the provider has begun to erase. */
async function arrived(email: string, offeredAsBusiness = false) {
  const sale = await received(email, offeredAsBusiness);
  await provide('startDeletion', sale.offerId);
  return sale;
}

/** The same with one certificate whose file is made. */
async function erasedOne(email: string) {
  const sale = await arrived(email);
  const withoutMedia = without(sale.itemId, 2);
  await provide('finishDeletion', sale.offerId, { media: [medium('S1', 'erased')], withoutMedia });
  await test.runJobs();
  return sale;
}

async function paid(email: string, offeredAsBusiness = false) {
  const sale = await arrived(email, offeredAsBusiness);
  const media = [medium('S1', 'erased'), medium('S2', 'destroyed')];
  await provide('finishDeletion', sale.offerId, { media, withoutMedia: without(sale.itemId, 1) });
  await provide('startTesting', sale.offerId);
  await provide('finishTesting', sale.offerId, { lines: [{ itemId: sale.itemId, result: 'passed' }] });
  await provide('skipAdjustingBid', sale.offerId);
  await provide('addCreditNote', sale.offerId);
  return sale;
}

async function rowOf(number: string) {
  const [row] = await test.deps.db.select().from(documents).where(eq(documents.number, number));
  if (!row) throw new Error(`No document ${number}`);
  return row;
}

describe('documents of a sale', () => {
  it('stand with their events and numbers of their own, and can be had once their files are made (INV-40)', async () => {
    const { seller, offerId } = await paid('privat@example.org');
    const issued = (await read(seller, offerId)).documents;
    expect(issued.map(({ kind }) => kind)).toEqual([
      'purchaseContract',
      'deletionCertificate',
      'destructionProof',
      'testProtocol',
      'purchaseReceipt',
    ]);
    expect(issued.map(({ number }) => number.replace(/\d{6}$/, 'n'))).toEqual([
      'KV-2026-n',
      'LZ-2026-n',
      'VN-2026-n',
      'PP-2026-n',
      'AB-2026-n',
    ]);
    expect(issued.filter(({ url, size }) => url ?? size)).toEqual([]);

    const heard: Pick<Notice, 'type' | 'at'>[] = [];
    const deaf = test.deps.notices.subscribe({ onNotice: ({ type, at }) => heard.push({ type, at }) });
    await test.deps.notices.start();
    await test.runJobs();
    await expect.poll(() => heard.map(({ type }) => type)).toContain('creditNoteAdded');
    expect(heard.filter(({ at }) => at !== new Date(at).toISOString())).toEqual([]);
    deaf();

    const { documents: made } = await read(seller, offerId);
    const words = ['Kaufvertrag', 'Löschzertifikat', 'Vernichtungsnachweis', 'Prüfprotokoll', 'Ankaufbeleg'];
    for (const [index, { url = '', number, size }] of made.entries()) {
      const answer = await seller.get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'content-length': String(size),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${words[index]}-${number}.pdf`)}`,
      });
      expect(url).not.toMatch(/privat|%40/);
      const text = await pdfText(answer.rawPayload);
      expect(text).toContain(`${words[index]} ${number}`);
      // The terms to their last number (LEG-02).
      if (index === 0) expect(text).toContain('(6) Ist eine Bestimmung unwirksam');
      const row = await rowOf(number);
      expect(row.sha256).toBe(createHash('sha256').update(answer.rawPayload).digest('hex'));
    }
  });

  it('have the terms that were agreed to beside them, with both names, the version and the time (LEG-02)', async () => {
    const { seller, offerId } = await received('bedingungen@example.org');
    const address = paperCalls.acceptedTerms(offerId);
    const [first, again] = [await seller.get(address), await seller.get(address)];
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(again.rawPayload).toEqual(first.rawPayload);
    const text = await pdfText(first.rawPayload);
    for (const words of [
      'Ankaufbedingungen, Fassung vom November 2026',
      'Kim Größler, Hafenstraße 1, 04109 Leipzig',
      'Muster Ankauf e. K., Max Mustermann, Musterstraße 1',
      'angenommen 23.11.2026, 10:00 Uhr',
      '(6) Ist eine Bestimmung unwirksam',
    ])
      expect(text).toContain(words);
    const other = await signUp(test, 'fremde-bedingungen@example.org');
    expect((await other.get(address)).statusCode).toBe(404);
    const inquiry = newOfferId();
    await succeed(other.post(`/selfservice/api/submitOffer/${inquiry}`, inquiryBody('fremde-bedingungen@example.org')));
    expect((await other.get(paperCalls.acceptedTerms(inquiry))).statusCode).toBe(404);
  });

  it("are the owner's and the staff's alone: for others they do not exist", async () => {
    const { seller, offerId } = await erasedOne('besitz@example.org');
    const [{ url = '' } = {}] = (await read(seller, offerId)).documents;
    const other = await signUp(test, 'andere@example.org');
    expect((await seller.get(url)).statusCode).toBe(200);
    expect((await other.get(url)).statusCode).toBe(404);
    expect((await test.visitor().get(url)).statusCode).toBe(401);
    expect((await desk.get(url)).statusCode).toBe(401);
    expect((await seller.get(url.replace('/selfservice/', '/desk/'))).statusCode).toBe(401);
    const atDesk = await succeed(desk.get(`/desk/api/offers/${offerId}`));
    const [first] = z.object({ data: deskOfferSchema }).parse(atDesk).data.documents;
    expect((await desk.get(first?.url ?? '')).statusCode).toBe(200);
  });

  it('stay with the staff once the account is deleted, also when somebody registers with its address anew (INV-42)', async () => {
    const email = 'geloescht@example.org';
    const { seller, offerId } = await erasedOne(email);
    await provide('rejectOrder', offerId, { reason: 'Gesperrt' });
    await provide('dispatchReturns', offerId, { note: 'Abgeholt' });
    const [{ url = '' } = {}] = (await read(seller, offerId)).documents;
    await succeed(seller.post(accountCalls.delete, { password }));
    expect((await seller.get(url)).statusCode).toBe(401);
    await test.deps.db.execute('delete from captured_mail');
    const again = await signUp(test, email);
    expect((await again.get(url)).statusCode).toBe(404);
    expect((await desk.get(url.replace('/selfservice/', '/desk/'))).statusCode).toBe(200);
  });

  it('are not changed by what the configuration says later (INV-41)', async () => {
    const { seller, offerId } = await paid('firma@example.org', true);
    const { company } = shopConfig;
    const former = company.name;
    Object.assign(company, { name: 'Ganz andere GmbH' });
    await test.runJobs();
    Object.assign(company, { name: former });
    const invoice = (await read(seller, offerId)).documents.at(-1);
    expect(invoice).toMatchObject({ kind: 'selfBilledInvoice' });
    const text = await pdfText((await seller.get(invoice?.url ?? '')).rawPayload);
    expect(text).toContain('Gutschrift GS-2026-');
    expect(text).toContain(former);
    expect(text).not.toContain('Ganz andere');
    expect(text).toMatch(/Summe netto 1\.920,00 € zuzüglich 19 % USt\. 364,80 € Auszahlungsbetrag brutto 2\.284,80 €/);
  });

  it('come about once, also when the server dies between the file and its note', async () => {
    const { seller, offerId, itemId } = await arrived('absturz@example.org');
    await test.runJobs();
    await provide('finishDeletion', offerId, { media: [medium('S1', 'erased')], withoutMedia: without(itemId, 2) });
    const { transaction } = test.deps.database;
    test.deps.database.transaction = () => Promise.reject(new Error('died'));
    await expect(test.runJobs()).rejects.toThrow('died');
    test.deps.database.transaction = transaction;
    expect((await read(seller, offerId)).documents.slice(1)).toMatchObject([{ kind: 'deletionCertificate' }]);
    await test.runJobs();
    const [, certificate] = (await read(seller, offerId)).documents;
    const { storedAs, sha256, size } = await rowOf(certificate?.number ?? '');
    const stored = await buffer(await test.deps.files.read(storedAs ?? ''));
    expect(stored.length).toBe(size);
    expect(createHash('sha256').update(stored).digest('hex')).toBe(sha256);
  });

  it('that are too large for a mail stay in the shop alone', async () => {
    const { offerId } = await received('gross@example.org');
    await test.runJobs();
    const accepted = (await loadEvents(test.deps.db, offerId)).find(({ type }) => type === 'bidAccepted');
    if (!accepted) throw new Error('Not accepted');
    expect(await contractAttachment(test.deps, offerId, accepted)).toMatchObject([{ contentType: 'application/pdf' }]);
    await test.deps.db
      .update(documents)
      .set({ size: largestAttachment + 1 })
      .where(eq(documents.offerId, offerId));
    expect(await contractAttachment(test.deps, offerId, accepted)).toEqual([]);
  });

  it('leave no row behind where the command is refused, and there are none when nothing was erased (DEL-02, DEL-03)', async () => {
    const { offerId, itemId } = await arrived('doppelt@example.org');
    const media = [medium('S1', 'erased'), medium('S1', 'erased')];
    const twice = { media, withoutMedia: without(itemId, 1) };
    const refused = await desk.post(`/desk/api/finishDeletion/${offerId}`, twice);
    expect(refused.json()).toMatchObject({ code: 'mediumTwice' });
    expect(await test.deps.db.select().from(documents).where(eq(documents.offerId, offerId))).toMatchObject([
      { kind: 'purchaseContract' },
    ]);

    const skipped = await received('ohne@example.org');
    await provide('skipDeletion', skipped.offerId, { reason: 'noMedia' });
    await test.runJobs();
    expect((await read(skipped.seller, skipped.offerId)).documents).toMatchObject([{ kind: 'purchaseContract' }]);
  });
});

// Last: by the owner's change another day counts.
describe('terms that wait for their day (LEG-02)', () => {
  it('count from it by themselves, and an accepted contract keeps those that were agreed to', async () => {
    const { seller, offerId } = await received('fassung@example.org');
    const file = 'legal/agb';
    const { values } = houseTextSchema.parse(
      await succeed(desk.get(`${textCalls.read}?file=${encodeURIComponent(file)}`)),
    );
    const { title = '', description = '', markdown = '' } = values;
    const added = { title, description, markdown: `${markdown}\n\n## 17. Neue Ziffer\n\nAb Dezember gilt auch dies.` };
    const body = { file, basedOn: 0, values: sentValues(added), countsFrom: '2026-12-01' };
    await succeed(desk.post(textCalls.change, body));
    test.clock.set('2026-12-02T09:00:00.000Z');
    await seller.get('/auth/api/currentUser');
    expect(textVersions.terms).toBe('2026-12-01');
    const paper = await pdfText((await seller.get(paperCalls.acceptedTerms(offerId))).rawPayload);
    expect(paper).toContain('Ankaufbedingungen, Fassung vom November 2026');
    expect(paper).not.toContain('Neue Ziffer');
  });
});
