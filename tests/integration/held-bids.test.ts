import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { queueSchema } from '#contract/desk/desk-queue.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { bidSheetSchema, heldBidAnswerSchema } from '#contract/sale/bid-sheet.ts';
import { api } from '#contract/site/urls.ts';
import type { BookSettings } from '#domain/pricing/price-book.ts';
import { removeStaff } from '#server/accounts/staff.ts';
import { keepVersion, newestVersion } from '#server/pricing/price-books.ts';
import { bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { password, seatStaff, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const now = '2026-11-23T09:00:00.000Z';
let test: TestApp;
let desk: HttpClient;
let seller: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set(now);
  desk = await signInStaff(test);
  seller = await signUp(test, 'anna@example.org');
});
afterAll(() => test.close());

const item = () => ({ id: `item-${randomUUID()}`, freetext: 'PowerEdge', quantity: 2 });

async function inquire(items: readonly object[]): Promise<string> {
  const offerId = newOfferId();
  await succeed(seller.post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody('anna@example.org', { items })));
  await test.runJobs();
  return offerId;
}
/** An inquiry of one line, and the bid that is sent for it. */
async function ready() {
  const line = item();
  const offerId = await inquire([line]);
  return { offerId, body: bidBody([line]), seen: { 'if-match': '"2"' } };
}
const heldAfter = async (answer: ReturnType<HttpClient['post']>) =>
  heldBidAnswerSchema.parse(await succeed(answer)).held;
const sheetOf = async (offerId: string, by = desk) =>
  z.object({ data: bidSheetSchema }).parse(await succeed(by.get(deskApi.bidSheet(offerId)))).data;
const offerOf = async (offerId: string) =>
  z
    .object({ data: z.object({ phase: z.string(), version: z.int() }) })
    .parse(await succeed(seller.get(api.selfservice.readOffer(offerId)))).data;
/** The bid that is held, as a screen names it. */
const named = async (offerId: string) => ({ heldBid: (await sheetOf(offerId)).held?.id });
const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => `${statusCode} ${JSON.parse(body).code}`;
const rowOf = async (offerId: string, tab: string) =>
  queueSchema.parse(await succeed(desk.get(`${deskApi.queue}?tab=${tab}`))).rows.find(({ id }) => id === offerId);

async function decide(hold: Partial<BookSettings['hold']>): Promise<void> {
  const basedOn = await newestVersion(test.deps.db);
  const { settings } = (await test.deps.pricing.current(test.deps.db)).book;
  const changed = { settings: { ...settings, hold: { ...settings.hold, ...hold } } };
  await test.deps.database.transaction((tx) =>
    keepVersion(tx, { basedOn, changed, by: 'Test', note: 'Test', at: now }),
  );
}

describe('a bid that a person sends', () => {
  it('leaves after half a minute; until then the seller sees nothing, and the list does not ask for it again', async () => {
    const { offerId, body, seen } = await ready();
    const before = await offerOf(offerId);
    expect(await heldAfter(desk.post(deskApi.holdBid(offerId), body, seen))).toMatchObject({
      ...{ total: 1280, by: 'desk@example.org', isMine: true, until: '2026-11-23T09:00:30.000Z' },
    });
    await test.runJobs();
    expect(await offerOf(offerId)).toEqual(before);
    expect((await test.mails()).some(({ text }) => text.includes('1.280,00'))).toBe(false);
    expect(await rowOf(offerId, 'ours')).toBeUndefined();
    expect(await rowOf(offerId, 'underway')).toMatchObject({
      notes: [{ text: 'Gebot geht gleich hinaus', view: 'gebot' }],
    });

    test.clock.advance({ seconds: 30 });
    await test.runJobs();
    expect((await offerOf(offerId)).phase).toBe('bidPlaced');
    expect((await sheetOf(offerId)).held).toBeUndefined();
    expect((await rowOf(offerId, 'theirs'))?.notes).toEqual([]);
  });

  it('is taken back by any of the buyers, and what was typed is still there', async () => {
    const { offerId, body, seen } = await ready();
    const typed = { version: 2, prices: [{ group: 'AbCdEfGhIjKlMnOp', amount: 118.5 }], deductions: [], apart: [] };
    await succeed(desk.post(deskApi.saveBidEntries(offerId), { entries: typed }));
    await succeed(desk.post(deskApi.holdBid(offerId), body, seen));
    const colleague = await signInStaff(test, ['buyer'], 'zwei@example.org');
    expect((await sheetOf(offerId, colleague)).held).toMatchObject({ by: 'desk@example.org', isMine: false });
    expect(codeOf(await colleague.post(deskApi.holdBid(offerId), body, seen))).toBe('409 bidHeld');
    const gone = await named(offerId);
    await succeed(colleague.post(deskApi.takeBackBid(offerId), gone));
    test.clock.advance({ minutes: 1 });
    await test.runJobs();
    expect((await offerOf(offerId)).phase).toBe('submitted');
    expect(await sheetOf(offerId)).toMatchObject({ entries: typed });
    expect(await rowOf(offerId, 'ours')).toMatchObject({ notes: [] });
    expect(codeOf(await colleague.post(deskApi.takeBackBid(offerId), gone))).toBe('409 bidNotHeld');
  });

  it('is held once however often it is sent, and leaves once however often its job runs', async () => {
    const { offerId, body, seen } = await ready();
    const held = await heldAfter(desk.post(deskApi.holdBid(offerId), body, seen));
    test.clock.advance({ seconds: 10 });
    expect(await heldAfter(desk.post(deskApi.holdBid(offerId), body, seen))).toEqual(held);
    await succeed(desk.post(deskApi.sendHeldBid(offerId), await named(offerId)));
    const { version } = await offerOf(offerId);
    test.clock.advance({ minutes: 1 });
    await test.runJobs();
    expect(await offerOf(offerId)).toMatchObject({ phase: 'bidPlaced', version });
  });

  it('is judged at once, and again when it leaves: refused, it is a draft with the reason until another takes effect', async () => {
    const { offerId, body, seen } = await ready();
    expect(codeOf(await desk.post(deskApi.holdBid(offerId), { ...body, validUntil: '2026-11-01' }, seen))).toBe(
      '409 deadlineNotAhead',
    );
    expect((await sheetOf(offerId)).held).toBeUndefined();
    await succeed(desk.post(deskApi.holdBid(offerId), body, seen));
    await succeed(desk.post(deskApi.command('addItems', offerId), { items: [item()] }));
    test.clock.advance({ seconds: 30 });
    await test.runJobs();
    expect((await offerOf(offerId)).phase).toBe('submitted');
    const { held } = await sheetOf(offerId);
    expect(held?.refusal).toMatch(/Inzwischen/);
    expect((await rowOf(offerId, 'ours'))?.notes).toContainEqual({
      ...{ isBlocking: true, text: 'Gebot ging nicht hinaus: Grund ansehen', view: 'gebot' },
    });
    const lines = (await sheetOf(offerId)).groups.flatMap((group) => group.lines.map(({ itemId }) => ({ id: itemId })));
    await succeed(desk.post(deskApi.command('submitBid', offerId), bidBody(lines)));
    expect((await sheetOf(offerId)).held).toBeUndefined();
    expect((await rowOf(offerId, 'theirs'))?.notes).toEqual([]);
  });

  it('comes back to the others where whoever sent it has lost their place', async () => {
    const leaving = await signInStaff(test, ['buyer'], 'geht@example.org');
    const [waits, refused] = [await ready(), await ready()];
    for (const { offerId, body, seen } of [waits, refused])
      await succeed(leaving.post(deskApi.holdBid(offerId), body, seen));
    await succeed(desk.post(deskApi.command('addItems', refused.offerId), { items: [item()] }));
    await succeed(desk.post(deskApi.sendHeldBid(refused.offerId), await named(refused.offerId)));
    await test.deps.database.transaction((tx) => removeStaff(test.deps, tx, 'geht@example.org'));
    for (const { offerId } of [waits, refused]) expect(await rowOf(offerId, 'ours')).toMatchObject({ notes: [] });
    test.clock.advance({ minutes: 1 });
    await test.runJobs();
    expect((await offerOf(waits.offerId)).phase).toBe('submitted');
  });

  it('is taken back and sent by its name: never another one that was sent meanwhile', async () => {
    const { offerId, body, seen } = await ready();
    await succeed(desk.post(deskApi.holdBid(offerId), body, seen));
    const first = await named(offerId);
    await succeed(desk.post(deskApi.takeBackBid(offerId), first));
    await succeed(desk.post(deskApi.holdBid(offerId), { ...body, validUntil: '2026-12-24' }, seen));
    for (const call of [deskApi.takeBackBid, deskApi.sendHeldBid])
      expect(codeOf(await desk.post(call(offerId), first))).toBe('409 bidNotHeld');
    expect((await sheetOf(offerId)).held).toMatchObject({ isMine: true });
    expect((await offerOf(offerId)).phase).toBe('submitted');
  });

  it('does not leave for somebody who may bid no more: it is a draft with that reason', async () => {
    const { offerId, body, seen } = await ready();
    const moved = await signInStaff(test, ['buyer'], 'wechselt@example.org');
    await succeed(moved.post(deskApi.holdBid(offerId), body, seen));
    await seatStaff(test.deps, { email: 'wechselt@example.org', password }, ['warehouse']);
    test.clock.advance({ seconds: 30 });
    await test.runJobs();
    expect((await offerOf(offerId)).phase).toBe('submitted');
    expect((await sheetOf(offerId)).held?.refusal).toMatch(/bietet nicht mehr/);
    expect(await rowOf(offerId, 'ours')).toMatchObject({ notes: [{ isBlocking: true, view: 'gebot' }] });
  });

  it('is nobody’s but the buyers’, and no other system’s', async () => {
    const { offerId, body } = await ready();
    const warehouse = await signInStaff(test, ['warehouse'], 'lager@example.org');
    expect((await warehouse.post(deskApi.holdBid(offerId), body)).statusCode).toBe(404);
    expect((await test.visitor().post(deskApi.holdBid(offerId), body)).statusCode).toBe(401);
  });

  it('leaves at once where the owner wants no pause', async () => {
    await decide({ byPerson: 0 });
    const { offerId, body, seen } = await ready();
    expect(await heldAfter(desk.post(deskApi.holdBid(offerId), body, seen))).toBeNull();
    expect((await offerOf(offerId)).phase).toBe('bidPlaced');
    await decide({ byPerson: 30 });
  });

  it('does not pass one that waits already, once the owner wants no pause any more', async () => {
    const { offerId, body, seen } = await ready();
    await succeed(desk.post(deskApi.holdBid(offerId), body, seen));
    await decide({ byPerson: 0 });
    const colleague = await signInStaff(test, ['buyer'], 'drei@example.org');
    for (const by of [colleague, desk])
      expect(codeOf(await by.post(deskApi.holdBid(offerId), { ...body, validUntil: '2026-12-24' }, seen))).toBe(
        '409 bidHeld',
      );
    await decide({ byPerson: 30 });
    expect((await offerOf(offerId)).phase).toBe('submitted');
    await succeed(desk.post(deskApi.sendHeldBid(offerId), await named(offerId)));
    expect((await offerOf(offerId)).phase).toBe('bidPlaced');
  });
});
