import { describe, expect, it } from 'vitest';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { pages } from '#contract/site/urls.ts';
import { viewIn } from '#tests/factories/offer-view.ts';
import { openBasket } from '#web/shop/features/basket/open-basket.ts';
import { fillBasketAgain } from './fill-basket-again.ts';

/** A server that knows one offer. */
const serverOf = (view: OfferView) => ({ get: async () => ({ data: view }) });

/** A browser's storage with an empty basket. */
function emptyBasket() {
  let stored: string | null = null;
  let made = 0;
  const newId = () => {
    made += 1;
    return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  };
  const storage = {
    read: () => stored,
    write(text: string) {
      stored = text;
      return true;
    },
    watch: () => {},
  };
  return { basket: openBasket(storage, newId, (act) => act()), newId };
}

describe('asking about the same goods once more', () => {
  it('fills the basket with goods, configuration and everything that was said, ready to be sent', async () => {
    const { basket, newId } = emptyBasket();
    const rejected = viewIn('rejected');
    const [item] = rejected.items;
    const configuration = { working: true, packagingAvailable: false, ram: '64 GB' };
    const items = rejected.items.map((one) => ({ ...one, configuration, serialNumbers: ['7X2K9Q2'] }));
    const view = { ...rejected, items, comments: 'Zwei Paletten', location: '04109' };
    expect(await fillBasketAgain(serverOf(view), basket, view.id, newId)).toBe(pages.basket.submit);
    const { items: filled, draft } = basket.state.get();
    expect(filled).toHaveLength(items.length);
    expect(filled[0]).toMatchObject({ title: item?.title, quantity: item?.quantity, configuration });
    expect(filled[0]?.serialNumbers).toEqual(['7X2K9Q2']);
    expect(filled[0]?.id).not.toBe(item?.id);
    expect(draft).toMatchObject({
      email: view.email,
      offeredAsBusiness: view.offeredAsBusiness,
      saysWhoSells: true,
      location: '04109',
      comments: 'Zwei Paletten',
    });
  });

  it.each([
    ['one for each', [{ site: 'Hamburg', itemIds: [], units: 1 }], true],
    ['a remark alone', undefined, false],
  ])(
    'keeps the own numbers and the sites of the goods, which are places as they were: %s',
    async (_, sites, bySite) => {
      const { basket, newId } = emptyBasket();
      const rejected = viewIn('rejected');
      const items = rejected.items.map((one) => ({ ...one, inventoryNumbers: ['IT-4711'], site: 'Hamburg' }));
      const view = { ...rejected, items, ...(sites && { sites }) };
      await fillBasketAgain(serverOf(view), basket, view.id, newId);
      expect(basket.state.get().items[0]).toMatchObject({ inventoryNumbers: ['IT-4711'], site: 'Hamburg' });
      expect(basket.state.get().draft.bySite).toBe(bySite);
    },
  );

  it('leads to the basket where other goods lie in it, and takes no serial number of what was paid', async () => {
    const { basket, newId } = emptyBasket();
    const completed = viewIn('completed');
    const view = { ...completed, items: completed.items.map((one) => ({ ...one, serialNumbers: ['7X2K9Q2'] })) };
    await fillBasketAgain(serverOf(view), basket, view.id, newId);
    expect(await fillBasketAgain(serverOf(view), basket, view.id, newId)).toBe(pages.basket.show);
    const { items } = basket.state.get();
    expect(items).toHaveLength(2 * view.items.length);
    expect(items.some((item) => 'serialNumbers' in item)).toBe(false);
  });
});
