import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deskOfferSchema } from '#contract/desk-view.ts';
import { wholeOfferViewSchema } from '#contract/whole-offer-view.ts';
import type { CommandType } from '#domain/offer/commands.ts';
import { offerMessages } from '#server/db/schema/messages.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
const email = 'frage@example.org';
const way: readonly CommandType[] = [
  'submitOffer',
  'submitBid',
  'acceptBid',
  'submitAddresses',
  'linkOrder',
  'verifyData',
  'sendShippingLabel',
  'dispatchGoods',
  'confirmScopeOfSupply',
  'skipDeletion',
  'startTesting',
  'finishTesting',
  'adjustBid',
];

beforeAll(async () => {
  test = await startTestApp({ RATE_LIMITS: 'on' });
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

let sold = 0;
/** An offer of this seller's whose price was adjusted after the inspection, or that has come so far. */
async function sale(seller: string, last: CommandType = 'adjustBid'): Promise<string> {
  sold += 1;
  const numbers = { inquiryId: `A-frage-${sold}`, orderId: `B-frage-${sold}` };
  const offerId = newOfferId();
  await playCommands(
    test,
    offerId,
    (command) => {
      const own = { ...command, ...('inquiryId' in command && { inquiryId: numbers.inquiryId }) };
      const named = { ...own, ...('orderId' in command && { orderId: numbers.orderId }) };
      return 'draft' in named ? { ...named, draft: { ...named.draft, email: seller } } : named;
    },
    way.slice(0, way.indexOf(last) + 1),
  );
  return offerId;
}

const ask = (by: HttpClient, offerId: string, body: object) =>
  by.post(`/selfservice/api/askQuestion/${offerId}`, { id: randomUUID(), ...body });
const reply = (offerId: string, body: object) =>
  desk.post(`/desk/api/answerQuestion/${offerId}`, { id: randomUUID(), ...body });
const read = async (by: HttpClient, offerId: string) =>
  z.object({ data: wholeOfferViewSchema }).parse(await succeed(by.get(`/selfservice/api/readOffer/${offerId}`))).data;
const readAtDesk = async (offerId: string) =>
  z.object({ data: deskOfferSchema }).parse(await succeed(desk.get(`/desk/api/offers/${offerId}`))).data;
const mailsAbout = async (subject: string) => {
  await test.runJobs();
  return (await test.mails()).filter((mail) => mail.subject.startsWith(subject));
};

describe('a question about an adjusted price', () => {
  it('reaches the provider with the offer and by one mail, and changes neither phase, turn nor deadline', async () => {
    const seller = await signUp(test, email);
    const offerId = await sale(email);
    const before = await read(seller, offerId);
    const itemId = before.items[0]?.id;
    const id = randomUUID();
    const text = 'An welchem Server fehlen die Schienen?';
    await succeed(ask(seller, offerId, { id, itemId, text }));
    await succeed(ask(seller, offerId, { id, itemId, text }));
    const said = { id, author: 'customer', itemId, text, at: '2026-11-23T09:00:00.000Z' };
    expect(await readAtDesk(offerId)).toMatchObject({ messages: [said], openQuestion: true });
    const { messages, phase, turn, adjustment, version, actions } = await read(seller, offerId);
    expect(messages).toEqual([said]);
    expect({ phase, turn, adjustment, version, actions }).toEqual({
      phase: 'adjusted',
      turn: 'customer',
      adjustment: before.adjustment,
      version: before.version,
      actions: before.actions,
    });
    const mails = await mailsAbout(`Frage zum angepassten Preis: Auftrag ${before.orderId}`);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(text);
    expect(mails[0]?.text).toContain(before.items[0]?.title);
  });

  it('is answered through the desk: shown with the offer at once, also to who has read it before, and mailed', async () => {
    const owner = 'antwort@example.org';
    const seller = await signUp(test, owner);
    const offerId = await sale(owner);
    const { items } = await read(seller, offerId);
    const itemId = items[0]?.id;
    await succeed(ask(seller, offerId, { itemId, text: 'Welche Fotos gehören dazu?' }));
    const { headers } = await seller.get(`/selfservice/api/readOffer/${offerId}`);
    await test.deps.notices.start();
    const heard: string[] = [];
    const stop = test.deps.notices.subscribe({ onNotice: (notice) => void heard.push(JSON.stringify(notice)) });
    await succeed(reply(offerId, { text: 'Das zweite. Wir haben es ergänzt.' }));
    const again = await seller.get(`/selfservice/api/readOffer/${offerId}`, { 'If-None-Match': String(headers.etag) });
    expect(again.statusCode).toBe(200);
    expect(
      (await read(seller, offerId)).messages.map(({ author, itemId: line, text }) => [author, line, text]),
    ).toEqual([
      ['customer', itemId, 'Welche Fotos gehören dazu?'],
      ['provider', itemId, 'Das zweite. Wir haben es ergänzt.'],
    ]);
    expect((await readAtDesk(offerId)).openQuestion).toBe(false);
    await expect.poll(() => heard.filter((notice) => notice.includes(offerId))).toHaveLength(1);
    expect(heard.join()).toContain('"type":"messageSent"');
    expect(heard.join()).not.toContain('Fotos');
    stop();
    const [mail, ...more] = (await mailsAbout('Antwort auf Ihre Frage')).filter(({ recipient }) => recipient === owner);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Welche Fotos gehören dazu?');
    expect(mail?.text).toContain('Das zweite. Wir haben es ergänzt.');
  });

  it('is refused elsewhere in the process, about goods of others, when it is empty, too long or asked too often', async () => {
    const owner = 'grenzen@example.org';
    const seller = await signUp(test, owner);
    const early = await sale(owner, 'finishTesting');
    expect((await ask(seller, early, { text: 'Wann?' })).json()).toMatchObject({ code: 'notAllowedInPhase' });
    const offerId = await sale(owner);
    expect((await reply(offerId, { text: 'Wie bitte?' })).json()).toMatchObject({ code: 'questionMissing' });
    const codes = async (...bodies: object[]) =>
      Promise.all(bodies.map(async (body) => (await ask(seller, offerId, body)).statusCode));
    const elsewhere = { itemId: `item-${randomUUID()}`, text: 'Und das?' };
    expect(await codes(elsewhere, { text: ' ' }, { text: 'x'.repeat(2_001) })).toEqual([400, 400, 400]);
    for (let asked = 0; asked < 20; asked += 1) await succeed(ask(seller, offerId, { text: `Frage ${asked}` }));
    expect((await ask(seller, offerId, { text: 'Noch eine' })).json()).toMatchObject({ code: 'tooOften' });
    for (let asked = 20; asked < 30; asked += 1) await ask(seller, early, { text: `Frage ${asked}` });
    expect((await ask(seller, early, { text: 'Noch eine' })).statusCode).toBe(429);
  });

  it('does not exist for anybody else', async () => {
    const owner = 'eigen@example.org';
    await signUp(test, owner);
    const offerId = await sale(owner);
    const stranger = await signUp(test, 'fremd@example.org');
    expect((await ask(stranger, offerId, { text: 'Was?' })).statusCode).toBe(404);
    expect((await ask(test.visitor(), offerId, { text: 'Was?' })).statusCode).toBe(401);
    const answer = await stranger.post(`/desk/api/answerQuestion/${offerId}`, { id: randomUUID(), text: 'Das.' });
    expect(answer.statusCode).toBe(401);
  });

  it('goes along in the export, and stays with the contract alone when the account goes (INV-42)', async () => {
    const owner = 'weg@example.org';
    const seller = await signUp(test, owner);
    const sold = await sale(owner);
    const asked = await sale(owner, 'submitOffer');
    await succeed(ask(seller, sold, { text: 'Was kostet das?' }));
    const row = { number: 1, author: 'customer', text: 'Wann?', sentAt: '2026-11-23T09:00:00.000Z' } as const;
    await test.deps.db.insert(offerMessages).values({ offerId: asked, id: randomUUID(), ...row });
    expect(JSON.stringify(await succeed(seller.get('/accounts/export')))).toContain('Was kostet das?');
    const { orderId } = await read(seller, sold);
    await succeed(seller.post(`/selfservice/api/declineAdjustedBid/${sold}`, { orderId }));
    await succeed(desk.post(`/desk/api/dispatchReturns/${sold}`, { note: 'abgeholt' }));
    await succeed(seller.post('/accounts/delete', { password }));
    expect((await readAtDesk(asked)).messages).toEqual([]);
    expect((await readAtDesk(sold)).messages).toHaveLength(1);
    const next = await signUp(test, owner);
    expect((await next.get(`/selfservice/api/readOffer/${sold}`)).statusCode).toBe(404);
  });
});
