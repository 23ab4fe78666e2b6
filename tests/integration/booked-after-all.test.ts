// Dear: many files are read.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankCalls, bankStatementsSchema } from '#contract/money/bank-statements.ts';
import { type PayoutRun, payoutCalls } from '#contract/money/payouts.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { loadState } from '#server/offers/store.ts';
import { type Booking, bankStatement, statusReport } from '#tests/factories/bank-answer.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { compose, dueOfSale, readRun, release, saleToPay } from '#tests/support/payouts.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let accountant: HttpClient;
let second: HttpClient;
beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-24T09:00:00.000Z');
  accountant = await signInStaff(test, ['accounting'], 'jona@example.org');
  second = await signInStaff(test, ['accounting'], 'robin@example.org');
});
afterAll(() => test.close());

let files = 0;
async function handIn(content: string) {
  test.clock.advance({ minutes: 1 });
  await succeed(accountant.upload(bankCalls.upload, [{ name: 'bank.xml', content }]));
  await test.runJobs();
}
const book = (...bookings: readonly Booking[]) => handIn(bankStatement({ id: `AUSZUG-${++files}`, bookings }));

interface Ordered {
  readonly id: string;
  readonly offerId: string;
  readonly endToEndId: string;
  readonly amount: number;
}

/** A run with these sales, let go; its payments by their sales, in cents. */
async function order(...offerIds: string[]): Promise<{ run: PayoutRun; payments: Ordered[] }> {
  test.clock.advance({ minutes: 1 });
  const { run } = await compose(accountant, offerIds);
  await succeed(release(second, run));
  const rows = await test.deps.db.select().from(payouts).where(eq(payouts.runId, run.id));
  return { run: await readRun(accountant, run.id), payments: rows };
}

async function ordered(offerId: string): Promise<Ordered> {
  const [payment] = (await order(offerId)).payments;
  if (!payment) throw new Error('Nothing is in the run');
  return payment;
}

/** Somebody calls a payment not carried out. */
async function withdraw({ id: payoutId }: Ordered) {
  test.clock.advance({ minutes: 1 });
  await succeed(accountant.post(payoutCalls.withdraw, { payoutId, reason: 'Vermutlich nicht ausgeführt' }));
}

const waiting = async () => bankStatementsSchema.parse(await succeed(accountant.get(bankCalls.list))).waiting;
/** Says that the one entry that waits for this reason is about a payment. */
async function link(waitsFor: string, { endToEndId }: Ordered) {
  const entry = (await waiting()).find((one) => one.waitsFor === waitsFor);
  return accountant.post(bankCalls.link, { entryId: entry?.id, endToEndId, reason: 'Mit der Bank verglichen' });
}

async function standing(offerId: string) {
  const rows = await test.deps.db
    .select({ state: payouts.state })
    .from(payouts)
    .where(eq(payouts.offerId, offerId))
    .orderBy(payouts.endToEndId);
  return [(await loadState(test.deps.db, offerId))?.state.phase, ...rows.map(({ state }) => state)];
}
const holds = async (offerId: string) => (await dueOfSale(accountant, offerId))?.holds.map(({ code }) => code);

describe('a payment that the bank booked though it counts as not carried out', () => {
  it('holds the next one until somebody has said what it was, and completes the sale', async () => {
    const offerId = await saleToPay(test);
    const payment = await ordered(offerId);
    await withdraw(payment);
    expect(await holds(offerId)).toEqual([]);
    await book({ payments: [payment] });
    expect(await holds(offerId)).toEqual(['bankSaysPaid']);
    const again = { runId: crypto.randomUUID(), offerIds: [offerId] };
    expect((await accountant.post(payoutCalls.compose, again)).json()).toMatchObject({ code: 'nothingToPay' });
    await succeed(link('notOrdered', payment));
    expect(await standing(offerId)).toEqual(['completed', 'paid']);
    expect([await waiting(), await dueOfSale(accountant, offerId)]).toEqual([[], undefined]);
  });

  it('is set against what is owed where the next one is on its way: too much is told', async () => {
    const offerId = await saleToPay(test);
    const first = await ordered(offerId);
    await withdraw(first);
    const again = await ordered(offerId);
    await book({ payments: [first] });
    await succeed(link('notOrdered', first));
    expect(await standing(offerId)).toEqual(['finished', 'credited', 'ordered']);
    await book({ payments: [again] });
    expect(await standing(offerId)).toEqual(['finished', 'credited', 'credited']);
    expect(await holds(offerId)).toEqual(['overpaid']);
  });

  it('that the bank had refused for its account asks for that no more, and anew where it comes back', async () => {
    const offerId = await saleToPay(test);
    const payment = await ordered(offerId);
    const rows = [{ endToEndId: payment.endToEndId, status: 'RJCT', reason: 'AC01' }];
    await handIn(statusReport({ id: `STATUS-${++files}`, messageId: 'L-2026-000000', rows }));
    await book({ payments: [payment] });
    expect(await holds(offerId)).toEqual(['bankSaysPaid', 'accountDoubted']);
    await succeed(link('notOrdered', payment));
    expect(await standing(offerId)).toEqual(['completed', 'paid']);
    await book({ payments: [payment], reason: 'AC04' });
    expect([await standing(offerId), await holds(offerId)]).toEqual([['completed', 'returned'], ['accountDoubted']]);
  });
});

describe('a batch that was booked in one sum before it fitted', () => {
  /** A run of three sales, of which the bank books all but the last, or all. */
  async function bookedBatch(isWhole = false) {
    const { run, payments } = await order(await saleToPay(test), await saleToPay(test), await saleToPay(test));
    const [first, other, last] = payments;
    if (!first || !other || !last) throw new Error('No run of three');
    const batch = { paymentInfoId: `${run.number}-1`, messageId: run.number };
    const bookBatch = () => book({ payments: isWhole ? payments : [first, other], batch });
    return { run, first, other, last, bookBatch };
  }
  const states = (...payments: Ordered[]) => Promise.all(payments.map(({ offerId }) => standing(offerId)));
  const paid = ['completed', 'paid'];

  it('pays what it holds as soon as the bank says that it refused the rest', async () => {
    const { run, first, other, last, bookBatch } = await bookedBatch();
    await bookBatch();
    expect((await waiting()).map(({ waitsFor }) => waitsFor)).toEqual(['batchDiffers']);
    const rows = [{ endToEndId: last.endToEndId, status: 'RJCT', reason: 'AM04' }];
    await handIn(statusReport({ id: `STATUS-${++files}`, messageId: run.number, rows }));
    expect(await states(first, other, last)).toEqual([paid, paid, ['finished', 'notExecuted']]);
    expect([await waiting(), await holds(last.offerId)]).toEqual([[], []]);
  });

  it('is linked by hand once somebody has said that the rest was not carried out', async () => {
    const { first, other, last, bookBatch } = await bookedBatch();
    await bookBatch();
    expect((await link('batchDiffers', first)).json()).toMatchObject({ code: 'payoutAmountDiffers' });
    await withdraw(last);
    await succeed(link('batchDiffers', first));
    expect(await states(first, other, last)).toEqual([paid, paid, ['finished', 'notExecuted']]);
    expect([await waiting(), await holds(last.offerId)]).toEqual([[], []]);
  });

  it('pays the whole run by hand where one of it was taken back by mistake, which is held until then', async () => {
    const { first, other, last, bookBatch } = await bookedBatch(true);
    await withdraw(last);
    await bookBatch();
    expect(await holds(last.offerId)).toEqual(['bankSaysPaid']);
    await succeed(link('batchDiffers', last));
    expect(await states(first, other, last)).toEqual([paid, paid, paid]);
    expect(await waiting()).toEqual([]);
  });
});
