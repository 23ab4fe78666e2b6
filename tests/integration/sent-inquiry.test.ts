import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueSchema } from '#contract/desk/desk-queue.ts';
import { estimateCall } from '#contract/goods/estimate.ts';
import { sentInquiryCall } from '#contract/sale/sent-inquiry.ts';
import { api } from '#contract/site/urls.ts';
import { emptyBook } from '#domain/pricing/price-book.ts';
import { dayOf } from '#domain/values/day.ts';
import { demoPriceBook } from '#seed/demo-price-book.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { keepVersion, newestVersion } from '#server/pricing/price-books.ts';
import { bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
const now = '2026-11-23T09:00:00.000Z';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set(now);
  const book = demoPriceBook(join(projectRoot, 'price-book'), test.deps.catalogue.catalogue, dayOf(now));
  await keep(book);
});
afterAll(() => test.close());

async function keep(changed: object): Promise<void> {
  await test.deps.database.transaction(async (tx) => {
    const basedOn = await newestVersion(tx);
    await keepVersion(tx, { basedOn, changed, by: 'Test', note: 'erfunden', at: now });
  });
}

const itemId = `item-${crypto.randomUUID()}`;
const configuration = { working: true, packagingAvailable: true };
function servers(quantity: number) {
  const entryId = test.deps.catalogue.catalogue.items.find(({ title }) => title === 'Dell PowerEdge R640')?.id;
  return { entryId, quantity, configuration };
}

async function sent(changes: object = {}): Promise<{ by: HttpClient; offerId: string }> {
  const [by, offerId] = [test.visitor(), newOfferId()];
  const body = inquiryBody(`${offerId}@example.org`, {
    offeredAsBusiness: false,
    items: [{ id: itemId, ...servers(1) }],
    ...changes,
  });
  await succeed(by.post(api.selfservice.offerAction('submitOffer', offerId), body));
  return { by, offerId };
}
const seenBy = async (by: HttpClient, offerId: string) => (await by.get(sentInquiryCall(offerId))).json();

describe('what the browser learns that sent an inquiry', () => {
  it('is that it is judged, then why it waits, in codes and without a limit of the owner', async () => {
    const { by, offerId } = await sent({ comments: 'drei mit Firmensperre' });
    expect(await seenBy(by, offerId)).toEqual({ state: 'judged' });
    await test.runJobs();
    const answer = await seenBy(by, offerId);
    expect(answer).toMatchObject({ state: 'waits', obstacles: expect.arrayContaining(['comment']) });
    expect(Object.keys(answer).toSorted()).toEqual(['estimate', 'obstacles', 'state']);
    const items = [servers(1)];
    expect(answer).toMatchObject((await succeed(by.post(estimateCall, { items }))) ?? {});
  });

  it('is the sheet of an open bid with its goods, and nothing of the person', async () => {
    const { by, offerId } = await sent();
    const desk = await signInStaff(test);
    await succeed(desk.post(`/desk/api/submitBid/${offerId}`, bidBody([{ id: itemId }], { confirmed: true })));
    const answer = await seenBy(by, offerId);
    expect(answer).toMatchObject({ state: 'bid', basis: 'flat', bid: { total: 640, open: true } });
    expect(answer.items).toEqual([expect.objectContaining({ id: itemId, title: 'Dell PowerEdge R640', quantity: 1 })]);
    expect(JSON.stringify(answer)).not.toContain('example.org');
  });

  it('is nothing for another browser, also one that knows the number, nor of another inquiry', async () => {
    const [one, other] = [await sent(), await sent()];
    const answers = await Promise.all([test.visitor(), other.by].map((by) => seenBy(by, one.offerId)));
    expect([...answers, await seenBy(one.by, newOfferId())]).toEqual(Array(3).fill({ state: 'waits' }));
  });

  it('is that a device stands in another sale of the same seller, whose number the mail says; of others’ only the desk is told', async () => {
    const numbered = { items: [{ id: itemId, ...servers(1), serialNumbers: ['1S20XW004AGEPF2ABC01'] }] };
    const email = 'zweimal@example.org';
    await sent({ ...numbered, email });
    const again = await sent({ items: [{ ...numbered.items[0], serialNumbers: ['pf2-abc01'] }], email });
    const { by, offerId } = await sent(numbered);
    await test.runJobs();
    expect((await seenBy(again.by, again.offerId)).obstacles).toEqual(['deviceTwice', 'lookedAt']);
    expect((await seenBy(by, offerId)).obstacles).toEqual(['lookedAt']);
    const mails = (await test.mails()).filter(({ text }) => text.includes('PF2ABC01 auch in'));
    expect(mails.map(({ recipient }) => recipient)).toEqual([email, email]);
    const desk = await signInStaff(test);
    const { rows } = queueSchema.parse(await succeed(desk.get('/desk/api/queue?tab=all&search=pf2abc01')));
    const words = rows.flatMap(({ notes }) => notes.map(({ text }) => text));
    expect(words.toSorted()).toEqual(['Gerät prüfen', 'Seriennummer doppelt', 'Seriennummer doppelt']);
    const wholes = rows.map(async ({ id }) => (await desk.get(`/desk/api/offers/${id}`)).json().data.notAtOnce);
    expect(await Promise.all(wholes)).toEqual(Array(3).fill(expect.stringContaining('Seriennummer PF2ABC01 auch in ')));
  });

  it('is that it waits where the owner names no price at once, and then no range is told either', async () => {
    await keep({ settings: { ...emptyBook.settings, atOnce: { ...emptyBook.settings.atOnce, mode: 'off' } } });
    const { by, offerId } = await sent();
    expect(await seenBy(by, offerId)).toEqual({ state: 'waits' });
    expect((await by.post(estimateCall, { items: [servers(1)] })).json()).toEqual({});
  });
});
