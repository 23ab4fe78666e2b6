import type { ItemWithoutMedia } from '#domain/offer/media/medium-record.ts';
import type { GoodsWithoutMedia } from '#domain/offer/papers/document-snapshot.ts';
import { type OfferState, requireFact } from '#domain/offer/state.ts';
import { numberText } from '#domain/values/number-text.ts';
import type { Block } from './letter.ts';

const reasons: Readonly<Record<GoodsWithoutMedia['reason'], string>> = {
  noMedia: 'enthält keine Datenträger',
  mediaRemovedByCustomer: 'Datenträger vorher entnommen',
};

/** Goods that came without data carriers, in the words of the day; of a whole line as many as came. */
export function goodsWithoutMedia(state: OfferState, withoutMedia: readonly ItemWithoutMedia[]): GoodsWithoutMedia[] {
  const titles = new Map(state.items.map(({ id, title }) => [id, title]));
  const received = new Map(requireFact(state, 'receipt').lines.map((line) => [line.itemId, line.received]));
  return withoutMedia.map(({ itemId, reason, plate, serial, units }) => ({
    title: titles.get(itemId) ?? 'Gerät',
    units: plate === undefined ? (units ?? received.get(itemId) ?? 0) : 1,
    reason,
    ...(plate !== undefined && { plate }),
    ...(serial !== undefined && { serial }),
  }));
}

/** What a certificate says of devices in which nothing was to be erased, so that nobody takes them for erased. */
export function withoutMediaBlocks(goods: readonly GoodsWithoutMedia[] = []): Block[] {
  if (goods.length === 0) return [];
  return [
    { type: 'heading', text: 'Ohne Datenträger angekommen' },
    {
      type: 'paragraph',
      text: 'In diesen Geräten war kein Datenträger; an ihnen wurde nichts gelöscht oder vernichtet.',
    },
    {
      type: 'table',
      columns: [
        { title: 'Anzahl', width: 18, figures: true },
        { title: 'Gerät' },
        { title: 'Seriennummer', width: 40 },
        { title: 'Grund', width: 52 },
      ],
      rows: goods.map(({ title, units, reason, plate, serial }) => [
        { text: numberText(units) },
        { text: title, ...(plate !== undefined && { notes: [`Gerätenummer bei uns: ${plate}`] }) },
        { text: serial ?? '–' },
        { text: reasons[reason] },
      ]),
    },
  ];
}
