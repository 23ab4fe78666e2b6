import { lazyRouteComponent } from '@tanstack/react-router';
import type { UploadedFile } from '#contract/goods/basket.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { ImageChange } from '#web/shop/features/basket/image-list.ts';
import { itemImageKind } from '#web/shop/features/upload/upload-kind.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { OptionalPart } from '#web/ui/optional-part.tsx';

const Photos = lazyRouteComponent(
  loadChunk(() => import('../basket/photos.tsx')),
  'Photos',
);

interface ItemPhotosProps {
  readonly images: readonly UploadedFile[];
  readonly onChange: (next: ImageChange) => void;
  /** Hears whether something is still on its way. */
  readonly onBusy: (busy: boolean) => void;
}

/** Photos of the item that is described; it keeps them, and the inquiry carries them with it. */
export function ItemPhotos({ images, ...rest }: ItemPhotosProps) {
  const count = images.length;
  const title = count === 1 ? '1 Foto' : `${count} Fotos`;
  return (
    <Disclosure title={count === 0 ? 'Fotos hinzufügen' : title} startsOpen={count > 0}>
      <OptionalPart part={Photos}>
        <Photos kind={itemImageKind} images={images} {...rest} />
      </OptionalPart>
    </Disclosure>
  );
}
