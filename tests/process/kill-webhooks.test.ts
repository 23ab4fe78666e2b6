import { afterAll, beforeAll, expect, it } from 'vitest';
import { webhookCalls, webhookSecretSchema } from '#contract/webhooks.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { type Caller, caller, keepAlive } from '#tests/support/caller.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { openWebhookTarget, type WebhookTarget } from '#tests/support/webhook-target.ts';

let server: ServerProcess;
let target: WebhookTarget;
let visitor: Caller;

beforeAll(async () => {
  target = await openWebhookTarget();
  server = await startServer({ WEBHOOKS_TO_LOOPBACK: 'yes' });
  visitor = caller(server.url, keepAlive(0));
  await visitor.get('/auth/api/currentUser');
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

it('a server that is killed with -9 between event and delivery loses no message: each arrives at least once, under one number', async () => {
  const { email, password } = demoLogins.staff;
  await post('/desk/api/login', { email, password });
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
