import { useParams } from '@tanstack/react-router';
import { pageTable } from '#contract/site/page-table.ts';
import { OfferScreen } from '#web/shop/features/offer/offer-screen.tsx';
import { OwnOffer } from './own-offer.tsx';

/** The Statusübersicht. */
export function OfferPage() {
  const { id } = useParams({ from: pageTable.cockpit.offer.path });
  return <OwnOffer id={id} screen={OfferScreen} />;
}
