import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { type BidEntries, bidFileReadSchema, bidSheetSchema } from '#contract/sale/bid-sheet.ts';
import { bidBooks } from '#server/db/schema/bids.ts';
import { bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

const item = (changes: object = {}) => ({ id: `item-${randomUUID()}`, freetext: 'PowerEdge', quantity: 2, ...changes });

async function inquire(items: object[] = [item()]): Promise<string> {
  const offerId = newOfferId();
  await succeed(
    test.visitor().post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody('anna@example.org', { items })),
  );
  return offerId;
}
const sheetOf = async (offerId: string, by = desk) =>
  z.object({ data: bidSheetSchema }).parse(await succeed(by.get(deskApi.bidSheet(offerId)))).data;
const entries = (changes: Partial<BidEntries> = {}): BidEntries => ({
  ...{ version: 3, prices: [], deductions: [], apart: [] },
  ...changes,
});

describe('the sheet of a bid', () => {
  it('has a row for equal goods, with the lines that the seller wrote', async () => {
    const remarks = { working: true, packagingAvailable: false, remarks: 'aus dem Keller' };
    const offerId = await inquire([item(), item({ configuration: remarks }), item({ freetext: 'Kabel', quantity: 7 })]);
    const { groups, canBid, version, validUntil, standing } = await sheetOf(offerId);
    expect(
      groups.map(({ title, quantity, lines }) => [title, quantity, lines.map(({ position }) => position)]),
    ).toEqual([
      ['Kabel', 7, [3]],
      ['PowerEdge', 4, [1, 2]],
    ]);
    expect(groups[1]?.lines[1]?.remarks).toBe('aus dem Keller');
    expect({ canBid, version, validUntil, standing }).toEqual({
      ...{ canBid: true, version: 2, validUntil: '2026-12-07', standing: undefined },
    });
  });

  it('keeps what each of the staff typed, until it is sent', async () => {
    const [line, other] = [item(), item()];
    const offerId = await inquire([line, other]);
    const colleague = await signInStaff(test, ['buyer'], 'zwei@example.org');
    const typed = entries({ version: 2, prices: [{ group: 'AbCdEfGhIjKlMnOp', amount: 118.5 }], apart: [other.id] });
    await succeed(desk.post(deskApi.saveBidEntries(offerId), { entries: typed }));
    expect((await sheetOf(offerId)).entries).toEqual(typed);
    // A line that was taken out stands alone.
    expect((await sheetOf(offerId)).groups.map(({ lines }) => lines.length)).toEqual([1, 1]);
    expect(await sheetOf(offerId, colleague)).toMatchObject({ entries: null, groups: [{ lines: [{}, {}] }] });

    const body = bidBody([line, other], { priceBook: 1 });
    await succeed(desk.post(deskApi.command('submitBid', offerId), body));
    const { entries: left, standing, groups } = await sheetOf(offerId);
    expect(left).toBeNull();
    expect(standing).toMatchObject({ version: 3, total: 2560, minimum: 2500, by: 'desk@example.org', open: true });
    expect(groups[0]).toMatchObject({ former: 640, deductions: [{ name: 'ohne Einbauschienen', euros: 15 }] });
    const kept = await test.deps.db.select().from(bidBooks).where(eq(bidBooks.offerId, offerId));
    expect(kept).toEqual([{ offerId, version: 3, priceBook: 1, apart: [other.id] }]);
  });

  it('is split by a file in which equal goods have two prices, each priced line by itself', async () => {
    const [one, two] = [item(), item()];
    const offerId = await inquire([one, two]);
    const content = Buffer.from(`Kennung;Preis je Gerät\n${one.id};100\n${two.id};80\n`).toString('base64');
    const read = bidFileReadSchema.parse(await succeed(desk.post(deskApi.readBidFile(offerId), { content })));
    expect(read).toMatchObject({ apart: [two.id], refusedCount: 0, prices: [{ amount: 100 }, { amount: 80 }] });
    expect((await sheetOf(offerId)).groups).toHaveLength(1);
    const prices = read.prices.map(({ group, amount }) => ({ group, amount }));
    const typed = entries({ version: 2, prices, apart: read.apart });
    await succeed(desk.post(deskApi.saveBidEntries(offerId), { entries: typed }));
    const { groups } = await sheetOf(offerId);
    expect(groups.map(({ key, lines }) => [key, lines.map(({ itemId }) => itemId)])).toEqual([
      [prices[0]?.group, [one.id]],
      [prices[1]?.group, [two.id]],
    ]);
  });

  it('names as counted in what the seller said, and is refused where a bid would deduct it', async () => {
    const said = { working: true, packagingAvailable: false, charger: false };
    const line = item({ configuration: said });
    const offerId = await inquire([line]);
    const [group] = (await sheetOf(offerId)).groups;
    expect(group).toMatchObject({ countedIn: ['ohne Netzteil'], declared: said });
    const bid = (name: string) =>
      bidBody([line], { lines: [{ itemId: line.id, unitPrice: 144, deductions: [{ name, amount: 15 }] }] });
    for (const name of ['ohne Netzteil', 'OHNE NETZTEIL.', 'Netz teil fehlt']) {
      const answer = await desk.post(deskApi.command('submitBid', offerId), bid(name));
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'alreadyPriced']);
      expect(answer.json().detail).toContain('schon eingerechnet');
    }
    expect((await sheetOf(offerId)).standing).toBeUndefined();
    await succeed(desk.post(deskApi.command('submitBid', offerId), bid('Gehäuse beschädigt')));
    expect((await sheetOf(offerId)).standing).toMatchObject({ total: 288, minimum: 258 });
  });

  it('is for buyers, of offers that there are, and takes no nonsense', async () => {
    const line = item();
    const offerId = await inquire([line]);
    const warehouse = await signInStaff(test, ['warehouse'], 'lager@example.org');
    expect((await warehouse.get(deskApi.bidSheet(offerId))).statusCode).toBe(404);
    expect((await desk.get(deskApi.bidSheet(newOfferId()))).statusCode).toBe(404);
    expect((await desk.post(deskApi.saveBidEntries(newOfferId()), { entries: null })).statusCode).toBe(404);
    for (const amount of [-1, 1.234, 'x']) {
      const bad = { ...entries(), prices: [{ group: 'AbCdEfGhIjKlMnOp', amount }] };
      expect((await desk.post(deskApi.saveBidEntries(offerId), { entries: bad })).statusCode).toBe(400);
    }
    // More than the column holds.
    const beyond = bidBody([line], { priceBook: 2 ** 31 });
    expect((await desk.post(deskApi.command('submitBid', offerId), beyond)).statusCode).toBe(400);
  });

  it('is bid on by one of fifty at once: the others see both bids', async () => {
    const line = item();
    const offerId = await inquire([line]);
    const colleagues = await Promise.all(
      Array.from({ length: 5 }, (_, index) => signInStaff(test, ['buyer'], `buyer${index}@example.org`)),
    );
    const own = (unitPrice: number) => ({
      ...bidBody([line]),
      lines: [{ itemId: line.id, unitPrice, deductions: [] }],
    });
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const by = colleagues[index % colleagues.length] ?? desk;
        return by.post(deskApi.command('submitBid', offerId), own(100 + index), { 'if-match': '"2"' });
      }),
    );
    const codes = answers.map((answer) => (answer.statusCode === 200 ? 'sent' : answer.json().code));
    expect(codes.filter((code) => code === 'sent')).toHaveLength(1);
    expect(codes.filter((code) => code === 'offerChanged')).toHaveLength(49);
    const { standing, version } = await sheetOf(offerId);
    const winner = codes.indexOf('sent');
    expect({ standing, version }).toMatchObject({
      standing: { total: 2 * (100 + winner), by: `buyer${winner % 5}@example.org` },
      version: 3,
    });
    // Whoever has seen it may bid more.
    expect((await desk.post(deskApi.command('submitBid', offerId), own(200), { 'if-match': '"3"' })).statusCode).toBe(
      200,
    );
  });
});
