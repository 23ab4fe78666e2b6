import { lazyRouteComponent } from '@tanstack/react-router';
import { useState } from 'react';
import type { UploadedFile } from '#contract/goods/basket.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { ImageChange } from '#web/shop/features/basket/image-list.ts';
import { itemImageKind } from '#web/shop/features/upload/upload-kind.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { OptionalPart } from '#web/ui/optional-part.tsx';

const Photos = lazyRouteComponent(
  loadChunk(() => import('../basket/photos.tsx')),
  'Photos',
);

const ItemLabelPart = lazyRouteComponent(
  loadChunk(() => import('./item-label-part.tsx')),
  'ItemLabelPart',
);

interface ItemPhotosProps {
  /** The model that is described. */
  readonly title: string;
  /** Read off labels for this item. */
  readonly numbers: readonly string[];
  readonly onNumbers: (numbers: readonly string[]) => void;
  readonly images: readonly UploadedFile[];
  readonly onChange: (next: ImageChange) => void;
  /** Hears whether something is still on its way. */
  readonly onBusy: (busy: boolean) => void;
  /** Hears whether labels were read that nobody has taken over yet. */
  readonly onLabels: (areOpen: boolean) => void;
}

/** Photos of the item that is described; it keeps them, and the inquiry carries them with it. */
export function ItemPhotos({ title: model, numbers, onNumbers, onLabels, images, ...rest }: ItemPhotosProps) {
  const [readsLabel, setReadsLabel] = useState(false);
  const count = images.length;
  const title = count === 1 ? '1 Foto' : `${count} Fotos`;
  return (
    <Disclosure title={count === 0 ? 'Fotos hinzufügen' : title} startsOpen={count > 0}>
      {readsLabel ? (
        <OptionalPart part={ItemLabelPart}>
          <ItemLabelPart
            title={model}
            room={itemImageKind.limit - count}
            onChange={rest.onChange}
            onBusy={rest.onBusy}
            onLabels={onLabels}
            onNumbers={(more) => onNumbers([...numbers, ...more])}
            onClose={() => setReadsLabel(false)}
          />
        </OptionalPart>
      ) : (
        <>
          <OptionalPart part={Photos}>
            <Photos kind={itemImageKind} images={images} {...rest} />
          </OptionalPart>
          <Button kind="quiet" className="-mx-2" onClick={() => setReadsLabel(true)}>
            Etikett dieses Geräts lesen
          </Button>
        </>
      )}
      {numbers.length > 0 && (
        <p role="status" className="flex flex-wrap items-center gap-x-4">
          {`${numbers.length === 1 ? 'Seriennummer' : 'Seriennummern'} ${numbers.join(', ')} übernommen.`}
          <Button kind="quiet" onClick={() => onNumbers([])}>
            Nicht übernehmen
          </Button>
        </p>
      )}
    </Disclosure>
  );
}
