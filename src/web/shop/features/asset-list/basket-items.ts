import type { BasketItem } from '#contract/goods/basket.ts';
import { goodsOfRow } from '#domain/asset-list/goods-of-row.ts';
import { slugOf } from '#domain/catalogue/slug.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { withOneSpelling } from '#domain/offer/parties/site-names.ts';
import type { ListToRead } from './list-source.ts';
import type { ReviewRow } from './review-rows.ts';

/** Page of the category that takes whatever the catalogue does not list. */
const otherSlug = slugOf('Sonstige IT');

const pasted = 'Eingefügt ';

/** Names a list in the basket, so that the same one read again takes the place of its first reading. */
export function listKeyOf(source: ListToRead): string {
  return source.kind === 'file' ? source.file.name : `${pasted}${source.id}`;
}

/** The list of this key was pasted and has no name. */
export function isPastedKey(key: string): boolean {
  return key.startsWith(pasted);
}

/** The items that a reviewed list becomes: whatever is not left out; an unclear row goes along in its own words, and photos with their line. */
export function basketItems(
  rows: readonly ReviewRow[],
  fromList: string,
  newId: () => string,
  source?: ListToRead,
): BasketItem[] {
  const photos = new Map(source?.kind === 'cells' ? source.photos?.map(([line, files]) => [`0:${line}`, files]) : []);
  const items = rows
    .filter(({ confidence }) => confidence !== 'ignored')
    .flatMap((row) => {
      const images = row.ids.flatMap((id) => photos.get(id) ?? []).slice(0, draftLimits.imagesOfItem);
      return goodsOfRow(row, !isPastedKey(fromList)).map((goods, part) => ({
        ...goods,
        ...(part === 0 && images.length > 0 && { images }),
      }));
    })
    .map((goods) => {
      const slug = goods.entryId === undefined ? otherSlug : slugOf(goods.title);
      return { ...goods, slug, id: `item-${newId()}`, fromList };
    });
  return withOneSpelling(items);
}
