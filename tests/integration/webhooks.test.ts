import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deliveriesSchema,
  replayedSchema,
  secretHours,
  webhookCalls,
  webhookSecretSchema,
  webhooksSchema,
} from '#contract/desk/webhooks.ts';
import { maxAttempts } from '#domain/webhooks/retry-delays.ts';
import { webhookEndpoints } from '#server/db/schema/systems.ts';
import { removeOldWebhookDeliveries } from '#server/webhooks/list-deliveries.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openWebhookTarget, type WebhookTarget } from '#tests/support/webhook-target.ts';

let test: TestApp;
let desk: HttpClient;
let target: WebhookTarget;
/** After the clock of the machine, by which one of the tests goes. */
let day = Date.parse(`${new Date().toISOString().slice(0, 10)}T09:00:00.000Z`);

beforeAll(async () => {
  test = await startTestApp({ WEBHOOKS_TO_LOOPBACK: 'yes' });
  target = await openWebhookTarget();
});
afterAll(async () => {
  await test.close();
  await target.close();
});
beforeEach(async () => {
  // A day for each, so that what is sent since a moment is their own.
  day += 86_400_000;
  test.clock.set(new Date(day).toISOString());
  desk = await signInStaff(test);
  await test.deps.db.delete(webhookEndpoints);
  target.answer = { status: 204 };
  target.meanwhile = undefined;
  target.newIds();
});

async function aWebhook(types: readonly string[] = [], url = target.url) {
  const body = { name: 'Warenwirtschaft', url, types };
  const added = webhookSecretSchema.parse(await succeed(desk.post(webhookCalls.add, body)));
  return { secret: added.secret, webhookId: added.webhookId };
}

async function anInquiry(): Promise<string> {
  const offerId = newOfferId();
  await succeed(test.visitor().post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody('anna@example.org')));
  return offerId;
}
const reject = (offerId: string) => succeed(desk.post(`/desk/api/reject/${offerId}`, { reason: 'Zu alt' }));
const idsOf = (offerId: string, ...versions: number[]) => versions.map((version) => `${offerId}_${version}`);
const webhooks = async () => webhooksSchema.parse(await succeed(desk.get(webhookCalls.list))).webhooks;
const deliveries = async (query = '') =>
  deliveriesSchema.parse(await succeed(desk.get(`${webhookCalls.deliveries}${query}`))).deliveries;
const setState = (webhookId: string, state: 'on' | 'paused') =>
  succeed(desk.post(webhookCalls.setState, { webhookId, state }));
const replay = async (webhookId: string, since: string) =>
  replayedSchema.parse(await succeed(desk.post(webhookCalls.replay, { webhookId, since }))).count;
const inAnHour = () => test.clock.advance({ hours: 1 });

describe('another system', () => {
  it('is told of each event once, signed so that any library of Standard Webhooks believes it, and of no person', async () => {
    // The library goes by the clock of the machine, before or after the session's day.
    test.clock.set(new Date().toISOString());
    desk = await signInStaff(test);
    const { secret } = await aWebhook();
    const offerId = await anInquiry();
    await test.runJobs();
    // Their order is not promised.
    expect(target.newIds().toSorted()).toEqual(idsOf(offerId, 1, 2));
    const second = target.told.find((one) => one.headers['webhook-id'] === `${offerId}_2`);
    const { headers, body } = second ?? { headers: {}, body: '' };
    const signed = {
      'webhook-id': String(headers['webhook-id']),
      'webhook-timestamp': String(headers['webhook-timestamp']),
      'webhook-signature': String(headers['webhook-signature']),
    };
    expect(new Webhook(secret).verify(body, signed)).toMatchObject({
      type: 'offer.linkedToInquiry',
      data: { event: 'linkedToInquiry', offerId, version: 2 },
    });
    expect(() => new Webhook(secret).verify(body.replace('2', '3'), signed)).toThrow();
    expect(body).not.toMatch(/anna|@|B-20/);
    await test.runJobs();
    expect(target.newIds()).toEqual([]);
  });

  it('hears of those events that it wants, and nothing of a command that is refused', async () => {
    await aWebhook(['rejected']);
    const offerId = await anInquiry();
    await reject(offerId);
    expect((await desk.post(`/desk/api/acceptCounterbid/${offerId}`, {})).statusCode).toBe(409);
    await test.runJobs();
    expect(target.told.slice(-1).map(({ body }) => JSON.parse(body).type)).toEqual(['offer.rejected']);
    expect(target.newIds()).toHaveLength(1);
    expect(await deliveries()).toHaveLength(1);
  });

  it('believes the former secret and the new one for a day, then the new one alone', async () => {
    const first = await aWebhook();
    const { secret: second } = webhookSecretSchema.parse(
      await succeed(desk.post(webhookCalls.renewSecret, { webhookId: first.webhookId })),
    );
    const believed = async () => {
      await anInquiry();
      await test.runJobs();
      const { headers, body } = target.told.at(-1) ?? { headers: {}, body: '' };
      const [id, timestamp] = [String(headers['webhook-id']), Number(headers['webhook-timestamp'])];
      const given = String(headers['webhook-signature']).split(' ');
      return [first.secret, second].map((one) =>
        given.includes(new Webhook(one).sign(id, new Date(timestamp * 1_000), body)),
      );
    };
    expect(await believed()).toEqual([true, true]);
    expect((await webhooks())[0]?.formerSecretUntil).toBeDefined();
    test.clock.advance({ hours: secretHours });
    desk = await signInStaff(test);
    expect(await believed()).toEqual([false, true]);
    expect(JSON.stringify(await test.deps.db.select().from(webhookEndpoints))).not.toContain(second.slice(6));
  });
});

describe('a target that fails', () => {
  it('with 500 for an hour gets everything afterwards, under the same numbers, and each try is seen', async () => {
    await aWebhook();
    target.answer = { status: 500, text: 'gerade\n\u0000kaputt' };
    const offerId = await anInquiry();
    await test.runJobs();
    const first = (await deliveries()).find(({ messageId }) => messageId === `${offerId}_2`);
    expect(first).toMatchObject({ state: 'waiting', type: 'linkedToInquiry' });
    expect(first?.attempts).toMatchObject([{ status: 500, excerpt: 'gerade kaputt' }]);
    expect(first?.attempts[0]?.milliseconds).toBeGreaterThanOrEqual(0);
    for (const pause of [{ seconds: 6 }, { minutes: 6 }, { minutes: 36 }]) {
      test.clock.advance(pause);
      await test.runJobs();
    }
    expect((await webhooks())[0]).toMatchObject({ state: 'on', waiting: 2, failingSince: expect.any(String) });
    target.answer = { status: 204 };
    test.clock.advance({ hours: 3 });
    await test.runJobs();
    expect((await deliveries()).map(({ state, attempts }) => [state, attempts.length])).toEqual([
      ['delivered', 5],
      ['delivered', 5],
    ]);
    expect(new Set(target.newIds())).toEqual(new Set(idsOf(offerId, 1, 2)));
    expect((await webhooks())[0]?.failingSince).toBeUndefined();
  });

  it('for three days is switched off, and the administration is told', async () => {
    await aWebhook(['rejected']);
    target.answer = { status: 307, location: 'https://anderswo.example/' };
    await reject(await anInquiry());
    for (let tries = 0; tries < maxAttempts; tries += 1) {
      await test.runJobs();
      test.clock.advance({ hours: 27 });
    }
    desk = await signInStaff(test);
    expect((await webhooks())[0]).toMatchObject({ state: 'off', offFor: 'failing' });
    expect((await deliveries())[0]?.attempts[0]).toMatchObject({ status: 307, failure: 'redirect' });
    const told = (await test.mails()).filter(({ subject }) => subject === 'Ein Webhook wurde abgeschaltet');
    expect(told.map(({ recipient }) => recipient)).toEqual(['desk@example.org']);
  });

  it('that says it is gone hears nothing more, until somebody switches it on and sends what it missed', async () => {
    const { webhookId } = await aWebhook(['rejected']);
    const since = test.clock.now().toISOString();
    target.answer = { status: 410 };
    const first = await anInquiry();
    await reject(first);
    await test.runJobs();
    expect((await webhooks())[0]).toMatchObject({ state: 'off', offFor: 'gone', waiting: 0 });
    const second = await anInquiry();
    await reject(second);
    await test.runJobs();
    expect(target.newIds()).toEqual(idsOf(first, 3));
    expect((await desk.post(webhookCalls.replay, { webhookId, since })).json().code).toBe('webhookOff');
    target.answer = { status: 200 };
    await setState(webhookId, 'on');
    expect(await replay(webhookId, since)).toBe(2);
    await test.runJobs();
    expect(target.newIds().toSorted()).toEqual([...idsOf(first, 3), ...idsOf(second, 3)].toSorted());
  });

  it.each([
    { how: 'is gone', answer: { status: 410 }, failing: undefined },
    { how: 'has failed for three days', answer: { status: 500 }, failing: { days: 3 } },
  ])(
    'and moves while its former address still says that it $how is not switched off, and hears of it at the new one',
    async ({ answer, failing }) => {
      const other = await openWebhookTarget();
      const { webhookId } = await aWebhook(['rejected']);
      const failingSince = new Date(test.clock.now().getTime() - (failing?.days ?? 0) * 86_400_000).toISOString();
      if (failing)
        await test.deps.db.update(webhookEndpoints).set({ failingSince }).where(eq(webhookEndpoints.id, webhookId));
      target.answer = answer;
      target.meanwhile = () =>
        succeed(desk.post(webhookCalls.change, { webhookId, name: 'Umgezogen', url: other.url, types: ['rejected'] }));
      const offerId = await anInquiry();
      await reject(offerId);
      await test.runJobs();
      const [moved] = await webhooks();
      expect(moved).toMatchObject({ state: 'on', url: other.url, waiting: 1 });
      expect(moved?.failingSince).toBeUndefined();
      test.clock.advance({ seconds: 6 });
      await test.runJobs();
      expect([target.newIds(), other.newIds()]).toEqual([idsOf(offerId, 3), idsOf(offerId, 3)]);
      await other.close();
    },
  );

  it('is as new once it is elsewhere, but not for another name', async () => {
    const other = await openWebhookTarget();
    const { webhookId } = await aWebhook(['rejected']);
    const now = test.clock.now().getTime();
    const [failingSince, backoffUntil] = [now - 86_400_000, now + 600_000].map((at) => new Date(at).toISOString());
    const failing = { failingSince, backoffUntil };
    await test.deps.db.update(webhookEndpoints).set(failing).where(eq(webhookEndpoints.id, webhookId));
    const change = (url: string) =>
      succeed(desk.post(webhookCalls.change, { webhookId, name: 'Andere', url, types: ['rejected'] }));
    await change(target.url);
    expect((await webhooks())[0]).toMatchObject({ name: 'Andere', failingSince });
    await change(other.url);
    expect((await webhooks())[0]?.failingSince).toBeUndefined();
    const offerId = await anInquiry();
    await reject(offerId);
    await test.runJobs();
    expect(other.newIds()).toEqual(idsOf(offerId, 3));
    await other.close();
  });

  it('that let us wait in vain is left alone for a moment, and nothing of it is lost', async () => {
    const { webhookId } = await aWebhook(['rejected']);
    const backoffUntil = new Date(test.clock.now().getTime() + 30_000).toISOString();
    await test.deps.db.update(webhookEndpoints).set({ backoffUntil }).where(eq(webhookEndpoints.id, webhookId));
    const offerId = await anInquiry();
    await reject(offerId);
    await test.runJobs();
    expect(target.newIds()).toEqual([]);
    test.clock.advance({ minutes: 2 });
    await test.runJobs();
    expect(target.newIds()).toEqual(idsOf(offerId, 3));
  });
});

describe('the desk', () => {
  it('lets a target wait, and sends what happened meanwhile once it goes on', async () => {
    const { webhookId } = await aWebhook(['rejected']);
    await setState(webhookId, 'paused');
    const offerId = await anInquiry();
    await reject(offerId);
    await test.runJobs();
    expect(target.newIds()).toEqual([]);
    expect((await webhooks())[0]).toMatchObject({ state: 'paused', waiting: 1 });
    await setState(webhookId, 'on');
    await test.runJobs();
    expect(target.newIds()).toEqual(idsOf(offerId, 3));
  });

  it('sends one message again, or everything since a moment, under the numbers that they had', async () => {
    const [early, late] = [await anInquiry(), newOfferId()];
    inAnHour();
    const since = test.clock.now().toISOString();
    await succeed(test.visitor().post(`/selfservice/api/submitOffer/${late}`, inquiryBody('bert@example.org')));
    const { webhookId } = await aWebhook();
    await reject(early);
    await test.runJobs();
    expect(target.newIds()).toEqual(idsOf(early, 3));
    expect(await replay(webhookId, since)).toBe(3);
    await test.runJobs();
    expect(target.newIds().toSorted()).toEqual([...idsOf(late, 1, 2), ...idsOf(early, 3)].toSorted());
    const [newest] = await deliveries(`?webhookId=${webhookId}&state=delivered`);
    await succeed(desk.post(webhookCalls.sendAgain, { deliveryId: newest?.id }));
    await test.runJobs();
    expect(target.newIds()).toEqual([newest?.messageId]);
    expect(await deliveries()).toHaveLength(3);
  });

  it('sees what was sent again for thirty days from then on, however long ago it happened', async () => {
    const since = test.clock.now().toISOString();
    const offerId = await anInquiry();
    await reject(offerId);
    test.clock.advance({ days: 31 });
    desk = await signInStaff(test);
    const { webhookId } = await aWebhook(['rejected']);
    expect(await replay(webhookId, since)).toBe(1);
    await test.runJobs();
    const left = async () => {
      await removeOldWebhookDeliveries(test.deps);
      desk = await signInStaff(test);
      return (await deliveries()).map(({ messageId }) => messageId);
    };
    expect(await left()).toEqual(idsOf(offerId, 3));
    test.clock.advance({ days: 29 });
    expect(await left()).toEqual(idsOf(offerId, 3));
    test.clock.advance({ days: 2 });
    expect(await left()).toEqual([]);
  });

  it('changes a target, and what waits goes to the new address', async () => {
    const { webhookId } = await aWebhook(['rejected']);
    await setState(webhookId, 'paused');
    await reject(await anInquiry());
    const other = await openWebhookTarget();
    await succeed(desk.post(webhookCalls.change, { webhookId, name: 'Andere', url: other.url, types: [] }));
    await setState(webhookId, 'on');
    await test.runJobs();
    expect([target.newIds(), other.newIds().length]).toEqual([[], 1]);
    await other.close();
    await succeed(desk.post(webhookCalls.remove, { webhookId }));
    expect([await webhooks(), await deliveries()]).toEqual([[], []]);
  });

  it.each([
    'http://erp.example.org/',
    'https://10.0.0.1/',
    'https://name:wort@erp.example.org/',
    'ftp://erp.example.org/',
    'https://haken.localhost./',
    'https://erp.example.org/an\nkauf',
    'https://erp.example\n.org/',
  ])('takes no target such as %s', async (url) => {
    const { statusCode, body } = await desk.post(webhookCalls.add, { name: 'x', url, types: [] });
    expect([statusCode, JSON.parse(body).fields?.url]).toEqual([400, expect.any(String)]);
  });
});
