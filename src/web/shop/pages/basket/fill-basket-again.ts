import { z } from 'zod';
import { type BasketItem, basketItemSchema, type InquiryDraft } from '#contract/goods/basket.ts';
import { type OfferView, offerViewSchema } from '#contract/sale/offer-view.ts';
import { api, pages } from '#contract/site/urls.ts';
import { startingConfiguration } from '#domain/catalogue/item-configuration.ts';
import { slugOf } from '#domain/catalogue/slug.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import type { OpenBasket } from '#web/shop/features/basket/open-basket.ts';

/** Page of the category that takes whatever the catalogue does not list. */
const otherSlug = slugOf('Sonstige IT');

/** The goods of an offer as the basket keeps them, each at its place; units that were paid take their numbers with them. */
function itemsOf({ items, stage }: OfferView, newId: () => string): BasketItem[] {
  return items.flatMap(({ entryId, title, quantity, configuration, serialNumbers, inventoryNumbers, site }) => {
    const what = entryId === undefined ? { freetext: title, slug: otherSlug } : { entryId, slug: slugOf(title) };
    const numbers = { ...(serialNumbers && { serialNumbers }), ...(inventoryNumbers && { inventoryNumbers }) };
    const kept = stage === 'completed' ? {} : numbers;
    const item = {
      id: `item-${newId()}`,
      ...what,
      title,
      quantity,
      configuration: configuration ?? startingConfiguration,
      ...kept,
      ...(site !== undefined && { site }),
    };
    const read = basketItemSchema.safeParse(item);
    return read.success ? [read.data] : [];
  });
}

function draftOf(view: OfferView): Omit<InquiryDraft, 'id'> {
  const { email, offeredAsBusiness, location = '', comments = '', shippingMethod } = view;
  return {
    email,
    offeredAsBusiness,
    saysWhoSells: true,
    location,
    bySite: view.sites !== undefined,
    wantToDeliver: shippingMethod === 'delivery',
    availableImmediately: true,
    availableFromDate: null,
    comments,
    // Each of the items says it.
    mediaWish: 'erase',
    // The name of that sale is no other's.
    ownName: '',
  };
}

const answer = z.object({ data: offerViewSchema });

/**
 * Reads an own offer and puts its goods into the basket with what was said about the inquiry. Answers where it goes on: with the inquiry, or
 * with the basket where something else lies in it. Throws where the offer cannot be read.
 */
export async function fillBasketAgain(
  client: Pick<ApiClient, 'get'>,
  basket: OpenBasket,
  offerId: string,
  newId: () => string,
): Promise<string> {
  const { data: view } = answer.parse(await client.get(api.selfservice.readOffer(offerId)));
  const wasEmpty = basket.state.get().items.length === 0;
  basket.changeDraft(draftOf(view));
  basket.putAll(itemsOf(view, newId));
  return wasEmpty ? pages.basket.submit : pages.basket.show;
}
