// Dear: papers are printed by a process beside the server.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerSignOffCall, type SignOffView, signOffsAnswer } from '#contract/sale/sign-off.ts';
import { type SignOffPageData, signOffPageSchema } from '#contract/sale/sign-off-page.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { pageTable } from '#contract/site/page-table.ts';
import { api } from '#contract/site/urls.ts';
import type { CommandType } from '#domain/offer/commands/commands.ts';
import { attempts } from '#server/db/schema/attempts.ts';
import { mailDeliveries } from '#server/db/schema/mail.ts';
import { offers } from '#server/db/schema/offers.ts';
import { signOffs } from '#server/db/schema/sign-offs.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { signOffPages } from '#server/pages/sign-off-page.ts';
import { hostileText } from '#tests/factories/hostile-text.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { tokenFor, tokensFor } from '#tests/support/mailbox.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
const monday = '2026-11-23T09:00:00.000Z';

beforeAll(async () => {
  test = await startTestApp({ RATE_LIMITS: 'on' });
  test.clock.set(monday);
  desk = await signInStaff(test);
});
beforeEach(async () => {
  test.clock.set(monday);
  await test.deps.db.delete(attempts);
});
afterAll(() => test.close());

let sold = 0;
const toBid: readonly CommandType[] = ['submitOffer', 'submitBid'];
const toAdjustment = wayTo('adjusted');

interface Sale {
  readonly seller: HttpClient;
  readonly email: string;
  readonly offerId: string;
  play(...types: CommandType[]): Promise<void>;
}

/** A seller with an offer that has come so far. */
async function sale(types: readonly CommandType[] = toBid): Promise<Sale> {
  sold += 1;
  const email = `verkauf-${sold}@example.org`;
  const numbers = { inquiryId: `A-zustimmung-${sold}`, orderId: `B-zustimmung-${sold}` };
  const offerId = newOfferId();
  const seller = await signUp(test, email);
  const play = (...more: CommandType[]) =>
    playCommands(
      test,
      offerId,
      (command) => {
        const own = { ...command, ...('inquiryId' in command && { inquiryId: numbers.inquiryId }) };
        const named = { ...own, ...('orderId' in command && { orderId: numbers.orderId }) };
        return 'draft' in named ? { ...named, draft: { ...named.draft, email } } : named;
      },
      more,
    );
  await play(...types);
  return { seller, email, offerId, play };
}

const superior = () => `leitung-${sold}@example.org`;
const ask = ({ seller, offerId }: Pick<Sale, 'seller' | 'offerId'>, body: object = {}) =>
  seller.post(api.selfservice.offerAction('askSignOff', offerId), {
    name: 'Dr. Kim Muster',
    email: superior(),
    ...body,
  });
const asked = async (...call: Parameters<typeof ask>) => signOffsAnswer.parse(await succeed(ask(...call))).data;
const withdraw = ({ seller, offerId }: Sale, id: string) =>
  seller.post(api.selfservice.offerAction('withdrawSignOff', offerId), { id });
const read = async ({ seller, offerId }: Sale) =>
  z.object({ data: wholeOfferViewSchema }).parse(await succeed(seller.get(api.selfservice.readOffer(offerId)))).data;
const signOffsIn = async (one: Sale): Promise<SignOffView[]> => (await read(one)).signOffs ?? [];
const answer = (token: string, body: object = {}, by = test.visitor()) =>
  by.post(answerSignOffCall, { token, answer: 'agreed', name: 'Dr. Kim Muster', ...body });
const codeOf = async (call: ReturnType<HttpClient['post']>) =>
  z.object({ code: z.string() }).parse((await call).json()).code;
const page = async (token: string): Promise<SignOffPageData> =>
  signOffPageSchema.parse(await signOffPages(test.deps)[pageTable.signOff.path].load({ token }, ''));
const mailed = (email = superior()) => tokenFor(test, email, 'zustimmung');
const copied = (signOff: SignOffView | undefined) => signOff?.link?.split('/').at(-2) ?? '';

describe('a word on a bid', () => {
  it('is asked for by mail, which says who asks, names no price and goes out once however often it is sent', async () => {
    const one = await sale();
    const [first] = await asked(one);
    await succeed(ask(one, { name: 'Noch einmal', email: superior().toUpperCase() }));
    expect(await signOffsIn(one)).toEqual([first]);
    expect(first).toMatchObject({
      name: 'Dr. Kim Muster',
      email: superior(),
      askedBy: one.email,
      lastDay: '2026-11-30',
      standing: 'open',
      isCurrent: true,
    });
    await test.runJobs();
    const mails = (await test.mails()).filter(({ recipient }) => recipient === superior());
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(one.email);
    expect(mails[0]?.text).not.toContain('€');
    expect(mails[0]?.text).not.toContain('Kim Muster');
  });

  it('shows whoever has the link prices, deductions, minimum and day, and nothing of the seller else', async () => {
    const one = await sale();
    await asked(one);
    const shown = await page(await mailed());
    const { bid, items } = await read(one);
    expect(shown).toMatchObject({
      found: true,
      standing: 'open',
      askedBy: one.email,
      name: 'Dr. Kim Muster',
      price: { phase: 'bidPlaced', bid: { total: bid?.total, minimum: bid?.minimum, validUntil: bid?.validUntil } },
    });
    const { price } = z.object({ price: z.object({ items: z.array(z.unknown()), bid: z.unknown() }) }).parse(shown);
    expect(price.items).toHaveLength(items.length);
    expect(JSON.stringify(price.bid)).toContain(bid?.lines[0]?.deductions[0]?.name);
    const state = (await test.deps.db.select().from(offers)).find(({ id }) => id === one.offerId)?.state;
    for (const own of [state?.draft?.comments, state?.draft?.location])
      if (own) expect(JSON.stringify(shown)).not.toContain(own);
  });

  it('is given once: the same again changes nothing, another one is refused, and the page shows what was said', async () => {
    const one = await sale();
    await asked(one);
    const token = await mailed();
    const given = { answer: 'refused', name: 'Sam Vertretung', remark: 'Erst das zweite Angebot.' };
    await succeed(answer(token, given));
    await succeed(answer(token, given));
    expect(await codeOf(answer(token, { answer: 'agreed' }))).toBe('signOffAnswered');
    const said = { answer: 'refused', name: 'Sam Vertretung', remark: 'Erst das zweite Angebot.', at: monday };
    expect(await page(token)).toMatchObject({ standing: 'refused', answered: said, price: { bid: {} } });
    expect(await signOffsIn(one)).toMatchObject([{ standing: 'refused', answered: { ...said, way: 'mailed' } }]);
    await test.runJobs();
    const told = (await test.mails()).filter(
      ({ recipient, subject }) => recipient === one.email && subject.startsWith('Nicht einverstanden'),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('Sam Vertretung ist nicht einverstanden');
    expect(told[0]?.text).toContain('Erst das zweite Angebot.');
  });

  it('of two at the same moment counts once', async () => {
    const one = await sale();
    await asked(one);
    const token = await mailed();
    const both = await Promise.all([
      answer(token, { remark: 'ja' }),
      answer(token, { answer: 'refused', remark: 'nein' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await signOffsIn(one)).toHaveLength(1);
  });

  it('is told the seller live and to nobody at the desk, also to who has read the offer before', async () => {
    const one = await sale();
    await asked(one);
    const token = await mailed();
    const { headers } = await one.seller.get(api.selfservice.readOffer(one.offerId));
    await test.deps.notices.start();
    const heard: { isSellersAlone?: true }[] = [];
    const stop = test.deps.notices.subscribe({
      onNotice: (notice) => void (notice.aggregateId === one.offerId && heard.push(notice)),
    });
    await succeed(answer(token));
    await expect.poll(() => heard).toMatchObject([{ type: 'signOffChanged', isSellersAlone: true }]);
    stop();
    const again = await one.seller.get(api.selfservice.readOffer(one.offerId), {
      'If-None-Match': String(headers.etag),
    });
    expect(again.statusCode).toBe(200);
    const atDesk = (await desk.get(`/desk/api/offers/${one.offerId}`)).body;
    for (const secret of ['signOff', superior(), 'Kim Muster']) expect(atDesk).not.toContain(secret);
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
  });

  it('may come by the copied link as well, which is told; the seller cannot give it in the own browser', async () => {
    const one = await sale();
    const [signOff] = await asked(one);
    const token = await mailed();
    expect(await codeOf(answer(copied(signOff), {}, one.seller))).toBe('signOffOwn');
    await succeed(answer(copied(signOff)));
    expect(await signOffsIn(one)).toMatchObject([{ standing: 'agreed', answered: { way: 'copied' } }]);
    expect(await codeOf(answer(token, { answer: 'refused' }))).toBe('signOffAnswered');
  });

  it('can be asked for about an adjusted price, without the photos that only its owner may see', async () => {
    const one = await sale(toAdjustment);
    await asked(one);
    const { adjustment, agreement } = await read(one);
    const shown = await page(await mailed());
    expect(shown).toMatchObject({
      price: { phase: 'adjusted', agreedMinimum: agreement?.minimum, adjustment: { total: adjustment?.total } },
    });
    expect(JSON.stringify(shown)).not.toContain('/uploads/');
  });
});

describe('the link of such a request', () => {
  it('is worth nothing changed, made up, or of another kind', async () => {
    const one = await sale();
    const [signOff] = await asked(one);
    const token = await mailed();
    const [status = ''] = await tokensFor(test, one.email, 'zum-verkauf');
    const flipped = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [flipped, token.slice(1), `${signOff?.id.replaceAll('-', '')}`, status, 'x', hostileText]) {
      expect(await page(wrong)).toEqual({ found: false });
      expect(await codeOf(answer(wrong))).toMatch(/linkInvalid|invalidBody/);
    }
    expect(await signOffsIn(one)).toMatchObject([{ standing: 'open' }]);
  });

  it('shows no price and takes no answer once there is a newer bid, and a new one can be asked about', async () => {
    const one = await sale();
    await asked(one);
    const token = await mailed();
    test.clock.set('2026-11-24T09:00:00.000Z');
    await one.play('submitBid');
    expect(await page(token)).toMatchObject({ standing: 'replaced' });
    expect(await page(token)).not.toHaveProperty('price');
    expect(await codeOf(answer(token))).toBe('signOffOver');
    const all = await asked(one);
    expect(all.map(({ standing, isCurrent }) => [standing, isCurrent])).toEqual([
      ['replaced', false],
      ['open', true],
    ]);
  });

  it('takes no answer once the seller has accepted, and says so', async () => {
    const one = await sale();
    await asked(one);
    const token = await mailed();
    await one.play('acceptBid');
    expect(await page(token)).toMatchObject({ standing: 'decided' });
    expect(await page(token)).not.toHaveProperty('price');
    expect(await codeOf(answer(token))).toBe('signOffOver');
    expect(await codeOf(ask(one, { email: 'spaeter@example.org' }))).toBe('notAllowedInPhase');
  });

  it('can be withdrawn, twice without harm, and not once it was answered', async () => {
    const one = await sale();
    const [signOff] = await asked(one);
    const token = await mailed();
    await succeed(withdraw(one, signOff?.id ?? ''));
    await succeed(withdraw(one, signOff?.id ?? ''));
    expect(await page(token)).toMatchObject({ standing: 'withdrawn' });
    expect(await page(token)).not.toHaveProperty('price');
    expect(await codeOf(answer(token))).toBe('signOffOver');
    const second = (await asked(one)).find(({ standing }) => standing === 'open');
    await succeed(answer(copied(second)));
    expect(await codeOf(withdraw(one, second?.id ?? ''))).toBe('signOffAnswered');
  });

  it('withdrawn before its mail went out sends none', async () => {
    const one = await sale();
    const [signOff] = await asked(one);
    await succeed(withdraw(one, signOff?.id ?? ''));
    expect(await tokensFor(test, superior(), 'zustimmung')).toEqual([]);
  });

  it('ends after seven days in Berlin, and with the day of the bid', async () => {
    const one = await sale();
    await asked(one);
    const token = await mailed();
    test.clock.set('2026-11-30T22:59:00.000Z');
    expect(await page(token)).toMatchObject({ standing: 'open' });
    test.clock.set('2026-11-30T23:01:00.000Z');
    expect(await page(token)).toMatchObject({ standing: 'expired' });
    expect(await page(token)).not.toHaveProperty('price');
    expect(await codeOf(answer(token))).toBe('signOffOver');
    expect((await signOffsIn(one))[0]).not.toHaveProperty('link');
    test.clock.set('2026-12-20T09:00:00.000Z');
    expect(await codeOf(ask(one))).toBe('deadlinePassed');
    test.clock.set('2027-02-20T09:00:00.000Z');
    expect(await page(token)).toEqual({ found: false });
  });

  it('says to the seller that its mail was refused, who can hand it on; the desk learns neither sale nor address', async () => {
    const one = await sale();
    const [signOff] = await asked(one);
    const messageId = `sign-off-asked-${signOff?.id}`;
    const at = test.clock.now();
    await test.deps.db
      .insert(mailDeliveries)
      .values({ messageId, state: 'refused', attempts: 1, firstAt: at, lastAt: at });
    expect(await signOffsIn(one)).toMatchObject([{ standing: 'open', isUndeliverable: true }]);
    const queued = (await desk.get('/desk/api/queue?tab=theirs')).body;
    expect(queued).not.toContain('unzustellbar');
    const failed = (await desk.get('/desk/api/mails')).body;
    expect(failed).toContain('"mail":"sign-off-asked"');
    expect(failed).not.toContain(one.offerId);
  });
});

describe('who may ask', () => {
  it('is the seller of the offer alone; for others there is no such offer, and no such request', async () => {
    const one = await sale();
    const [signOff] = await asked(one);
    const other = await sale();
    expect((await ask({ seller: other.seller, offerId: one.offerId })).statusCode).toBe(404);
    expect((await ask({ seller: test.visitor(), offerId: one.offerId })).statusCode).toBe(401);
    expect((await ask({ seller: desk, offerId: one.offerId })).statusCode).toBe(401);
    expect((await withdraw({ ...one, seller: other.seller }, signOff?.id ?? '')).statusCode).toBe(404);
    expect((await withdraw(other, signOff?.id ?? '')).statusCode).toBe(404);
    expect(await signOffsIn(one)).toMatchObject([{ standing: 'open' }]);
  });

  it('asks nobody in vain: not themselves, nobody without a name or an address', async () => {
    const one = await sale();
    const refused = async (body: object) =>
      z.object({ fields: z.record(z.string(), z.string()) }).parse((await ask(one, body)).json());
    expect((await refused({ email: one.email.toUpperCase() })).fields).toHaveProperty('email');
    expect((await refused({ name: ' ' })).fields).toHaveProperty('name');
    expect((await refused({ email: 'leitung' })).fields).toHaveProperty('email');
    expect((await ask(one, { url: 'https://example.org' })).statusCode).toBe(400);
    expect(await signOffsIn(one)).toEqual([]);
  });

  it('fills no mailbox: ten requests a day for one offer, and what one address gets from all', async () => {
    const one = await sale();
    const statuses: number[] = [];
    for (let count = 0; count <= 10; count += 1)
      statuses.push((await ask(one, { email: `viele-${count}@example.org` })).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const victim = 'opfer@example.org';
    let sent = 0;
    for (let count = 0; count < 3; count += 1) {
      const other = await sale();
      for (let tries = 0; tries < 10; tries += 1) {
        const { statusCode } = await ask(other, { email: victim });
        if (statusCode === 200) sent += 1;
      }
    }
    expect(sent).toBe(20);
    expect(await tokensFor(test, victim, 'zustimmung')).toHaveLength(2);
  });

  it('puts no words into our mail: what looks like a link stands on the page alone, as text', async () => {
    const one = await sale();
    await asked(one, { name: hostileText });
    const token = await mailed();
    expect(await page(token)).toMatchObject({ name: hostileText });
    await succeed(answer(token, { name: 'www.boese.example', remark: 'Siehe https://boese.example/' }));
    await test.runJobs();
    const all = await test.mails();
    const texts = all
      .filter(({ recipient }) => [superior(), one.email].includes(recipient))
      .map(({ text, html }) => text + html);
    expect(texts.join()).not.toContain('boese.example');
    expect(texts.join()).not.toContain(hostileText);
  });
});

describe('what is kept of it (INV-42)', () => {
  it.each<[string, readonly CommandType[]]>([
    ['', []],
    [', also where the law keeps the sale', wayTo('aborted').slice(toBid.length)],
  ])('goes along in the export, and is deleted with the account%s', async (_which, ending) => {
    const one = await sale();
    await asked(one);
    await succeed(answer(await mailed(), { remark: 'Einmalige Bemerkung' }));
    const token = await mailed();
    await one.play(...ending);
    expect(JSON.stringify(await succeed(one.seller.get('/accounts/export')))).toContain('Einmalige Bemerkung');
    await succeed(one.seller.post('/accounts/delete', { password }));
    const rows = (await test.deps.db.select().from(signOffs)).filter(({ offerId }) => offerId === one.offerId);
    expect(rows).toEqual([]);
    expect(await page(token)).toEqual({ found: false });
    expect(await codeOf(answer(token))).toBe('linkInvalid');
  });
});
