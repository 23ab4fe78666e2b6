import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { MediaWish } from '#domain/catalogue/questions/media-wish.ts';
import type { OfferItem } from '../item.ts';
import { wishedMedia } from '../media/media-wishes.ts';
import { toSheet } from './bid-sheet.ts';
import { countedInLine } from './lost-drives.ts';
import { type ProposedLine, scaleSheet } from './sheet.ts';

const item = (mediaWish?: MediaWish, more: Partial<OfferItem> = {}): OfferItem => ({
  ...{ id: 'item-1', freetext: 'Server', title: 'Server', quantity: 2 },
  ...{ configuration: { ...defaultConfiguration, ...(mediaWish && { mediaWish }) } },
  ...more,
});
const line = (more: Partial<ProposedLine> = {}): ProposedLine => ({
  ...{ itemId: 'item-1', unitPrice: 10_000, deductions: [] },
  ...more,
});

describe('a price without drives', () => {
  it('names what they would be worth, and keeps it when the price changes', () => {
    const sheet = toSheet([item('keep')], [line({ driveWorth: 2_000 })]);
    expect(sheet).toMatchObject([{ total: 20_000, driveWorth: 2_000 }]);
    expect(scaleSheet(sheet ?? [], 25_000)).toMatchObject([{ total: 25_000, driveWorth: 2_000 }]);
  });

  it.each([
    ['of goods whose drives are erased', item('erase'), line({ driveWorth: 2_000 })],
    ['of goods of which nothing was said', item(), line({ driveWorth: 2_000 })],
    ['of nothing', item('keep'), line({ driveWorth: 0 })],
  ])('is refused where it is that %s', (_what, goods, proposed) => {
    expect(toSheet([goods], [proposed])).toBeUndefined();
  });

  it('says so beside the line, in the words of the wish', () => {
    const told = (wish: MediaWish) => countedInLine({ driveWorth: 2_000 }, item(wish)).join();
    expect(told('keep')).toBe('Datenträger bleiben beim Verkäufer: − 20,00\u00a0€ je Gerät');
    expect(told('destroyH4')).toBe('Datenträger vernichten (übliche Stufe): − 20,00\u00a0€ je Gerät');
    expect(countedInLine({}, item('keep'))).toEqual([]);
  });
});

describe('what happens to the data', () => {
  it('is counted by units, and goods that store nothing are not asked', () => {
    const goods = [
      item(),
      item('keep', { title: 'R640' }),
      item('keep', { title: 'R640', quantity: 3 }),
      item(undefined, { withoutData: true }),
      item(undefined, { configuration: { ...defaultConfiguration, drives: [] } }),
      item('eraseProof'),
    ];
    expect(wishedMedia(goods)).toEqual([
      { wish: 'erase', units: 2, goods: [{ title: 'Server', units: 2 }] },
      { wish: 'eraseProof', units: 2, goods: [{ title: 'Server', units: 2 }] },
      { wish: 'keep', units: 5, goods: [{ title: 'R640', units: 5 }] },
    ]);
    expect(wishedMedia([item('keep', { withoutData: true })])).toEqual([]);
  });
});
