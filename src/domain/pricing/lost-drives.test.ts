import { describe, expect, it } from 'vitest';
import { defaultConfiguration, type ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import { mediaWishes } from '#domain/catalogue/questions/media-wish.ts';
import { noHistory } from '#tests/factories/no-history.ts';
import { priceDay, someBook, someRow } from '#tests/factories/price-book.ts';
import { aCategory, aModelItem } from '#tests/factories/wizard-items.ts';
import { deductionsFor } from './deduction-template.ts';
import { price } from './price.ts';
import { goodsKey, pricedGoods, withTheirDrives } from './priced-goods.ts';

const notebook = aModelItem({ configType: 'notebook' }, aCategory('notebookTablet'));
const goods = (said: Partial<ItemConfiguration> = {}) =>
  ({ ...pricedGoods(notebook, { ...defaultConfiguration, ...said }) }) as const;
const ssd = [{ kind: 'ssd', capacity: '512 GB', count: 1 }] as const;
const adder = (fromGigabytes: number, cents: number) =>
  ({ scope: 'notebook', question: 'drives', answer: 'ssd', fromGigabytes, cents }) as const;
const book = someBook({
  rows: [someRow({ entry: 'notebook', cents: 20_000, includes: 'drives=1 × ssd 256 gb' })],
  adders: [adder(1, 2_000), adder(500, 3_500)],
});
const worth = (said?: Partial<ItemConfiguration>) =>
  price({ goods: goods(said), quantity: 1 }, book, noHistory, priceDay).cents;

describe('goods whose drives the provider does not get', () => {
  it.each(mediaWishes)('%s: are priced without them exactly where they are kept or destroyed', (mediaWish) => {
    const isLost = mediaWish === 'keep' || mediaWish.startsWith('destroy');
    expect(worth({ drives: ssd, mediaWish })).toBe(isLost ? 18_000 : 21_500);
    expect(worth({ mediaWish })).toBe(isLost ? 18_000 : 20_000);
  });

  it('are worth what they are with their drives, once these are given back', () => {
    const kept = goods({ drives: ssd, mediaWish: 'keep' });
    expect(withTheirDrives(kept)).toEqual(goods({ drives: ssd }));
    expect(withTheirDrives(goods({ mediaWish: 'keep' }))).toEqual(goods());
  });

  it('stand in a group of their own for each drive that they would have had', () => {
    const keys = [{ drives: [] }, { mediaWish: 'keep' }, { mediaWish: 'keep', drives: ssd }, {}] as const;
    expect(new Set(keys.map((said) => goodsKey(goods(said)))).size).toBe(4);
  });

  it('have no deduction that is named after drives', () => {
    const template = (name: string) =>
      ({ scope: 'notebook', name, amount: { cents: 1_000 }, evidence: 'photo' }) as const;
    const templates = [template('SSD fehlt'), template('ohne Netzteil')];
    const names = (said: Partial<ItemConfiguration>) =>
      deductionsFor(templates, { goods: goods(said), configuration: { ...defaultConfiguration, ...said } }, 10_000).map(
        ({ name }) => name,
      );
    expect(names({})).toEqual(['SSD fehlt', 'ohne Netzteil']);
    expect(names({ mediaWish: 'keep' })).toEqual(['ohne Netzteil']);
  });
});
