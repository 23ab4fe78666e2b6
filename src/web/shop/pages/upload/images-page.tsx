import { lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pages } from '#contract/site/urls.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { withImage, withImageMoved, withoutImage } from '#web/shop/features/basket/image-list.ts';
import { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { UploadForm } from '#web/shop/features/upload/upload-form.tsx';
import { imageKind, lookedAtByUs } from '#web/shop/features/upload/upload-kind.ts';
import { Button } from '#web/ui/button.tsx';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { OtherWays } from './other-ways.tsx';

const LabelPart = lazyRouteComponent(
  loadChunk(() => import('./label-part.tsx')),
  'LabelPart',
);

const views = [
  ['Typenschild', 'mit Modell und Seriennummer, scharf und aus der Nähe'],
  ['Vorderseite', 'mit allen Laufwerken und Blenden'],
  ['Rückseite', 'mit Netzteilen und Anschlüssen'],
  ['Der ganze Posten', 'Regal oder Palette, damit die Menge zu erkennen ist'],
] as const;

/** Pictures of the goods, for whoever has no list and does not want to name each device. */
export function ImagesPage() {
  const open = useBasket();
  const navigate = useNavigate();
  const [readsLabels, setReadsLabels] = useState(false);
  useEffect(() => setReadsLabels(window.location.hash === '#etiketten'), []);
  return (
    <div className="page-width pb-16">
      <PageHeader title="Fotos schicken" crumbs={[{ text: 'Start', href: pages.home }, { text: 'Fotos' }]}>
        Fotografieren Sie, was Sie verkaufen möchten. Wir erkennen die Geräte und fragen nach, was wir nicht sehen.
      </PageHeader>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        {readsLabels && open !== undefined ? (
          <OptionalPart part={LabelPart} instead={<p role="status">Wird geladen …</p>}>
            <LabelPart open={open} onClose={() => setReadsLabels(false)} />
          </OptionalPart>
        ) : (
          <div className="grid min-w-0 content-start gap-6">
            <section className="border border-accent bg-accent-soft p-5">
              <h2 className="text-[1.25rem]">Etiketten fotografieren</h2>
              <p className="mt-1">
                Aus Fotos der Etiketten lesen wir Modell und Seriennummer, je Gerät eine Zeile, schon bevor Sie etwas
                senden.
              </p>
              <Button className="mt-3 max-sm:w-full" disabled={open === undefined} onClick={() => setReadsLabels(true)}>
                Etiketten fotografieren
              </Button>
            </section>
            <UploadForm
              ready={open !== undefined}
              name="images"
              label="Ihre Fotos"
              hint={`${lookedAtByUs} Bis zu ${imageKind.limit} Bilder, je bis 15 MB. Ort und Zeit der Aufnahme entfernen wir aus Fotos, bevor wir sie speichern.`}
              buttonText="Fotos auswählen"
              kind={imageKind}
              stored={open?.state.itemImageUploads ?? []}
              onStored={(file) => open?.basket.changeImages(withImage(file))}
              onRemove={(file) => open?.basket.changeImages(withoutImage(file))}
              onMove={(file, by) => open?.basket.changeImages(withImageMoved(file, by))}
              onNext={() => void navigate({ to: pages.upload.imagesSubmit })}
            />
          </div>
        )}
        <section>
          <h2>Was auf die Fotos gehört</h2>
          <dl className="mt-4 border-t border-ink">
            {views.map(([name, text]) => (
              <div key={name} className="border-b border-line py-3">
                <dt className="font-emphasis">{name}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-sm text-muted">
            Menschen, Bildschirminhalte und Zettel mit Kennwörtern gehören nicht ins Bild.
          </p>
        </section>
      </div>
      <OtherWays without={pages.upload.images} />
    </div>
  );
}
