// Dear: a thousand messages at once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { queueSchema } from '#contract/desk/desk-queue.ts';
import { deskOfferSchema } from '#contract/desk/desk-view.ts';
import { offerListItemSchema } from '#contract/sale/offer-list.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import type { Command, CommandType } from '#domain/offer/commands/commands.ts';
import { offerMessages } from '#server/db/schema/messages.ts';
import { messageWriter } from '#server/offers/message-writer.ts';
import { muteReminders } from '#server/offers/mute-reminders.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
const email = 'frage@example.org';
const way = wayTo('adjusted');

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
  by.post(`/selfservice/api/sendMessage/${offerId}`, { id: randomUUID(), ...body });
const reply = (offerId: string, body: object) =>
  desk.post(`/desk/api/sendMessage/${offerId}`, { id: randomUUID(), ...body });
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
    const said = { id, author: 'customer', itemId, asks: true, text, files: [], at: '2026-11-23T09:00:00.000Z' };
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
    const mails = await mailsAbout(`Frage des Verkäufers: Auftrag ${before.orderId}`);
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
    const question = randomUUID();
    await succeed(ask(seller, offerId, { id: question, itemId, text: 'Welche Fotos gehören dazu?' }));
    const { headers } = await seller.get(`/selfservice/api/readOffer/${offerId}`);
    await test.deps.notices.start();
    const heard: string[] = [];
    const stop = test.deps.notices.subscribe({ onNotice: (notice) => void heard.push(JSON.stringify(notice)) });
    await succeed(reply(offerId, { answers: question, text: 'Das zweite. Wir haben es ergänzt.' }));
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

  it('is refused about goods of others, as an answer to nothing, when it is empty or too long', async () => {
    const owner = 'grenzen@example.org';
    const seller = await signUp(test, owner);
    const offerId = await sale(owner);
    const nothing = { answers: randomUUID(), text: 'Wie bitte?' };
    expect((await reply(offerId, nothing)).json()).toMatchObject({
      code: 'invalidBody',
      fields: { answers: expect.any(String) },
    });
    const codes = async (...bodies: object[]) =>
      Promise.all(bodies.map(async (body) => (await ask(seller, offerId, body)).statusCode));
    const elsewhere = { itemId: `item-${randomUUID()}`, text: 'Und das?' };
    expect(await codes(elsewhere, { text: ' ' }, { text: 'x'.repeat(2_001) }, { text: '?', asks: false })).toEqual([
      400, 400, 400, 400,
    ]);
    const long = await ask(seller, offerId, { text: 'x'.repeat(1_000_000) });
    expect(long.json()).toMatchObject({ code: 'bodyTooLarge', detail: expect.any(String) });
  });

  it('does not exist for anybody else', async () => {
    const owner = 'eigen@example.org';
    await signUp(test, owner);
    const offerId = await sale(owner);
    const stranger = await signUp(test, 'fremd@example.org');
    expect((await ask(stranger, offerId, { text: 'Was?' })).statusCode).toBe(404);
    expect((await ask(test.visitor(), offerId, { text: 'Was?' })).statusCode).toBe(401);
    const answer = await stranger.post(`/desk/api/sendMessage/${offerId}`, { id: randomUUID(), text: 'Das.' });
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
    expect(await readAtDesk(asked)).toMatchObject({ messages: [], openQuestion: false });
    expect((await readAtDesk(sold)).messages).toHaveLength(1);
    const next = await signUp(test, owner);
    expect((await next.get(`/selfservice/api/readOffer/${sold}`)).statusCode).toBe(404);
  });
});

describe('a question of the provider', () => {
  const picture = {
    name: 'rueckseite.gif',
    content: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
  };
  const uploaded = z.tuple([z.object({ url: z.string(), name: z.string() })]);
  const send = async (by: HttpClient, path: string, file: { name: string; content: string | Uint8Array } = picture) =>
    uploaded.parse(await succeed(by.upload(path, [file])))[0];
  const rowOf = async (by: HttpClient, offerId: string) =>
    z
      .array(offerListItemSchema)
      .parse(await succeed(by.get('/selfservice/api/listOffers')))
      .find(({ id }) => id === offerId);

  const queued = async (tab: string, offerId: string) =>
    queueSchema.parse(await succeed(desk.get(`/desk/api/queue?tab=${tab}`))).rows.find(({ id }) => id === offerId);

  it('is the turn of the seller in list and offer until it is answered, with photos that both sides can open', async () => {
    const owner = 'rueckfrage@example.org';
    const seller = await signUp(test, owner);
    const offerId = await sale(owner, 'submitOffer');
    const [item] = (await read(seller, offerId)).items;
    expect(await rowOf(seller, offerId)).toMatchObject({ turn: 'provider', yourTurn: false });
    const question = randomUUID();
    const paper = await send(desk, '/desk/api/uploads', { name: 'anleitung.gif', content: picture.content });
    const asked = { id: question, itemId: item?.id, text: 'Liegt das Netzteil bei?', files: [paper.url] };
    await succeed(reply(offerId, asked));
    await succeed(reply(offerId, asked));
    expect(await rowOf(seller, offerId)).toMatchObject({ turn: 'customer', yourTurn: true, isAsked: true });
    const waiting = 'Rückfrage offen: Antwort des Kunden fehlt';
    expect((await queued('theirs', offerId))?.notes).toContainEqual({
      isBlocking: true,
      text: waiting,
      view: 'rueckfragen',
    });
    expect(await queued('blocked', offerId)).toBeDefined();
    expect(await queued('ours', offerId)).toBeUndefined();
    expect(await succeed(seller.get('/selfservice/api/countOffers'))).toMatchObject({ yourTurn: 1 });
    const shown = await read(seller, offerId);
    expect(shown).toMatchObject({ turn: 'customer', phase: 'submitted', messages: [{ files: [paper] }] });
    expect((await seller.get(paper.url)).statusCode).toBe(200);
    expect(JSON.stringify(shown)).not.toContain('desk@example.org');
    expect((await readAtDesk(offerId)).messages).toMatchObject([{ by: 'desk@example.org' }]);

    const photo = await send(seller, test.deps.env.uploadUrl);
    await succeed(ask(seller, offerId, { answers: question, files: [photo.url] }));
    const row = await rowOf(seller, offerId);
    expect(row).toMatchObject({ turn: 'provider', yourTurn: false });
    expect(row).not.toHaveProperty('isAsked');
    expect((await readAtDesk(offerId)).messages.at(-1)).toMatchObject({
      itemId: item?.id,
      asks: false,
      files: [photo],
    });
    expect((await readAtDesk(offerId)).openQuestion).toBe(false);
    expect((await queued('ours', offerId))?.notes).toEqual([]);
    await playCommands(test, offerId, (command) => command, ['submitBid']);
    expect(await queued('ours', offerId)).toBeUndefined();
    await succeed(ask(seller, offerId, { text: 'Holen Sie auch ab?' }));
    const numbered = (command: Command) => ({
      ...command,
      ...('inquiryId' in command && { inquiryId: shown.inquiryId ?? '' }),
    });
    const asking = { isBlocking: false, text: 'Frage des Kunden: antworten', view: 'rueckfragen' };
    expect((await queued('ours', offerId))?.notes).toContainEqual(asking);
    await playCommands(test, offerId, numbered, ['declineBid']);
    expect((await queued('ours', offerId))?.notes).toContainEqual(asking);
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
    expect((await desk.get(photo.url.replace('/selfservice/api', '/desk/api'))).statusCode).toBe(200);
    const mine = (await mailsAbout('Rückfrage zu Ihrem Verkauf')).filter(({ recipient }) => recipient === owner);
    expect(mine).toHaveLength(1);
    expect(mine[0]?.text).toContain('Liegt das Netzteil bei?');
    expect(mine[0]?.text).toContain('#rueckfragen');
    expect((await mailsAbout('Antwort des Verkäufers')).at(0)?.text).toContain(`/desk/verkauf/${offerId}/`);
    expect(JSON.stringify(await succeed(seller.get('/accounts/export')))).toContain(photo.url);
  });

  it('takes no files of others, of another sale or of another kind, and keeps nothing of such a message', async () => {
    const owner = 'dateien@example.org';
    const seller = await signUp(test, owner);
    const [offerId, other] = [await sale(owner, 'submitOffer'), await sale(owner, 'submitOffer')];
    const own = await send(seller, test.deps.env.uploadUrl);
    await succeed(ask(seller, other, { text: 'Siehe Foto', files: [own.url] }));
    const foreign = await send(await signUp(test, 'nachbar@example.org'), test.deps.env.uploadUrl);
    const xml = { name: 'rechnung.xml', content: '<?xml version="1.0"?><Invoice/>' };
    const invoice = await send(seller, test.deps.env.uploadUrl, xml);
    const refusals = [];
    for (const url of [own.url, foreign.url, invoice.url, '/selfservice/api/uploads/erfunden']) {
      refusals.push((await ask(seller, offerId, { text: 'Siehe Foto', files: [url] })).json().code);
    }
    expect(refusals).toEqual(['uploadUnknown', 'uploadUnknown', 'uploadUnfit', 'uploadUnknown']);
    expect((await reply(offerId, { text: 'Ihr Foto', files: [own.url] })).json()).toMatchObject({
      code: 'uploadUnknown',
    });
    expect((await read(seller, offerId)).messages).toEqual([]);
  });

  it('is reminded of once while it is open, unless the seller wants no reminders', async () => {
    const owners = ['offen@example.org', 'beantwortet@example.org', 'still@example.org'];
    const [open = '', answered = '', muted = ''] = await Promise.all(owners.map((owner) => sale(owner, 'submitOffer')));
    for (const offerId of [open, answered, muted]) await succeed(reply(offerId, { text: 'Liegt ein Netzteil bei?' }));
    const seller = await signUp(test, 'beantwortet@example.org');
    const [question] = (await read(seller, answered)).messages;
    await succeed(ask(seller, answered, { answers: question?.id, text: 'Ja.' }));
    await muteReminders(test.deps, muted, 'off');
    for (const at of ['2026-11-25T10:00:00.000Z', '2026-12-01T10:00:00.000Z']) {
      test.clock.set(at);
      await test.runJobs();
    }
    const reminders = await mailsAbout('Noch offen: Rückfrage zu Ihrem Verkauf');
    expect(reminders.map(({ recipient }) => recipient)).toEqual(['offen@example.org']);
  });
});

describe('a thousand messages at once', () => {
  it('are kept as far as a conversation goes, and refused beyond; a seller writes thirty an hour', async () => {
    const seller = await signUp(test, 'flut@example.org');
    const offerId = await sale('flut@example.org', 'submitOffer');
    for (let asked = 0; asked < 30; asked += 1) await succeed(ask(seller, offerId, { text: `Frage ${asked}` }));
    expect((await ask(seller, offerId, { text: 'Noch eine' })).json()).toMatchObject({ code: 'tooManyRequests' });

    const write = messageWriter(test.deps);
    const sender = { offerId, allows: () => true, author: 'provider', uploader: [] } as const;
    // As many senders as the database has connections: a wait for one is no answer of ours.
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const own: PromiseSettledResult<unknown>[] = [];
        for (let sent = 0; sent < 100; sent += 1) {
          own.push(
            ...(await Promise.allSettled([write({ ...sender, body: { id: randomUUID(), text: `Frage ${sent}` } })])),
          );
        }
        return own;
      }),
    ).then((each) => each.flat());
    const codeOf = (outcome: (typeof outcomes)[number]) =>
      outcome.status === 'fulfilled' ? 'done' : z.object({ message: z.string() }).parse(outcome.reason).message;
    const byCode = Map.groupBy(outcomes, codeOf);
    expect(byCode.get('done')?.length).toBe(100);
    expect(byCode.get('tooOften')?.length).toBe(900);
  });
});
