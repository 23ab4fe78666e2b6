// Dear: whole sales are played by both sides.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account/account-calls.ts';
import { firmAnswerSchema, firmCalls } from '#contract/account/firm.ts';
import { accessCalls } from '#contract/sale/offer-access.ts';
import { sentInquiryCall } from '#contract/sale/sent-inquiry.ts';
import { api } from '#contract/site/urls.ts';
import { firmInvitations } from '#server/db/schema/firms.ts';
import { offers } from '#server/db/schema/offers.ts';
import { readInvitation, removeOldInvitations } from '#server/firms/invitations.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { accountOf, firmOf, foundFirm, joinedColleague } from '#tests/support/firm.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { openLiveSocket } from '#tests/support/live-socket.ts';
import { subjectsFor, tokenFor, tokensFor } from '#tests/support/mailbox.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
const start = '2026-11-23T09:00:00.000Z';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set(start);
  await test.deps.notices.start();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  desk = await signInStaff(test);
});
afterAll(() => test.close());

async function submit(email: string, by: HttpClient = test.visitor()): Promise<string> {
  const id = newOfferId();
  await succeed(by.post(`/selfservice/api/submitOffer/${id}`, inquiryBody(email)));
  return id;
}
async function placeBid(offerId: string): Promise<void> {
  const { items } = (await desk.get(`/desk/api/offers/${offerId}`)).json().data;
  await succeed(desk.post(`/desk/api/submitBid/${offerId}`, bidBody(items)));
}
const uploaded = z.tuple([z.object({ url: z.string() })]);
const listed = z.array(z.object({ id: z.string() }));
const idsOf = async (by: HttpClient) =>
  listed.parse((await by.get('/selfservice/api/listOffers')).json()).map(({ id }) => id);
const codeOf = async (answer: ReturnType<HttpClient['post']>) => {
  const { statusCode, body } = await answer;
  return statusCode === 200 ? '200' : `${statusCode} ${z.object({ code: z.string() }).parse(JSON.parse(body)).code}`;
};
const readCode = (by: HttpClient, id: string) => codeOf(by.get(`/selfservice/api/readOffer/${id}`));

describe('a firm that sells', () => {
  it('has what its founder sold before and what each of its people sells, also what they send without signing in', async () => {
    const own = await submit('gruen@example.org');
    const founder = await foundFirm(test, 'gruen@example.org');
    const colleague = await joinedColleague(test, founder, 'gelb@example.org', ['sendInquiries']);
    const theirs = await submit('gelb@example.org', colleague);
    const unsigned = await submit('Gelb@Example.org');

    expect((await idsOf(founder)).toSorted()).toEqual([own, theirs, unsigned].toSorted());
    expect((await idsOf(colleague)).toSorted()).toEqual([own, theirs, unsigned].toSorted());
    expect(await succeed(colleague.get('/selfservice/api/countOffers'))).toMatchObject({ total: 3 });
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
  });

  it('tells its people live what happens to any of its sales, and nobody else', async () => {
    const founder = await foundFirm(test, 'live@example.org');
    const colleague = await joinedColleague(test, founder, 'auch-live@example.org', []);
    const hers = await openLiveSocket(test, colleague);
    const neighbour = await foundFirm(test, 'nachbar@example.org', 'Nachbar AG');
    const theirs = await openLiveSocket(test, neighbour);
    const id = await submit('live@example.org', founder);
    await placeBid(id);
    expect((await hers.count(3)).map(({ type, aggregateId }) => [type, aggregateId])).toEqual([
      ['submitted', id],
      ['linkedToInquiry', id],
      ['bidSubmitted', id],
    ]);
    const own = await submit('nachbar@example.org', neighbour);
    expect(new Set((await theirs.count(2)).map(({ aggregateId }) => aggregateId))).toEqual(new Set([own]));
    expect(await readCode(neighbour, id)).toBe('404 notFound');
  });

  it('keeps its sales when somebody leaves: their sessions end, their mails go to whoever manages', async () => {
    const founder = await foundFirm(test, 'chef@example.org');
    const colleague = await joinedColleague(test, founder, 'geht@example.org', ['sendInquiries', 'decide']);
    const id = await submit('geht@example.org', colleague);
    await succeed(founder.post(firmCalls.remove, { accountId: await accountOf(founder, 'geht@example.org') }));

    expect(await readCode(colleague, id)).toBe('401 notSignedIn');
    const again = test.visitor();
    await succeed(again.post('/auth/api/login', { email: 'geht@example.org', password }));
    expect([await readCode(again, id), await idsOf(again)]).toEqual(['404 notFound', []]);
    expect(firmAnswerSchema.parse(await succeed(again.get(firmCalls.read)))).toEqual({ firm: null, ownSales: 0 });
    expect(await idsOf(founder)).toContain(id);
    await placeBid(id);
    expect((await subjectsFor(test, 'chef@example.org')).some((subject) => subject.includes('Kaufpreisgebot'))).toBe(
      true,
    );
    expect(await subjectsFor(test, 'geht@example.org')).toContain('Sie verkaufen nicht mehr für Ihre Firma');
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
  });

  it('tells whoever sends without seeing prices by mail what is about goods, and the price to whoever decides', async () => {
    const founder = await foundFirm(test, 'entscheidet-mit@example.org');
    const sender = await joinedColleague(test, founder, 'sendet-nur@example.org', ['sendInquiries']);
    const id = await submit('sendet-nur@example.org', sender);
    await placeBid(id);
    const isOfBid = (subject: string) => subject.includes('Kaufpreisgebot');
    const theirs = await subjectsFor(test, 'sendet-nur@example.org');
    expect([theirs.some(isOfBid), theirs.some((subject) => subject.includes('Anfrage'))]).toEqual([false, true]);
    expect((await subjectsFor(test, 'entscheidet-mit@example.org')).filter(isOfBid)).toHaveLength(1);
    expect((await sender.get(sentInquiryCall(id))).json()).toEqual({ state: 'waits' });

    const own = await submit('entscheidet-mit@example.org', founder);
    await placeBid(own);
    expect((await founder.get(sentInquiryCall(own))).json()).toMatchObject({ state: 'bid' });
  });

  it('keeps what somebody has sent for it: their browser cannot move it to another address', async () => {
    const founder = await foundFirm(test, 'haelt@example.org');
    const sender = await joinedColleague(test, founder, 'nimmt-mit@example.org', ['sendInquiries']);
    test.clock.advance({ minutes: 10 });
    const offerId = await submit('nimmt-mit@example.org', sender);
    await succeed(sender.post(api.auth.logout));
    const correction = { offerId, email: 'privat-postfach@example.org' };
    expect(await codeOf(sender.post(accessCalls.correctEmail, correction))).toBe('409 addressFixed');
    expect(await idsOf(founder)).toEqual([offerId]);
    test.clock.set(start);
  });

  it('shows whoever has left no file of its sales any more, also none that they sent', async () => {
    const founder = await foundFirm(test, 'behaelt@example.org');
    const colleague = await joinedColleague(test, founder, 'lud-hoch@example.org', ['sendInquiries', 'seeMoney']);
    const list = { name: 'Liste.csv', content: 'Modell;Anzahl\nR640;3\n' };
    const [{ url }] = uploaded.parse((await colleague.upload('/selfservice/api/uploads', [list])).json());
    const body = { ...inquiryBody('lud-hoch@example.org'), itemsListUpload: url };
    await succeed(colleague.post(`/selfservice/api/submitOffer/${newOfferId()}`, body));
    const statusOf = async (by: HttpClient) => (await by.get(url)).statusCode;
    expect([await statusOf(colleague), await statusOf(founder)]).toEqual([200, 200]);
    await succeed(founder.post(firmCalls.remove, { accountId: await accountOf(founder, 'lud-hoch@example.org') }));
    const again = test.visitor();
    await succeed(again.post('/auth/api/login', { email: 'lud-hoch@example.org', password }));
    expect([await statusOf(again), await statusOf(founder)]).toEqual([404, 200]);
  });

  it('is never without somebody who manages its people, also when two take each other out at one instant', async () => {
    const one = await foundFirm(test, 'eins@example.org');
    const self = await accountOf(one, 'eins@example.org');
    expect(await codeOf(one.post(firmCalls.remove, { accountId: self }))).toBe('409 lastManager');
    expect(await codeOf(one.post(firmCalls.setRights, { accountId: self, rights: ['decide'] }))).toBe(
      '409 lastManager',
    );

    const two = await joinedColleague(test, one, 'zwei@example.org', ['managePeople']);
    const other = await accountOf(one, 'zwei@example.org');
    const answers = await Promise.all([
      codeOf(one.post(firmCalls.remove, { accountId: other })),
      codeOf(two.post(firmCalls.remove, { accountId: self })),
    ]);
    expect(answers.filter((answer) => answer === '200')).toHaveLength(1);
    const left = answers[0] === '200' ? one : two;
    expect((await firmOf(left)).colleagues).toHaveLength(1);
  });

  it('says in the history of a sale who of its people did what, and no name once their account is gone', async () => {
    const founder = await foundFirm(test, 'wer@example.org');
    const colleague = await joinedColleague(test, founder, 'entscheidet@example.org', ['sendInquiries', 'decide']);
    const id = await submit('wer@example.org', founder);
    await placeBid(id);
    const { inquiryId } = (await founder.get(`/selfservice/api/readOffer/${id}`)).json().data;
    await succeed(colleague.post(`/selfservice/api/declineBid/${id}`, { inquiryId }));
    const history = async () => {
      const { timeline } = (await founder.get(`/selfservice/api/readOffer/${id}`)).json().data;
      return z
        .array(z.object({ type: z.string(), by: z.string().optional() }))
        .parse(timeline)
        .map(({ type, by = '' }) => `${type} ${by}`.trim());
    };
    expect(await history()).toEqual([
      'bidDeclined entscheidet@example.org',
      'bidSubmitted',
      'linkedToInquiry',
      'submitted wer@example.org',
    ]);
    await succeed(colleague.post(accountCalls.delete, { password }));
    expect((await history())[0]).toBe('bidDeclined');
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
  });

  it('gives rights at once, also where somebody is signed in', async () => {
    const founder = await foundFirm(test, 'recht@example.org');
    const colleague = await joinedColleague(test, founder, 'ohne@example.org', []);
    const id = await submit('recht@example.org', founder);
    await placeBid(id);
    const read = async () => (await colleague.get(`/selfservice/api/readOffer/${id}`)).json().data;
    expect(await read()).toMatchObject({ lacks: ['decide', 'seeMoney'], actions: [] });
    const accountId = await accountOf(founder, 'ohne@example.org');
    await succeed(founder.post(firmCalls.setRights, { accountId, rights: ['decide'] }));
    const now = await read();
    expect(now.lacks).toBeUndefined();
    expect(now.actions).toContain('acceptBid');
    expect(now.bid.total).toBeGreaterThan(0);
  });
});

describe('an invitation', () => {
  it('is used once, in seven days, by its own address', async () => {
    const founder = await foundFirm(test, 'laedt@example.org');
    const invite = (email: string) => succeed(founder.post(firmCalls.invite, { email, rights: ['decide'] }));
    await invite('gast@example.org');
    const token = await tokenFor(test, 'gast@example.org', 'einladung');
    const other = await signUp(test, 'andere@example.org');
    expect(await codeOf(other.post(firmCalls.join, { token, password }))).toBe('409 invitationOfOther');
    expect(await codeOf(test.visitor().post(firmCalls.join, { token }))).toBe('409 passwordNeeded');
    const twice = await Promise.all(
      [test.visitor(), test.visitor()].map((guest) => codeOf(guest.post(firmCalls.join, { token, password }))),
    );
    expect(twice.toSorted()).toEqual(['200', '409 linkInvalid']);
    expect(await codeOf(test.visitor().post(firmCalls.join, { token, password }))).toBe('409 linkInvalid');

    await invite('spaet@example.org');
    test.clock.set('2026-11-30T09:00:01.000Z');
    const late = await tokenFor(test, 'spaet@example.org', 'einladung');
    expect(await codeOf(test.visitor().post(firmCalls.join, { token: late, password }))).toBe('409 linkInvalid');
    expect(await readInvitation(test.deps, late)).toEqual({ way: 'none' });
    expect(await removeOldInvitations(test.deps)).toBeGreaterThan(0);
    expect(await test.deps.db.$count(firmInvitations, eq(firmInvitations.email, 'spaet@example.org'))).toBe(0);
    test.clock.set(start);
  });

  it('puts no words into our mail that look like a link, whatever a firm is called', async () => {
    const founder = await foundFirm(test, 'wirbt@example.org', 'Gewinn abholen: www.gewinn.example');
    await succeed(founder.post(firmCalls.invite, { email: 'opfer@example.org', rights: [] }));
    expect(await subjectsFor(test, 'opfer@example.org')).toEqual(['Einladung: für eine Firma verkaufen']);
    const [mail] = (await test.mails()).filter(({ recipient }) => recipient === 'opfer@example.org');
    expect(mail?.text).not.toContain('gewinn');
    expect(mail?.text).toContain('wirbt@example.org lädt Sie ein');
  });

  it('ends when it is withdrawn, or when a further one takes its place', async () => {
    const founder = await foundFirm(test, 'zurueck@example.org');
    const invite = () => succeed(founder.post(firmCalls.invite, { email: 'hin@example.org', rights: [] }));
    await invite();
    await test.runJobs();
    await invite();
    const [first = '', second = ''] = await tokensFor(test, 'hin@example.org', 'einladung');
    expect(await codeOf(test.visitor().post(firmCalls.join, { token: first, password }))).toBe('409 linkInvalid');
    const [open] = (await firmOf(founder)).invitations;
    await succeed(founder.post(firmCalls.withdraw, { id: open?.id }));
    expect(await codeOf(test.visitor().post(firmCalls.join, { token: second, password }))).toBe('409 linkInvalid');
    expect((await firmOf(founder)).invitations).toEqual([]);
  });

  it('ends with the right of whoever sent it, so that nobody who was taken out comes back by a second address', async () => {
    const founder = await foundFirm(test, 'wachsam@example.org');
    const rights = ['managePeople'] as const;
    const manager = await joinedColleague(test, founder, 'hintertuer@example.org', rights);
    const invite = (email: string) => succeed(manager.post(firmCalls.invite, { email, rights: [...rights] }));
    const accountId = await accountOf(founder, 'hintertuer@example.org');
    await invite('zweites-postfach@example.org');
    await succeed(founder.post(firmCalls.setRights, { accountId, rights: [] }));
    await succeed(founder.post(firmCalls.setRights, { accountId, rights: [...rights] }));
    await invite('drittes-postfach@example.org');
    await succeed(founder.post(firmCalls.remove, { accountId }));
    for (const email of ['zweites-postfach@example.org', 'drittes-postfach@example.org'])
      for (const token of await tokensFor(test, email, 'einladung'))
        expect(await codeOf(test.visitor().post(firmCalls.join, { token, password }))).toBe('409 linkInvalid');
    expect((await firmOf(founder)).invitations).toEqual([]);
  });

  it('asks whoever has sales of their own whether they come along, and whoever sells for a firm cannot sell for two', async () => {
    const founder = await foundFirm(test, 'holt@example.org');
    const alone = await signUp(test, 'allein@example.org');
    const id = await submit('allein@example.org', alone);
    await succeed(founder.post(firmCalls.invite, { email: 'allein@example.org', rights: ['seeMoney'] }));
    const token = await tokenFor(test, 'allein@example.org', 'einladung');
    expect(await codeOf(alone.post(firmCalls.join, { token }))).toBe('409 salesComeAlong');
    expect(await idsOf(founder)).toEqual([]);
    await succeed(alone.post(firmCalls.join, { token, bringSales: true }));
    expect([await idsOf(founder), await idsOf(alone)]).toEqual([[id], [id]]);
    expect(await codeOf(alone.post(firmCalls.found, { name: 'Zweite GmbH' }))).toBe('409 alreadyInFirm');
    expect(await codeOf(founder.post(firmCalls.invite, { email: 'allein@example.org', rights: [] }))).toBe(
      '409 colleagueKnown',
    );
  });
});

describe('an account that is deleted', () => {
  const deleteBy = (by: HttpClient) => codeOf(by.post(accountCalls.delete, { password }));

  it('leaves its sales to the firm, but not a firm without somebody who manages it (INV-42)', async () => {
    const founder = await foundFirm(test, 'bleibt@example.org');
    const colleague = await joinedColleague(test, founder, 'loescht@example.org', ['sendInquiries', 'seeMoney']);
    const id = await submit('loescht@example.org', colleague);
    expect(await deleteBy(founder)).toBe('409 lastManager');
    expect(await deleteBy(colleague)).toBe('200');
    expect(await idsOf(founder)).toEqual([id]);
    const [row] = await test.deps.db.select({ state: offers.state }).from(offers).where(eq(offers.id, id));
    expect(row?.state.email).toBe('bleibt@example.org');
  });

  it('ends the firm of which nobody is left, with its inquiries (INV-42)', async () => {
    const founder = await foundFirm(test, 'letzte@example.org');
    const id = await submit('letzte@example.org', founder);
    expect(await deleteBy(founder)).toBe('200');
    const [row] = await test.deps.db.select().from(offers).where(eq(offers.id, id));
    expect([row?.emailKey.includes('letzte'), row?.firmId]).toEqual([false, null]);
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
  });

  it('takes along what the firm keeps about it (INV-42)', async () => {
    const founder = await foundFirm(test, 'export@example.org', 'Export GmbH');
    await submit('export@example.org', founder);
    const { kept } = (await founder.get(accountCalls.export)).json();
    expect(kept.firm.member).toMatchObject([{ name: 'Export GmbH' }]);
    expect(kept.offers).toHaveLength(1);
    expect(kept.firm.did).toMatchObject([{ type: 'submitted' }]);

    const packer = await joinedColleague(test, founder, 'packt@example.org', ['sendInquiries']);
    await submit('packt@example.org', packer);
    expect((await packer.get(accountCalls.export)).json().kept.offers).toEqual([]);
  });
});
