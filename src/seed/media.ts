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

/** Goods of which no drive comes: their seller named none or keeps them. */
export function linesWithoutMedia(
  items: readonly (Goods & { readonly id: string; readonly entryId?: string | undefined })[],
): ItemWithoutMedia[] {
  return items.flatMap(({ id: itemId, entryId, configuration: { drives, mediaWish } = {} }): ItemWithoutMedia[] => {
    if (mediaWish === 'keep') return [{ itemId, reason: 'mediaRemovedByCustomer' }];
    const isEmpty = drives === undefined ? entryId !== undefined : drives.length === 0;
    return isEmpty ? [{ itemId, reason: 'noMedia' }] : [];
  });
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
