import { useParams } from '@tanstack/react-router';
import { PackingSheet } from '#web/shop/features/offer/packing/packing-sheet.tsx';
import { OwnOffer } from './own-offer.tsx';

/** The list to tick off on paper, a sheet for each parcel. */
export function PackingPage() {
  const { id } = useParams({ from: '/cockpit/$id/packliste' });
  return <OwnOffer key={id} id={id} screen={PackingSheet} />;
}
