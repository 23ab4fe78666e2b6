import { describe, expect, it } from 'vitest';
import type { BasketItem } from '#contract/basket.ts';
import { createBasket } from './basket.ts';
import type { BasketStorage } from './basket-storage.ts';
import { openBasket } from './open-basket.ts';

function ids() {
  let last = 0;
  return () => `00000000-0000-4000-8000-${String(++last).padStart(12, '0')}`;
}

/** One browser's storage and its tabs. */
function browser(stored: string | null = null) {
  let text = stored;
  const watchers: (() => void)[] = [];
  return {
    text: () => text,
    tab(): BasketStorage {
      return {
        read: () => text,
        write: (next) => {
          text = next;
        },
        watch: (changed) => watchers.push(changed),
      };
    },
    tellTabs: () => {
      for (const changed of watchers) changed();
    },
  };
}

const r640: BasketItem = {
  id: 'item-00000000-0000-4000-8000-00000000aaaa',
  entryId: '3cf99a28-f993-58d5-a24f-9cef7b233203',
  title: 'Dell PowerEdge R640',
  slug: 'dell-poweredge-r640-verkaufen',
  quantity: 3,
  configuration: { working: true, packagingAvailable: true },
};
const t480: BasketItem = { ...r640, id: 'item-00000000-0000-4000-8000-00000000bbbb', title: 'Lenovo ThinkPad T480' };
const list = { url: '/u/1', name: 'Inventar.csv' };
const picture = { url: '/u/2', name: 'Palette.jpg' };
const titles = (items: readonly BasketItem[]) => items.map(({ title }) => title);

describe('the basket', () => {
  it('is found again on the next visit', () => {
    const { tab } = browser();
    openBasket(tab(), ids()).put(r640);
    expect(openBasket(tab(), ids()).state.get().items).toEqual([r640]);
  });

  it('replaces an item that was changed and keeps its place', () => {
    const basket = openBasket(browser().tab(), ids());
    basket.put(r640);
    basket.put(t480);
    basket.put({ ...r640, quantity: 5 });
    expect(basket.state.get().items).toEqual([{ ...r640, quantity: 5 }, t480]);
  });

  it('keeps one list and every picture until it is removed', () => {
    const { tab } = browser();
    const basket = openBasket(tab(), ids());
    basket.putListUpload({ url: '/u/0', name: 'alt.csv' });
    basket.putListUpload(list);
    basket.addImage(picture);
    basket.addImage({ url: '/u/3', name: 'Regal.jpg' });
    basket.removeImage(picture);
    expect(openBasket(tab(), ids()).state.get()).toMatchObject({
      itemsListUpload: list,
      itemImageUploads: [{ url: '/u/3', name: 'Regal.jpg' }],
    });
  });

  it('puts a removed item back to its place', () => {
    const basket = openBasket(browser().tab(), ids());
    basket.put(r640);
    basket.put(t480);
    basket.remove(r640.id);
    expect(titles(basket.state.get().items)).toEqual(['Lenovo ThinkPad T480']);
    basket.restore(r640, 0);
    expect(titles(basket.state.get().items)).toEqual(['Dell PowerEdge R640', 'Lenovo ThinkPad T480']);
  });

  it('adds to what another tab has put in meanwhile', () => {
    const { tab } = browser();
    const [one, other] = [openBasket(tab(), ids()), openBasket(tab(), ids())];
    one.put(r640);
    other.put(t480);
    expect(titles(other.state.get().items)).toEqual(['Dell PowerEdge R640', 'Lenovo ThinkPad T480']);
  });

  it.each(['', '{', 'null', '[]', '"text"', '{"items":{}}', '{"items":[{}],"draft":7,"itemImageUploads":[3]}'])(
    'is empty when the storage holds %j',
    (stored) => {
      const { items, itemImageUploads } = openBasket(browser(stored).tab(), ids()).state.get();
      expect({ items, itemImageUploads }).toEqual({ items: [], itemImageUploads: [] });
    },
  );

  it('keeps the sound items beside a broken one', () => {
    const stored = JSON.stringify({ items: [{ ...t480, quantity: -1 }, r640, 'x'] });
    expect(openBasket(browser(stored).tab(), ids()).state.get().items).toEqual([r640]);
  });
});

describe('the draft of an inquiry', () => {
  it('keeps its id from try to try and over a reload', () => {
    const { tab } = browser();
    const basket = openBasket(tab(), ids());
    basket.changeDraft({ email: 'a@example.org' });
    const again = openBasket(tab(), ids());
    expect(again.state.get().draft).toEqual(basket.state.get().draft);
    expect(again.state.get().draft.id).toMatch(/^offer-[0-9a-f-]{36}$/);
  });

  it('starts with what the specification says', () => {
    expect(openBasket(browser().tab(), ids()).state.get().draft).toMatchObject({
      offeredAsBusiness: false,
      wantToDeliver: false,
      availableImmediately: true,
      availableFromDate: null,
    });
  });

  it('is reset in three separate ways', () => {
    const stored = JSON.stringify({ items: [r640], itemsListUpload: list, itemImageUploads: [picture] });
    const basket = openBasket(browser(stored).tab(), ids());
    const before = basket.state.get().draft.id;
    basket.resetDraft();
    expect(basket.state.get()).toMatchObject({ items: [], itemsListUpload: list, itemImageUploads: [picture] });
    expect(basket.state.get().draft.id).not.toBe(before);
    basket.resetListUpload();
    expect(basket.state.get()).toMatchObject({ itemsListUpload: null, itemImageUploads: [picture] });
    basket.resetImages();
    expect(basket.state.get().itemImageUploads).toEqual([]);
  });
});

describe('the count in the bar', () => {
  it('is known without opening anything on a first visit', () => {
    const basket = createBasket(browser().tab(), ids());
    basket.start();
    expect(basket.count.get()).toBe(0);
  });

  it('follows what this tab and the others put in', async () => {
    const { tab, tellTabs } = browser();
    const [one, other] = [createBasket(tab(), ids()), createBasket(tab(), ids())];
    other.start();
    (await one.open()).put(r640);
    expect(one.count.get()).toBe(1);
    tellTabs();
    await other.open();
    await Promise.resolve();
    expect(other.count.get()).toBe(1);
  });
});
