import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import { type MediaWish, mediaWishes } from '#domain/catalogue/questions/media-wish.ts';
import type { OfferItem } from '../item.ts';

/** Units whose drives meet one fate, and of which goods they are. */
export interface WishedMedia {
  readonly wish: MediaWish;
  readonly units: number;
  readonly goods: readonly { readonly title: string; readonly units: number }[];
}

/** As much of an item as says what happens to its drives. */
export interface Wishing {
  readonly configuration?: Pick<ItemConfiguration, 'mediaWish' | 'drives'> | undefined;
  readonly withoutData?: true | undefined;
}

/** What happens to the drives of goods; undefined for goods that store nothing, by their kind or since they have no drive. Where nobody said anything they are erased. */
export function mediaWishOf({ configuration, withoutData }: Wishing): MediaWish | undefined {
  const holdsNone = withoutData || configuration?.drives?.length === 0;
  return holdsNone ? undefined : (configuration?.mediaWish ?? 'erase');
}

/** The goods of an offer by what happens to their drives, each kind that occurs; equal titles once. */
export function wishedMedia(items: readonly (Wishing & Pick<OfferItem, 'title' | 'quantity'>)[]): WishedMedia[] {
  return mediaWishes.flatMap((wish) => {
    const units = new Map<string, number>();
    for (const item of items)
      if (mediaWishOf(item) === wish) units.set(item.title, (units.get(item.title) ?? 0) + item.quantity);
    const goods = [...units].map(([title, count]) => ({ title, units: count }));
    return goods.length === 0 ? [] : [{ wish, units: goods.reduce((sum, one) => sum + one.units, 0), goods }];
  });
}
