import type { PackingView } from '#contract/parcels/packing.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';

export type HandoverSite = NonNullable<OfferView['sites']>[number];

/** The sale as one of its places has it: its own goods, appointment and parcels. */
export function viewAtSite({ sites: _all, transport: _whole, ...view }: OfferView, one: HandoverSite): OfferView {
  const { site: _name, itemIds, units: _units, ...place } = one;
  const own = new Set(itemIds);
  return { ...view, ...place, items: view.items.filter(({ id }) => own.has(id)) };
}

/** What one place packs. */
export function packingAtSite({ sites = [], ...packing }: PackingView, { site, itemIds }: HandoverSite): PackingView {
  const { held: _count, site: _name, ...numbers } = sites.find((one) => one.site === site) ?? { ...packing, site };
  const own = new Set(itemIds);
  const loads = packing.loads.filter((load) => load.site === site);
  const needed = new Set(loads.flatMap((load) => load.guides));
  return {
    ...packing,
    ...numbers,
    loads,
    held: packing.held.filter(({ itemId }) => own.has(itemId)),
    batteries: packing.batteries.filter(({ itemId }) => own.has(itemId)),
    guides: packing.guides.filter(({ id }) => needed.has(id)),
  };
}

/** Whether goods may leave the place: its label is there, or its appointment stands, and they are still there. */
export function isSiteReady({ appointment, shippingLabelData, goodsDispatchedAt }: HandoverSite): boolean {
  return goodsDispatchedAt === undefined && (appointment ?? shippingLabelData) !== undefined;
}
