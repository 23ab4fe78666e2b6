import { join } from 'node:path';
import { observationKinds } from '#domain/pricing/price-history.ts';
import { dayOf } from '#domain/values/day.ts';
import type { Tx } from '#server/db/client.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { keepObservations } from '#server/pricing/observations.ts';
import { keepOverrides } from '#server/pricing/overrides.ts';
import { keepVersion, noVersion } from '#server/pricing/price-books.ts';
import { openPricing } from '#server/pricing/pricing.ts';
import { demoBookTitle, demoPriceBook } from './demo-price-book.ts';

/** The first version of the demonstration's book, and what its offers tell about prices. */
export async function seedPriceBook(deps: Deps, tx: Tx): Promise<void> {
  const at = deps.clock.now().toISOString();
  const today = dayOf(at);
  const book = demoPriceBook(join(projectRoot, 'price-book'), deps.catalogue.catalogue, today);
  await keepVersion(tx, { basedOn: noVersion, changed: book, by: 'Demo', note: demoBookTitle, at });
  // Of its own: the process must not remember a version that this transaction may take back.
  const pricing = openPricing(deps.catalogue);
  for (const { id, state, changedAt } of await tx.select().from(offers)) {
    for (const kind of observationKinds) {
      await keepObservations(tx, deps, { offerId: id, state, kind, day: dayOf(new Date(changedAt).toISOString()) });
    }
    if (state.bid === undefined) continue;
    const { version, priced } = await pricing.priceLines(tx, { items: state.items, date: today, offerId: id });
    await keepOverrides(tx, { offerId: id, state, priced, version, by: 'Demo', at: changedAt });
  }
}
