import type { BasketItem } from '#contract/goods/basket.ts';
import { type EstimatedItem, estimatedKinds } from '#contract/goods/estimate.ts';

/** What of goods is looked at. */
export type EstimatedGoods = Pick<BasketItem, 'entryId' | 'freetext' | 'quantity' | 'configuration'>;

/**
 * Goods as they are asked about: equal ones as one kind, without what no price goes by. Undefined where there is nothing to
 * ask: no goods, none of the catalogue's, or more kinds than one question takes.
 */
export function estimatedItems(goods: readonly EstimatedGoods[]): readonly EstimatedItem[] | undefined {
  const kinds = new Map<string, EstimatedItem>();
  for (const { entryId, freetext, quantity, configuration } of goods) {
    const { remarks: _, ...said } = configuration;
    const kind = entryId === undefined || freetext !== undefined ? {} : { entryId, configuration: said };
    const key = JSON.stringify(kind);
    kinds.set(key, { ...kind, quantity: (kinds.get(key)?.quantity ?? 0) + quantity });
  }
  const items = [...kinds.values()];
  const canBeValued = items.some(({ entryId }) => entryId !== undefined);
  return canBeValued && items.length <= estimatedKinds ? items : undefined;
}
