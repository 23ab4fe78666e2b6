// Dear: programs are started, and most of them killed.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { webhookCalls, webhookSecretSchema, webhooksSchema } from '#contract/desk/webhooks.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { type Caller, caller, keepAlive } from '#tests/support/caller.ts';
import { startSeeded } from '#tests/support/seeded-shop.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { openWebhookTarget, type WebhookTarget } from '#tests/support/webhook-target.ts';

let server: ServerProcess;
let target: WebhookTarget;
let visitor: Caller;

beforeAll(async () => {
  target = await openWebhookTarget();
  server = await startSeeded(inject('seededShop'), { WEBHOOKS_TO_LOOPBACK: 'yes' });
  visitor = caller(server.url, keepAlive(0));
  await visitor.get('/auth/api/currentUser');
  const { email, password } = demoLogins.staff;
  await post('/desk/api/login', { email, password });
});
afterAll(async () => {
  await server.stop();
  await target.close();
});

async function post(path: string, body: object): Promise<unknown> {
  const { status, text } = await visitor.post(path, body);
  if (status !== 200) throw new Error(`${path} ${status} ${text}`);
  return JSON.parse(text);
}

it('a target that hangs holds nobody else up: another hears at once of more than the hanging one is ever told', async () => {
  const hanging = await openWebhookTarget();
  hanging.answer = undefined;
  for (const { url } of [hanging, target])
    await post(webhookCalls.add, { name: 'Warenwirtschaft', url, types: ['submitted'] });
  const wanted = new Set(Array.from({ length: 25 }, newOfferId));
  const begun = performance.now();
  for (const offerId of wanted)
    await post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody(`${offerId}@example.org`));
  const sent = performance.now() - begun;
  while (wanted.size > 0) {
    for (const { body } of target.told) wanted.delete(JSON.parse(body).data.offerId);
    if (wanted.size > 0) await target.next();
  }
  // Ten seconds are what a target that hangs is given: nothing has waited for that.
  expect(performance.now() - begun).toBeLessThan(sent + 8_000);
  expect(hanging.told.length).toBeLessThanOrEqual(4 * Math.ceil((performance.now() - begun) / 10_000));
  for (const { id } of webhooksSchema.parse(JSON.parse((await visitor.get(webhookCalls.list)).text)).webhooks)
    await post(webhookCalls.remove, { webhookId: id });
  await hanging.close();
});

it('a server that is killed with -9 between event and delivery loses no message: each arrives at least once, under one number', async () => {
  const made = await post(webhookCalls.add, { name: 'Warenwirtschaft', url: target.url, types: ['submitted'] });
  expect(webhookSecretSchema.parse(made).secret).toMatch(/^whsec_/);
  // The first message is on its way and never answered when the server dies; the others of this instant may not even have left.
  target.answer = undefined;
  const offerIds = Array.from({ length: 5 }, newOfferId);
  const arrived = target.next();
  for (const offerId of offerIds)
    await post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody(`${offerId}@example.org`));
  const first = await arrived;
  await server.kill('SIGKILL');
  const before = target.told.length;
  target.answer = { status: 204 };
  await server.restart();
  const wanted = new Set(offerIds);
  while (wanted.size > 0) {
    for (const { body } of target.told.slice(before)) wanted.delete(JSON.parse(body).data.offerId);
    if (wanted.size > 0) await target.next();
  }
  const idsOf = (offerId: string) =>
    target.told.filter(({ body }) => body.includes(offerId)).map(({ headers }) => headers['webhook-id']);
  for (const offerId of offerIds) expect(new Set(idsOf(offerId)).size).toBe(1);
  const { offerId } = JSON.parse(first.body).data;
  expect(idsOf(offerId).length).toBeGreaterThan(1);
});
