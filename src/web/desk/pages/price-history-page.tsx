import { useParams } from '@tanstack/react-router';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { PriceBookFrame } from '../features/price-book/price-book-frame.tsx';
import { PriceHistory } from '../features/price-history/price-history.tsx';

export function PriceHistoryPage() {
  const { id = '' } = useParams({ strict: false });
  return (
    <PriceBookFrame here={deskPages.priceBook}>
      <PriceHistory entry={id} />
    </PriceBookFrame>
  );
}
