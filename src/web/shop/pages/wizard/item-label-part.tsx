import { useEffect, useState } from 'react';
import { pages } from '#contract/site/urls.ts';
import { deviceNumber, distinctNumbers } from '#domain/values/device-number.ts';
import { fileRefusal } from '#web/lib/file-refusal.ts';
import { type ImageChange, withImage } from '#web/shop/features/basket/image-list.ts';
import { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { LabelPhotos } from '#web/shop/features/labels/label-photos.tsx';
import { type LabelLine, linesOf } from '#web/shop/features/labels/label-reading.ts';
import { itemImageKind } from '#web/shop/features/upload/upload-kind.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useLabelPhotos } from '../use-label-photos.ts';

export interface ItemLabelPartProps {
  /** The model that is described here. */
  readonly title: string;
  /** How many photos the item takes yet. */
  readonly room: number;
  readonly onChange: (next: ImageChange) => void;
  readonly onBusy: (busy: boolean) => void;
  /** Hears whether photos are here that would be lost. */
  readonly onLabels: (areOpen: boolean) => void;
  /** The numbers of labels that name this model, or none. */
  readonly onNumbers: (numbers: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Labels of the device that is described: their numbers and photos go with the item once somebody has looked at them. */
export function ItemLabelPart({ title, room, onChange, onBusy, onLabels, onNumbers, onClose }: ItemLabelPartProps) {
  const basket = useBasket();
  const { reading, sender, photos } = useLabelPhotos();
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const lines = linesOf(photos);
  const isOther = ({ device: { titles } }: LabelLine) => titles.length === 1 && titles[0] !== title;
  const others = [...new Set(lines.filter(isOther).flatMap(({ device }) => device.titles))];
  const own = lines.filter((line) => !isOther(line));
  const shownBy = (some: readonly LabelLine[]) => new Set(some.flatMap((line) => line.photos));
  const [ofOwn, ofAny] = [shownBy(own), shownBy(lines)];
  const going = photos.filter(({ key }) => ofOwn.has(key) || !ofAny.has(key));
  const isOpen = going.length > 0;
  useEffect(() => {
    onLabels(isOpen);
    return () => onLabels(false);
  }, [isOpen, onLabels]);
  const numbers = distinctNumbers(own.flatMap(({ device }) => device.serial ?? []));
  const inBasket = new Set(basket?.state.items.flatMap(({ serialNumbers = [] }) => serialNumbers.map(deviceNumber)));

  function pick(files: readonly File[]) {
    const [refusal] = files.flatMap((file) => fileRefusal(file, itemImageKind) ?? []);
    const fit = files.filter((file) => fileRefusal(file, itemImageKind) === undefined);
    reading.add(fit.slice(0, room - photos.length));
    const full =
      fit.length > room - photos.length
        ? `In diese Position ${room === 1 ? 'passt noch 1 Foto' : `passen noch ${room} Fotos`}.`
        : undefined;
    setError(refusal ?? full);
  }

  async function take() {
    setIsSending(true);
    onBusy(true);
    const arrived = await sender.send(going.map(({ file }) => file));
    setIsSending(false);
    onBusy(false);
    if (arrived.size < going.length)
      return setError(sender.state.get()?.failed[0] ?? 'Die Fotos kamen nicht an. Bitte versuchen Sie es noch einmal.');
    for (const file of arrived.values()) onChange(withImage(file));
    onNumbers(numbers);
    onClose();
  }

  return (
    <section aria-label="Etikett fotografieren" className="grid gap-3">
      <LabelPhotos reading={reading} endings={itemImageKind.endings} onPick={pick} error={error} inBasket={inBasket} />
      {others.map((other) => (
        <p key={other} role="alert" className="rounded-sm bg-warn-soft p-4">
          {`Ein Etikett nennt ${other}. Hier beschreiben Sie ${title}, deshalb wird es nicht übernommen. `}
          <PageLink href={`${pages.wizard.start}?q=${encodeURIComponent(other)}`} className="text-link">
            {`${other} suchen`}
          </PageLink>
        </p>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={!isOpen || photos.some(({ state }) => state === 'waiting')}
          busy={isSending}
          busyText="Fotos werden gesendet …"
          onClick={() => void take()}
        >
          {numbers.length === 0 ? 'Als Fotos übernehmen' : `${numbers.join(', ')} übernehmen`}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </section>
  );
}
