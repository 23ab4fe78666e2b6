import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { paymentOfRun, releasedRun } from './payment-of-a-run.ts';
import { storeSale } from './store-sale.ts';
import type { TestApp } from './test-app.ts';

let count = 0;

/** A run that is on its way, with a finished sale of its own for each of its payments. */
export async function orderedRun(test: TestApp, amounts: readonly number[]) {
  const number = `L-2026-${nextNumber()}`;
  const runId = await releasedRun(test, number);
  const payments = [];
  for (const amount of amounts) {
    const offerId = newOfferId();
    await storeSale(test, offerId, ownCommand(offerId, `${offerId}@example.org`), wayTo('finished'));
    payments.push(await paymentOfRun(test, { runId, offerId, endToEndId: `Z-2026-${nextNumber()}`, amount }));
  }
  return { runId, number, payments };
}

function nextNumber(): string {
  count += 1;
  return String(count).padStart(6, '0');
}
