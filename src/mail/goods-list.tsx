import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { OfferItem } from '#domain/offer/item.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { textStyle } from './style.ts';

const longestList = 20;
const longestTitle = 80;

/** The goods of an offer, the first twenty by name. */
export function GoodsList({ state }: { state: OfferState }) {
  const { items, draft } = state;
  const more = items.length - longestList;
  const images = draft?.itemImageUploads.length ?? 0;
  return (
    <Section style={{ padding: '0 0 16px' }}>
      {items.slice(0, longestList).map((item) => (
        <Text key={item.id} style={{ ...textStyle, margin: 0 }}>
          {item.quantity} × {goodsTitle(item)}
        </Text>
      ))}
      {more > 0 && <Text style={{ ...textStyle, margin: 0 }}>und {more} weitere Positionen</Text>}
      {draft?.itemsListUpload !== undefined && <Text style={{ ...textStyle, margin: 0 }}>Ihre Geräteliste</Text>}
      {images > 0 && (
        <Text style={{ ...textStyle, margin: 0 }}>{images === 1 ? 'Ihr Foto' : `Ihre ${images} Fotos`}</Text>
      )}
    </Section>
  );
}

/**
 * Anybody may type a free text and somebody else's address: our mail must not carry a stranger's links into a mailbox.
 */
export function goodsTitle({ title, freetext }: OfferItem): string {
  if (freetext === undefined) return title;
  const line = title.replace(/\s+/g, ' ');
  if (/:\/\/|@|www\.|\.[a-z]{2,}\b/i.test(line)) return 'Gerät nach eigener Beschreibung';
  return line.length > longestTitle ? `${line.slice(0, longestTitle)} …` : line;
}
