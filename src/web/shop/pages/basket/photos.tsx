import type { UploadedFile } from '#contract/basket.ts';
import type { OpenBasket } from '#web/shop/features/basket/open-basket.ts';
import { UploadField } from '#web/shop/features/upload/upload-field.tsx';
import { imageKind } from '#web/shop/features/upload/upload-kind.ts';

export interface PhotosProps {
  readonly basket: OpenBasket;
  readonly images: readonly UploadedFile[];
  /** Hears whether something is still on its way. */
  readonly onBusy: (busy: boolean) => void;
}

/** Photos that go along with an inquiry, chosen or taken where the inquiry is written. */
export function Photos({ basket, images, onBusy }: PhotosProps) {
  return (
    <UploadField
      name="images"
      label="Fotos"
      hint={`Typenschild, Vorder- und Rückseite: Dann müssen wir seltener nachfragen. Bis zu ${imageKind.limit} Bilder, je bis 15 MB. Ort und Zeit der Aufnahme entfernen wir.`}
      buttonText="Fotos auswählen"
      kind={imageKind}
      stored={images}
      onStored={basket.addImage}
      onRemove={basket.removeImage}
      onMove={basket.moveImage}
      onBusy={onBusy}
    />
  );
}
