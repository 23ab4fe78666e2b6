import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { imagesOf } from '#domain/offer/draft.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { byModel, isLongSheet } from '#domain/offer/price/by-model.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { plainWords } from './plain-words.ts';
import { textStyle } from './style.ts';

const longestList = 20;
const longestTitle = 80;

/** The goods of an offer, many of them by model, the first twenty by name. */
export function GoodsList({ state }: { state: OfferState }) {
  const { items, draft } = state;
  const rows = isLongSheet(items.length) ? modelsOf(items) : items;
  const more = rows.length - longestList;
  const images = imagesOf({ itemImageUploads: draft?.itemImageUploads ?? [], items }).length;
  return (
    <Section style={{ padding: '0 0 16px' }}>
      {rows.slice(0, longestList).map((item) => (
        <Text key={item.id} className="m-ink" style={{ ...textStyle, margin: 0 }}>
          {item.quantity} × <GoodsTitle item={item} />
        </Text>
      ))}
      {more > 0 && (
        <Text className="m-ink" style={{ ...textStyle, margin: 0 }}>
          und {more === 1 ? '1 weiteres Modell' : `${more} weitere Modelle`}
        </Text>
      )}
      {draft?.itemsListUpload !== undefined && (
        <Text className="m-ink" style={{ ...textStyle, margin: 0 }}>
          Ihre Geräteliste
        </Text>
      )}
      {images > 0 && (
        <Text className="m-ink" style={{ ...textStyle, margin: 0 }}>
          {images === 1 ? 'Ihr Foto' : `Ihre ${images} Fotos`}
        </Text>
      )}
    </Section>
  );
}

/** One item for each model, with all of its units. */
function modelsOf(items: readonly OfferItem[]): OfferItem[] {
  return byModel(items, ({ title }) => title).flatMap(([, own]) => {
    const [first] = own;
    return first ? [{ ...first, quantity: own.reduce((sum, { quantity }) => sum + quantity, 0) }] : [];
  });
}

/** The goods of a line; what customers typed keeps its own direction of reading to itself. */
export function GoodsTitle({ item }: { item: OfferItem | undefined }) {
  return <bdi>{plainTitle(item)}</bdi>;
}

/** The same as text. */
export function plainTitle(item: OfferItem | undefined): string {
  return item ? goodsTitle(item) : 'Gerät';
}

/** What the catalogue calls the goods, or what was typed, as far as it may stand in a mail. */
function goodsTitle({ title, freetext }: OfferItem): string {
  if (freetext === undefined) return title;
  return plainWords(title, longestTitle) ?? 'Gerät nach eigener Beschreibung';
}
