import type { MediumView } from '#contract/devices/media.ts';
import { shortMediaTypeWords } from '#contract/devices/medium-words.ts';
import { numberText } from '#domain/values/number-text.ts';

/** What a medium is called in a list: kind, maker, model, size and serial number, as far as they are known. */
export function mediumTitle({
  mediaType,
  manufacturer,
  model,
  capacityBytes,
  serial,
}: Pick<MediumView, 'mediaType' | 'manufacturer' | 'model' | 'capacityBytes' | 'serial'>): string {
  const name = [manufacturer, model].filter(Boolean).join(' ');
  return [
    mediaType && shortMediaTypeWords[mediaType],
    name,
    capacityBytes !== undefined && sizeText(capacityBytes),
    serial ?? 'ohne Seriennummer',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** As makers name sizes: in powers of ten. */
function sizeText(bytes: number): string {
  const gigabytes = bytes / 1e9;
  const [amount, unit] = gigabytes >= 1000 ? [gigabytes / 1000, 'TB'] : [gigabytes, 'GB'];
  return `${numberText(amount, amount < 10 ? 1 : 0)} ${unit}`;
}
