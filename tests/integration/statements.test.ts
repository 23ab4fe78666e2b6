import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { api } from '#contract/site/urls.ts';
import { isComplete } from '#domain/catalogue/wizard-item.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { capturedMail } from '#server/db/schema/mail.ts';
import { bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { listenToStatements } from '#tests/support/sent-statements.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let statementsOf: ReturnType<typeof listenToStatements>['during'];
let stop: () => void;

beforeAll(async () => {
  ({ during: statementsOf, stop } = listenToStatements());
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
});
afterAll(async () => {
  await test.close();
  stop();
});

describe('what a call sends to PostgreSQL', () => {
  it('is one question who asks, the offer locked, of a new one with its number, its firm, what follows, and the commit', async () => {
    const seller = await signUp(test, 'zeilen@example.org');
    const desk = await signInStaff(test);
    const id = newOfferId();
    const body = inquiryBody('zeilen@example.org');
    const answer: { inquiryId?: string } = {};
    const submitted = await statementsOf(async () => {
      Object.assign(answer, await succeed(seller.post(`/selfservice/api/submitOffer/${id}`, body)));
    });
    expect(submitted.map((text) => text.split(/[\s;]/)[0])).toEqual(['select', 'begin', 'select', 'with', 'commit']);

    const { items } = (await desk.get(`/desk/api/offers/${id}`)).json().data;
    await succeed(desk.post(`/desk/api/submitBid/${id}`, bidBody(items)));
    const acceptance = { inquiryId: answer.inquiryId, declarations: businessDeclarations };
    const key = { 'Idempotency-Key': 'a-key-of-the-browser' };
    const accepted = await statementsOf(() =>
      succeed(seller.post(`/selfservice/api/acceptBid/${id}`, acceptance, key)),
    );
    expect(accepted, accepted.join('\n')).toHaveLength(4);
    expect(accepted.map((text) => text.split(/[\s;]/)[0])).toEqual(['select', 'begin', 'with', 'commit']);
  });

  it('is one question for what is read, the first time and again, and one more for what has changed', async () => {
    const seller = await signUp(test, 'lesen@example.org');
    const desk = await signInStaff(test);
    const id = newOfferId();
    await succeed(seller.post(`/selfservice/api/submitOffer/${id}`, inquiryBody('lesen@example.org')));
    const paths = [api.selfservice.readOffer(id), api.selfservice.listOffers];
    const asked = async () => {
      const counts: number[] = [];
      for (const path of paths) counts.push((await statementsOf(() => succeed(seller.get(path)))).length);
      return counts;
    };
    const counts = [await asked(), await asked()];
    const { items } = (await desk.get(`/desk/api/offers/${id}`)).json().data;
    await succeed(desk.post(`/desk/api/submitBid/${id}`, bidBody(items)));
    expect([...counts, await asked()]).toEqual([
      [1, 1],
      [1, 1],
      [2, 2],
    ]);
  });

  it('is of a bid two questions what its goods are worth, none where it is confirmed', async () => {
    const desk = await signInStaff(test);
    const seller = await signUp(test, 'gebot@example.org');
    const entryId = test.deps.catalogue.catalogue.items.find(isComplete)?.id;
    const asked = async (more: Record<string, unknown>) => {
      const id = newOfferId();
      const items = [{ id: `item-${randomUUID()}`, entryId, quantity: 2 }];
      await succeed(seller.post(`/selfservice/api/submitOffer/${id}`, inquiryBody('gebot@example.org', { items })));
      const texts = await statementsOf(() => succeed(desk.post(`/desk/api/submitBid/${id}`, bidBody(items, more))));
      return texts.flatMap((text) => /from "(price_\w+)"/.exec(text)?.[1] ?? []);
    };
    // The first one opens the book.
    await asked({});
    expect(await asked({})).toEqual(['price_book', 'price_observation']);
    expect(await asked({ confirmed: true })).toEqual([]);
  });

  it('is one question who sits at the desk, and one for a week of appointments', async () => {
    const desk = await signInStaff(test);
    const week = `${deskApi.week}?day=2026-11-23`;
    expect(await statementsOf(() => succeed(desk.get(week)))).toHaveLength(2);
  });

  it('is one question what a mail says, and the mail that is kept', async () => {
    const seller = await signUp(test, 'brief@example.org');
    await test.runJobs();
    await succeed(seller.post(`/selfservice/api/submitOffer/${newOfferId()}`, inquiryBody('brief@example.org')));
    const texts = (await statementsOf(() => test.runJobs())).filter((text) => !text.includes('pgboss'));
    const named = texts.flatMap((text) => /"(?:offer_event|captured_mail)"/.exec(text)?.[0] ?? []);
    expect(named).toEqual(['"offer_event"', '"captured_mail"']);
    // The same inquiry is judged at once: itself, which book counts, and what stands in it.
    expect(texts).toHaveLength(5);
  });

  it('is one question and one statement for all mails of one poll', async () => {
    const app = await startTestApp();
    const visitor = app.visitor();
    await visitor.get('/auth/api/currentUser');
    const addresses = ['eins@example.org', 'zwei@example.org', 'drei@example.org'];
    for (const email of addresses)
      await succeed(visitor.post(`/selfservice/api/submitOffer/${newOfferId()}`, inquiryBody(email)));
    const kept = () => app.deps.db.select({ to: capturedMail.recipient }).from(capturedMail);
    const texts = await statementsOf(async () => {
      await app.deps.jobs.start();
      await expect.poll(async () => (await kept()).map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
    });
    await app.close();
    expect(texts.filter((text) => text.includes('"offer_event"'))).toHaveLength(1);
    expect(texts.filter((text) => text.startsWith('insert into "captured_mail"'))).toHaveLength(1);
  });

  it('writes no contents into the text of a statement, which a server may log', async () => {
    const seller = await signUp(test, 'geheim@example.org');
    const texts = await statementsOf(() =>
      succeed(
        seller.post(
          `/selfservice/api/submitOffer/${newOfferId()}`,
          inquiryBody('geheim@example.org', { comments: 'Hinterhof' }),
        ),
      ),
    );
    expect(texts.filter((text) => /geheim|Hinterhof|PowerEdge/.test(text))).toEqual([]);
  });

  it('is the same for a registration whether or not the address has an account, and then nothing of it stays', async () => {
    const register = (status: number) =>
      statementsOf(async () => {
        const visitor = test.visitor();
        const answer = await visitor.post(api.auth.registerAccount, { email: 'vergeben@example.org', password });
        expect(answer.statusCode).toBe(status);
      });
    const written = (statements: string[]) =>
      new Set(statements.flatMap((text) => /^insert into "account\w*"/.exec(text)?.[0] ?? []));
    const [fresh, taken] = [written(await register(200)), written(await register(409))];
    expect(taken).toEqual(fresh);
    expect([...taken]).toContain('insert into "account_session"');
    const found = await test.deps.db.select({ email: accounts.email }).from(accounts);
    expect(found.filter(({ email }) => email.endsWith('.invalid'))).toEqual([]);
  });

  it('adds up what is stored once for an upload, and once for one that has no room', async () => {
    const { env } = test.deps;
    const visitor = test.visitor();
    const sums = async (status: number) => {
      const sent = await statementsOf(async () => {
        const answer = await visitor.upload(env.uploadUrl, [{ name: 'a.pdf', content: '%PDF-1.7\n%%EOF' }]);
        expect(answer.statusCode).toBe(status);
      });
      return sent.filter((text) => text.includes('sum(') && text.includes('"upload"')).length;
    };
    expect([await sums(200), await sums(200)]).toEqual([1, 1]);
    const { inAll } = env.storageLimits;
    env.storageLimits.inAll = 20;
    expect([await sums(507), await sums(507)]).toEqual([1, 1]);
    env.storageLimits.inAll = inAll;
  });
});
