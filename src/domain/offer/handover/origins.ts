import type { Address, Addresses, HandoverPlace } from '../parties/addresses.ts';
import type { OfferFacts } from '../state.ts';

/** Where goods came from: each of several places, else where they were fetched, else where their seller is. */
export function originsOf({ addresses }: Pick<OfferFacts, 'addresses'>): Address[] {
  if (!addresses) return [];
  const places: readonly HandoverPlace[] = addresses.sites ?? [addresses];
  const origins = places.map((place) => originOf(place, addresses));
  return origins.filter((one, index) => origins.indexOf(one) === index);
}

function originOf({ pickupAddress, packagingAddress }: HandoverPlace, { contractAddress }: Addresses): Address {
  const other = pickupAddress ?? packagingAddress;
  return other?.differentFromContract ? other : contractAddress;
}
