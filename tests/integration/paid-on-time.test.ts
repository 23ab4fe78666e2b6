import { afterAll, beforeAll, expect, it } from 'vitest';
import { numbersSchema } from '#contract/desk/desk-numbers.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { bankCalls } from '#contract/money/bank-statements.ts';
import { bankStatement } from '#tests/factories/bank-answer.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { paymentOfRun, releasedRun } from '#tests/support/payment-of-a-run.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function orderedSale(at: number) {
  const offerId = newOfferId();
  await storeSale(test, offerId, ownCommand(offerId, `${offerId}@example.org`), wayTo('finished'));
  const runId = await releasedRun(test, `L-2026-00000${at}`);
  return paymentOfRun(test, { runId, offerId, endToEndId: `Z-2026-00000${at}`, amount: 45_000 });
}

it('payments count as punctual, and in the month, by the day on which the bank booked them, one by one or in one sum', async () => {
  // Thursday: two working days later is Monday, the last day of the month.
  test.clock.set('2026-11-26T09:00:00.000Z');
  const [early, batched, late] = [await orderedSale(1), await orderedSale(2), await orderedSale(3)];
  test.clock.set('2026-12-03T09:00:00.000Z');
  const desk = await signInStaff(test);
  const batch = { messageId: 'L-2026-000002', paymentInfoId: 'L-2026-000002-1' };
  const bookings = [
    { payments: [early], day: '2026-11-30' },
    { payments: [batched], batch, day: '2026-11-30' },
    { payments: [late], day: '2026-12-01' },
  ];
  const content = bankStatement({ bookings });
  await succeed(desk.upload(bankCalls.upload, [{ name: 'auszug.xml', content }]));
  await test.runJobs();
  const { months } = numbersSchema.parse(await succeed(desk.get(`${deskApi.numbers}?from=2026-11&to=2026-12`)));
  const told = months.map(({ figures: { paid, promised, onTime } }) => ({ paid, promised, onTime }));
  expect(told).toEqual([
    { paid: 2, promised: 2, onTime: 2 },
    { paid: 1, promised: 1, onTime: 0 },
  ]);
  const alone = numbersSchema.parse(await succeed(desk.get(`${deskApi.numbers}?from=2026-12&to=2026-12`)));
  expect(alone.total).toMatchObject({ paid: 1 });
});
