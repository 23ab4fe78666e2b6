// Dear: the largest that is allowed is taken through.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { draftLimits } from '#domain/offer/draft.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let seller: HttpClient;
let desk: HttpClient;
const email = 'gross@example.org';
const view = z.object({ data: z.object({ inquiryId: z.string(), items: z.array(z.object({ id: z.string() })) }) });

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  seller = await signUp(test, email);
  desk = await signInStaff(test);
});
afterAll(() => test.close());

/** As many items as one inquiry may have, each with so many characters said about it. */
function items(count: number, said: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `item-${randomUUID()}`,
    freetext: `Dell PowerEdge R640 Nummer ${index}`,
    quantity: draftLimits.quantity,
    configuration: { working: true, packagingAvailable: false, remarks: 'ü'.repeat(said / 2) },
  }));
}
const submit = (body: object) => seller.post(`/selfservice/api/submitOffer/${newOfferId()}`, body);

describe('the largest inquiry', () => {
  it('is taken, read, bid for and accepted like any other, to the cent', async () => {
    const body = inquiryBody(email, { items: items(draftLimits.items, 600) });
    const size = Buffer.byteLength(JSON.stringify(body));
    expect(size / draftLimits.bytes).toBeGreaterThan(0.9);
    const { id } = z.object({ id: z.string() }).parse(await succeed(submit(body)));
    const { data } = view.parse(await succeed(seller.get(`/selfservice/api/readOffer/${id}`)));
    expect(data.items).toHaveLength(draftLimits.items);

    await succeed(desk.post(`/desk/api/submitBid/${id}`, bidBody(data.items)));
    const { inquiryId } = data;
    await succeed(seller.post(`/selfservice/api/acceptBid/${id}`, { inquiryId, declarations: businessDeclarations }));
    const read = await succeed(seller.get(`/selfservice/api/readOffer/${id}`));
    expect(read).toMatchObject({ data: { bid: { total: 640 * draftLimits.quantity * draftLimits.items } } });
    await test.runJobs();
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
  });

  it('ends at 5,000 items and 4 MB', async () => {
    const tooMany = await submit(inquiryBody(email, { items: items(draftLimits.items + 1, 2) }));
    expect([tooMany.statusCode, tooMany.json().code]).toEqual([400, 'invalidBody']);
    const tooLarge = await submit(inquiryBody(email, { items: items(draftLimits.items, 1_000) }));
    expect([tooLarge.statusCode, tooLarge.json().code]).toEqual([413, 'bodyTooLarge']);
  });
});

describe('every device of a list of 20,000 rows, in 5,000 items with their configuration', () => {
  const configuration = {
    working: true,
    packagingAvailable: true,
    cpu: 'Intel Xeon Gold 6130',
    cpuCount: 2,
    ram: '256 GB',
    drives: [
      { kind: 'hdd', capacity: '1,2 TB SAS', count: 8 },
      { kind: 'ssd', capacity: '480 GB SATA', count: 2 },
    ],
    powerSupplies: 2,
    controllers: 1,
    rails: true,
    remarks: 'Standort Leipzig, Anlage 10047321, Garantie bis 31.12.2024',
  };
  const numbered = (numbers: number) =>
    items(draftLimits.items, 2).map((item, index) => ({
      ...item,
      quantity: numbers,
      configuration,
      serialNumbers: Array.from(
        { length: numbers },
        (_, unit) => `CZJ5480${String(index * numbers + unit).padStart(7, '0')}`,
      ),
    }));

  it('goes into one inquiry and is shown to both sides', async () => {
    const sent = numbered(4);
    const { id } = z.object({ id: z.string() }).parse(await succeed(submit(inquiryBody(email, { items: sent }))));
    const shown = z.object({
      data: z.object({ items: z.array(z.object({ serialNumbers: z.array(z.string()).optional() })) }),
    });
    const numbersOf = (answer: unknown) => shown.parse(answer).data.items.flatMap((item) => item.serialNumbers ?? []);
    expect(new Set(numbersOf(await succeed(seller.get(`/selfservice/api/readOffer/${id}`)))).size).toBe(20_000);
    expect(new Set(numbersOf(await succeed(desk.get(`/desk/api/offers/${id}`)))).size).toBe(20_000);
  });

  it('with more numbers than units, or more than 4 MB of them, is refused with a sentence', async () => {
    const surplus = [{ ...numbered(2)[0], quantity: 1 }];
    const refused = await submit(inquiryBody(email, { items: surplus }));
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { 'items.0.serialNumbers': 'Bitte höchstens so viele Seriennummern wie Geräte angeben.' },
    ]);
    const tooLarge = await submit(inquiryBody(email, { items: numbered(40) }));
    expect([tooLarge.statusCode, tooLarge.json().code]).toEqual([413, 'bodyTooLarge']);
    expect(tooLarge.json().detail).toContain('Teilen Sie');
  });
});

describe('an answer to a body in which everything is wrong', () => {
  it('stays small', async () => {
    const wrong = items(draftLimits.items, 2).map((item) => ({ ...item, quantity: 0, more: 1 }));
    const answer = await submit(inquiryBody(email, { items: wrong }));
    expect(answer.statusCode).toBe(400);
    expect(answer.body.length).toBeLessThan(20_000);
  });
});

describe('a sheet with evidence for everything', () => {
  it('that nobody has uploaded is refused, however much it is', async () => {
    const id = newOfferId();
    await succeed(seller.post(`/selfservice/api/submitOffer/${id}`, inquiryBody(email)));
    const deductions = Array.from({ length: 30 }, (_, at) => at);
    const lines = items(60, 2).map((item, line) => ({
      itemId: z.object({ id: z.string() }).parse(item).id,
      deductions: deductions.map((at) => ({
        name: `${at}`,
        units: 1,
        evidence: Array.from({ length: 50 }, (_, photo) => `${line}-${at}-${photo}`),
      })),
    }));
    const answer = await desk.post(`/desk/api/adjustBid/${id}`, { lines, answerUntil: '2026-12-04' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'uploadUnknown']);
  });
});
