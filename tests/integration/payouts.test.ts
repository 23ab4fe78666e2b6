import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PayoutState } from '#domain/payout/payout.ts';
import { payoutRuns, payouts } from '#server/db/schema/payouts.ts';
import { isExported } from '#server/payouts/is-exported.ts';
import { saleToPay } from '#tests/support/sale-to-pay.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
const now = '2026-11-24T09:00:00.000Z';
beforeAll(async () => {
  test = await startTestApp();
  test.clock.set(now);
});
afterAll(() => test.close());

/** A payment of a sale in a run of its own, as the database takes it. */
async function pay(offerId: string, state: PayoutState): Promise<void> {
  const [runId, id] = [randomUUID(), randomUUID()];
  await test.deps.db.insert(payoutRuns).values({
    ...{ id: runId, number: runId, state: 'composed', executionDay: '2026-11-24', composedAt: now, composedBy: 'a' },
  });
  await test.deps.db.insert(payouts).values({
    ...{ id, runId, offerId, endToEndId: id.slice(0, 35), method: 'sepa', amount: 4_500, purpose: 'AB-2026-000001' },
    ...{ payee: { holder: 'Kim Muster', iban: 'DE89370400440532013000' }, state, stateAt: now, stateBy: 'a' },
  });
}

describe('a payment', () => {
  it('is there once for each sale, whoever else is at it', async () => {
    const offerId = await saleToPay(test);
    await pay(offerId, 'returned');
    await pay(offerId, 'ordered');
    await expect(pay(offerId, 'composed')).rejects.toThrow();
  });

  it('keeps its paper from being cancelled once it stands in a written file', async () => {
    const offerId = await saleToPay(test);
    await pay(offerId, 'dropped');
    expect(await isExported(test.deps.db, offerId)).toBe(false);
    await pay(offerId, 'ordered');
    expect(await isExported(test.deps.db, offerId)).toBe(true);
  });
});
