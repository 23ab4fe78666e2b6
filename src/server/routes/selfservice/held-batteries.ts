import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { blockingReasons } from '#domain/logistics/packing-plan.ts';
import type { CommandOf } from '#domain/offer/commands.ts';
import { decide } from '#domain/offer/decide.ts';
import { statusOf } from '#domain/offer/stage.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Tx } from '#server/db/client.ts';
import { Problem } from '#server/problem.ts';
import { packed, readBatteryAnswers } from '#server/read-models/packing.ts';

interface Dispatch {
  offerId: string;
  state: OfferState | undefined;
  command: CommandOf<'dispatchGoods'>;
  now: string;
}

/**
 * Refuses to mark goods as sent while the seller's own answer says that a battery among them must not travel (LOG-11,
 * LOG-12). The offer process knows no batteries and speaks first: what it refuses or has recorded already is its answer.
 */
export async function requireSafeBatteries(catalogue: Catalogue, tx: Tx, dispatch: Dispatch): Promise<void> {
  const { offerId, state, command, now } = dispatch;
  const decision = decide(state, command, { actor: 'customer', now });
  if (!state || 'refusal' in decision || decision.events.length === 0) return;
  const { held } = packed(state, catalogue, await readBatteryAnswers(tx, offerId)).plan;
  if (held.some(({ reason }) => blockingReasons.includes(reason))) {
    throw new Problem(409, 'batteriesHeld', {}, { currentStatus: statusOf(state, now) });
  }
}
