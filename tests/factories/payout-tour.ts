import { randomUUID } from 'node:crypto';
import { duePayoutsSchema, payoutCalls, payoutRunSchema } from '#contract/money/payouts.ts';
import { succeed } from '#tests/support/people.ts';
import { hostileText as text } from './hostile-text.ts';
import type { Tour } from './tour.ts';

/** The account is somebody else's: their name is let pass with a reason. */
export async function passPayee({ make, desk: by }: Tour, offerId: string): Promise<void> {
  const { rows } = duePayoutsSchema.parse(await succeed(by.get(payoutCalls.due)));
  const due = rows.find((row) => row.offerId === offerId);
  const body = { holder: due?.holder, account: due?.account, reason: text };
  await make({ by, route: payoutCalls.releasePayee(':offerId'), offerId, body });
}

/** A sale whose seller waits for the money is paid in a run that is begun twice, and not carried out. */
export async function paidInRun({ make, desk: by }: Tour, offerId: string): Promise<void> {
  const compose = async () => {
    const runId = randomUUID();
    const body = { runId, offerIds: [offerId], executionDay: '2026-12-01' };
    await make({ by, route: payoutCalls.compose, body, also: [{ runId, allBut: [offerId] }] });
    return payoutRunSchema.parse(await succeed(by.get(payoutCalls.run(runId))));
  };
  const first = await compose();
  await make({ by, route: payoutCalls.discard, body: { runId: first.id } });
  const { id, payouts } = await compose();
  await make({ by, route: payoutCalls.release, body: { runId: id, payments: 1, total: payouts[0]?.amount } });
  await make({ by, route: payoutCalls.withdraw, body: { payoutId: payouts[0]?.id, reason: text } });
}
