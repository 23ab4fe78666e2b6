import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';

type Site = NonNullable<DeskOfferView['sites']>[number];

/** Where goods are handed over and how far that is: the only place of a sale, which has no name, or one of several. */
export interface HandoverAt extends Omit<Site, 'site' | 'itemIds'> {
  readonly site?: string;
}

/** The places of a sale in their order. */
export function handoverPlacesOf(offer: DeskOfferView): HandoverAt[] {
  if (offer.sites) return offer.sites;
  const units = offer.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return [{ ...offer, units, site: undefined }].map(({ site: _site, ...place }) => place);
}

/** What a step names where there are several places. */
export function atSite({ site }: HandoverAt): { site?: string } {
  return site === undefined ? {} : { site };
}
