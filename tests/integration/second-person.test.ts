import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { firmCalls } from '#contract/account/firm.ts';
import { answerSignOffCall } from '#contract/sale/sign-off.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { api } from '#contract/site/urls.ts';
import { bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { accountOf, firmOf, foundFirm, joinedColleague } from '#tests/support/firm.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { tokensFor } from '#tests/support/mailbox.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

let founded = 0;
/** A firm that wants two persons from 1,000 € on, and a sale of three servers for 1,920 € with a bid. */
async function firmWithBid(from: number | null = 1_000) {
  founded += 1;
  const email = `jona-${founded}@example.org`;
  const founder = await foundFirm(test, email);
  const colleague = await joinedColleague(test, founder, `kim-${founded}@example.org`, ['decide']);
  await succeed(founder.post(firmCalls.setLimit, { from }));
  const offerId = newOfferId();
  await succeed(founder.post(api.selfservice.offerAction('submitOffer', offerId), inquiryBody(email)));
  await bid(offerId);
  const { inquiryId } = await read(founder, offerId);
  return { founder, colleague, offerId, inquiryId, superior: `leitung-${founded}@example.org` };
}
type FirmWithBid = Awaited<ReturnType<typeof firmWithBid>>;

async function bid(offerId: string, changes: object = {}): Promise<void> {
  const { items } = (await desk.get(`/desk/api/offers/${offerId}`)).json().data;
  await succeed(desk.post(`/desk/api/submitBid/${offerId}`, { ...bidBody(items), ...changes }));
}
const read = async (by: HttpClient, offerId: string) =>
  z.object({ data: wholeOfferViewSchema }).parse(await succeed(by.get(api.selfservice.readOffer(offerId)))).data;
const on = (by: HttpClient, call: string, offerId: string, body: object) =>
  by.post(api.selfservice.offerAction(call, offerId), body);
const accept = (by: HttpClient, { offerId, inquiryId }: FirmWithBid) =>
  on(by, 'acceptBid', offerId, { inquiryId, declarations: businessDeclarations });
const give = (by: HttpClient, { offerId }: FirmWithBid, body: object = {}) =>
  on(by, 'giveSignOff', offerId, { answer: 'agreed', ...body });
const codeOf = async (answer: ReturnType<HttpClient['post']>) => {
  const { statusCode, body } = await answer;
  return statusCode === 200 ? '200' : `${statusCode} ${z.object({ code: z.string() }).parse(JSON.parse(body)).code}`;
};
const missing = '409 secondPersonMissing';

async function askSuperior({ founder, offerId, superior }: FirmWithBid): Promise<string> {
  await succeed(on(founder, 'askSignOff', offerId, { name: 'Dr. Kim Muster', email: superior }));
  return (await tokensFor(test, superior, 'zustimmung')).at(-1) ?? '';
}
const answer = (token: string, body: object = {}) =>
  succeed(test.visitor().post(answerSignOffCall, { token, answer: 'agreed', name: 'Dr. Kim Muster', ...body }));

describe('a firm that wants two persons from a sum on', () => {
  it('decides nothing binding alone; it is said before, and a superior’s yes by mail is enough', async () => {
    const firm = await firmWithBid();
    const { founder, offerId } = firm;
    expect((await read(founder, offerId)).secondPerson).toEqual({ from: 1_000, isMissing: true });
    expect(await codeOf(accept(founder, firm))).toBe(missing);
    expect((await read(founder, offerId)).phase).toBe('bidPlaced');
    await answer(await askSuperior(firm));
    expect((await read(founder, offerId)).secondPerson).toEqual({ from: 1_000, isMissing: false });
    expect(await codeOf(accept(founder, firm))).toBe('200');
  });

  it('is not content with a no, nor with a link that the seller has copied', async () => {
    const firm = await firmWithBid();
    await answer(await askSuperior(firm), { answer: 'refused' });
    expect(await codeOf(accept(firm.founder, firm))).toBe(missing);
    await succeed(on(firm.founder, 'askSignOff', firm.offerId, { name: 'Zwei', email: `zwei-${firm.superior}` }));
    const open = (await read(firm.founder, firm.offerId)).signOffs?.find(({ standing }) => standing === 'open');
    await answer(open?.link?.split('/').at(-2) ?? '');
    expect(await codeOf(accept(firm.founder, firm))).toBe(missing);
  });

  it('takes the yes of a colleague who may decide, but of nobody to their own decision', async () => {
    const firm = await firmWithBid();
    const { founder, colleague, offerId } = firm;
    await succeed(give(colleague, firm, { remark: 'Passt.' }));
    await succeed(give(colleague, firm, { remark: 'Passt.' }));
    expect(await codeOf(give(colleague, firm, { answer: 'refused' }))).toBe('409 signOffAnswered');
    expect(await codeOf(accept(colleague, firm))).toBe(missing);
    expect((await read(colleague, offerId)).secondPerson?.isMissing).toBe(true);
    expect((await read(founder, offerId)).secondPerson?.isMissing).toBe(false);
    expect((await read(founder, offerId)).signOffs).toMatchObject([
      { standing: 'agreed', answered: { way: 'colleague' } },
    ]);
    expect(await codeOf(accept(founder, firm))).toBe('200');
  });

  it('lets a colleague who was asked answer signed in, which closes the request', async () => {
    const firm = await firmWithBid();
    const email = `kim-${founded}@example.org`;
    await succeed(on(firm.founder, 'askSignOff', firm.offerId, { name: 'Kim', email }));
    await succeed(give(firm.colleague, firm));
    const { signOffs } = await read(firm.founder, firm.offerId);
    expect(signOffs).toMatchObject([{ standing: 'agreed', answered: { way: 'colleague' } }]);
    expect((await read(firm.colleague, firm.offerId)).signOffs).toMatchObject([{ isOwn: true }]);
  });

  it('asks again for a new bid, for an own price and for an adjusted one', async () => {
    const firm = await firmWithBid();
    const { founder, colleague, offerId, inquiryId } = firm;
    await succeed(give(colleague, firm));
    test.clock.advance({ minutes: 1 });
    await bid(offerId, { validUntil: '2026-12-05' });
    expect(await codeOf(accept(founder, firm))).toBe(missing);
    const counterbid = { inquiryId, counterbid: 2_500, declarations: businessDeclarations };
    expect(await codeOf(on(founder, 'submitCounterbid', offerId, counterbid))).toBe(missing);
    await succeed(give(colleague, firm));
    expect(await codeOf(on(founder, 'submitCounterbid', offerId, counterbid))).toBe('200');
  });

  it('takes no yes to a price that has come since, and none by a link of whoever has left', async () => {
    const firm = await firmWithBid();
    const { founder, colleague, offerId } = firm;
    const { version } = await read(colleague, offerId);
    test.clock.advance({ minutes: 1 });
    await bid(offerId, { validUntil: '2026-12-05' });
    const call = api.selfservice.offerAction('giveSignOff', offerId);
    const seen = (which: number) => codeOf(colleague.post(call, { answer: 'agreed' }, { 'if-match': `"${which}"` }));
    expect(await seen(version)).toBe('409 offerChanged');

    const email = `kim-${founded}@example.org`;
    await succeed(on(founder, 'askSignOff', offerId, { name: 'Kim', email }));
    const mailed = (await tokensFor(test, email, 'zustimmung')).at(-1) ?? '';
    await succeed(on(colleague, 'askSignOff', offerId, { name: 'Dr. Kim Muster', email: firm.superior }));
    const asked = (await read(colleague, offerId)).signOffs?.find((one) => one.email === firm.superior);
    const copied = asked?.link?.split('/').at(-2) ?? '';
    await succeed(founder.post(firmCalls.remove, { accountId: await accountOf(founder, email) }));
    for (const token of [mailed, copied]) {
      const body = { token, answer: 'agreed', name: 'Kim' };
      expect(await codeOf(test.visitor().post(answerSignOffCall, body))).toBe('409 signOffOver');
    }
    expect(await codeOf(accept(founder, firm))).toBe(missing);
  });

  it('goes by the sum of an own price, not by that of the bid', async () => {
    const firm = await firmWithBid(2_000);
    const { founder, offerId, inquiryId } = firm;
    expect((await read(founder, offerId)).secondPerson?.isMissing).toBe(false);
    const declarations = businessDeclarations;
    expect(await codeOf(on(founder, 'submitCounterbid', offerId, { inquiryId, counterbid: 2_000, declarations }))).toBe(
      missing,
    );
    expect(await codeOf(on(founder, 'submitCounterbid', offerId, { inquiryId, counterbid: 1_999, declarations }))).toBe(
      '200',
    );
  });

  it('may still say no alone, and what was decided stays so when the rule comes afterwards', async () => {
    const declining = await firmWithBid();
    expect(
      await codeOf(on(declining.founder, 'declineBid', declining.offerId, { inquiryId: declining.inquiryId })),
    ).toBe('200');
    const firm = await firmWithBid(null);
    expect(await read(firm.founder, firm.offerId)).not.toHaveProperty('secondPerson');
    expect(await codeOf(accept(firm.founder, firm))).toBe('200');
    await succeed(firm.founder.post(firmCalls.setLimit, { from: 0 }));
    expect(await codeOf(accept(firm.founder, firm))).toBe('200');
  });
});

describe('the rule itself', () => {
  it('is set and taken away by whoever manages people, seen by all of the firm', async () => {
    const { founder, colleague } = await firmWithBid(5_000);
    expect((await firmOf(colleague)).secondPersonFrom).toBe(5_000);
    expect(await codeOf(colleague.post(firmCalls.setLimit, { from: null }))).toBe('403 firmRightMissing');
    expect(await codeOf(founder.post(firmCalls.setLimit, { from: -1 }))).toBe('400 invalidBody');
    expect(await codeOf((await signUp(test, 'allein@example.org')).post(firmCalls.setLimit, { from: 1 }))).toBe(
      '404 notFound',
    );
    await succeed(founder.post(firmCalls.setLimit, { from: null }));
    expect(await firmOf(founder)).not.toHaveProperty('secondPersonFrom');
  });

  it('lets nobody else give the second word: no colleague without the right, no neighbour, nobody who sells alone', async () => {
    const firm = await firmWithBid();
    const onlySees = await joinedColleague(test, firm.founder, `sieht-${founded}@example.org`, ['seeMoney']);
    const packs = await joinedColleague(test, firm.founder, `packt-${founded}@example.org`, []);
    const neighbour = await foundFirm(test, `nachbar-${founded}@example.org`, 'Nachbar AG');
    for (const by of [onlySees, packs]) {
      expect(await codeOf(give(by, firm))).toBe('403 firmRightMissing');
      expect(await codeOf(on(by, 'askSignOff', firm.offerId, { name: 'X', email: 'x@example.org' }))).toBe(
        '403 firmRightMissing',
      );
    }
    expect(await codeOf(give(neighbour, firm))).toBe('404 notFound');
    expect((await read(firm.colleague, firm.offerId)).isColleague).toBe(true);
    const alone = newOfferId();
    await succeed(
      neighbour.post(api.selfservice.offerAction('submitOffer', alone), inquiryBody(`nachbar-${founded}@example.org`)),
    );
    await bid(alone);
    expect(await read(neighbour, alone)).not.toHaveProperty('isColleague');
    await askSuperior(firm);
    expect((await read(onlySees, firm.offerId)).signOffs?.[0]).not.toHaveProperty('link');
    expect(await read(packs, firm.offerId)).not.toHaveProperty('signOffs');
    const email = `solo-${founded}@example.org`;
    const solo = await signUp(test, email);
    const offerId = newOfferId();
    await succeed(solo.post(api.selfservice.offerAction('submitOffer', offerId), inquiryBody(email)));
    await bid(offerId);
    expect(await codeOf(on(solo, 'giveSignOff', offerId, { answer: 'agreed' }))).toBe('404 notFound');
  });

  it('takes no answer by link from a colleague who decides, unless that very colleague was asked', async () => {
    const firm = await firmWithBid();
    const token = await askSuperior(firm);
    const body = { token, answer: 'agreed', name: 'Dr. Kim Muster' };
    expect(await codeOf(firm.colleague.post(answerSignOffCall, body))).toBe('409 signOffOwn');
    const email = `kim-${founded}@example.org`;
    await succeed(on(firm.founder, 'askSignOff', firm.offerId, { name: 'Kim', email }));
    const own = (await tokensFor(test, email, 'zustimmung')).at(-1) ?? '';
    expect(await codeOf(firm.colleague.post(answerSignOffCall, { ...body, token: own }))).toBe('200');
    expect(await codeOf(accept(firm.founder, firm))).toBe('200');
  });
});

describe('what is kept of a colleague’s word (INV-42)', () => {
  it('is theirs to export without the firm’s price, and stays without their name when their account goes', async () => {
    const firm = await firmWithBid();
    await succeed(give(firm.colleague, firm, { remark: 'Einmalige Bemerkung' }));
    const exported = JSON.stringify(await succeed(firm.colleague.get('/accounts/export')));
    expect(exported).toContain('Einmalige Bemerkung');
    expect(exported).not.toContain('192000');
    await succeed(firm.colleague.post('/accounts/delete', { password }));
    const { signOffs: left, secondPerson } = await read(firm.founder, firm.offerId);
    expect(JSON.stringify(left)).not.toMatch(/kim-|Einmalige/);
    expect(left).toMatchObject([{ name: 'gelöscht', standing: 'agreed' }]);
    expect(secondPerson?.isMissing).toBe(false);
  });
});
