import type { UploadedFile } from '#contract/goods/basket.ts';
import { pages } from '#contract/site/urls.ts';
import { type ImageChange, withImage, withImageMoved, withoutImage } from '#web/shop/features/basket/image-list.ts';
import { UploadField } from '#web/shop/features/upload/upload-field.tsx';
import { lookedAtByUs, type UploadKind } from '#web/shop/features/upload/upload-kind.ts';
import { PageLink } from '#web/ui/page-link.tsx';

export interface PhotosProps {
  readonly kind: UploadKind;
  readonly images: readonly UploadedFile[];
  /** How many the items have of their own, where these are for all of them. */
  readonly atItems?: number;
  readonly onChange: (next: ImageChange) => void;
  /** Hears whether something is still on its way. */
  readonly onBusy: (busy: boolean) => void;
}

/** Photos of the goods, chosen or taken where they are described or where the inquiry is written. */
export function Photos({ kind, images, atItems = 0, onChange, onBusy }: PhotosProps) {
  return (
    <>
      <UploadField
        name="images"
        label="Fotos"
        hint={`${alreadyThere(atItems)}Typenschild, Vorder- und Rückseite: Dann müssen wir seltener nachfragen. ${lookedAtByUs} Bis zu ${kind.limit} Bilder, je bis 15 MB. Ort und Zeit der Aufnahme entfernen wir.`}
        buttonText="Fotos auswählen"
        kind={kind}
        stored={images}
        onStored={(file) => onChange(withImage(file))}
        onRemove={(file) => onChange(withoutImage(file))}
        onMove={(file, by) => onChange(withImageMoved(file, by))}
        onBusy={onBusy}
      />
      <p className="mt-2 text-muted">
        Viele Geräte?{' '}
        <PageLink href={`${pages.upload.images}#etiketten`} className="text-link inline-block py-2.5">
          Etiketten fotografieren
        </PageLink>
      </p>
    </>
  );
}

function alreadyThere(atItems: number): string {
  if (atItems === 0) return '';
  return `An Ihren Geräten ${atItems === 1 ? 'ist schon 1 Foto' : `sind schon ${atItems} Fotos`}, hier kommen weitere dazu. `;
}
