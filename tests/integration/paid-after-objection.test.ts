// Dear: many files are read.
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bankCalls, bankStatementsSchema } from '#contract/money/bank-statements.ts';
import { duePayoutsSchema, payoutCalls, payoutRunSchema } from '#contract/money/payouts.ts';
import { offerViewSchema } from '#contract/sale/offer-view.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import { readBookings } from '#server/books/read-bookings.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { loadState } from '#server/offers/store.ts';
import { readDue } from '#server/payouts/read-due.ts';
import { bankStatement } from '#tests/factories/bank-answer.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { paymentOfRun, releasedRun } from '#tests/support/payment-of-a-run.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: Awaited<ReturnType<typeof signInStaff>>;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-12-21T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

async function dueNow(offerId: string) {
  const [due] = await readDue(test.deps.db, { now: test.clock.now().toISOString(), offerIds: [offerId] });
  if (!due) throw new Error('Nothing is due');
  return due;
}

let number = 0;

/** A sale whose seller objects while its payment, so many cents less than owed, is on its way. */
async function objectedSale(less: number, email?: string) {
  number += 1;
  const offerId = newOfferId();
  const own = ownCommand(offerId, email ?? `${offerId}@example.org`);
  await storeSale(test, offerId, own, [...wayTo('payout'), 'addCreditNote', 'finishOffer']);
  const { amount: owed = 0, paper = '' } = await dueNow(offerId);
  const runId = await releasedRun(test, `L-2026-90000${number}`);
  const endToEndId = `Z-2026-90000${number}`;
  const payment = await paymentOfRun(test, { runId, offerId, endToEndId, amount: owed - less, paper });
  await playCommands(test, offerId, own, ['objectToCreditNote', 'submitAddresses']);
  return {
    ...{ offerId, owed, payment },
    /** The new Gutschrift, and the seller asks for the money; then the form's other account is a day old. */
    async settle() {
      const anew = (command: Command): Command =>
        JSON.parse(JSON.stringify(own(command)).replace(/GS-2026-\d+/, `GS-2027-${offerId.slice(-6)}`));
      await playCommands(test, offerId, anew, ['addCreditNote', 'finishOffer']);
      test.clock.advance({ hours: 25 });
      desk = await signInStaff(test);
    },
    async phase() {
      return (await loadState(test.deps.db, offerId))?.state.phase;
    },
    async states() {
      const rows = await test.deps.db
        .select({ state: payouts.state })
        .from(payouts)
        .where(eq(payouts.offerId, offerId))
        .orderBy(desc(payouts.amount));
      return rows.map(({ state }) => state);
    },
    async row() {
      const { rows } = duePayoutsSchema.parse(await succeed(desk.get(payoutCalls.due)));
      return rows.find((one) => one.offerId === offerId);
    },
  };
}

type Sale = Awaited<ReturnType<typeof objectedSale>>;

/** The bank tells of a payment, or that it came back. */
async function bankTells(payment: { endToEndId: string; amount: number }, reason?: string) {
  number += 1;
  const bookings = [{ payments: [payment], ...(reason !== undefined && { reason }) }];
  const content = bankStatement({ id: `AUSZUG-${number}`, bookings });
  await succeed(desk.upload(bankCalls.upload, [{ name: 'auszug.xml', content }]));
  await test.runJobs();
}

/** A run with the sale alone, let go. */
async function payInRun({ offerId }: Sale) {
  const runId = crypto.randomUUID();
  await succeed(desk.post(payoutCalls.compose, { runId, offerIds: [offerId] }));
  const run = payoutRunSchema.parse(await succeed(desk.get(payoutCalls.run(runId))));
  const [{ amount = 0 } = {}] = run.payouts;
  await succeed(desk.post(payoutCalls.release, { runId, payments: 1, total: amount }));
  const [row] = await test.deps.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.runId, runId), eq(payouts.offerId, offerId)));
  if (!row) throw new Error('No payment');
  return row;
}

async function waiting() {
  return bankStatementsSchema.parse(await succeed(desk.get(bankCalls.list))).waiting;
}

describe('a payment on its way when its seller objected (INV-02)', () => {
  it('completes the sale where the new Gutschrift says the same sum', async () => {
    const sale = await objectedSale(0);
    await sale.settle();
    await bankTells(sale.payment);
    expect([await sale.states(), await sale.phase(), await waiting()]).toEqual([['paid'], 'completed', []]);
  });

  it('leaves to the books what a person pays once it came back before the sale had ended', async () => {
    const sale = await objectedSale(0);
    await bankTells(sale.payment);
    await bankTells(sale.payment, 'AM04');
    await sale.settle();
    await playCommands(test, sale.offerId, ownCommand(sale.offerId, `${sale.offerId}@example.org`), ['complete']);
    expect(await sale.states()).toEqual(['returned']);
    const booked = await readBookings(test.deps.db, { from: '2026-01-01', to: '2027-12-31' });
    const byHand = booked.filter(
      ({ what, number: paper }) => what === 'payment' && paper === `GS-2027-${sale.offerId.slice(-6)}`,
    );
    expect(byHand).toMatchObject([{ amount: sale.owed, text: 'Zahlung SEPA 2026-12-01/17' }]);
  });

  it('is set against a new Gutschrift of more: the rest is due, a run pays it, the bank completes the sale', async () => {
    const sale = await objectedSale(1_900);
    await sale.settle();
    await bankTells(sale.payment);
    expect([await sale.states(), await sale.phase(), await waiting()]).toEqual([['credited'], 'finished', []]);
    expect(await sale.row()).toMatchObject({ amount: 19, credited: (sale.owed - 1_900) / 100, holds: [] });
    const byHand = await desk.post(`/desk/api/complete/${sale.offerId}`, { paymentReference: 'von Hand' });
    expect(byHand.json()).toMatchObject({ code: 'payoutRestOpen' });
    const rest = await payInRun(sale);
    expect(rest.amount).toBe(1_900);
    await bankTells(rest);
    expect([await sale.states(), await sale.phase()]).toEqual([['credited', 'paid'], 'completed']);
    const month = { from: '2026-11-01', to: '2027-01-31' };
    const booked = (await readBookings(test.deps.db, month)).filter(
      ({ text }) => text.includes(sale.payment.endToEndId) || text.includes(rest.endToEndId),
    );
    expect(booked.reduce((sum, { amount }) => sum + amount, 0)).toBe(sale.owed);
  });

  it('is due again alone where the bank gives it back after the rest was paid', async () => {
    const sale = await objectedSale(1_900);
    await sale.settle();
    await bankTells(sale.payment);
    const rest = await payInRun(sale);
    await bankTells(rest);
    test.clock.advance({ hours: 1 });
    await bankTells(sale.payment, 'MS03');
    expect(await sale.states()).toEqual(['returned', 'credited']);
    expect(await dueNow(sale.offerId)).toMatchObject({ amount: sale.owed - 1_900, credited: 1_900, isEnded: true });
  });

  it('is due again for the rest alone where that comes back after the sale has ended, while the first is paid again', async () => {
    const sale = await objectedSale(1_900);
    await sale.settle();
    const later = async (...told: Parameters<typeof bankTells>) => {
      test.clock.advance({ minutes: 1 });
      await bankTells(...told);
      test.clock.advance({ minutes: 1 });
    };
    await later(sale.payment);
    const rest = await payInRun(sale);
    await later(rest);
    await later(sale.payment, 'AM04');
    const again = await payInRun(sale);
    await later(rest, 'AM04');
    await later(again);
    const made = async ({ id }: { id: string }) => {
      const [row] = await test.deps.db.select({ state: payouts.state }).from(payouts).where(eq(payouts.id, id));
      return row?.state;
    };
    expect(await Promise.all([sale.payment, rest, again].map(made))).toEqual(['returned', 'returned', 'credited']);
    expect(await sale.row()).toMatchObject({ amount: 19, isEnded: true, holds: [], before: { state: 'returned' } });
    const last = await payInRun(sale);
    expect(last.amount).toBe(1_900);
    await later(last);
    expect([await made(last), await sale.phase(), await sale.row()]).toEqual(['paid', 'completed', undefined]);
  });

  it('asks for the account that it came back from though the rest, to another account, was booked since (LEG-61)', async () => {
    const seller = await signUp(test, 'rest@example.org');
    const sale = await objectedSale(1_900, 'rest@example.org');
    await sale.settle();
    await bankTells(sale.payment);
    const rest = await payInRun(sale);
    test.clock.advance({ minutes: 1 });
    await bankTells(sale.payment, 'AC04');
    test.clock.advance({ minutes: 1 });
    await bankTells(rest);
    expect([await sale.states(), await sale.phase()]).toEqual([['returned', 'credited'], 'finished']);
    expect(await sale.row()).toMatchObject({ holds: [{ code: 'accountDoubted' }] });
    const view = async () => {
      const answer = await succeed(seller.get(`/selfservice/api/readOffer/${sale.offerId}`));
      return z.object({ data: offerViewSchema }).parse(answer).data;
    };
    expect(await view()).toMatchObject({ turn: 'customer', payoutBack: { isAsked: true, mayAnswer: true } });
    await succeed(seller.post(`/selfservice/api/confirmAccount/${sale.offerId}`, {}));
    await succeed(seller.post(`/selfservice/api/confirmAccount/${sale.offerId}`, {}));
    expect(await view()).toMatchObject({ turn: 'provider', payoutBack: { isAsked: false, mayAnswer: true } });
    expect(await sale.row()).toMatchObject({ amount: (sale.owed - 1_900) / 100, holds: [] });
    await bankTells(await payInRun(sale));
    expect(await sale.phase()).toBe('completed');
    expect((await view()).payoutBack).toBeUndefined();
  });

  it('waits for the new Gutschrift where that comes later, and too much is told with what to do', async () => {
    const sale = await objectedSale(-500);
    await bankTells(sale.payment);
    expect([await sale.states(), await sale.phase(), await waiting()]).toEqual([['credited'], 'payout', []]);
    await sale.settle();
    expect(await sale.row()).toMatchObject({ amount: -5, holds: [{ code: 'overpaid' }] });
    const composed = await desk.post(payoutCalls.compose, { runId: crypto.randomUUID(), offerIds: [sale.offerId] });
    expect(composed.json()).toMatchObject({ code: 'nothingToPay' });
    await succeed(desk.post(`/desk/api/complete/${sale.offerId}`, { paymentReference: sale.payment.endToEndId }));
    expect([await sale.states(), await sale.phase(), await sale.row()]).toEqual([['credited'], 'completed', undefined]);
  });

  it('is noted by hand where no statement tells of it, and set against what is owed', async () => {
    const sale = await objectedSale(1_900);
    await sale.settle();
    const { id, runId } = sale.payment;
    const byHand = await desk.post(`/desk/api/complete/${sale.offerId}`, { paymentReference: 'von Hand' });
    expect(byHand.json()).toMatchObject({ code: 'payoutRestOpen' });
    const run = payoutRunSchema.parse(await succeed(desk.get(payoutCalls.run(runId))));
    expect(run.payouts[0]?.isOtherOwed).toBe(true);
    await succeed(desk.post(payoutCalls.notePaid, { payoutId: id, reason: 'PayPal 4711' }));
    expect([await sale.states(), await sale.row()]).toMatchObject([['credited'], { amount: 19 }]);
  });
});
