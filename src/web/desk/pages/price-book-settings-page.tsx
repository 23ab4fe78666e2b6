import { deskPages } from '#contract/desk/desk-urls.ts';
import { BookSettingsForm } from '../features/price-book/book-settings-form.tsx';
import { PriceBookFrame, useBookHead } from '../features/price-book/price-book-frame.tsx';

export function PriceBookSettingsPage() {
  const { data } = useBookHead();
  return (
    <PriceBookFrame here={deskPages.priceBookSettings}>
      {data === undefined ? <p>Wird gelesen …</p> : <BookSettingsForm key={data.version} head={data} />}
    </PriceBookFrame>
  );
}
