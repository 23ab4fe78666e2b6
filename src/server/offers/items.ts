import type { ItemInput } from '#contract/sale/submit-offer.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { storesNothing } from '#domain/catalogue/fact-of.ts';
import { defaultConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { MediaWish } from '#domain/catalogue/questions/media-wish.ts';
import { questionsFor } from '#domain/catalogue/questions/questions-for.ts';
import { isComplete } from '#domain/catalogue/wizard-item.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { Problem } from '#server/problem.ts';

/**
 * The items of a body with the titles people read; an entry that cannot be sold is the sender's fault. What is said of the drives of
 * all goods holds for those whose line says nothing else, where they are asked of or nothing is known.
 */
export function toItems(catalogue: Catalogue, inputs: readonly ItemInput[], mediaWish?: MediaWish): OfferItem[] {
  return inputs.map((input, index) => {
    if (input.freetext !== undefined) return { ...wished(input, mediaWish), title: input.freetext };
    const entry = input.entryId === undefined ? undefined : catalogue.byId.get(input.entryId);
    if (!entry || !isComplete(entry))
      throw new Problem(400, 'itemUnknown', { [`items.${index}.entryId`]: 'unbekannt' });
    const isAsked = mediaWish !== undefined && questionsFor(entry).includes('mediaWish');
    return {
      ...wished(input, isAsked ? mediaWish : undefined),
      title: entry.title,
      ...(storesNothing(entry) && { withoutData: true as const }),
    };
  });
}

function wished(input: ItemInput, mediaWish: MediaWish | undefined): ItemInput {
  if (mediaWish === undefined || input.configuration?.mediaWish !== undefined) return input;
  return { ...input, configuration: { ...defaultConfiguration, ...input.configuration, mediaWish } };
}
