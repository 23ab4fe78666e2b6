import { lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { OptionalPart } from '#web/ui/optional-part.tsx';

const Photos = lazyRouteComponent(
  loadChunk(() => import('../basket/photos.tsx')),
  'Photos',
);

interface ItemPhotosProps {
  /** Hears whether something is still on its way. */
  readonly onBusy: (busy: boolean) => void;
}

/** Photos taken where an item is described; they go along with the inquiry, among its others. */
export function ItemPhotos({ onBusy }: ItemPhotosProps) {
  return (
    <Disclosure title="Fotos hinzufügen">
      <OptionalPart part={Photos}>
        <PhotosOfInquiry onBusy={onBusy} />
      </OptionalPart>
    </Disclosure>
  );
}

function PhotosOfInquiry({ onBusy }: ItemPhotosProps) {
  const open = useBasket();
  return open && <Photos basket={open.basket} images={open.state.itemImageUploads} onBusy={onBusy} />;
}
