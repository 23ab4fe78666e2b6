import { randomUUID } from 'node:crypto';
import {
  composedRunSchema,
  type DueRow,
  duePayoutsSchema,
  type PayoutRun,
  payoutCalls,
  payoutRunSchema,
} from '#contract/money/payouts.ts';
import type { Command, CommandType } from '#domain/offer/commands/commands.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { inquiring } from '#tests/factories/sale-on-the-way.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from './http-client.ts';
import { succeed } from './people.ts';
import { storeSale } from './store-sale.ts';
import type { TestApp } from './test-app.ts';

const privately = { shippingMethod: 'shipment', offeredAsBusiness: false } as const;

interface SaleToPay {
  /** Paid by a Gutschrift, to which its seller may object; else by an Ankaufbeleg. */
  readonly offeredAsBusiness?: boolean;
  readonly email?: string;
  /** What happens before the seller asks for the money. */
  readonly before?: readonly CommandType[];
  /** Commands of this sale, in another form. */
  readonly own?: (command: Command, state: OfferState | undefined) => Command;
}

/** A sale, a private one unless said otherwise, whose paper stands and whose seller waits for the money; answers its id. */
export async function saleToPay(
  test: TestApp,
  {
    email = `${randomUUID()}@example.org`,
    before = [],
    own = (command) => command,
    offeredAsBusiness = false,
  }: SaleToPay = {},
): Promise<string> {
  const offerId = newOfferId();
  const inquiry = inquiring(offerId, email, { offeredAsBusiness });
  const way = wayTo('finished', privately);
  const types = [...way.slice(0, -1), ...before, ...way.slice(-1)];
  await storeSale(test, offerId, (command, state) => own(inquiry(command), state), types);
  return offerId;
}

/** What the desk reads of one sale that is to be paid. */
export async function dueOfSale(by: HttpClient, offerId: string): Promise<DueRow | undefined> {
  const { rows } = duePayoutsSchema.parse(await succeed(by.get(payoutCalls.due)));
  return rows.find((row) => row.offerId === offerId);
}

/** Chooses payments for a run and answers it as the desk reads it. */
export async function compose(by: HttpClient, offerIds: readonly string[], runId: string = randomUUID()) {
  const composed = composedRunSchema.parse(await succeed(by.post(payoutCalls.compose, { runId, offerIds })));
  return { ...composed, run: await readRun(by, composed.runId) };
}

/** A run as somebody at the desk reads it. */
export async function readRun(by: HttpClient, runId: string): Promise<PayoutRun> {
  return payoutRunSchema.parse(await succeed(by.get(payoutCalls.run(runId))));
}

/** Lets a run go, as it was read. */
export function release(by: HttpClient, { id, payouts }: PayoutRun): ReturnType<HttpClient['post']> {
  const standing = payouts.filter(({ state }) => state === 'composed');
  const cents = standing.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return by.post(payoutCalls.release, { runId: id, payments: standing.length, total: cents / 100 });
}
