import { company } from '#contract/settings/shop-in-force.ts';
import type { Shipment } from '#domain/logistics/shipment.ts';
import type { Place } from '#domain/offer/parties/addresses.ts';
import { addressesAt } from '#domain/offer/parties/sites.ts';
import type { OfferState } from '#domain/offer/state.ts';

/** Where the provider's parcels start and end. */
const ourPlace = (): Place => ({
  name: company.owner,
  company: company.name,
  street: company.street,
  zip: company.zip,
  city: company.city,
});

/** Where the seller's parcels of a sale, or of one of its places, start and end: where the packing material goes, else at the contract's address. */
export function sellersPlace(
  { addresses }: Pick<OfferState, 'addresses'>,
  site: string | undefined,
): Place | undefined {
  if (addresses === undefined) return undefined;
  const { packagingAddress, pickupAddress, contractAddress } = addressesAt(addresses, site);
  const other = [packagingAddress, pickupAddress].find((one) => one?.differentFromContract);
  return other?.differentFromContract ? other : contractAddress;
}

/** Whether a shipment crosses a border: for those no label is ordered from the carriers, whose services we use within Germany alone. */
export function goesAbroad(state: OfferState, shipment: Pick<Shipment, 'direction' | 'site'>): boolean {
  const { from, to } = shipmentPlacesOf(state, shipment) ?? {};
  return from?.country !== undefined || to?.country !== undefined;
}

/** From where to where a shipment goes. */
export function shipmentPlacesOf(
  state: OfferState,
  { direction, site }: Pick<Shipment, 'direction' | 'site'>,
): { readonly from: Place; readonly to: Place } | undefined {
  const seller = sellersPlace(state, site);
  if (seller === undefined) return undefined;
  return direction === 'inbound' ? { from: seller, to: ourPlace() } : { from: ourPlace(), to: seller };
}
