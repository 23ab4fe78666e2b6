import type { ItemInput } from '#contract/submit-offer.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { storesNothing } from '#domain/catalogue/fact-of.ts';
import { isComplete } from '#domain/catalogue/wizard-item.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { Problem } from '#server/problem.ts';

/** The items of a body with the titles people read; an entry that cannot be sold is the sender's fault. */
export function toItems(catalogue: Catalogue, inputs: readonly ItemInput[]): OfferItem[] {
  return inputs.map((input, index) => {
    if (input.freetext !== undefined) return { ...input, title: input.freetext };
    const entry = input.entryId === undefined ? undefined : catalogue.byId.get(input.entryId);
    if (!entry || !isComplete(entry))
      throw new Problem(400, 'itemUnknown', { [`items.${index}.entryId`]: 'unbekannt' });
    return { ...input, title: entry.title, ...(storesNothing(entry) && { withoutData: true as const }) };
  });
}
