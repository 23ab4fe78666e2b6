import type { OfferView } from '#contract/sale/offer-view.ts';
import { pages } from '#contract/site/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';

/** The same goods once more, with all that was said about them: the page of the inquiry fills itself. */
export function AskAgain({ view }: { readonly view: OfferView }) {
  const { id, items, itemsListUpload, itemImageUploads } = view;
  if (items.length === 0) return null;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const hasPhotos = itemImageUploads.length > 0 || items.some(({ imageUploads = [] }) => imageUploads.length > 0);
  const hasFiles = itemsListUpload !== undefined || hasPhotos;
  return (
    <div className="mt-8">
      <PageLink href={pages.basket.submit} state={{ asksAgain: id }} button="secondary" className="max-sm:w-full">
        {units === 1 ? 'Dieses Gerät noch einmal anbieten' : 'Diese Geräte noch einmal anbieten'}
      </PageLink>
      <p className="mt-2 text-sm text-muted">
        Mit allen Angaben von damals. Vor dem Senden sehen Sie sie noch einmal.
        {hasFiles && ' Fotos und Listen fügen Sie bitte neu hinzu.'}
      </p>
    </div>
  );
}
