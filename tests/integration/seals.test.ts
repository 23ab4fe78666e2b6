// Dear: whole sales are played by both sides.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isComplete } from '#domain/catalogue/wizard-item.ts';
import { accountSessions, accounts } from '#server/db/schema/accounts.ts';
import { firmMembers, firms } from '#server/db/schema/firms.ts';
import { mailDeliveries } from '#server/db/schema/mail.ts';
import { offers } from '#server/db/schema/offers.ts';
import { signOffs } from '#server/db/schema/sign-offs.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { ownOfferReader } from '#server/read-models/own-offer.ts';
import { ownOffersReader } from '#server/read-models/own-offers.ts';
import { askedMailPrefix } from '#server/sign-offs/read-sign-offs.ts';
import { paidOnceMore } from '#tests/factories/bank-tour.ts';
import { firmOfTwo } from '#tests/factories/firm-tour.ts';
import { byDelivery, byParcel, byPickup, unsuccessfulSales } from '#tests/factories/sale-tours.ts';
import type { Tour } from '#tests/factories/tour.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { tokensFor } from '#tests/support/mailbox.ts';
import { paymentOfRun, releasedRun } from '#tests/support/payment-of-a-run.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const email = 'siegel@example.org';
let test: TestApp;
let seller: HttpClient;
let tour: Tour;
let look: () => Promise<void>;
/** What was answered under a seal, by what was asked for. */
const bodies = new Map<string, string>();
/** What was answered in two ways under one seal, and what a row does not say of the facts beside it. */
const stale: string[] = [];
let looks = 0;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  seller = await signUp(test, email);
  look = sealsLookedAt();
  const desk = await signInStaff(test);
  let paid = 0;
  tour = {
    newVisitor: test.visitor,
    visitor: test.visitor(),
    ...{ seller, email, desk, password },
    otherDesk: await signInStaff(test, ['warehouse'], 'zweite@example.org'),
    staff: { email: 'desk@example.org', password },
    now: test.clock.now,
    entryId: test.deps.catalogue.catalogue.items.find(isComplete)?.id ?? '',
    async paidPayment(offerId, state = 'paid') {
      const number = String(900_001 + paid++);
      const runId = await releasedRun(test, `L-2026-${number}`);
      const payment = await paymentOfRun(test, {
        runId,
        offerId,
        endToEndId: `Z-2026-${number}`,
        amount: 4_711,
        state,
      });
      await look();
      return payment;
    },
    async runJobs() {
      await test.runJobs();
      await look();
    },
    async make({ by, route, offerId = '', body }) {
      // Pages of another server, which change nothing.
      if (/\/preview/.test(route)) return undefined;
      const answer = await succeed(by.post(route.replace(':offerId', offerId), body));
      await look();
      return answer;
    },
    upload: async (by) => {
      const path = by === desk ? '/desk/api/uploads' : '/selfservice/api/uploads';
      const stored = await succeed(by.upload(path, [{ name: 'liste.pdf', content: '%PDF-1.7\n%%EOF' }]));
      return z.tuple([z.object({ url: z.string() })]).parse(stored)[0].url;
    },
    tokenFor: async (...asked) => (await tokensFor(test, ...asked)).at(-1) ?? '',
  };
});
afterAll(() => test.close());

/** Reads, as its seller, all that there is, made anew each time, and notes what differs under the same seal; and where a row does not follow from its sale. */
function sealsLookedAt(): typeof look {
  const readOffer = ownOfferReader(test.deps);
  const readList = ownOffersReader(test.deps);
  const now = test.clock.now().toISOString();
  const note = async (
    what: string,
    found: Awaited<ReturnType<typeof readList>> | Awaited<ReturnType<typeof readOffer>>,
  ) => {
    if (!found?.beside?.make) throw new Error(`${what} was not read`);
    const body = JSON.stringify(await found.beside.make(now));
    const key = `${what} ${found.beside.seal}`;
    const before = bodies.get(key) ?? body;
    if (before !== body) stale.push(`${what}: ${differenceOf(before, body)}`);
    bodies.set(key, body);
    looks += 1;
  };
  return async () => {
    const { differences } = await verifyOffers(test.deps.db);
    stale.push(...differences.map(({ offerId, what }) => `${offerId}: ${what}`));
    const tokenHash = await sessionOfSeller();
    await note('list', await readList(tokenHash, { query: {} }, undefined));
    const own = await test.deps.db.select({ id: offers.id }).from(offers);
    for (const { id } of own) {
      const found = await readOffer(tokenHash, { params: { offerId: id } }, undefined);
      if (found?.beside?.make) await note(id, found);
    }
  };
}

async function sessionOfSeller(): Promise<string> {
  const { tokenHash, accountId } = accountSessions;
  const [session] = await test.deps.db
    .select({ tokenHash })
    .from(accountSessions)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(eq(accounts.email, email));
  return session?.tokenHash ?? '';
}

function differenceOf(before: string, after: string): string {
  const at = [...before].findIndex((sign, index) => sign !== after[index]);
  return `${before.slice(Math.max(0, at - 60), at + 40)} -> ${after.slice(at, at + 40)}`;
}

/** After each thing that is done, until it was done. */
async function during(work: () => Promise<unknown>): Promise<string[]> {
  stale.splice(0);
  await work();
  await tour.runJobs();
  return stale.splice(0);
}

describe('what an owner may see is another answer under another seal, and rows follow from their sales', () => {
  it.each([
    ['a sale by parcel, with its money', async () => paidOnceMore(tour, await byParcel(tour))],
    ['a sale that is picked up', () => byPickup(tour)],
    ['a sale that is brought', () => byDelivery(tour)],
    ['sales that came to nothing', () => unsuccessfulSales(tour)],
    ['a firm of two', () => firmOfTwo(tour)],
  ])('in %s', async (_, walk) => {
    const before = looks;
    expect(await during(walk)).toEqual([]);
    expect(looks).toBeGreaterThan(before + 5);
  });

  it('where a colleague comes, goes or is called otherwise, the firm wants two persons, or the mail that asks for a word came back', async () => {
    const { db } = test.deps;
    const [asked] = await db.select().from(signOffs).limit(1);
    if (!asked) throw new Error('Nobody was asked');
    const row = {
      recipient: 'chef@example.org',
      attempts: 1,
      firstAt: test.clock.now(),
      lastAt: test.clock.now(),
      reply: '550',
    };
    const messageId = `${askedMailPrefix}${asked.id}`;
    await signUp(test, 'kollegin@example.org');
    const colleague = z
      .object({ accountId: z.string(), firmId: z.string() })
      .parse(
        (
          await db
            .select({ accountId: accounts.id, firmId: firms.id })
            .from(accounts)
            .innerJoin(firms, eq(accounts.email, 'kollegin@example.org'))
        )[0],
      );
    await look();
    expect(
      await during(async () => {
        await db.update(accounts).set({ name: 'Robin Neu' }).where(eq(accounts.email, email));
        await look();
        await db.update(firms).set({ secondPersonFrom: 1 });
        await look();
        await db.insert(firmMembers).values({ ...colleague, rights: ['decide'], joinedAt: test.clock.now() });
        await look();
        await db.delete(firmMembers).where(eq(firmMembers.accountId, colleague.accountId));
        await look();
        await db.delete(mailDeliveries).where(eq(mailDeliveries.messageId, messageId));
        await look();
        await db.insert(mailDeliveries).values({ ...row, messageId, state: 'refused' });
        await look();
        await db.update(mailDeliveries).set({ state: 'sent' }).where(eq(mailDeliveries.messageId, messageId));
      }),
    ).toEqual([]);
  });
});
