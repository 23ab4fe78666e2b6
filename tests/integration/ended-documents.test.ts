// Dear: papers are printed by a process beside the server.
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { deskOfferSchema } from '#contract/desk/desk-view.ts';
import { documentDraftAnswerSchema } from '#contract/papers/document-draft.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import { documents } from '#server/db/schema/documents.ts';
import { payoutRuns, payouts } from '#server/db/schema/payouts.ts';
import { keepSaleRow } from '#server/offers/sale-row.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { proposedLines } from '#tests/factories/offer-values.ts';
import { inquiring } from '#tests/factories/sale-on-the-way.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let seller: HttpClient;
const email = 'belege@example.org';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-12-21T09:00:00.000Z');
  desk = await signInStaff(test);
  seller = await signUp(test, email);
});
afterAll(() => test.close());

/** A sale whose paper is due. */
async function due(offeredAsBusiness: boolean): Promise<string> {
  const offerId = newOfferId();
  const inquired = inquiring(offerId, email, { offeredAsBusiness });
  const [servers, tapes] = [`"item-${randomUUID()}"`, `"item-${randomUUID()}"`];
  // The usual goods have names that no client would give them.
  const own = (command: Command): Command => {
    const said = inquired(command);
    const priced = said.type === 'submitBid' ? { ...said, lines: proposedLines } : said;
    return JSON.parse(JSON.stringify(priced).replaceAll('"item-1"', servers).replaceAll('"item-2"', tapes));
  };
  await playCommands(test, offerId, own, wayTo('payout', { shippingMethod: 'shipment', offeredAsBusiness }));
  return offerId;
}

const provide = (command: string, offerId: string, body: object = {}) =>
  desk.post(`/desk/api/${command}/${offerId}`, body);
async function read(offerId: string) {
  const answer = await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`));
  return z.object({ data: wholeOfferViewSchema }).parse(answer).data;
}
async function object(offerId: string, by = seller) {
  const { orderId } = await read(offerId);
  return by.post(`/selfservice/api/objectToCreditNote/${offerId}`, { orderId, reason: 'Die Menge stimmt nicht.' });
}
const paidBy = ['purchaseReceipt', 'selfBilledInvoice', 'cancellation'];
async function papersOf(offerId: string) {
  const ofOffer = and(
    eq(documents.offerId, offerId),
    inArray(documents.kind, ['purchaseReceipt', 'selfBilledInvoice', 'cancellation']),
  );
  return test.deps.db.select().from(documents).where(ofOffer).orderBy(asc(documents.version));
}
async function draftOf(offerId: string) {
  const { draft } = documentDraftAnswerSchema.parse(await succeed(desk.get(deskApi.documentDraft(offerId))));
  if (!draft) throw new Error('No paper is due');
  return draft;
}

/** The payment of a sale stands in a written file for the bank. */
async function orderPayment(offerId: string) {
  const [runId, at] = [randomUUID(), test.clock.now().toISOString()];
  const released = { composedAt: at, composedBy: 'somebody', releasedAt: at };
  await test.deps.db
    .insert(payoutRuns)
    .values({ id: runId, number: `L-${runId}`, state: 'released', executionDay: '2026-12-22', ...released });
  const payee = { holder: 'Kim Muster', iban: 'DE02120300000000202051' };
  await test.deps.db.insert(payouts).values({
    ...{ id: randomUUID(), runId, offerId, endToEndId: `Z-${runId}`, method: 'sepa' as const, amount: 231_455 },
    ...{ payee, paper: null, purpose: 'x', state: 'ordered' as const, stateAt: at, stateBy: 'somebody' },
  });
  await test.deps.database.transaction((tx) => keepSaleRow(tx, offerId));
}

describe('an objection (INV-02)', () => {
  it('takes the Gutschrift down without a Stornobeleg, and a new one follows once the seller agrees anew', async () => {
    const offerId = await due(true);
    await succeed(provide('addCreditNote', offerId));
    await succeed(object(offerId));
    const { documents: papers, document, actions, contractDetails, ...view } = await read(offerId);
    expect(document).toBeUndefined();
    expect(papers.find(({ kind }) => kind === 'selfBilledInvoice')?.ended).toMatchObject({
      how: 'objected',
      reason: 'Die Menge stimmt nicht.',
    });
    expect(actions).toContain('issueInvoice');
    expect(actions).not.toContain('finishOffer');
    expect((await draftOf(offerId)).hindrances).toEqual(['selfBillingNotAgreed']);
    expect((await provide('addCreditNote', offerId)).statusCode).toBe(409);

    const { contractAddress, packagingAddress, inquiryId } = view;
    const again = {
      inquiryId,
      contractAddress,
      packagingAddress,
      contractDetails: { ...contractDetails, selfBilling: true },
    };
    await succeed(seller.post(`/selfservice/api/submitAddresses/${offerId}`, again));
    await succeed(provide('addCreditNote', offerId));
    const [first, second, ...others] = await papersOf(offerId);
    expect(others).toEqual([]);
    expect((await read(offerId)).documents.find(({ number }) => number === first?.number)?.ended).toMatchObject({
      replacedBy: second?.number,
    });
  });

  it('is the seller’s alone', async () => {
    const offerId = await due(true);
    await succeed(provide('addCreditNote', offerId));
    const stranger = await signUp(test, 'fremd@example.org');
    expect((await object(offerId, stranger)).statusCode).toBe(404);
    expect((await provide('objectToCreditNote', offerId, { orderId: 'x' })).statusCode).toBe(404);
  });

  it('and the end of the sale by the seller, sent at the same instant, never leave it finished without a document', async () => {
    const offerId = await due(true);
    await succeed(provide('addCreditNote', offerId));
    const { orderId } = await read(offerId);
    const both = await Promise.all([
      object(offerId),
      seller.post(`/selfservice/api/finishOffer/${offerId}`, { orderId }),
    ]);
    expect(both[0].statusCode).toBe(200);
    expect(await read(offerId)).toMatchObject({ phase: 'payout' });
  });
});

describe('a storno (INV-41)', () => {
  it('is a paper with a number of its own that takes back the original to the cent, and the next one follows (INV-40)', async () => {
    const offerId = await due(false);
    await succeed(provide('addCreditNote', offerId));
    await succeed(provide('cancelDocument', offerId, { reason: 'Das Datum war falsch.' }));
    await succeed(provide('addCreditNote', offerId));
    await test.runJobs();
    const papers = await papersOf(offerId);
    expect(papers.map(({ number }) => number.slice(0, 8))).toEqual(['AB-2026-', 'ST-2026-', 'AB-2026-']);
    expect(papers[1]?.snapshot).toMatchObject({ kind: 'cancellation', original: papers[0]?.snapshot });
    const { documents: shown } = await read(offerId);
    const [original, storno] = shown.filter(({ kind }) => paidBy.includes(kind));
    expect(original?.ended).toEqual({
      ...{ how: 'cancelled', reason: 'Das Datum war falsch.', at: expect.any(String) },
      ...{ cancellation: papers[1]?.number, replacedBy: papers[2]?.number },
    });
    const text = await pdfText((await seller.get(storno?.url ?? '')).rawPayload);
    expect(text).toContain(`Ankaufbeleg ${original?.number}`);
    expect(text).toMatch(/-1\.945,00/);
    const mails = (await test.mails()).filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
    expect(mails.some((subject) => subject.startsWith(`${original?.number} ist storniert`))).toBe(true);
    expect(await verifyOffers(test.deps.db)).toMatchObject({ differences: [] });
  });

  it('keeps its number for itself whatever else is issued or refused at the same instant, and a number once given is nobody else’s (INV-40)', async () => {
    const sales = await Promise.all([due(false), due(true), due(true), due(false)]);
    const twice = sales.flatMap((offerId) => [provide('addCreditNote', offerId), provide('addCreditNote', offerId)]);
    expect((await Promise.all(twice)).filter(({ statusCode }) => statusCode === 200)).toHaveLength(sales.length);
    const reason = { reason: 'Falsch.' };
    await Promise.all(
      sales.flatMap((id) => [provide('cancelDocument', id, reason), provide('cancelDocument', id, reason)]),
    );
    await Promise.all(sales.map((offerId) => provide('addCreditNote', offerId)));
    const issued = (await Promise.all(sales.map(papersOf))).flat();
    expect(issued).toHaveLength(3 * sales.length);
    const numbers = issued.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.every((number) => /^(GS|AB|ST)-2026-\d{6}$/.test(number))).toBe(true);
    const [taken] = issued;
    if (!taken) throw new Error('Nothing was issued');
    const again = { ...taken, id: randomUUID(), edition: 9 };
    await expect(test.deps.db.insert(documents).values(again)).rejects.toThrow();
  });

  it('leaves the snapshots of what it takes back as they were issued (INV-41)', async () => {
    const offerId = await due(true);
    await succeed(provide('addCreditNote', offerId));
    const [before] = await papersOf(offerId);
    await succeed(provide('cancelDocument', offerId, { reason: 'Falsch.' }));
    await succeed(provide('addCreditNote', offerId));
    const [after, storno] = await papersOf(offerId);
    expect(after?.snapshot).toEqual(before?.snapshot);
    expect(after?.issuedAt).toBe(before?.issuedAt);
    expect(storno?.snapshot).toMatchObject({ original: before?.snapshot });
  });

  it('sent twice at the same instant is issued once', async () => {
    const offerId = await due(true);
    await succeed(provide('addCreditNote', offerId));
    const answers = await Promise.all([1, 2].map(() => provide('cancelDocument', offerId, { reason: 'Falsch.' })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await papersOf(offerId)).map(({ kind }) => kind)).toEqual(['selfBilledInvoice', 'cancellation']);
  });

  it('is refused once the payment is ordered at the bank, while the law still lets the seller object', async () => {
    const offerId = await due(true);
    await succeed(provide('addCreditNote', offerId));
    await orderPayment(offerId);
    const refused = await provide('cancelDocument', offerId, { reason: 'Falsch.' });
    expect(refused).toMatchObject({ statusCode: 409, body: expect.stringContaining('documentExported') });
    expect(await read(offerId)).toMatchObject({ turn: 'provider', payment: { state: 'ordered' } });
    await succeed(object(offerId));
    expect(await read(offerId)).toMatchObject({ turn: 'both', payment: { state: 'ordered', day: '2026-12-22' } });
    const shown = z.object({ data: deskOfferSchema }).parse(await succeed(desk.get(deskApi.offer(offerId)))).data;
    expect(shown.payment).toMatchObject({ state: 'ordered', day: '2026-12-22' });
    expect((await papersOf(offerId)).map(({ kind }) => kind)).toEqual(['selfBilledInvoice']);
  });

  it('is the work of accounting alone', async () => {
    const offerId = await due(true);
    await succeed(provide('addCreditNote', offerId));
    const buyer = await signInStaff(test, ['buyer', 'warehouse'], 'einkauf@example.org');
    expect((await buyer.post(`/desk/api/cancelDocument/${offerId}`, { reason: 'Falsch.' })).statusCode).toBe(404);
  });
});

describe('the prices of the devices on the paper (INV-14)', () => {
  it('are proposed, set by staff to the cent, kept with the paper, and refused where they miss their line', async () => {
    const offerId = await due(false);
    const { lines, paper, hindrances } = await draftOf(offerId);
    expect(hindrances).toEqual([]);
    expect(paper?.sums).toEqual([{ name: 'Auszahlungsbetrag', amount: '1.945,00\u00a0€' }]);
    const [servers] = lines;
    expect(servers).toMatchObject({ total: 1_920, devices: [{ units: 3, price: 640 }] });
    const itemId = servers?.itemId;
    const wrong = await provide('addCreditNote', offerId, { prices: [{ itemId, devices: [{ price: 641 }] }] });
    expect(wrong).toMatchObject({ statusCode: 409, body: expect.stringContaining('splitInvalid') });
    const others = await provide('addCreditNote', offerId, {
      prices: [{ itemId, devices: [{ plate: 'E-23456789', price: 640 }] }],
    });
    expect(others.statusCode).toBe(409);
    const preview = (prices: object = {}) => desk.post(deskApi.documentPreview(offerId), prices);
    expect(await pdfText((await preview()).rawPayload)).toContain('Ankaufbeleg Entwurf');
    const missed = await preview({ prices: [{ itemId, devices: [{ price: 641 }] }] });
    expect(missed).toMatchObject({ statusCode: 409, body: expect.stringContaining('splitInvalid') });
    await succeed(provide('addCreditNote', offerId, { prices: [{ itemId, devices: [{ price: 640 }] }] }));
    const [issued] = await papersOf(offerId);
    expect(issued?.snapshot).toMatchObject({
      lines: [{ devices: [{ units: 3, price: 64_000 }] }, { devices: expect.any(Array) }],
    });
    expect(await succeed(desk.get(deskApi.documentDraft(offerId)))).toEqual({});
  });
});
