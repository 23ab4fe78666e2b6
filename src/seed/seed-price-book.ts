import { join } from 'node:path';
import type { OfferItem } from '#domain/offer/item.ts';
import type { ProposedLine } from '#domain/offer/price/sheet.ts';
import { linesByBook } from '#domain/pricing/bid-at-once.ts';
import { openPriceBook } from '#domain/pricing/open-price-book.ts';
import { observationKinds } from '#domain/pricing/price-history.ts';
import { dayOf } from '#domain/values/day.ts';
import { allDone } from '#server/all-done.ts';
import type { Tx } from '#server/db/client.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { keepObservations } from '#server/pricing/observations.ts';
import { keepOverrides } from '#server/pricing/overrides.ts';
import { keepVersion, noVersion } from '#server/pricing/price-books.ts';
import { openPricing } from '#server/pricing/pricing.ts';
import { demoBookTitle, demoPriceBook } from './demo-price-book.ts';

/** What the buyer of the demonstration gives for a unit beyond the book, in cents, on the first line of a bid: a deviation to look at. */
const buyersWord = 500;

/** How the demo offers are bid on, and what is learned of them. */
export interface DemoPrices {
  bidOn(items: readonly OfferItem[]): Promise<ProposedLine[]>;
  /** Keeps what the offers tell about prices. */
  learn(): Promise<void>;
}

/** Keeps the first version of the demonstration's book, by which its offers are bid on. */
export async function seedPriceBook(deps: Deps, tx: Tx): Promise<DemoPrices> {
  const at = deps.clock.now().toISOString();
  const date = dayOf(at);
  const changed = demoPriceBook(join(projectRoot, 'price-book'), deps.catalogue.catalogue, date);
  const version = await keepVersion(tx, { basedOn: noVersion, changed, by: 'Demo', note: demoBookTitle, at });
  if (version === undefined) throw new Error('There is a price book already');
  // Of its own: the process must not remember a version that this transaction may take back.
  const pricing = openPricing(deps.catalogue, { version, book: openPriceBook(changed) });

  return {
    async bidOn(items) {
      const { priced, book } = await pricing.priceLines(tx, { items, date });
      const lines = linesByBook(priced, book.data.deductions);
      if (lines.length < items.length)
        throw new Error('The book of the demonstration has no price for some of its goods');
      return lines.map((line, index) => (index === 0 ? { ...line, unitPrice: line.unitPrice + buyersWord } : line));
    },
    async learn() {
      const sales = await tx.select().from(offers);
      // As the bids were made: nobody had learned anything yet.
      await allDone(
        sales.map(async ({ id: offerId, state, changedAt: at }) => {
          if (state.bid === undefined) return;
          const { version, priced } = await pricing.priceLines(tx, { items: state.items, date, offerId });
          await keepOverrides(tx, { offerId, state, priced, version, by: 'Demo', at });
        }),
      );
      await allDone(
        sales.flatMap(({ id: offerId, state, changedAt }) => {
          const day = dayOf(new Date(changedAt).toISOString());
          return observationKinds.map((kind) => keepObservations(tx, deps, { offerId, state, kind, day }));
        }),
      );
    },
  };
}
