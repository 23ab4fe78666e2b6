// Dear: many files are read.
import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bankCalls, bankStatementsSchema } from '#contract/money/bank-statements.ts';
import { linkEntry } from '#server/bank/settle-by-hand.ts';
import { readBookings } from '#server/books/read-bookings.ts';
import { accountChecks } from '#server/db/schema/bank.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { reactionsTo } from '#server/reactions/reactions.ts';
import { type Booking, bankStatement, statusReport } from '#tests/factories/bank-answer.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { paymentOfRun, releasedRun } from '#tests/support/payment-of-a-run.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-12-21T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

const amount = 1_945_00;
let count = 0;
type Payment = Awaited<ReturnType<typeof paymentOfRun>>;

/** A run of payments of 1.945 €, ordered. */
async function orderedRun(many = 2) {
  const messageId = `L-2026-${String(++count).padStart(6, '0')}`;
  const runId = await releasedRun(test, messageId);
  const payments: Payment[] = [];
  for (let at = 0; at < many; at += 1) {
    const offerId = newOfferId();
    await storeSale(test, offerId, ownCommand(offerId, `${offerId}@example.org`), wayTo('finished'));
    const endToEndId = `Z-2026-${String(++count).padStart(6, '0')}`;
    payments.push(await paymentOfRun(test, { runId, offerId, endToEndId, amount }));
  }
  const [first, other] = payments;
  if (!first || !other) throw new Error('No run');
  return { batch: { messageId, paymentInfoId: `${messageId}-1` }, payments, first, other };
}
/** The same, of which the bank booked every payment. */
async function paidRun(many = 2) {
  const run = await orderedRun(many);
  await handIn({ payments: run.payments, batch: run.batch, day: '2026-12-22' });
  expect(await states(run.payments)).toEqual(run.payments.map(() => 'paid'));
  return run;
}

async function upload(content: string) {
  test.clock.advance({ minutes: 1 });
  await succeed(desk.upload(bankCalls.upload, [{ name: 'bank.xml', content }]));
  await test.runJobs();
}
const handIn = (...bookings: readonly Booking[]) => upload(bankStatement({ id: `AUSZUG-${++count}`, bookings }));
const waiting = async () => bankStatementsSchema.parse(await succeed(desk.get(bankCalls.list))).waiting;
/** Somebody says that the one entry that waits is about a payment. */
async function link({ endToEndId }: Pick<Payment, 'endToEndId'>) {
  const [entry, ...more] = await waiting();
  expect(more).toEqual([]);
  return desk.post(bankCalls.link, { entryId: entry?.id, endToEndId, reason: 'Mit der Bank verglichen' });
}
// Each test begins with nothing that waits.
afterEach(async () => {
  for (const { id } of await waiting())
    await succeed(desk.post(bankCalls.dismiss, { entryIds: [id], reason: 'Erledigt' }));
});
async function states(payments: readonly Payment[]) {
  const rows = await test.deps.db
    .select({ id: payouts.id, state: payouts.state })
    .from(payouts)
    .where(
      inArray(
        payouts.id,
        payments.map(({ id }) => id),
      ),
    );
  return payments.map(({ id }) => rows.find((row) => row.id === id)?.state);
}
/** What the books take back, and on which day. */
async function takenBack(payments: readonly Payment[]) {
  const bookings = await readBookings(test.deps.db, { from: '2026-01-01', to: '2027-12-31' });
  return payments.map(({ endToEndId }) =>
    bookings.flatMap((one) =>
      one.text.endsWith(endToEndId) && (one.what === 'charge' || one.isReversal)
        ? [`${one.what} ${one.amount} ${one.day}`]
        : [],
    ),
  );
}

describe('a run that the bank takes back in one sum', () => {
  it.each(['with the run named', 'without a word what it is'])('goes back whole, %s', async (how) => {
    const { payments, first, batch } = await paidRun();
    const isNamed = how === 'with the run named';
    const whole = isNamed ? { payments, batch } : { payments: [{ amount: 2 * amount }] };
    await handIn({ ...whole, isReversal: true, day: '2026-12-29' });
    expect(await states(payments)).toEqual(['paid', 'paid']);
    await succeed(link(first));
    expect(await states(payments)).toEqual(['returned', 'returned']);
    expect(await takenBack(payments)).toEqual([[`payment ${amount} 2026-12-29`], [`payment ${amount} 2026-12-29`]]);
    expect(await waiting()).toEqual([]);
    const ids = payments.map(({ id }) => id);
    // The account of nobody is why all of it came back.
    expect(await test.deps.db.select().from(accountChecks).where(inArray(accountChecks.payoutId, ids))).toEqual([]);
  });

  it('goes back whole, what of it came back before aside', async () => {
    const { payments, first, other, batch } = await paidRun(3);
    await handIn({ payments: [first], reason: 'AC04', day: '2026-12-28' });
    await handIn({ payments: payments.slice(1), batch, isReversal: true, day: '2026-12-29' });
    await succeed(link(other));
    expect(await states(payments)).toEqual(['returned', 'returned', 'returned']);
    const days = (await takenBack(payments)).flat().map((one) => one.slice(-10));
    expect(days).toEqual(['2026-12-28', '2026-12-29', '2026-12-29']);
  });

  it('is told once more by the advice of the same booking, and nothing comes back twice', async () => {
    const { payments, first, batch } = await paidRun();
    const booking = { payments, batch, isReversal: true, day: '2026-12-29' };
    await handIn(booking);
    await succeed(link(first));
    await upload(bankStatement({ kind: 'camt.054', id: `ANZEIGE-${++count}`, bookings: [booking] }));
    expect(await waiting()).toEqual([]);
    await handIn({ payments: [{ amount: 2 * amount }], isReversal: true });
    await succeed(link(first));
    expect(await states(payments)).toEqual(['returned', 'returned']);
    expect(await waiting()).toEqual([]);
  });

  it('may be one payment of it, where the bank says so', async () => {
    const { payments, first, batch } = await paidRun();
    await handIn({ payments: [first], batch, isReversal: true });
    await succeed(link(first));
    expect(await states(payments)).toEqual(['returned', 'paid']);
  });

  it('goes back whole or not at all', async () => {
    const { payments, first, other, batch } = await paidRun();
    await handIn({ payments, batch, isReversal: true });
    const { database, db } = test.deps;
    let isFirst = true;
    // Somebody else says something of the other one between the look and the deed.
    const transaction: typeof database.transaction = async (...work) => {
      if (isFirst) await db.update(payouts).set({ state: 'ordered' }).where(eq(payouts.id, other.id));
      isFirst = false;
      return database.transaction(...work);
    };
    const [entry] = await waiting();
    const said = { entryId: entry?.id ?? 0, endToEndId: first.endToEndId, reason: 'Verglichen', by: 'somebody' };
    const linked = linkEntry({ ...test.deps, database: { ...database, transaction }, reactionsTo }, said);
    await expect(linked).rejects.toMatchObject({ document: { code: 'payoutNotOrdered' } });
    expect(await states(payments)).toEqual(['paid', 'ordered']);
    expect(await waiting()).toHaveLength(1);
  });
});

describe('an entry whose sum is not that of what is said of it', () => {
  it.each([
    ['of two of three payments', 2 * amount, 3],
    ['a cent more than the run', 2 * amount + 1, 2],
    ['between one payment and the run', amount + 1, 2],
    ['far less than what came back', 1_00, 2],
  ])('takes nothing back: %s', async (_what, sum, many) => {
    const { payments, first } = await paidRun(many);
    await handIn({ payments: [{ amount: sum }], isReversal: true });
    const refused = await link(first);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'payoutSumDiffers', detail: expect.stringContaining('Zugeordnet ist nichts.') },
    ]);
    expect(await states(payments)).toEqual(payments.map(() => 'paid'));
    expect(await waiting()).toHaveLength(1);
  });

  it('is not told once more of a payment that is paid', async () => {
    const { first } = await paidRun();
    await handIn({ payments: [{ amount: 2 * amount, purpose: 'Sammler' }] });
    expect((await link(first)).json()).toMatchObject({ code: 'payoutAmountDiffers' });
  });

  it('that names another run is none of this one', async () => {
    const { payments } = await paidRun();
    const { batch } = await paidRun();
    await handIn({ payments: payments.slice(0, 1), batch, isReversal: true });
    expect((await link(payments[0] ?? { endToEndId: '' })).json()).toMatchObject({ code: 'payoutOtherRun' });
    expect(await states(payments)).toEqual(['paid', 'paid']);
  });
});

it('an answer that refuses a whole file refuses all of it that is on its way, whichever payment it is linked to', async () => {
  const { payments, first } = await orderedRun();
  const group = { status: 'RJCT', reason: 'AM04' };
  await upload(statusReport({ id: `STATUS-${++count}`, messageId: 'EIGENE-NUMMER-DER-BANK', group }));
  await succeed(link(first));
  expect(await states(payments)).toEqual(['notExecuted', 'notExecuted']);
});
