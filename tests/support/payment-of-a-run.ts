import { randomUUID } from 'node:crypto';
import type { PayoutState } from '#domain/payout/payout.ts';
import { payoutRuns, payouts } from '#server/db/schema/payouts.ts';
import { keepSaleRow } from '#server/offers/sale-row.ts';
import type { TestApp } from './test-app.ts';

/** A run that was released, as rows: what the bank says of it is what is tried. */
export async function releasedRun({ deps, clock }: TestApp, number: string): Promise<string> {
  const [id, at] = [randomUUID(), clock.now().toISOString()];
  await deps.db.insert(payoutRuns).values({
    ...{ id, number, state: 'released', executionDay: at.slice(0, 10) },
    ...{ composedAt: at, composedBy: 'somebody', releasedAt: at },
  });
  return id;
}

interface OfRun {
  readonly runId: string;
  readonly offerId: string;
  readonly endToEndId: string;
  /** Cents. */
  readonly amount: number;
  readonly state?: PayoutState;
  readonly paper?: string;
}

/** A payment of it to an account in Germany. */
export async function paymentOfRun({ deps, clock }: TestApp, payment: OfRun) {
  const id = randomUUID();
  const { state = 'ordered', paper = null, ...own } = payment;
  const payee = { holder: 'Kim Beispiel', iban: 'DE02500105170137075030' };
  await deps.db.insert(payouts).values({
    ...{ ...own, id, method: 'sepa', payee, paper, purpose: own.endToEndId },
    ...{ state, stateAt: clock.now().toISOString(), stateBy: 'somebody' },
  });
  await deps.database.transaction((tx) => keepSaleRow(tx, own.offerId));
  return { id, ...own };
}
