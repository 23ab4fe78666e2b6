import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { firmCalls } from '#contract/account/firm.ts';
import { firmWebhooksAtMost } from '#contract/account/firm-limits.ts';
import { firmWebhookCalls } from '#contract/account/firm-systems.ts';
import {
  deliveriesSchema,
  replayedSchema,
  webhookCalls,
  webhookSecretSchema,
  webhooksSchema,
} from '#contract/desk/webhooks.ts';
import { webhookEndpoints } from '#server/db/schema/systems.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { accountOf, foundFirm, joinedColleague } from '#tests/support/firm.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openWebhookTarget, type WebhookTarget } from '#tests/support/webhook-target.ts';
import { webhookCheck } from '#web/shop/features/firm/webhook-check.ts';

type IsGenuine = (secret: string, headers: object, body: string, now: number) => boolean;

let test: TestApp;
let target: WebhookTarget;
let manager: HttpClient;
let neighbour: HttpClient;
const [own, theirs] = ['anna@example.org', 'nachbar@example.org'];

beforeAll(async () => {
  test = await startTestApp({ WEBHOOKS_TO_LOOPBACK: 'yes' });
  target = await openWebhookTarget();
  manager = await foundFirm(test, own);
  neighbour = await foundFirm(test, theirs, 'Nachbar AG');
});
afterAll(async () => {
  await test.close();
  await target.close();
});
beforeEach(async () => {
  await test.deps.db.delete(webhookEndpoints);
  target.answer = { status: 204 };
  target.newIds();
});

async function aWebhook(by: HttpClient, calls: { readonly add: string } = firmWebhookCalls): Promise<string> {
  const body = { name: 'Anlagenverzeichnis', url: target.url, types: [] };
  return webhookSecretSchema.parse(await succeed(by.post(calls.add, body))).webhookId;
}
async function anInquiry(email: string): Promise<string> {
  const offerId = newOfferId();
  await succeed(test.visitor().post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody(email)));
  await test.runJobs();
  return offerId;
}
const bothOf = (offerId: string) => [1, 2].map((version) => `${offerId}_${version}`);
const listed = async (by: HttpClient) => webhooksSchema.parse(await succeed(by.get(firmWebhookCalls.list))).webhooks;

describe('the webhooks of a firm', () => {
  it('tell of its own sales and of nobody else’s, now and when they are sent again', async () => {
    const webhookId = await aWebhook(manager);
    await anInquiry(theirs);
    await anInquiry('allein@example.org');
    expect(target.newIds()).toEqual([]);
    const sale = await anInquiry(own);
    expect(target.newIds().toSorted()).toEqual(bothOf(sale));
    const since = new Date(test.clock.now().getTime() - 3_600_000).toISOString();
    const again = await succeed(manager.post(firmWebhookCalls.replay, { webhookId, since }));
    expect(replayedSchema.parse(again).count).toBe(2);
    const { deliveries } = deliveriesSchema.parse(await succeed(manager.get(firmWebhookCalls.deliveries)));
    expect(new Set(deliveries.map(({ offerId }) => offerId))).toEqual(new Set([sale]));
  });

  it('are signed as the guide on screen has an administrator check it', async () => {
    const hook = { name: 'Prüft', url: target.url, types: [] };
    const { secret } = webhookSecretSchema.parse(await succeed(manager.post(firmWebhookCalls.add, hook)));
    await anInquiry(own);
    const told = target.told.at(-1);
    const source = `data:text/javascript,${encodeURIComponent(webhookCheck)}`;
    const { istEcht } = z.object({ istEcht: z.custom<IsGenuine>() }).parse(await import(/* @vite-ignore */ source));
    const now = test.clock.now().getTime();
    const { headers = {}, body = '' } = told ?? {};
    expect(istEcht(secret, headers, body, now)).toBe(true);
    expect(istEcht(secret, headers, `${body} `, now)).toBe(false);
    expect(istEcht('whsec_AAAA', headers, body, now)).toBe(false);
    expect(istEcht(secret, headers, body, now + 301_000)).toBe(false);
  });

  it('are nobody else’s to see or change: not another firm’s, not the provider’s, nor theirs a firm’s', async () => {
    const webhookId = await aWebhook(manager);
    const admin = await signInStaff(test);
    const ofDesk = await aWebhook(admin, webhookCalls);
    await anInquiry(own);
    const { deliveries } = deliveriesSchema.parse(await succeed(manager.get(firmWebhookCalls.deliveries)));
    const deliveryId = deliveries[0]?.id;
    for (const [by, calls, foreign] of [
      [neighbour, firmWebhookCalls, webhookId],
      [admin, webhookCalls, webhookId],
      [manager, firmWebhookCalls, ofDesk],
    ] as const) {
      const body = { webhookId: foreign, name: 'x', url: target.url, types: [] };
      const since = '2026-01-01T00:00:00.000Z';
      for (const [call, sent] of [
        [calls.change, body],
        [calls.setState, { webhookId: foreign, state: 'paused' }],
        [calls.renewSecret, { webhookId: foreign }],
        [calls.replay, { webhookId: foreign, since }],
      ] as const)
        expect((await by.post(call, sent)).statusCode, call).toBe(404);
      await succeed(by.post(calls.remove, { webhookId: foreign }));
    }
    expect((await neighbour.post(firmWebhookCalls.sendAgain, { deliveryId })).statusCode).toBe(404);
    expect((await admin.post(webhookCalls.sendAgain, { deliveryId })).statusCode).toBe(404);
    const seen = deliveriesSchema.parse(await succeed(admin.get(webhookCalls.deliveries))).deliveries;
    expect(new Set(seen.map((one) => one.webhookId))).toEqual(new Set([ofDesk]));
    expect((await listed(manager)).map(({ id, state }) => [id, state])).toEqual([[webhookId, 'on']]);
    expect(await listed(neighbour)).toEqual([]);
  });

  it('end with whoever made them, and there are not many', async () => {
    const leaving = await joinedColleague(test, manager, 'geht@example.org', ['managePeople']);
    await aWebhook(leaving);
    const accountId = await accountOf(manager, 'geht@example.org');
    await succeed(manager.post(firmCalls.remove, { accountId }));
    expect(await listed(manager)).toEqual([]);
    for (let made = 0; made < firmWebhooksAtMost; made += 1) await aWebhook(manager);
    const more = await manager.post(firmWebhookCalls.add, { name: 'x', url: target.url, types: [] });
    expect(more.json().code).toBe('webhooksTooMany');
  });

  it('that are gone are told to whoever made them', async () => {
    await aWebhook(manager);
    target.answer = { status: 410 };
    await anInquiry(own);
    const mails = (await test.mails()).filter(({ subject }) => subject === 'Ein Webhook wurde abgeschaltet');
    expect(mails.map(({ recipient }) => recipient)).toEqual([own]);
    expect(await listed(manager)).toMatchObject([{ state: 'off', offFor: 'gone' }]);
  });
});
