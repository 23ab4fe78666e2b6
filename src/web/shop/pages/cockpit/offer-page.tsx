import { useParams } from '@tanstack/react-router';
import { OfferScreen } from '#web/shop/features/offer/offer-screen.tsx';
import { OwnOffer } from './own-offer.tsx';

/** The Statusübersicht. */
export function OfferPage() {
  const { id } = useParams({ from: '/cockpit/$id' });
  return <OwnOffer id={id} screen={OfferScreen} />;
}
