// Dear: many files are read.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankCalls, bankStatementsSchema } from '#contract/money/bank-statements.ts';
import { readBookings } from '#server/books/read-bookings.ts';
import { type Booking, bankStatement } from '#tests/factories/bank-answer.ts';
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
  test.clock.set('2026-11-30T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

let count = 0;
async function finishedSale(): Promise<string> {
  const offerId = newOfferId();
  await storeSale(test, offerId, ownCommand(offerId, `${offerId}@example.org`), wayTo('finished'));
  return offerId;
}
async function ordered(offerIds: readonly string[]) {
  const messageId = `L-2026-${String(++count).padStart(6, '0')}`;
  const runId = await releasedRun(test, messageId);
  const payments = [];
  for (const offerId of offerIds) {
    const endToEndId = `Z-2026-${String(++count).padStart(6, '0')}`;
    payments.push(await paymentOfRun(test, { runId, offerId, endToEndId, amount: 45_000 + 10 * count }));
  }
  return { batch: { messageId, paymentInfoId: `${messageId}-1` }, payments };
}
async function handIn(...bookings: readonly Booking[]) {
  const content = bankStatement({ id: `AUSZUG-${++count}`, bookings });
  await succeed(desk.upload(bankCalls.upload, [{ name: 'auszug.xml', content }]));
  await test.runJobs();
}
/** Days on which a payment left and came back, by its reference. */
async function bookedDays({ endToEndId }: { readonly endToEndId: string }) {
  const bookings = await readBookings(test.deps.db, { from: '2026-01-01', to: '2027-12-31' });
  return bookings.flatMap((one) =>
    one.what === 'payment' && one.text.endsWith(endToEndId) ? [`${one.isReversal ? 'back' : 'paid'} ${one.day}`] : [],
  );
}

it('payments that the bank booked in one sum are booked on its day, whenever its statement was read', async () => {
  const { payments, batch } = await ordered([await finishedSale(), await finishedSale()]);
  test.clock.set('2026-12-01T09:00:00.000Z');
  desk = await signInStaff(test);
  await handIn({ payments, batch, day: '2026-11-30' });
  for (const payment of payments) expect(await bookedDays(payment)).toEqual(['paid 2026-11-30']);
});

it('a payment that came back is paid again and comes back again, each on the day of the bank', async () => {
  const offerId = await finishedSale();
  const first = await ordered([offerId]);
  await handIn({ ...first, day: '2026-12-01' });
  await handIn({ payments: first.payments, reason: 'AM04', day: '2026-12-30' });
  test.clock.set('2027-01-05T09:00:00.000Z');
  desk = await signInStaff(test);
  const second = await ordered([offerId]);
  await handIn({ ...second, day: '2027-01-06' });
  await handIn({ payments: second.payments, reason: 'AM04', day: '2027-01-08' });
  expect(await bookedDays(first.payments[0] ?? { endToEndId: '' })).toEqual(['paid 2026-12-01', 'back 2026-12-30']);
  expect(await bookedDays(second.payments[0] ?? { endToEndId: '' })).toEqual(['paid 2027-01-06', 'back 2027-01-08']);
});

it('a payment that somebody found in the statement by hand is booked on the day of the bank', async () => {
  const { payments } = await ordered([await finishedSale()]);
  const [payment] = payments;
  if (!payment) throw new Error('No payment');
  await handIn({ payments: [{ amount: payment.amount, purpose: 'ohne Kennung' }], day: '2026-12-31' });
  const { waiting } = bankStatementsSchema.parse(await succeed(desk.get(bankCalls.list)));
  const entryId = waiting.find(({ purpose }) => purpose === 'ohne Kennung')?.id;
  await succeed(desk.post(bankCalls.link, { entryId, endToEndId: payment.endToEndId, reason: 'Verglichen' }));
  expect(await bookedDays(payment)).toEqual(['paid 2026-12-31']);
});

it('what the bank kept of a payment that came back is booked beside its return once somebody has linked it', async () => {
  const { payments } = await ordered([await finishedSale()]);
  const [payment] = payments;
  if (!payment) throw new Error('No payment');
  await handIn({ payments, day: '2027-02-01' });
  await handIn({ payments: [{ ...payment, amount: payment.amount - 350 }], reason: 'AC04', day: '2027-02-03' });
  const { waiting } = bankStatementsSchema.parse(await succeed(desk.get(bankCalls.list)));
  const { id: entryId } = waiting.find(({ endToEndId }) => endToEndId === payment.endToEndId) ?? {};
  await succeed(
    desk.post(bankCalls.link, { entryId, endToEndId: payment.endToEndId, reason: 'Weniger 3,50 € Entgelt' }),
  );
  const bookings = await readBookings(test.deps.db, { from: '2027-02-01', to: '2027-02-28' });
  expect(bookings.map(({ what, day, amount, isReversal }) => [what, day, isReversal ? -amount : amount])).toEqual([
    ['payment', '2027-02-01', payment.amount],
    ['payment', '2027-02-03', -payment.amount],
    ['charge', '2027-02-03', 350],
  ]);
});

it('what somebody laid aside as none of ours decides no day of a payment', async () => {
  const { payments } = await ordered([await finishedSale()]);
  const [payment] = payments;
  if (!payment) throw new Error('No payment');
  await handIn({ payments: [{ ...payment, amount: payment.amount - 1 }], day: '2027-03-01' });
  const { waiting } = bankStatementsSchema.parse(await succeed(desk.get(bankCalls.list)));
  const entryIds = waiting.filter(({ endToEndId }) => endToEndId === payment.endToEndId).map(({ id }) => id);
  await succeed(desk.post(bankCalls.dismiss, { entryIds, reason: 'Gehört einem anderen' }));
  await handIn({ payments, day: '2027-03-04' });
  expect(await bookedDays(payment)).toEqual(['paid 2027-03-04']);
});
