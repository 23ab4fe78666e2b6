import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { liveBeat } from '#contract/sale/live.ts';
import { api } from '#contract/site/urls.ts';
import { isBeingViewed, recordViewAlive, recordViewClosed, recordViewOpened } from '#server/offers/views.ts';
import { bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { openLiveSocket } from '#tests/support/live-socket.ts';
import { tokenFor } from '#tests/support/mailbox.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  await test.deps.notices.start();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  desk = await signInStaff(test);
});
afterAll(() => test.close());

const connect = (client: HttpClient, origin?: string) => openLiveSocket(test, client, origin);

async function submit(email: string): Promise<string> {
  const id = newOfferId();
  await succeed(test.visitor().post(`/selfservice/api/submitOffer/${id}`, inquiryBody(email)));
  return id;
}
const offerAtDesk = async (id: string) => (await desk.get(`/desk/api/offers/${id}`)).json().data;

/** A sale that ended after its agreement, so that the law keeps it. */
async function cancelledSale(seller: HttpClient, email: string): Promise<string> {
  const id = await submit(email);
  const { items, inquiryId } = await offerAtDesk(id);
  await succeed(desk.post(`/desk/api/submitBid/${id}`, bidBody(items)));
  await succeed(seller.post(`/selfservice/api/acceptBid/${id}`, { inquiryId, declarations: businessDeclarations }));
  await succeed(seller.post(`/selfservice/api/cancelOffer/${id}`, { inquiryId }));
  return id;
}

/** The desk says so only after the socket's message was recorded, which nothing acknowledges. */
async function untilDeskSees(id: string, looking: boolean): Promise<void> {
  while ((await offerAtDesk(id)).customerIsLooking !== looking) await setImmediate();
}

describe('the live socket', () => {
  it('tells the owner of each event, without personal data, and nobody else', async () => {
    const anna = await connect(await signUp(test, 'anna@example.org'));
    const bernd = await connect(await signUp(test, 'bernd@example.org'));
    const id = await submit('Anna@example.org');
    await succeed(desk.post(`/desk/api/submitBid/${id}`, bidBody((await offerAtDesk(id)).items)));
    const heard = await anna.count(3);
    expect(heard.map((notice) => [notice.type, notice.aggregateId, notice.version])).toEqual([
      ['submitted', id, 1],
      ['linkedToInquiry', id, 2],
      ['bidSubmitted', id, 3],
    ]);
    expect(Object.keys(heard[2] ?? {}).toSorted()).toEqual(['aggregateId', 'at', 'type', 'version']);
    await submit('bernd@example.org');
    expect((await bernd.count(2)).every((notice) => notice.aggregateId !== id)).toBe(true);
  });

  it.each([
    ['of a seller', () => signUp(test, 'beat@example.org'), api.selfservice.socket],
    ['of the desk', () => desk, deskApi.socket],
  ])('%s answers at once whether it lives', async (_, client, path) => {
    const { socket } = await openLiveSocket(test, await client(), undefined, path);
    const answered = once(socket, 'message');
    socket.send(liveBeat);
    expect(String((await answered)[0])).toBe(liveBeat);
    socket.close();
  });

  it('shows the provider that the customer is looking at this offer, and no longer after leaving or closing', async () => {
    const clara = await connect(await signUp(test, 'clara@example.org'));
    const id = await submit('clara@example.org');
    const foreign = await submit('somebody@example.org');
    const change = (event: string, aggregateId: string) =>
      clara.socket.send(JSON.stringify({ type: 'AggregateViewChange', event, aggregateId }));
    change('viewEntered', foreign);
    change('viewEntered', id);
    await untilDeskSees(id, true);
    expect((await offerAtDesk(foreign)).customerIsLooking).toBe(false);
    change('viewLeft', id);
    await untilDeskSees(id, false);
    change('viewEntered', id);
    await untilDeskSees(id, true);
    clara.socket.close();
    await untilDeskSees(id, false);
  });

  it('has every tab connect again as whom it is now, once a new address is confirmed', async () => {
    const gerda = await signUp(test, 'gerda@example.org');
    const [tab, other] = [await connect(gerda), await connect(await signUp(test, 'hanna@example.org'))];
    await succeed(gerda.post(api.auth.updateAccount, { email: 'neu@example.org', currentPassword: password }));
    const token = await tokenFor(test, 'neu@example.org', 'email-bestaetigen');
    await succeed(gerda.post(api.auth.confirmEmail, { token }));
    expect(await tab.ended).toBe(4000);

    const again = await connect(gerda);
    await submit('neu@example.org');
    expect((await again.count(1)).map(({ type }) => type)).toContain('submitted');
    await submit('hanna@example.org');
    expect((await other.count(2)).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('hears at once that its account was deleted, and says nothing of it but at the desk, whoever has the address after that (INV-42)', async () => {
    const email = 'ida@example.org';
    const atDesk = await openLiveSocket(test, desk, undefined, deskApi.socket);
    const former = await signUp(test, email);
    const tab = await connect(former);
    const kept = await cancelledSale(former, email);
    await succeed(former.post('/accounts/delete', { password }));
    expect(await tab.ended).toBe(4401);

    const anew = await connect(await signUp(test, email));
    anew.socket.send(JSON.stringify({ type: 'AggregateViewChange', event: 'viewEntered', aggregateId: kept }));
    await succeed(desk.post(`/desk/api/dispatchReturns/${kept}`, { note: 'kam nach dem Ende an' }));
    const own = await submit(email);
    expect((await anew.count(2)).map(({ aggregateId }) => aggregateId)).toEqual([own, own]);
    anew.socket.send(JSON.stringify({ type: 'AggregateViewChange', event: 'viewEntered', aggregateId: own }));
    await untilDeskSees(own, true);
    expect((await offerAtDesk(kept)).customerIsLooking).toBe(false);
    const ofKept = (await atDesk.count(0)).filter(({ aggregateId }) => aggregateId === kept).map(({ type }) => type);
    expect(ofKept).toContain('returnsDispatched');
  });

  it('shows it for as long as the socket lives, and not much longer than a process that died', async () => {
    const { db } = test.deps;
    const id = await submit('emil@example.org');
    await recordViewOpened(db, 'socket-1', id, '2026-11-23T09:00:00.000Z');
    await recordViewAlive(db, 'socket-1', '2026-11-23T12:00:00.000Z');
    await recordViewClosed(db, 'socket-2', '2026-11-23T12:00:30.000Z');
    expect(await isBeingViewed(db, id, '2026-11-23T12:01:00.000Z')).toBe(true);
    expect(await isBeingViewed(db, id, '2026-11-23T12:05:00.000Z')).toBe(false);
  });

  it('survives what is no message of its own', async () => {
    const dora = await connect(await signUp(test, 'dora@example.org'));
    for (const text of ['', '{', 'null', '{"type":"AggregateViewChange"}', '{"type":"x","event":1}'])
      dora.socket.send(text);
    await submit('dora@example.org');
    expect(await dora.count(2)).toHaveLength(2);
  });

  it('opens for a signed-in customer on a page of the shop only', async () => {
    const customer = await signUp(test, 'eva@example.org');
    await expect(connect(customer, 'https://evil.example')).rejects.toThrow('403');
    await expect(connect(test.visitor())).rejects.toThrow('401');
    await expect(connect(desk)).rejects.toThrow('401');
  });

  it('has the client connect and read again when notices may have been lost', async () => {
    const frieda = await connect(await signUp(test, 'frieda@example.org'));
    const { db } = test.deps;
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'listen%' and datname = current_database()`);
    expect(await frieda.ended).toBe(1012);
  });
});
