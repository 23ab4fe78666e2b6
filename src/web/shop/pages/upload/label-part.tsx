import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { UploadedFile } from '#contract/goods/basket.ts';
import { pages } from '#contract/site/urls.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import { numberText } from '#domain/values/number-text.ts';
import { fileRefusal } from '#web/lib/file-refusal.ts';
import { useStore } from '#web/lib/store.ts';
import { draftReview } from '#web/shop/features/asset-list/draft-review.ts';
import { cellsSource } from '#web/shop/features/asset-list/list-source.ts';
import { withImage } from '#web/shop/features/basket/image-list.ts';
import type { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { LabelPhotos } from '#web/shop/features/labels/label-photos.tsx';
import { cellsOf, type LabelLine, linesOf } from '#web/shop/features/labels/label-reading.ts';
import { imageKind } from '#web/shop/features/upload/upload-kind.ts';
import { Button } from '#web/ui/button.tsx';
import { useLabelPhotos } from '../use-label-photos.ts';

interface LabelPartProps {
  readonly open: NonNullable<ReturnType<typeof useBasket>>;
  /** Back to photos that are sent as they are. */
  readonly onClose: () => void;
}

/** Photos of labels: read here, looked at, and only then sent; their devices are looked through as a list is. */
export function LabelPart({ open, onClose }: LabelPartProps) {
  const navigate = useNavigate();
  const { reading, sender, photos } = useLabelPhotos();
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened this is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const sending = useStore(sender.state, undefined);
  const lines = linesOf(photos);
  const shown = new Set(lines.flatMap((line) => line.photos));
  const plain = photos.filter(({ key }) => !shown.has(key));
  const isReading = photos.some(({ state }) => state === 'waiting');
  const room = draftLimits.images - open.state.itemImageUploads.length;
  const inBasket = new Set(open.state.items.flatMap(({ serialNumbers = [] }) => serialNumbers.map(deviceNumber)));

  function pick(files: readonly File[]) {
    const refusals = files.map((file) => [file, fileRefusal(file, imageKind)] as const);
    const taken = refusals.flatMap(([file, refusal]) => (refusal === undefined ? [file] : []));
    const free = draftLimits.imagesOfItems - photos.length;
    const known = reading.add(taken.slice(0, free));
    const [first] = refusals.flatMap(([file, refusal]) => (refusal === undefined ? [] : `${file.name}: ${refusal}`));
    const full = taken.length > free ? `Auf einmal lesen wir bis zu ${draftLimits.imagesOfItems} Fotos.` : undefined;
    const again = known > 0 ? `${known === 1 ? '1 Foto war' : `${known} Fotos waren`} schon ausgewählt.` : undefined;
    setError(first ?? full ?? again);
  }

  async function take(isWithoutRest: boolean) {
    setIsSending(true);
    const files = photos.map(({ file }) => file);
    const arrived = await sender.send(isWithoutRest ? [] : files);
    setIsSending(false);
    if (!isWithoutRest && files.some((file) => !arrived.has(file))) return;
    const storedOf = (key: string) => arrived.get(photos.find((one) => one.key === key)?.file ?? new File([], ''));
    for (const { key } of plain) {
      const stored = storedOf(key);
      if (stored !== undefined) open.basket.changeImages(withImage(stored));
    }
    if (lines.length === 0) return onClose();
    const source = { ...cellsSource(cellsOf(lines)), photos: photosOf(lines, storedOf) };
    draftReview.keep({ question: { source, columns: [], sheets: [] }, decisions: [], merged: false });
    await navigate({ to: pages.upload.list });
  }

  const failed = !isSending && sending !== undefined && sending.failed.length > 0;
  return (
    <section aria-labelledby="etiketten" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="etiketten" tabIndex={-1} className="outline-none">
          Etiketten fotografieren
        </h2>
        <Button kind="quiet" className="-mx-2" onClick={onClose}>
          Fotos ohne Lesen senden
        </Button>
      </div>
      <LabelPhotos reading={reading} endings={imageKind.endings} onPick={pick} error={error} inBasket={inBasket} />
      {photos.length > 0 && (
        <div className="sticky bottom-(--banner-height,0px) z-5 border-t border-ink bg-sheet py-3">
          {failed && (
            <div role="alert" className="mb-3 grid justify-items-start gap-2 rounded-sm bg-warn-soft p-4">
              <p>{`Nicht gesendet: ${sending.failed.slice(0, 3).join(' ')}`}</p>
              <Button onClick={() => void take(true)}>Ohne diese Fotos weiter</Button>
            </div>
          )}
          {plain.length > room && (
            <p role="alert" className="mb-2 font-emphasis text-warn">
              {`Ohne lesbares Etikett passen ${draftLimits.images} Fotos in eine Anfrage. Bitte entfernen Sie ${plain.length - room}.`}
            </p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="text-sm text-muted">
              {isReading ? 'Die Etiketten werden noch gelesen …' : restWords(lines.length, plain.length)}
            </p>
            <Button
              kind="primary"
              className="max-sm:w-full"
              disabled={isReading || plain.length > room}
              busy={isSending}
              busyText={`${sending?.sent ?? 0} von ${photos.length} Fotos gesendet`}
              onClick={() => void take(false)}
            >
              {failed
                ? 'Noch einmal senden'
                : lines.length === 0
                  ? 'Als Fotos übernehmen'
                  : 'Übernehmen und durchsehen'}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

/** Of a photo that shows several devices the first has it: an inquiry names each picture once. The header is line 0. */
function photosOf(lines: readonly LabelLine[], storedOf: (key: string) => UploadedFile | undefined) {
  const taken = new Set<string>();
  return lines.map(({ photos }, place) => {
    const own = photos.filter((key) => !taken.has(key) && taken.add(key));
    return [place + 1, own.flatMap((key) => storedOf(key) ?? [])] as const;
  });
}

function restWords(devices: number, plain: number): string {
  const goods = devices === 1 ? '1 Gerät' : `${numberText(devices)} Geräte`;
  if (plain === 0) return goods;
  return `${goods}, ${plain === 1 ? '1 Foto geht' : `${plain} Fotos gehen`} ohne gelesenes Etikett mit`;
}
