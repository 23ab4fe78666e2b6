import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offerLockSchema } from '#contract/desk/desk-lock.ts';
import { queueSchema } from '#contract/desk/desk-queue.ts';
import { maxSavedViews, savedViewsSchema } from '#contract/desk/desk-saved-views.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { removeStaff, staffIdOf } from '#server/accounts/staff.ts';
import { closeCodes } from '#server/routes/live/close-codes.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { type LiveSocket, openLiveSocket } from '#tests/support/live-socket.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { securityLines } from '#tests/support/security-lines.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let eva: HttpClient;
let max: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  await test.deps.notices.start();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  eva = await signInStaff(test, ['buyer'], 'eva@example.org');
  max = await signInStaff(test, ['warehouse'], 'max@example.org');
});
afterAll(() => test.close());

const deskSocket = (client: HttpClient, origin?: string) => openLiveSocket(test, client, origin, deskApi.socket);
const lookAt = ({ socket }: LiveSocket, aggregateId: string | null) =>
  socket.send(JSON.stringify({ type: 'AggregateViewChange', event: 'viewEntered', aggregateId }));

async function inquiry(email: string): Promise<string> {
  const id = newOfferId();
  await succeed(test.visitor().post(`/selfservice/api/submitOffer/${id}`, inquiryBody(email)));
  return id;
}

async function othersAt(offerId: string, asking: HttpClient) {
  const { others } = offerLockSchema.parse((await asking.get(deskApi.openAt(offerId))).json());
  return others.map(({ name, holds }) => `${name}${holds ? ' holds it' : ''}`);
}

/** What a socket says is recorded without an answer. */
async function untilOthers(offerId: string, asking: HttpClient, expected: readonly string[]): Promise<void> {
  while ((await othersAt(offerId, asking)).join() !== expected.join()) await setImmediate();
}

describe("the desk's live socket", () => {
  it('hears of every sale, by its number alone, and nobody from outside opens it', async () => {
    const heard = await deskSocket(eva);
    const id = await inquiry('anna@example.org');
    const notices = await heard.count(2);
    expect(notices.map(({ type, aggregateId }) => [type, aggregateId])).toEqual([
      ['submitted', id],
      ['linkedToInquiry', id],
    ]);
    expect(notices.flatMap((notice) => Object.keys(notice).toSorted().join())).toEqual(
      notices.map(() => 'aggregateId,at,type,version'),
    );
    heard.socket.close();

    const customer = await signUp(test, 'ben@example.org');
    await expect(deskSocket(customer)).rejects.toThrow('401');
    await expect(deskSocket(test.visitor())).rejects.toThrow('401');
    await expect(deskSocket(eva, 'https://elsewhere.example')).rejects.toThrow('403');
  });

  it('hears that the customer has come to look, and has gone', async () => {
    const seller = await signUp(test, 'clara@example.org');
    const id = await inquiry('clara@example.org');
    const heard = await deskSocket(eva);
    const customer = await openLiveSocket(test, seller);
    // What became of the inquiry may still be on its way when the socket opens.
    const views = async () =>
      (await heard.count(0)).flatMap(({ type, aggregateId }) => (type.startsWith('view') ? [[type, aggregateId]] : []));
    lookAt(customer, id);
    await expect.poll(views).toEqual([['viewEntered', id]]);
    customer.socket.close();
    await expect.poll(views).toEqual([
      ['viewEntered', id],
      ['viewLeft', id],
    ]);
    heard.socket.close();
  });

  it('says who else has a sale open, whose it is, and that it was taken over', async () => {
    const id = await inquiry('dora@example.org');
    const [first, second] = [await deskSocket(eva), await deskSocket(max)];
    lookAt(first, id);
    await untilOthers(id, max, ['eva@example.org holds it']);
    test.clock.set('2026-11-23T09:00:30.000Z');
    lookAt(second, id);
    await untilOthers(id, eva, ['max@example.org']);

    test.clock.set('2026-11-23T09:01:00.000Z');
    await succeed(max.post(deskApi.takeOver(id), {}));
    expect(await othersAt(id, eva)).toEqual(['max@example.org holds it']);
    expect(await othersAt(id, max)).toEqual(['eva@example.org']);
    const told = (await first.count(3)).map(({ type }) => type);
    expect(told).toContain('deskTookOver');
    expect(securityLines(test)).toContainEqual(
      expect.objectContaining({ what: 'staffAction', call: 'POST /desk/api/takeOver/:offerId', offer: id }),
    );

    lookAt(second, null);
    await untilOthers(id, eva, []);
    first.socket.close();
    second.socket.close();
    await untilOthers(id, max, []);
  });

  it('is closed at once for whoever signs out or loses the place at the desk, and for nobody else', async () => {
    const admin = await signInStaff(test, ['admin'], 'admin@example.org');
    const [otto, pia] = [
      await signInStaff(test, ['buyer'], 'otto@example.org'),
      await signInStaff(test, ['buyer'], 'pia@example.org'),
    ];
    const [ofOtto, ofPia, ofMax] = [await deskSocket(otto), await deskSocket(pia), await deskSocket(max)];
    await succeed(otto.post('/desk/api/logout', {}));
    expect(await ofOtto.ended).toBe(closeCodes.sessionOver);
    const staffId = await staffIdOf(test.deps.db, 'pia@example.org');
    await succeed(admin.post('/desk/api/removePerson', { staffId }));
    expect(await ofPia.ended).toBe(closeCodes.sessionOver);
    expect(ofMax.socket.readyState).toBe(ofMax.socket.OPEN);
    ofMax.socket.close();
  });

  it('takes an end that nobody said for one after two minutes', async () => {
    const id = await inquiry('emil@example.org');
    const { socket } = await deskSocket(eva).then((opened) => {
      lookAt(opened, id);
      return opened;
    });
    await untilOthers(id, max, ['eva@example.org holds it']);
    test.clock.set('2026-11-23T09:04:00.000Z');
    expect(await othersAt(id, max)).toEqual([]);
    socket.close();
  });
});

describe('whose a sale is', () => {
  const shown = async (client: HttpClient, assigned?: string) => {
    const query = new URLSearchParams({ tab: 'all', search: 'frieda@example.org', ...(assigned && { assigned }) });
    const { rows } = queueSchema.parse((await client.get(`${deskApi.queue}?${query}`)).json());
    return rows.map((row) => row.assigned);
  };
  const assign = (client: HttpClient, id: string, to: string) => client.post(deskApi.assign(id), { to });

  it('is said to all of the desk at once, narrows the list, and goes with whoever leaves', async () => {
    const ida = await signInStaff(test, ['buyer'], 'ida@example.org');
    const id = await inquiry('frieda@example.org');
    expect([await shown(ida), await shown(ida, 'me'), await shown(ida, 'meOrNobody')]).toEqual([
      [undefined],
      [],
      [undefined],
    ]);
    const heard = await deskSocket(eva);
    await succeed(assign(ida, id, 'me'));
    expect((await heard.count(1)).map(({ type, aggregateId }) => [type, aggregateId])).toEqual([['deskAssigned', id]]);
    heard.socket.close();
    const mine = { name: 'ida@example.org', isMine: true };
    const hers = { name: 'ida@example.org', isMine: false };
    expect([await shown(ida, 'me'), await shown(ida, 'meOrNobody')]).toEqual([[mine], [mine]]);
    expect([await shown(max), await shown(max, 'me'), await shown(max, 'meOrNobody')]).toEqual([[hers], [], []]);
    expect((await max.get(deskApi.offer(id))).json().data.assigned).toEqual(hers);
    expect(securityLines(test)).toContainEqual(
      expect.objectContaining({ what: 'staffAction', call: 'POST /desk/api/assign/:offerId', offer: id }),
    );

    await succeed(assign(max, id, 'me'));
    expect(await shown(ida)).toEqual([{ name: 'max@example.org', isMine: false }]);
    await succeed(assign(ida, id, 'nobody'));
    expect(await shown(max)).toEqual([undefined]);
    await succeed(assign(ida, id, 'me'));
    await test.deps.database.transaction((tx) => removeStaff(test.deps, tx, 'ida@example.org'));
    expect(await shown(max)).toEqual([undefined]);
  });

  it('is nothing that a sale without a row, or a customer, has', async () => {
    expect((await assign(eva, newOfferId(), 'me')).statusCode).toBe(404);
    const seller = await signUp(test, 'gerd@example.org');
    const id = await inquiry('gerd@example.org');
    expect((await assign(seller, id, 'me')).statusCode).toBe(401);
    await succeed(assign(eva, id, 'me'));
    expect((await seller.get(`/selfservice/api/readOffer/${id}`)).body).not.toContain('eva@example.org');
  });
});

describe('saved views', () => {
  const save = (client: HttpClient, viewId: string, name: string) =>
    client.post(deskApi.saveView, { viewId, name, filter: { tab: 'all', group: 'inquiries', from: 500 } });
  const names = async (client: HttpClient) =>
    savedViewsSchema.parse((await client.get(deskApi.views)).json()).views.map(({ name }) => name);

  it("are one person's own: kept, renamed and deleted by nobody else", async () => {
    const viewId = randomUUID();
    await succeed(save(eva, viewId, 'Große Anfragen'));
    await succeed(save(eva, viewId, 'Ab 500 €'));
    expect(await names(eva)).toEqual(['Ab 500 €']);
    await succeed(save(max, viewId, 'von Max'));
    await succeed(max.post(deskApi.removeView, { viewId }));
    expect([await names(eva), await names(max)]).toEqual([['Ab 500 €'], []]);
    await succeed(eva.post(deskApi.removeView, { viewId }));
    expect(await names(eva)).toEqual([]);
  });

  it('are no more than a row of tabs shows, and only filters that the list has', async () => {
    for (let number = 0; number < maxSavedViews; number += 1) await succeed(save(max, randomUUID(), `${number}`));
    expect((await save(max, randomUUID(), 'noch eine')).json().code).toBe('tooManyViews');
    const strange = { viewId: randomUUID(), name: 'x', filter: { tab: 'all', sql: '1' } };
    expect((await eva.post(deskApi.saveView, strange)).statusCode).toBe(400);
  });
});
