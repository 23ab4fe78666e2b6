import type { OfferView } from '#contract/sale/offer-view.ts';
import { FileLinks } from './file-links.tsx';

/** What the customer sent beside the goods: a list, photos, a remark. The price goes by it, so it stands with the price too. */
export function OwnWords({ view }: { readonly view: OfferView }) {
  const { itemsListUpload, itemImageUploads, comments } = view;
  if (!itemsListUpload && itemImageUploads.length === 0 && !comments) return null;
  return (
    <div className="mt-5 grid gap-5">
      {itemsListUpload && <FileLinks title="Ihre Liste" files={[itemsListUpload]} />}
      {itemImageUploads.length > 0 && <FileLinks title="Ihre Fotos" files={itemImageUploads} />}
      {comments && (
        <div>
          <p className="text-sm font-emphasis text-muted">Ihre Anmerkung</p>
          <p className="wrap-anywhere whitespace-pre-line">{comments}</p>
        </div>
      )}
    </div>
  );
}
