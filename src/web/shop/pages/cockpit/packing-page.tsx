import { useParams } from '@tanstack/react-router';
import { pageTable } from '#contract/site/page-table.ts';
import { PackingSheet } from '#web/shop/features/offer/packing/packing-sheet.tsx';
import { OwnOffer } from './own-offer.tsx';

/** The list to tick off on paper, a sheet for each parcel. */
export function PackingPage() {
  const { id } = useParams({ from: pageTable.cockpit.packing.path });
  return <OwnOffer key={id} id={id} screen={PackingSheet} />;
}
