import { describe, expect, it } from 'vitest';
import { basketItemSchema } from '#contract/goods/basket.ts';
import { assetList } from '#tests/factories/asset-list.ts';
import { basketItems, listKeyOf } from './basket-items.ts';
import { cellsSource } from './list-source.ts';
import { startReview } from './review.ts';
import { reviewRows } from './review-rows.ts';

const r640 = { entryId: 'r640', title: 'Dell PowerEdge R640' };

function itemsOf(...rows: Parameters<typeof assetList>[0]) {
  let count = 0;
  const newId = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
  return basketItems(reviewRows(startReview(assetList(rows))), 'Inventar.xlsx', newId);
}

describe('the items of a reviewed list', () => {
  it('are the catalogue’s models with configuration and serial numbers, and know their list', () => {
    const configuration = { ram: '256 GB', working: false };
    expect(
      itemsOf({ confidence: 'matched', entry: r640, quantity: 3, configuration, serialNumbers: ['7XK2', '7XK3'] }),
    ).toEqual([
      {
        id: 'item-00000000-0000-4000-8000-000000000001',
        entryId: 'r640',
        title: 'Dell PowerEdge R640',
        slug: 'dell-poweredge-r640-verkaufen',
        quantity: 3,
        configuration: { working: false, packagingAvailable: false, ram: '256 GB' },
        serialNumbers: ['7XK2', '7XK3'],
        fromList: 'Inventar.xlsx',
      },
    ]);
  });

  it('keep inventory numbers and site as fields of their own, no serial numbers', () => {
    const [item] = itemsOf({
      ...{ confidence: 'matched', entry: r640, quantity: 2 },
      ...{ inventoryNumbers: ['INV-1', 'INV-2'], site: 'Leipzig' },
    });
    expect(item).toMatchObject({ inventoryNumbers: ['INV-1', 'INV-2'], site: 'Leipzig' });
    expect(item).not.toHaveProperty('serialNumbers');
    expect(basketItemSchema.parse(item)).toEqual(item);
  });

  it('go along in their own words where they are unclear, and not at all where they are left out', () => {
    const items = itemsOf(
      { text: 'Aruba 2930', confidence: 'ambiguous', candidates: [r640, r640] },
      { text: 'Tisch', confidence: 'ignored', reason: 'notHardware' },
    );
    expect(items).toMatchObject([{ freetext: 'Aruba 2930', slug: 'sonstige-it-verkaufen' }]);
  });

  it('say how their quantity was written where it is no plain number', () => {
    const items = itemsOf(
      { text: 'R640', quantity: 1, quantityText: '2 Paletten', configuration: { remarks: 'ohne Platten' } },
      { text: 'R740', quantity: 20, quantityText: 'ca. 20 Stk' },
      { text: 'R740xd', quantity: 3 },
    );
    expect(items.map(({ configuration }) => configuration.remarks)).toEqual([
      'Menge laut Liste: 2 Paletten\nohne Platten',
      'Menge laut Liste: ca. 20 Stk',
      undefined,
    ]);
  });

  it('keep the words of pasted rows, for no file goes along', () => {
    const rows = reviewRows(
      startReview(
        assetList([
          { text: 'Dell R640 ohne Platten', confidence: 'matched', entry: r640, configuration: { remarks: 'Rest' } },
          { text: 'dell PowerEdge R640', confidence: 'matched', entry: r640 },
          {
            ...{ text: 'PowerEdge R640, 256 GB', confidence: 'matched', entry: r640 },
            configuration: { ram: '256 GB' },
          },
          { text: 'Messrechner', confidence: 'freetext' },
        ]),
      ),
    );
    const key = listKeyOf(cellsSource('Dell R640'));
    expect(basketItems(rows, key, () => 'id').map(({ configuration }) => configuration.remarks)).toEqual([
      'Laut Liste: Dell R640 ohne Platten\nRest',
      undefined,
      undefined,
      undefined,
    ]);
    expect(basketItems(rows, 'Inventar.xlsx', () => 'id')[0]?.configuration.remarks).toBe('Rest');
  });

  it('have as many serial numbers as units at most, and no more units than one item holds', () => {
    const items = itemsOf({ quantity: 10_001, serialNumbers: Array.from({ length: 10_005 }, (_, at) => `S${at}`) });
    expect(items.map(({ quantity, serialNumbers }) => [quantity, serialNumbers?.length])).toEqual([
      [10_000, 10_000],
      [1, 1],
    ]);
  });

  it('are kept by the basket whatever characters the list holds', () => {
    const [item] = itemsOf({ text: ' Zeile\u2028eins\r\nzwei \u202eoder\t', serialNumbers: ['A\u0000B'] });
    expect(basketItemSchema.parse(item)).toMatchObject({ freetext: 'Zeile eins zwei oder', serialNumbers: ['A B'] });
  });
});
