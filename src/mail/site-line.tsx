import { type Address, placeLines } from '#domain/offer/parties/addresses.ts';
import { addressesAt } from '#domain/offer/parties/sites.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { Paragraph, Strong } from './paragraph.tsx';
import { unitsText } from './wording.ts';

interface SiteLineProps {
  /** The event that the mail is about; where it names none, the offer has one place. */
  readonly event: { readonly data: { readonly site?: string } };
  readonly state: OfferState;
}

/** Of which of several places the mail speaks, where that is, and how many devices stand there. */
export function SiteLine({ event, state }: SiteLineProps) {
  const { site } = event.data;
  if (site === undefined) return null;
  const units = state.items.reduce((sum, item) => (item.site === site ? sum + item.quantity : sum), 0);
  return (
    <Paragraph>
      Standort: <Strong>{site}</Strong>, {[...whereIs(state, site), unitsText(units)].join(', ')}. Die anderen Standorte
      stehen beim Auftrag.
    </Paragraph>
  );
}

function whereIs({ addresses }: OfferState, site: string): string[] {
  if (addresses === undefined) return [];
  const { contractAddress, pickupAddress, packagingAddress } = addressesAt(addresses, site);
  const other = pickupAddress ?? packagingAddress;
  const place: Address = other?.differentFromContract ? other : contractAddress;
  return placeLines(place);
}
