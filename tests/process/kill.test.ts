// Dear: programs are started, and most of them killed.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { type WholeOfferView, wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { openDatabase } from '#server/db/client.ts';
import { readEnv } from '#server/env.ts';
import { verifyDatabase } from '#server/offers/verify.ts';
import { addressesBody, bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { type Caller, caller, keepAlive } from '#tests/support/caller.ts';
import { startSeededEmbedded } from '#tests/support/seeded-shop.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { until } from '#tests/support/until.ts';

const email = 'zaeh@example.org';
const password = 'vier Pferde im Regal';
const offerId = newOfferId();

let server: ServerProcess;
let seller: Caller;
let desk: Caller;

beforeAll(async () => {
  server = await startSeededEmbedded(inject('seededShop'));
  seller = newCaller();
  desk = newCaller();
  await desk.get('/auth/api/currentUser');
  await seller.get('/auth/api/currentUser');
  await must(desk.post('/desk/api/login', demoLogins.staff));
  await must(seller.post('/auth/api/registerAccount', { email, password }));
  const link = /email-bestaetigen\/([^/\s]+)\//.exec((await mailsWith(1))[0]?.text ?? '')?.[1] ?? '';
  await must(seller.post('/auth/api/confirmEmail', { token: link }));
});
afterAll(() => server.stop());

/** Every connection is new, so that none survives into the restarted server. */
function newCaller(): Caller {
  return caller(server.url, keepAlive(0));
}

async function must(answer: ReturnType<Caller['post']>): Promise<void> {
  const { status, text } = await answer;
  if (status !== 200) throw new Error(`${status} ${text}`);
}

const mailSchema = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }));

/** The seller's captured mails once there are so many; jobs that died are taken up again within half a minute. */
async function mailsWith(count: number) {
  return until(async () => {
    const { text } = await newCaller().get('/dev/mail/index.json');
    const mails = mailSchema.parse(JSON.parse(text)).filter((mail) => mail.to === email);
    return mails.length >= count && mails;
  });
}

async function view(): Promise<WholeOfferView> {
  const { status, text } = await seller.get(`/selfservice/api/readOffer/${offerId}`);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return z.object({ data: wholeOfferViewSchema }).parse(JSON.parse(text)).data;
}

interface Step {
  /** The event the step leaves in the log. */
  event: string;
  send(): ReturnType<Caller['post']>;
}

let itemId = '';
let inquiryId = '';
let orderId = '';
const act = (event: string, action: string, body: () => object): Step => {
  const key = { 'idempotency-key': randomUUID() };
  return { event, send: () => seller.post(`/selfservice/api/${action}/${offerId}`, body(), key) };
};
const provide = (event: string, command: string, body: () => object = () => ({})): Step => {
  const key = { 'idempotency-key': randomUUID() };
  return { event, send: () => desk.post(`/desk/api/${command}/${offerId}`, body(), key) };
};

const inquiry = inquiryBody(email);
const validUntil = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);

const journey: Step[] = [
  act('linkedToInquiry', 'submitOffer', () => inquiry),
  provide('bidSubmitted', 'submitBid', () => bidBody([{ id: itemId }], { validUntil })),
  act('counterbidSubmitted', 'submitCounterbid', () => ({
    inquiryId,
    counterbid: 2000,
    declarations: businessDeclarations,
  })),
  provide('counterbidAccepted', 'acceptCounterbid'),
  act('addressesSubmitted', 'submitAddresses', () => ({ inquiryId, ...addressesBody, ...withSelfBilling })),
  provide('linkedToOrder', 'linkOrder'),
  provide('dataVerified', 'verifyData'),
  provide('shippingLabelSent', 'sendShippingLabel', () => ({ carrier: 'dpd', trackingNumbers: ['01015026003653C'] })),
  act('goodsDispatched', 'dispatchGoods', () => ({ orderId })),
  provide('scopeOfSupplyConfirmed', 'confirmScopeOfSupply', () => ({ lines: [{ itemId, received: 3 }] })),
  provide('deletionSkipped', 'skipDeletion', () => ({ reason: 'noMedia' })),
  provide('testingStarted', 'startTesting'),
  provide('testingFinished', 'finishTesting', () => ({ lines: [{ itemId, result: 'passed' }] })),
  provide('adjustingBidSkipped', 'skipAdjustingBid'),
  provide('creditNoteAdded', 'addCreditNote'),
  act('finished', 'finishOffer', () => ({ orderId })),
  provide('completed', 'complete', () => ({ paymentReference: 'SEPA 1' })),
];

const withSelfBilling = {
  contractDetails: { ...addressesBody.contractDetails, selfBilling: true, taxId: 'DE136695976', vatStatus: 'regular' },
};

/**
 * At which steps the server is killed, and when: as the request leaves, while it is being done, and as its answer arrives, which is the
 * first instant at which it is promised. Random instants under load are for `npm run faults`.
 */
const kills = new Map<string, 'leaving' | 'amid' | 'answered'>([
  ['linkedToInquiry', 'leaving'],
  ['addressesSubmitted', 'amid'],
  ['creditNoteAdded', 'answered'],
  ['completed', 'answered'],
]);
/** What a step takes is some ten milliseconds. */
const amid = 10;

/** Sends a step and kills the server: what was answered before counts as promised. */
async function sendAndKill(step: Step, at: 'leaving' | 'amid' | 'answered'): Promise<boolean> {
  const answer = step.send().then(
    ({ status, text }) => {
      if (status !== 200) throw new Error(`${step.event}: ${status} ${text}`);
      return true;
    },
    (error: NodeJS.ErrnoException) => {
      if (!['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(error.code ?? '')) throw error;
      return false;
    },
  );
  if (at === 'answered') await answer;
  else await pause(at === 'amid' ? amid : 0);
  await server.kill('SIGKILL');
  return answer;
}

const has = (offer: WholeOfferView, event: string) => offer.timeline.some((entry) => entry.type === event);

describe('a server that is killed with -9 again and again during a sale', () => {
  it('loses nothing it has acknowledged, does nothing twice that is sent again, half-writes nothing and doubles no captured mail', async () => {
    const lost: string[] = [];
    for (const step of journey) {
      const at = kills.get(step.event);
      const acknowledged = at !== undefined && (await sendAndKill(step, at));
      if (at !== undefined) await server.restart();
      const exists = (await seller.get(`/selfservice/api/readOffer/${offerId}`)).status === 200;
      const stands = exists && has(await view(), step.event);
      if (acknowledged && !stands) lost.push(step.event);
      // Whoever has no answer sends the same once more, and cannot know whether it stands.
      await must(step.send());
      const offer = await view();
      itemId = offer.items[0]?.id ?? '';
      inquiryId = offer.inquiryId ?? '';
      orderId = offer.orderId ?? '';
    }
    expect(lost).toEqual([]);

    const offer = await view();
    expect(offer).toMatchObject({ stage: 'completed', payoutTotal: 2000 });
    const events = offer.timeline.map((entry) => entry.type);
    for (const { event } of journey) expect(events.filter((type) => type === event)).toEqual([event]);

    // Address confirmed, inquiry, bid, counterbid accepted, processing agreement, label, goods received, price kept, document, paid.
    const subjects = (await mailsWith(10)).map((mail) => mail.subject);
    expect(subjects).toHaveLength(10);
    expect(new Set(subjects).size).toBe(10);

    await server.kill('SIGTERM');
    const database = await openDatabase(readEnv({ MODE: 'demo', DATA_DIR: server.dataDir }));
    expect(await verifyDatabase(database)).toMatchObject({ differences: [] });
    await database.close();
  });
});
