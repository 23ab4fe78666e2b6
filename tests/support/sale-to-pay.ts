import { randomUUID } from 'node:crypto';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { inquiring } from '#tests/factories/sale-on-the-way.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { playCommands } from './play-commands.ts';
import type { TestApp } from './test-app.ts';

const privately = { shippingMethod: 'shipment', offeredAsBusiness: false } as const;

/** A private sale whose Ankaufbeleg stands and whose seller waits for the money; answers its id. */
export async function saleToPay(test: TestApp, email = `${randomUUID()}@example.org`): Promise<string> {
  const offerId = newOfferId();
  await playCommands(
    test,
    offerId,
    inquiring(offerId, email, { offeredAsBusiness: false }),
    wayTo('finished', privately),
  );
  return offerId;
}
