import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { bidSheetSchema } from '#contract/sale/bid-sheet.ts';
import { entriesInCents, linesInEuros, sheetGroups } from '#contract/sale/sheet-in-cents.ts';
import { type WholeOfferView, wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { purchaseContract } from '#documents/purchase-contract.ts';
import { proposedLines } from '#domain/pricing/bid-sheet.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { demoPriceBook } from '#seed/demo-price-book.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { documents } from '#server/db/schema/documents.ts';
import { keepVersion } from '#server/pricing/price-books.ts';
import { businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let seller: HttpClient;
let desk: HttpClient;
const email = 'it@example.org';
const now = '2026-11-23T09:00:00.000Z';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set(now);
  seller = await signUp(test, email);
  desk = await signInStaff(test);
  const { database, catalogue } = test.deps;
  const changed = demoPriceBook(join(projectRoot, 'price-book'), catalogue.catalogue, dayOf(now));
  await database.transaction((tx) => keepVersion(tx, { basedOn: 0, changed, by: 'Test', note: '', at: now }));
});
afterAll(() => test.close());

const newItemId = () => `item-${crypto.randomUUID()}`;
const entryId = (title: string) =>
  test.deps.catalogue.catalogue.items.find((item) => item.title === title)?.id ?? 'unknown';
const ssd = [{ kind: 'ssd', capacity: '512 GB', count: 1 }];
const works = { working: true, packagingAvailable: false };

function goods() {
  const notebook = { entryId: entryId('Dell Latitude 5490'), configuration: { ...works, ram: '16 GB', drives: ssd } };
  return [
    { id: newItemId(), quantity: 4, ...notebook },
    {
      id: newItemId(),
      quantity: 2,
      ...notebook,
      configuration: { ...notebook.configuration, mediaWish: 'eraseProof' },
    },
    { id: newItemId(), quantity: 5, entryId: entryId('EIZO FlexScan EV2450') },
  ];
}

async function send(changes: Record<string, unknown>): Promise<string> {
  const id = newOfferId();
  await succeed(seller.post(`/selfservice/api/submitOffer/${id}`, inquiryBody(email, { items: goods(), ...changes })));
  return id;
}

async function read(id: string): Promise<WholeOfferView> {
  const answer = await succeed(seller.get(`/selfservice/api/readOffer/${id}`));
  return z.object({ data: wholeOfferViewSchema }).parse(answer).data;
}

/** The buyer sends what the price book proposes. */
async function bid(id: string) {
  const sheet = z.object({ data: bidSheetSchema }).parse(await succeed(desk.get(deskApi.bidSheet(id)))).data;
  const typed = sheet.groups.map(({ key, proposal }) => ({ group: key, amount: proposal.amount ?? 1 }));
  const lines = proposedLines(sheetGroups(sheet.groups), entriesInCents({ prices: typed, deductions: [] })) ?? [];
  const { shippingMethod, validUntil } = sheet;
  await succeed(desk.post(`/desk/api/submitBid/${id}`, { lines: linesInEuros(lines), shippingMethod, validUntil }));
  return sheet;
}

describe('what is said of the data of all goods', () => {
  it('holds for those that are asked and say nothing else, and sending it again is the same inquiry', async () => {
    const id = newOfferId();
    const body = inquiryBody(email, { items: goods(), mediaWish: 'keep' });
    await succeed(seller.post(`/selfservice/api/submitOffer/${id}`, body));
    await succeed(seller.post(`/selfservice/api/submitOffer/${id}`, body));
    const { items, media, version } = await read(id);
    expect(version).toBe(2);
    expect(items.map(({ configuration }) => z.object({ mediaWish: z.string() }).safeParse(configuration).data)).toEqual(
      [{ mediaWish: 'keep' }, { mediaWish: 'eraseProof' }, undefined],
    );
    expect(media.map(({ wish, units }) => [wish, units])).toEqual([
      ['eraseProof', 2],
      ['keep', 4],
    ]);
  });

  it('holds for goods that the buyer adds from an unread list as well', async () => {
    const id = await send({ mediaWish: 'destroyH4' });
    const added = { id: newItemId(), quantity: 3, freetext: 'Server aus dem Keller' };
    await succeed(desk.post(`/desk/api/addItems/${id}`, { items: [added] }));
    expect((await read(id)).media.find(({ wish }) => wish === 'destroyH4')).toMatchObject({ units: 7 });
  });
});

describe('what a firm wishes for the data of all goods', () => {
  const titles = {
    notebook: 'Dell Latitude 5490',
    builtIn: 'Apple MacBook Pro 13" (2019, A2159)',
    printer: 'Brother HL-L2350DW',
    network: 'Aruba 2530-24G',
    dock: 'Dell WD19',
    monitor: 'EIZO FlexScan EV2450',
  };
  type Name = keyof typeof titles;
  const firm = async (mediaWish: string) => {
    const items = Object.values(titles).map((title) => ({ id: newItemId(), quantity: 3, entryId: entryId(title) }));
    const empty = { ...works, drives: [] };
    const bare = { id: newItemId(), quantity: 3, entryId: entryId('Dell PowerEdge R640'), configuration: empty };
    const id = await send({ items: [...items, bare], mediaWish });
    const { media } = await read(id);
    const names = Object.keys(titles) as Name[];
    return Object.fromEntries(
      media.map(({ wish, goods }) => [wish, goods.map(({ title }) => names.find((name) => titles[name] === title))]),
    );
  };

  it('reaches every device that holds data, and counts none that holds none', async () => {
    expect(await firm('eraseProof')).toEqual({ eraseProof: ['notebook', 'builtIn', 'printer', 'network'] });
  });

  it.each(['keep', 'destroyH5'])(
    'is the erasure with a proof of each where nothing can be taken out: %s',
    async (wish) => {
      expect(await firm(wish)).toEqual({ eraseProof: ['builtIn', 'printer', 'network'], [wish]: ['notebook'] });
    },
  );
});

describe('drives that are kept', () => {
  it('are taken out of the price by the book, named in the sheet, and stay so in the contract', async () => {
    const whole = await send({});
    const kept = await send({ mediaWish: 'keep' });
    await bid(whole);
    const sheet = await bid(kept);
    const [wholeView, view] = [await read(whole), await read(kept)];
    const [before, after] = [wholeView.bid?.lines[0], view.bid?.lines[0]];
    const less = (before?.unitPrice ?? 0) - (after?.unitPrice ?? 0);
    const amount = formatMoney(fromEuros(less));
    expect(less).toBeGreaterThan(0);
    expect(sheet.groups.find(({ driveWorth }) => driveWorth !== undefined)).toMatchObject({
      driveWorth: less,
      quantity: 4,
    });
    expect(after?.countedIn.join()).toBe(`Datenträger bleiben beim Verkäufer: − ${amount} je Gerät`);
    expect(view.bid?.lines[1]).toEqual({ ...wholeView.bid?.lines[1], itemId: view.bid?.lines[1]?.itemId });

    await succeed(
      seller.post(`/selfservice/api/acceptBid/${kept}`, {
        inquiryId: view.inquiryId,
        declarations: businessDeclarations,
      }),
    );
    const [row] = await test.deps.db.select().from(documents).where(eq(documents.offerId, kept));
    const snapshot = row?.snapshot;
    if (snapshot?.kind !== 'purchaseContract') throw new Error('no contract');
    const text = JSON.stringify(purchaseContract(snapshot));
    expect(text).toContain('Datenträger bleiben beim Verkäufer');
    expect(text).toContain(`− ${amount} je Gerät`);
  });

  it('cannot be deducted as missing, nor named where they are not kept', async () => {
    const id = await send({ mediaWish: 'keep' });
    const { items } = await read(id);
    const sendBid = (change: (index: number) => object) =>
      desk.post(`/desk/api/submitBid/${id}`, {
        lines: items.map((item, index) => ({ itemId: item.id, unitPrice: 100, deductions: [], ...change(index) })),
        ...{ shippingMethod: 'shipment', validUntil: '2026-12-04', confirmed: true },
      });
    const refusals: readonly [string, (index: number) => object][] = [
      ['alreadyPriced', (index) => (index === 0 ? { deductions: [{ name: 'S.S.D. fehlt', amount: 10 }] } : {})],
      ['sheetInvalid', (index) => (index === 1 ? { driveWorth: 10 } : {})],
    ];
    for (const [code, change] of refusals) expect((await sendBid(change)).json()).toMatchObject({ code });
    expect((await sendBid((index) => (index === 0 ? { driveWorth: 10 } : {}))).statusCode).toBe(200);
  });
});
