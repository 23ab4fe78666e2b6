import type { Estimate } from '#contract/goods/estimate.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { priceRange } from '#domain/pricing/price-range.ts';
import { dayOf } from '#domain/values/day.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Deps } from '#server/deps.ts';

/** What goods are worth by experience, coarse enough to tell nothing else of the book; undefined where nothing is known or the owner tells no prices. */
export async function estimateRange(
  { db, clock, pricing }: Pick<Deps, 'db' | 'clock' | 'pricing'>,
  items: readonly OfferItem[],
): Promise<Estimate | undefined> {
  const { priced, book } = await pricing.priceLines(db, { items, date: dayOf(clock.now().toISOString()) });
  if (book.settings.atOnce.mode === 'off') return undefined;
  const { range, valued, units } = priceRange(priced.map(({ group, price }) => ({ quantity: group.quantity, price })));
  return range && { low: toEuros(range.low), high: toEuros(range.high), valued, units };
}
