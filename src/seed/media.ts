import type { DriveKind } from '#domain/catalogue/drive-group.ts';
import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import { losesDrives } from '#domain/catalogue/questions/media-wish.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { mediaWishOf } from '#domain/offer/media/media-wishes.ts';
import type { ItemWithoutMedia, MediumRecord } from '#domain/offer/media/medium-record.ts';

const methods: Record<DriveKind, string> = {
  hdd: 'Clear: einmal überschrieben und geprüft (NIST SP 800-88 Rev. 2)',
  fd: 'Purge: Sanitize Block Erase (NIST SP 800-88 Rev. 2)',
  ssd: 'Purge: Sanitize Block Erase (NIST SP 800-88 Rev. 2)',
  tape: 'Clear: in voller Länge überschrieben (NIST SP 800-88 Rev. 2)',
};

type Goods = Pick<OfferItem, 'title' | 'quantity'> & {
  readonly configuration?: Pick<ItemConfiguration, 'drives' | 'mediaWish'> | undefined;
};

/** Goods of the catalogue that name no drive: in the demonstration there is none in them. */
export function linesWithoutMedia(
  items: readonly (Goods & { readonly id: string; readonly entryId?: string | undefined })[],
): ItemWithoutMedia[] {
  const isUnnamed = (item: (typeof items)[number]) =>
    item.entryId !== undefined && item.configuration?.drives === undefined && mediaWishOf(item) !== 'keep';
  return items.filter(isUnnamed).map(({ id }) => ({ itemId: id, reason: 'noMedia' }));
}

/** A record for every drive in these goods but those that their seller keeps, with invented serial numbers; empty when they name no drive. */
export function erasedMedia(items: readonly Goods[]): MediumRecord[] {
  const drives = items.flatMap((item) => {
    const { quantity, configuration } = item;
    const wish = mediaWishOf(item);
    if (wish === 'keep') return [];
    return (configuration?.drives ?? []).flatMap((drive) =>
      Array.from({ length: quantity }, (_, unit) => unit + 1).flatMap((unit) =>
        Array.from({ length: drive.count }, () => ({ ...drive, wish, device: `${item.title}, Gerät ${unit}` })),
      ),
    );
  });
  return drives.map(({ kind, capacity, wish, device }, index) => ({
    serial: `DEMO${String(index + 1).padStart(6, '0')}`,
    model: capacity,
    ...(losesDrives(wish)
      ? { method: 'geschreddert (DIN 66399)', result: 'destroyed' }
      : { method: methods[kind], result: 'erased' }),
    ...(wish !== 'erase' && { device }),
  }));
}
