import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankCalls, bankStatementsSchema } from '#contract/bank-statements.ts';
import type { Command } from '#domain/offer/commands.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { loadState } from '#server/offers/store.ts';
import { readDue } from '#server/payouts/read-due.ts';
import { bankStatement } from '#tests/factories/bank-answer.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { paymentOfRun, releasedRun } from '#tests/support/payment-of-a-run.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-12-21T09:00:00.000Z');
});
afterAll(() => test.close());

async function dueNow(offerId: string) {
  const [due] = await readDue(test.deps.db, { now: test.clock.now().toISOString(), offerIds: [offerId] });
  if (!due) throw new Error('Nothing is due');
  return due;
}

it.each([
  [1, 0, { payment: 'paid', sale: 'completed', waiting: [] }],
  [2, 1_900, { payment: 'ordered', sale: 'finished', waiting: ['refused'] }],
])(
  'a sale whose seller objected while the payment was on its way is completed by what its new Gutschrift says alone (INV-02): payment %i, %i cents less',
  async (at, less, expected) => {
    const offerId = newOfferId();
    const own = ownCommand(offerId, `${offerId}@example.org`);
    await playCommands(test, offerId, own, [...wayTo('payout'), 'addCreditNote', 'finishOffer']);
    const { amount = 0, paper = '' } = await dueNow(offerId);
    const runId = await releasedRun(test, `L-2026-00000${at}`);
    const endToEndId = `Z-2026-00000${at}`;
    const payment = await paymentOfRun(test, { runId, offerId, endToEndId, amount: amount - less, paper });
    const anew = (command: Command): Command =>
      JSON.parse(JSON.stringify(own(command)).replace(/GS-2026-\d+/, `GS-2027-${offerId.slice(-6)}`));
    await playCommands(test, offerId, anew, ['objectToCreditNote', 'submitAddresses', 'addCreditNote', 'finishOffer']);
    // The form has another account, to which nothing is paid for a day.
    test.clock.advance({ hours: 25 });
    const desk = await signInStaff(test);
    const content = bankStatement({ id: `AUSZUG-${at}`, bookings: [{ payments: [payment] }] });
    await succeed(desk.upload(bankCalls.upload, [{ name: 'auszug.xml', content }]));
    await test.runJobs();
    const [row] = await test.deps.db.select().from(payouts).where(eq(payouts.id, payment.id));
    const { waiting } = bankStatementsSchema.parse(await succeed(desk.get(bankCalls.list)));
    expect({
      payment: row?.state,
      sale: (await loadState(test.deps.db, offerId))?.state.phase,
      waiting: waiting.map(({ waitsFor }) => waitsFor),
    }).toEqual(expected);
  },
);
