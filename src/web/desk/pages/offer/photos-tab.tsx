import { useState } from 'react';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { thumbnailOf } from '#contract/site/upload-kinds.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

interface Photo {
  readonly url: string;
  readonly name: string;
  /** What it shows, where the seller said so. */
  readonly of?: string;
}

/** The seller's photos, each with the line it belongs to; opened large with a press. */
export function PhotosTab({ offer }: { readonly offer: DeskOfferView }) {
  const [shown, setShown] = useState<Photo>();
  const photos: readonly Photo[] = [
    ...offer.itemImageUploads,
    ...offer.items.flatMap(({ title, imageUploads = [] }) => imageUploads.map((upload) => ({ ...upload, of: title }))),
  ];
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-4">
        {photos.map((photo) => (
          <li key={photo.url} className="bg-sheet p-3">
            <Preview photo={photo} onOpen={() => setShown(photo)} />
            <p className="mt-2 text-sm text-muted wrap-anywhere">{photo.of ?? 'zur ganzen Anfrage'}</p>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown?.of ?? shown?.name ?? ''}
        wide
      >
        {shown && (
          <img src={deskApi.upload(shown.url)} alt={shown.name} className="max-h-[75vh] w-full object-contain" />
        )}
      </Dialog>
    </>
  );
}

/** A picture opens here, anything else is a file to be opened by the browser. */
function Preview({ photo, onOpen }: { readonly photo: Photo; readonly onOpen: () => void }) {
  const address = deskApi.upload(photo.url);
  const small = thumbnailOf({ ...photo, url: address });
  if (small === undefined) return <PageLink href={address}>{photo.name}</PageLink>;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="block w-full cursor-zoom-in"
      aria-label={`${photo.name} groß zeigen`}
    >
      <img src={small} alt="" loading="lazy" className="aspect-4/3 w-full object-cover" />
    </button>
  );
}
