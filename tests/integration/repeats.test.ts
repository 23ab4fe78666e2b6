import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { projectRoot } from '#server/db/project-root.ts';
import { idempotencyAnswers } from '#server/db/schema/idempotency-store.ts';
import { offers } from '#server/db/schema/offers.ts';
import { keepingAnswer, keepingOf, removeOldAnswers } from '#server/idempotency-store.ts';
import { handle } from '#server/offers/handle.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { reactionsTo } from '#server/reactions/reactions.ts';
import { commandFor } from '#tests/factories/offer-command.ts';
import { addressesBody, bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { databaseDigest } from '#tests/support/database-digest.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { password, seatStaff, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { listenToStatements } from '#tests/support/sent-statements.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let seller: HttpClient;
const email = 'wieder@example.org';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
  seller = await signUp(test, email);
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

const withKey = (key: string) => ({ 'idempotency-key': key });
const told = ({ statusCode, headers, body }: LightMyRequestResponse) => ({
  statusCode,
  replayed: headers['idempotent-replayed'],
  body: JSON.parse(body),
});

async function inquiry(): Promise<{ id: string; inquiryId: string; items: { id: string }[] }> {
  const id = newOfferId();
  await succeed(seller.post(`/selfservice/api/submitOffer/${id}`, inquiryBody(email)));
  return (await desk.get(`/desk/api/offers/${id}`)).json().data;
}
/** Another day at the desk: no session lasts as long. */
async function atDesk(now: string): Promise<void> {
  test.clock.set(now);
  await succeed(desk.post('/desk/api/login', { email: 'desk@example.org', password }));
}
const countOffers = async () => (await test.deps.db.select({ id: offers.id }).from(offers)).length;
const newInquiry = { email: 'telefon@example.org', offeredAsBusiness: true };

describe('a call with an Idempotency-Key', () => {
  it('takes effect once however often it is sent, and is answered the same', async () => {
    const before = await countOffers();
    const send = (key: string) => desk.post('/desk/api/createFromInquiry', newInquiry, withKey(key));
    const key = randomUUID();
    const first = told(await send(key));
    expect(first).toMatchObject({ statusCode: 200, replayed: undefined, body: { version: 1 } });
    expect(told(await send(key))).toEqual({ ...first, replayed: 'true' });
    expect(told(await send(`"${key}"`))).toEqual({ ...first, replayed: 'true' });
    expect(await countOffers()).toBe(before + 1);
    await succeed(send(randomUUID()));
    await succeed(desk.post('/desk/api/createFromInquiry', newInquiry));
    expect(await countOffers()).toBe(before + 3);
  });

  it('is answered as the first time when the sale has gone on since, whoever sent it', async () => {
    const { id, inquiryId, items } = await inquiry();
    const [bidKey, acceptKey] = [randomUUID(), randomUUID()];
    const bid = () => desk.post(`/desk/api/submitBid/${id}`, bidBody(items), withKey(bidKey));
    const accept = () => {
      const body = { inquiryId, declarations: businessDeclarations };
      return seller.post(`/selfservice/api/acceptBid/${id}`, body, withKey(acceptKey));
    };
    const addresses = { inquiryId, ...addressesBody };
    const firstBid = told(await bid());
    const firstAccept = told(await accept());
    await succeed(seller.post(`/selfservice/api/submitAddresses/${id}`, addresses));
    expect(told(await bid())).toEqual({ ...firstBid, replayed: 'true' });
    expect(told(await accept())).toEqual({ ...firstAccept, replayed: 'true' });
    expect((await desk.get(`/desk/api/offers/${id}`)).json().data.version).toBe(firstAccept.body.version + 1);
  });

  it('is refused with another body or at another address, and changes nothing', async () => {
    const { id, items } = await inquiry();
    const other = await inquiry();
    const key = randomUUID();
    await succeed(desk.post(`/desk/api/submitBid/${id}`, bidBody(items), withKey(key)));
    const before = await databaseDigest(test.deps);
    for (const misused of [
      await desk.post(`/desk/api/submitBid/${id}`, bidBody(items, { validUntil: '2026-12-07' }), withKey(key)),
      await desk.post(`/desk/api/submitBid/${other.id}`, bidBody(other.items), withKey(key)),
      await desk.post(`/desk/api/cancel/${id}`, { reason: 'Doch nicht' }, withKey(key)),
    ]) {
      expect(told(misused)).toMatchObject({ statusCode: 422, body: { code: 'idempotencyKeyReused' } });
    }
    expect(await databaseDigest(test.deps)).toEqual(before);
  });

  it('is its caller’s alone: a colleague with the same key makes a call of their own', async () => {
    const colleague = test.visitor();
    const login = { email: 'zweite@example.org', password };
    await seatStaff(test.deps, login);
    await succeed(colleague.post('/desk/api/login', login));
    const before = await countOffers();
    for (const by of [desk, colleague]) await succeed(by.post('/desk/api/createFromInquiry', newInquiry, withKey('1')));
    expect(await countOffers()).toBe(before + 2);
  });

  it('of an inquiry is answered again, too', async () => {
    const [id, key] = [newOfferId(), randomUUID()];
    const send = () => seller.post(`/selfservice/api/submitOffer/${id}`, inquiryBody(email, { items }), withKey(key));
    const items = [{ id: `item-${randomUUID()}`, freetext: 'Dell PowerEdge R640', quantity: 3 }];
    const first = told(await send());
    expect(told(await send())).toEqual({ ...first, replayed: 'true' });
  });

  it('that was refused is judged anew', async () => {
    const item = { id: `item-${randomUUID()}`, freetext: 'Dell PowerEdge R640', quantity: 3 };
    const { id } = (await desk.post('/desk/api/createFromInquiry', newInquiry)).json();
    const key = randomUUID();
    const bid = () => desk.post(`/desk/api/submitBid/${id}`, bidBody([item]), withKey(key));
    expect(told(await bid())).toMatchObject({ statusCode: 409, body: { code: 'itemsMissing' } });
    await succeed(desk.post(`/desk/api/addItems/${id}`, { items: [item] }));
    expect(told(await bid())).toMatchObject({ statusCode: 200, replayed: undefined });
  });

  it('that fails on its way leaves no answer behind, as it leaves no effect', async () => {
    const id = newOfferId();
    const call = { key: randomUUID(), fingerprint: 'same' };
    const send = (reactions: typeof reactionsTo) =>
      handle(
        { ...test.deps, reactionsTo: reactions },
        {
          offerId: id,
          actor: 'customer',
          allows: () => true,
          call,
          command: (_tx, state, now) => ({ ...commandFor('submitOffer', state, now), inquiryId: 'A-1999-000001' }),
        },
      );
    const killed = send(() => {
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await send(reactionsTo)).toMatchObject({ kind: 'done' });
    expect(await send(reactionsTo)).toMatchObject({ kind: 'repeated', answer: { inquiryId: 'A-1999-000001' } });
  });

  it.each(['', 'zwei Wörter', 'ä', 'x'.repeat(201), '"offen'])('is refused where the key is none: %j', async (key) => {
    const answer = await desk.post('/desk/api/createFromInquiry', newInquiry, withKey(key));
    expect(told(answer)).toMatchObject({ statusCode: 400, body: { code: 'invalidQuery' } });
  });
});

describe('what is kept of it', () => {
  it('names neither caller nor key, and nothing of the body', async () => {
    const { id, inquiryId, items } = await inquiry();
    const key = randomUUID();
    const body = { inquiryId, ...addressesBody, declarations: businessDeclarations, password };
    await succeed(desk.post(`/desk/api/submitBid/${id}`, bidBody(items), withKey(key)));
    await succeed(seller.post(`/selfservice/api/acceptBid/${id}`, { inquiryId }, withKey(key)));
    await succeed(seller.post(`/selfservice/api/submitAddresses/${id}`, body, withKey(`${key}2`)));
    const lines = await test.deps.database.rows(test.deps.db, sql`select t::text as line from kept_answer t`);
    const written = z
      .array(z.object({ line: z.string() }))
      .parse(lines)
      .map(({ line }) => line)
      .join('\n');
    expect(written).toContain(inquiryId);
    for (const secret of [key, email, password, 'DE02', 'Muster', ...desk.cookies.values(), ...seller.cookies.values()])
      expect(written).not.toContain(secret);
  });

  it('holds for a day and no longer: then the key is free, and its row goes', async () => {
    const key = randomUUID();
    const send = async () => told(await desk.post('/desk/api/createFromInquiry', newInquiry, withKey(key)));
    const first = await send();
    await atDesk('2026-11-24T08:59:59.000Z');
    expect(await send()).toEqual({ ...first, replayed: 'true' });
    await atDesk('2026-11-24T09:00:01.000Z');
    const anew = await send();
    expect(anew.body.id).not.toBe(first.body.id);
    expect(await send()).toEqual({ ...anew, replayed: 'true' });
    await atDesk('2026-11-25T09:00:02.000Z');
    expect(await removeOldAnswers(test.deps)).toBeGreaterThan(1);
    expect(await test.deps.db.select().from(idempotencyAnswers)).toEqual([]);
  });
});

describe('offers from before the bounds', () => {
  it('are counted by the migration as if their log were folded anew', async () => {
    const { id, items } = await inquiry();
    await succeed(desk.post(`/desk/api/submitBid/${id}`, bidBody(items)));
    const { db, database } = test.deps;
    await db.execute(sql`update offer set state = state - 'times'`);
    expect((await verifyOffers(db)).differences).not.toEqual([]);
    const file = readFileSync(join(projectRoot, 'src/server/db/migrations/0003_kept_answers.sql'), 'utf8');
    await db.execute(sql.raw(file.split('--> statement-breakpoint').at(-1) ?? ''));
    expect((await verifyOffers(db)).differences).toEqual([]);
    const times = sql`select state->'times'->'bidSubmitted' as bids from offer where id = ${id}`;
    expect(await database.rows(db, times)).toEqual([{ bids: 1 }]);
  });
});

describe('the same call several times at once', () => {
  it('takes effect once; whoever is too early is told to come again', async () => {
    const before = await countOffers();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => desk.post('/desk/api/createFromInquiry', newInquiry, withKey(key))),
    );
    const seen = new Set(answers.map((answer) => (answer.statusCode === 200 ? answer.json().id : answer.json().code)));
    expect([...seen].filter((what) => what !== 'idempotencyKeyInUse')).toHaveLength(1);
    expect(await countOffers()).toBe(before + 1);
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
  });

  it.each(['cancel', 'verifyData'] as const)(
    'takes effect once also where %s did not see what ended at that instant',
    async (type) => {
      const { id } = await inquiry();
      const call = { key: randomUUID(), fingerprint: 'same' };
      const answer = { id, version: 3, status: 'submitted' } as const;
      let tries = 0;
      const outcome = await handle(
        { ...test.deps, reactionsTo },
        {
          offerId: id,
          actor: 'provider',
          allows: () => true,
          call,
          async command(_tx, state, now) {
            tries += 1;
            // The other transaction commits after this one has looked.
            await test.deps.db.execute(keepingAnswer(test.deps.db, keepingOf(call, answer, test.clock.now())));
            return commandFor(type, state, now);
          },
        },
      );
      expect(outcome).toEqual({ kind: 'repeated', answer });
      expect(tries).toBe(1);
      expect((await desk.get(`/desk/api/offers/${id}`)).json().data).toMatchObject({
        version: 2,
        phase: 'submitted',
      });
    },
  );

  it('costs no statement more with a key than without', async () => {
    const sent = listenToStatements();
    const cost = async (headers: Record<string, string>, repeat = 1) => {
      const { id, items } = await inquiry();
      let statements: string[] = [];
      for (let time = 0; time < repeat; time += 1) {
        statements = await sent.during(() => succeed(desk.post(`/desk/api/submitBid/${id}`, bidBody(items), headers)));
      }
      return statements.map((text) => text.slice(0, 60));
    };
    // The first bid opens the price book.
    await cost({});
    const without = await cost({});
    expect(await cost(withKey(randomUUID()))).toHaveLength(without.length);
    expect((await cost(withKey(randomUUID()), 2)).length).toBeLessThan(without.length);
    sent.stop();
  });

  it('answers 409 while the first is still being done, and its answer afterwards', async () => {
    const { id, items } = await inquiry();
    const key = randomUUID();
    const bid = () => desk.post(`/desk/api/submitBid/${id}`, bidBody(items), withKey(key));
    let first: ReturnType<typeof bid> | undefined;
    await test.deps.database.transaction(async (tx) => {
      await tx.execute(sql`select 1 from offer where id = ${id} for update`);
      first = bid();
      const isWaiting = sql`select count(*)::int as waiting from pg_locks join pg_database on pg_database.oid = database
        where datname = current_database() and locktype = 'advisory' and granted`;
      const counted = z.tuple([z.object({ waiting: z.number() })]);
      while (counted.parse(await test.deps.database.rows(test.deps.db, isWaiting))[0].waiting === 0);
      const early = await bid();
      expect(told(early)).toMatchObject({ statusCode: 409, body: { code: 'idempotencyKeyInUse' } });
      expect(early.headers['retry-after']).toBe('2');
    });
    const done = told((await first) ?? (await bid()));
    expect(done).toMatchObject({ statusCode: 200, replayed: undefined });
    expect(told(await bid())).toEqual({ ...done, replayed: 'true' });
  });

  it('answers 409 at once also while the first inquiry waits for the firm of its sender', async () => {
    const key = randomUUID();
    const id = newOfferId();
    const send = () => seller.post(`/selfservice/api/submitOffer/${id}`, inquiryBody(email), withKey(key));
    const isWaiting = sql`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const counted = z.tuple([z.object({ waiting: z.number() })]);
    let first: ReturnType<typeof send> | undefined;
    await test.deps.database.transaction(async (tx) => {
      await tx.execute(sql`select 1 from account where email = ${email} for update`);
      first = send();
      while (counted.parse(await test.deps.database.rows(test.deps.db, isWaiting))[0].waiting === 0);
      expect(told(await send())).toMatchObject({ statusCode: 409, body: { code: 'idempotencyKeyInUse' } });
    });
    expect((await first)?.statusCode).toBe(200);
  });
});
