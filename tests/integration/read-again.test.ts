import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/site/urls.ts';
import { offers } from '#server/db/schema/offers.ts';
import { bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

/** A seller with an inquiry and a bid that is open until 4 December. */
async function sellerWithBid(email: string) {
  const seller = await signUp(test, email);
  const id = newOfferId();
  const answer = await succeed(seller.post(`/selfservice/api/submitOffer/${id}`, inquiryBody(email)));
  const { items } = (await desk.get(`/desk/api/offers/${id}`)).json().data;
  await succeed(desk.post(`/desk/api/submitBid/${id}`, bidBody(items)));
  const { inquiryId } = JSON.parse(JSON.stringify(answer));
  return { seller, id, inquiryId, detail: api.selfservice.readOffer(id), list: api.selfservice.listOffers };
}

async function tagOf(client: HttpClient, path: string): Promise<string> {
  const { headers, statusCode } = await client.get(path);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  return String(headers.etag);
}

const again = (client: HttpClient, path: string, tag: string) => client.get(path, { 'if-none-match': tag });

describe('an offer and the list of offers, read again', () => {
  it('are not sent again while nothing has changed, and after that as they are now', async () => {
    const { seller, id, inquiryId, detail, list } = await sellerWithBid('wieder@example.org');
    const tags = [await tagOf(seller, detail), await tagOf(seller, list)] as const;
    const same = [await again(seller, detail, tags[0]), await again(seller, list, tags[1])];
    expect(same.map(({ statusCode, body, headers }) => [statusCode, body, headers.etag])).toEqual(
      tags.map((tag) => [304, '', tag]),
    );

    await succeed(seller.post(`/selfservice/api/acceptBid/${id}`, { inquiryId, declarations: businessDeclarations }));
    const changed = [await again(seller, detail, tags[0]), await again(seller, list, tags[1])];
    expect(changed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect([changed[0]?.json().data.phase, changed[1]?.json()[0].status]).toEqual(['agreed', 'accepted']);
  });

  it('say the same whether they are made anew or kept', async () => {
    const { seller, detail, list } = await sellerWithBid('gleich@example.org');
    for (const path of [detail, list]) {
      const first = await seller.get(path);
      const second = await seller.get(path);
      expect([second.statusCode, second.body]).toEqual([200, first.body]);
      expect(second.headers['content-type']).toBe(first.headers['content-type']);
    }
  });

  it('change at midnight in Berlin, when a deadline passes', async () => {
    const { seller, detail, list } = await sellerWithBid('mitternacht@example.org');
    try {
      test.clock.set('2026-12-04T22:59:59.999Z');
      const tags = [await tagOf(seller, detail), await tagOf(seller, list)] as const;
      expect((await again(seller, detail, tags[0])).statusCode).toBe(304);

      test.clock.set('2026-12-04T23:00:00.000Z');
      const over = [await again(seller, detail, tags[0]), await again(seller, list, tags[1])];
      expect(over.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect([over[0]?.json().data.status, over[1]?.json()[0].status]).toEqual(['deadlinePassed', 'deadlinePassed']);
    } finally {
      test.clock.set('2026-11-23T09:00:00.000Z');
    }
  });

  it('change when the file of a document is there', async () => {
    const { seller, id, detail } = await sellerWithBid('datei@example.org');
    await playCommands(test, id, (command) => command, [
      'acceptBid',
      'submitAddresses',
      'linkOrder',
      'verifyData',
      'sendShippingLabel',
      'dispatchGoods',
      'confirmScopeOfSupply',
      'startDeletion',
      'finishDeletion',
    ]);
    const tag = await tagOf(seller, detail);
    await test.runJobs();
    const printed = await again(seller, detail, tag);
    expect(printed.statusCode).toBe(200);
    expect(printed.json().data.documents.every(({ url }: { url?: string }) => url !== undefined)).toBe(true);
  });
});

describe('the tag of an answer', () => {
  it('opens nothing to anybody else: for them there is no such offer, and their own list is sent', async () => {
    const { seller, detail, list } = await sellerWithBid('eigen@example.org');
    const other = await sellerWithBid('fremd@example.org');
    const tags = [await tagOf(seller, detail), await tagOf(seller, list)] as const;

    expect((await again(other.seller, detail, tags[0])).statusCode).toBe(404);
    const list200 = await again(other.seller, list, tags[1]);
    expect([list200.statusCode, list200.json().map(({ id }: { id: string }) => id)]).toEqual([200, [other.id]]);
    expect((await again(test.visitor(), detail, tags[0])).statusCode).toBe(401);
    expect((await again(test.visitor(), list, tags[1])).statusCode).toBe(401);
  });

  it('ends with the session and with the ownership', async () => {
    const { seller, id, detail, list } = await sellerWithBid('vorbei@example.org');
    const tags = [await tagOf(seller, detail), await tagOf(seller, list)] as const;
    await test.deps.db.update(offers).set({ lockedAt: '2026-11-23T09:00:00.000Z' }).where(eq(offers.id, id));
    expect((await again(seller, detail, tags[0])).statusCode).toBe(404);
    expect((await again(seller, list, tags[1])).json()).toEqual([]);

    const second = test.visitor();
    await succeed(second.post(api.auth.login, { email: 'vorbei@example.org', password }));
    const cookies = [...second.cookies];
    await second.post(api.auth.logout);
    for (const [name, value] of cookies) second.cookies.set(name, value);
    expect((await again(second, list, tags[1])).statusCode).toBe(401);
  });

  it('names the version to If-Match', async () => {
    const { seller, id, inquiryId, detail } = await sellerWithBid('stand@example.org');
    const tag = await tagOf(seller, detail);
    expect(tag).toMatch(/^"3-/);
    const { items } = (await desk.get(`/desk/api/offers/${id}`)).json().data;
    await succeed(desk.post(`/desk/api/submitBid/${id}`, bidBody(items, { validUntil: '2026-12-07' })));
    const body = { inquiryId, declarations: businessDeclarations };
    const late = await seller.post(`/selfservice/api/acceptBid/${id}`, body, { 'If-Match': tag });
    expect([late.statusCode, late.json().code]).toEqual([409, 'offerChanged']);
  });
});
