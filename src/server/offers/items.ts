import type { ItemInput } from '#contract/sale/submit-offer.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { storesNothing, wishFor } from '#domain/catalogue/data-wish.ts';
import { defaultConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { MediaWish } from '#domain/catalogue/questions/media-wish.ts';
import { isComplete } from '#domain/catalogue/wizard-item.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { Problem } from '#server/problem.ts';

/**
 * The items of a body with the titles people read; an entry that cannot be sold is the sender's fault. What is said of the drives of
 * all goods holds for those whose line says nothing else, unless they hold no data; in own words nobody knows.
 */
export function toItems(catalogue: Catalogue, inputs: readonly ItemInput[], mediaWish?: MediaWish): OfferItem[] {
  return inputs.map((input, index) => {
    if (input.freetext !== undefined) return { ...wished(input, mediaWish), title: input.freetext };
    const entry = input.entryId === undefined ? undefined : catalogue.byId.get(input.entryId);
    if (!entry || !isComplete(entry))
      throw new Problem(400, 'itemUnknown', { [`items.${index}.entryId`]: 'unbekannt' });
    return {
      ...wished(input, mediaWish && wishFor(entry, mediaWish)),
      title: entry.title,
      ...(storesNothing(entry) && { withoutData: true as const }),
    };
  });
}

function wished(input: ItemInput, mediaWish: MediaWish | undefined): ItemInput {
  const { mediaWish: own, drives } = input.configuration ?? {};
  if (mediaWish === undefined || own !== undefined || drives?.length === 0) return input;
  return { ...input, configuration: { ...defaultConfiguration, ...input.configuration, mediaWish } };
}
