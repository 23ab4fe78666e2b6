// Dear: whole sales are played by both sides.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { tokenFor } from '#tests/support/mailbox.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { waitingForLocks } from '#tests/support/waiting-for-locks.ts';

let test: TestApp;
let desk: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

async function submit(email: string, by: HttpClient = test.visitor()): Promise<{ id: string; inquiryId: string }> {
  const id = newOfferId();
  const answer = await by.post(`/selfservice/api/submitOffer/${id}`, inquiryBody(email));
  return { id, inquiryId: answer.json().inquiryId };
}
async function placeBid(offerId: string): Promise<void> {
  const { items } = (await desk.get(`/desk/api/offers/${offerId}`)).json().data;
  await succeed(desk.post(`/desk/api/submitBid/${offerId}`, bidBody(items)));
}
async function photoOf(client: HttpClient): Promise<string> {
  const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
  return (await client.upload(test.deps.env.uploadUrl, [{ name: 'foto.gif', content: gif }])).json()[0].url;
}
const logOf = async (offerId: string) => {
  const rows = await test.deps.db.select().from(offerEvents).where(eq(offerEvents.offerId, offerId));
  return rows.toSorted((one, other) => one.version - other.version).map((row) => row.type);
};

describe('whose offer it is', () => {
  it('is told to nobody but the account with the confirmed address, compared without case', async () => {
    const { id, inquiryId } = await submit('Anna@Example.org');
    const anna = await signUp(test, 'anna@example.org');
    const stranger = await signUp(test, 'bernd@example.org');
    const unconfirmed = test.visitor();
    await unconfirmed.post('/auth/api/registerAccount', { email: 'clara@example.org', password });
    const claras = await submit('clara@example.org');

    expect((await anna.get(`/selfservice/api/readOffer/${id}`)).statusCode).toBe(200);
    expect((await anna.get('/selfservice/api/listOffers')).json()).toHaveLength(1);
    const answers = [
      await stranger.get(`/selfservice/api/readOffer/${id}`),
      await stranger.get(`/selfservice/api/readOffer/${newOfferId()}`),
      await stranger.post(`/selfservice/api/cancelOffer/${id}`, { inquiryId }),
      await unconfirmed.get(`/selfservice/api/readOffer/${claras.id}`),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      Array.from({ length: 4 }, () => [404, 'notFound']),
    );
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect((await unconfirmed.get('/selfservice/api/listOffers')).json()).toEqual([]);
  });

  it('follows the account to another address once that is confirmed, and stays the fold of its log', async () => {
    const seller = await signUp(test, 'umzug@example.org');
    const { id, inquiryId } = await submit('umzug@example.org', seller);
    const waiting = await submit('neu@example.org');
    await placeBid(id);
    await succeed(seller.post('/auth/api/updateAccount', { email: 'neu@example.org', currentPassword: password }));
    const idsOf = async () =>
      (await seller.get('/selfservice/api/listOffers')).json().map((one: { id: string }) => one.id);
    expect(await idsOf()).toEqual([id]);

    await succeed(
      seller.post('/auth/api/confirmEmail', { token: await tokenFor(test, 'neu@example.org', 'email-bestaetigen') }),
    );

    expect((await idsOf()).toSorted()).toEqual([id, waiting.id].toSorted());
    await succeed(seller.post(`/selfservice/api/acceptBid/${id}`, { inquiryId, declarations: businessDeclarations }));
    const log = JSON.stringify(await test.deps.db.select().from(offerEvents).where(eq(offerEvents.offerId, id)));
    expect([log.includes('umzug@example.org'), log.includes('neu@example.org')]).toEqual([false, true]);
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
    const former = await signUp(test, 'umzug@example.org');
    expect((await former.get(`/selfservice/api/readOffer/${id}`)).statusCode).toBe(404);
  });

  it('is kept by no cache on the way, neither in the list nor at the desk', async () => {
    const seller = await signUp(test, 'cache@example.org');
    const { id } = await submit('cache@example.org');
    const answers = [
      await seller.get('/selfservice/api/listOffers'),
      await seller.get(`/selfservice/api/readOffer/${id}`),
      await desk.get('/desk/api/queue'),
      await desk.get(`/desk/api/offers/${id}`),
    ];
    expect(answers.map((answer) => answer.headers['cache-control'])).toEqual(answers.map(() => 'no-store'));
  });

  it('is not even looked up for a visitor without a session, and the desk is closed to customers', async () => {
    const visitor = test.visitor();
    const customer = await signUp(test, 'dora@example.org');
    const { id, inquiryId } = await submit('dora@example.org');
    expect((await visitor.get(`/selfservice/api/readOffer/${id}`)).statusCode).toBe(401);
    expect((await visitor.post(`/selfservice/api/acceptBid/${id}`, { inquiryId })).statusCode).toBe(401);
    expect((await customer.get('/desk/api/queue')).statusCode).toBe(401);
    expect((await customer.post(`/desk/api/reject/${id}`, { reason: 'x' })).statusCode).toBe(401);
    expect((await desk.get(`/selfservice/api/readOffer/${id}`)).statusCode).toBe(401);
  });

  it('names no upload that another visitor has sent', async () => {
    const [foreign] = (
      await test.visitor().upload('/selfservice/api/uploads', [{ name: 'l.csv', content: 'a;b\n1;2' }])
    ).json();
    const id = newOfferId();
    const body = inquiryBody('ede@example.org', { itemsListUpload: foreign.url });
    const answer = await test.visitor().post(`/selfservice/api/submitOffer/${id}`, body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'uploadUnknown']);
    expect(await logOf(id)).toEqual([]);
  });
});

describe('many hands on one offer', () => {
  it('records one of fifty simultaneous answers to a bid; every other is 409 or the same answer again', async () => {
    const seller = await signUp(test, 'eile@example.org');
    const { id, inquiryId } = await submit('eile@example.org');
    await placeBid(id);
    const before = (await logOf(id)).length;
    const kinds = ['acceptBid', 'declineBid', 'submitCounterbid'] as const;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_one, index) => {
        const kind = kinds[index % kinds.length] ?? 'acceptBid';
        const body =
          kind === 'declineBid'
            ? { inquiryId }
            : { inquiryId, declarations: businessDeclarations, ...(kind !== 'acceptBid' && { counterbid: 2000 }) };
        return seller.post(`/selfservice/api/${kind}/${id}`, body);
      }),
    );
    const gained = (await logOf(id)).slice(before);
    expect([
      ['bidAccepted'],
      ['bidDeclined'],
      ['counterbidSubmitted'],
      ['bidDeclined', 'counterbidSubmitted'],
    ]).toContainEqual(gained);
    expect(answers.filter((answer) => ![200, 409].includes(answer.statusCode))).toEqual([]);
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
  });

  it.each(['replace', 'accept'] as const)(
    'never accepts a bid unseen that replaced the one on the screen at that instant: first comes %s',
    async (first) => {
      const email = `sicht-${first}@example.org`;
      const seller = await signUp(test, email);
      const { id, inquiryId } = await submit(email);
      await placeBid(id);
      const read = await seller.get(`/selfservice/api/readOffer/${id}`);
      const better = bidBody(read.json().data.items, { validUntil: '2026-12-07' });
      const seen = { 'If-Match': read.headers.etag ?? '' };
      const send = {
        accept: () => seller.post(`/selfservice/api/acceptBid/${id}`, { inquiryId }, seen),
        replace: () => desk.post(`/desk/api/submitBid/${id}`, better),
      };
      const second = first === 'accept' ? 'replace' : 'accept';
      // Both have read the offer as it is and wait for it; whoever came first goes first.
      const sent = await test.deps.database.transaction(async (tx) => {
        await tx.select().from(offers).where(eq(offers.id, id)).for('update');
        const one = send[first]();
        await expect.poll(() => waitingForLocks(test)).toBe(1);
        const other = send[second]();
        await expect.poll(() => waitingForLocks(test)).toBe(2);
        return { [first]: one, [second]: other };
      });
      const [accepted, replaced] = [await sent.accept, await sent.replace];
      const log = await logOf(id);
      const isReplaced = log.filter((type) => type === 'bidSubmitted').length > 1;
      expect(isReplaced).toBe(first === 'replace');
      expect([accepted?.statusCode, replaced?.statusCode]).toEqual(isReplaced ? [409, 200] : [200, 409]);
      expect(log.includes('bidAccepted')).toBe(!isReplaced);
      if (isReplaced) expect(accepted?.json().code).toBe('offerChanged');
    },
  );

  it('creates one offer of ten simultaneous inquiries with the same id', async () => {
    const id = newOfferId();
    const body = inquiryBody('zehn@example.org');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => test.visitor().post(`/selfservice/api/submitOffer/${id}`, body)),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map((answer) => answer.json().inquiryId)).size).toBe(1);
    expect(await logOf(id)).toEqual(['submitted', 'linkedToInquiry']);
    const other = await test.visitor().post(`/selfservice/api/submitOffer/${id}`, inquiryBody('zehn@example.org'));
    expect([other.statusCode, other.json().code]).toEqual([409, 'alreadySubmitted']);
  });
});

describe('when an account is deleted (INV-42)', () => {
  it('overwrites the personal data of an inquiry, keeps the log whole and forgets nothing the law keeps', async () => {
    const seller = await signUp(test, 'weg@example.org');
    const { id } = await submit('weg@example.org', seller);
    await succeed(seller.post('/accounts/delete', { password }));
    const [row] = await test.deps.db.select().from(offers).where(eq(offers.id, id));
    const rows = await test.deps.db.select().from(offerEvents).where(eq(offerEvents.offerId, id));
    expect(JSON.stringify([row, rows])).not.toMatch(/weg@example\.org|PowerEdge/);
    expect(row?.phase).toBe('cancelled');
    expect(row?.erasedAt).not.toBeNull();
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
    const again = await signUp(test, 'weg@example.org');
    expect((await again.get('/selfservice/api/listOffers')).json()).toEqual([]);
  });

  it('removes what was uploaded for the inquiry, and what was uploaded and never used', async () => {
    const seller = await signUp(test, 'fotos@example.org');
    const [used, unused] = await Promise.all([photoOf(seller), photoOf(seller)]);
    const id = newOfferId();
    const body = inquiryBody('fotos@example.org', { itemImageUploads: [used] });
    await succeed(seller.post(`/selfservice/api/submitOffer/${id}`, body));
    const files = readdirSync(join(test.deps.env.dataDir, 'uploads'));
    await succeed(seller.post('/accounts/delete', { password }));
    await test.runJobs();
    for (const url of [used, unused]) {
      const read = await desk.get(url.replace(test.deps.env.uploadUrl, '/desk/api/uploads'));
      expect(read.statusCode).toBe(404);
    }
    expect(readdirSync(join(test.deps.env.dataDir, 'uploads'))).toHaveLength(files.length - 4);
  });

  it('leaves what the law keeps to the provider alone, also when the address comes back', async () => {
    const seller = await signUp(test, 'zurueck@example.org');
    const { id, inquiryId } = await submit('zurueck@example.org', seller);
    await placeBid(id);
    await succeed(seller.post(`/selfservice/api/acceptBid/${id}`, { inquiryId, declarations: businessDeclarations }));
    await succeed(seller.post(`/selfservice/api/cancelOffer/${id}`, { inquiryId }));
    await succeed(seller.post('/accounts/delete', { password }));
    const again = await signUp(test, 'zurueck@example.org');
    const repeated = await again.post(`/selfservice/api/cancelOffer/${id}`, { inquiryId });
    expect([repeated.statusCode, repeated.json().code]).toEqual([404, 'notFound']);
    await succeed(desk.post(`/desk/api/dispatchReturns/${id}`, { note: 'kam nach dem Ende an' }));
  });

  it('refuses while a sale is running', async () => {
    const seller = await signUp(test, 'laeuft@example.org');
    const { id, inquiryId } = await submit('laeuft@example.org', seller);
    await placeBid(id);
    await succeed(seller.post(`/selfservice/api/acceptBid/${id}`, { inquiryId, declarations: businessDeclarations }));
    const answer = await seller.post('/accounts/delete', { password });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'offersRunning']);
    expect((await seller.get(`/selfservice/api/readOffer/${id}`)).statusCode).toBe(200);
  });
});
