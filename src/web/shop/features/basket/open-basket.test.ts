import { describe, expect, it } from 'vitest';
import type { BasketItem } from '#contract/goods/basket.ts';
import { createBasket } from './basket.ts';
import type { BasketStorage } from './basket-storage.ts';
import { withImage, withImageMoved, withoutImage } from './image-list.ts';
import { openBasket } from './open-basket.ts';

/** A basket that stores what is typed at once. */
const open = (storage: BasketStorage, newId: () => string) => openBasket(storage, newId, (task) => task());

function ids() {
  let last = 0;
  return () => `00000000-0000-4000-8000-${String(++last).padStart(12, '0')}`;
}

/** One browser's storage and its tabs. */
function browser(stored: string | null = null, room = Number.POSITIVE_INFINITY) {
  let text = stored;
  const watchers: (() => void)[] = [];
  return {
    text: () => text,
    tab(): BasketStorage {
      return {
        read: () => text,
        write: (next) => {
          if (next.length > room) return false;
          text = next;
          return true;
        },
        watch: (changed) => watchers.push(changed),
      };
    },
    notifyTabs: () => {
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
const many = (count: number): BasketItem[] =>
  Array.from({ length: count }, (_, index) => ({
    ...r640,
    id: `item-00000000-0000-4000-8001-${String(index).padStart(12, '0')}`,
    title: `Nr. ${index}`,
  }));
const titles = (items: readonly BasketItem[]) => items.map(({ title }) => title);

describe('the basket', () => {
  it('is found again on the next visit', () => {
    const { tab } = browser();
    open(tab(), ids()).put(r640);
    expect(open(tab(), ids()).state.get().items).toEqual([r640]);
  });

  it('replaces an item that was changed and keeps its place', () => {
    const basket = open(browser().tab(), ids());
    basket.put(r640);
    basket.put(t480);
    basket.put({ ...r640, quantity: 5 });
    expect(basket.state.get().items).toEqual([{ ...r640, quantity: 5 }, t480]);
  });

  it('keeps one list and every picture until it is removed', () => {
    const { tab } = browser();
    const basket = open(tab(), ids());
    basket.putListUpload({ url: '/u/0', name: 'alt.csv' });
    basket.putListUpload(list);
    basket.changeImages(withImage(picture));
    basket.changeImages(withImage({ url: '/u/3', name: 'Regal.jpg' }));
    basket.changeImages(withoutImage(picture));
    expect(open(tab(), ids()).state.get()).toMatchObject({
      itemsListUpload: list,
      itemImageUploads: [{ url: '/u/3', name: 'Regal.jpg' }],
    });
  });

  it('keeps the pictures in the order they are put in', () => {
    const { tab } = browser();
    const basket = openBasket(tab(), ids());
    const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ url: `/u/${name}`, name }));
    for (const one of [a, b, c]) if (one) basket.changeImages(withImage(one));
    const order = () => openBasket(tab(), ids()).state.get().itemImageUploads;
    if (c) basket.changeImages(withImageMoved(c, -1));
    expect(order()).toEqual([a, c, b]);
    if (a) basket.changeImages(withImageMoved(a, -1));
    expect(order()).toEqual([a, c, b]);
    if (a) basket.changeImages(withImageMoved(a, 1));
    expect(order()).toEqual([c, a, b]);
    basket.changeImages(withImageMoved({ url: '/u/gone', name: 'gone' }, 1));
    expect(order()).toEqual([c, a, b]);
  });

  it('puts a removed item back to its place', () => {
    const basket = open(browser().tab(), ids());
    basket.put(r640);
    basket.put(t480);
    const removed = basket.remove(new Set([r640.id]));
    expect(titles(basket.state.get().items)).toEqual(['Lenovo ThinkPad T480']);
    basket.restore(removed);
    expect(titles(basket.state.get().items)).toEqual(['Dell PowerEdge R640', 'Lenovo ThinkPad T480']);
  });

  it('puts many removed items back between those that stayed and those that came', () => {
    const basket = open(browser().tab(), ids());
    basket.putAll(many(6));
    const removed = basket.remove(new Set([0, 2, 3, 5].map((index) => many(6)[index]?.id ?? '')));
    basket.put(t480);
    basket.restore(removed);
    basket.restore(removed);
    expect(titles(basket.state.get().items)).toEqual([
      'Nr. 0',
      'Nr. 1',
      'Nr. 2',
      'Nr. 3',
      'Nr. 4',
      'Nr. 5',
      'Lenovo ThinkPad T480',
    ]);
  });

  it('takes the same goods once more, without the serial numbers and photos of the first', () => {
    const first = { ...r640, serialNumbers: ['7X2K9Q2'], images: [{ url: '/u/1', name: 'Typenschild.jpg' }] };
    const basket = open(browser().tab(), ids());
    basket.putAll([first, t480]);
    const id = basket.duplicate(r640.id);
    expect(basket.state.get().items).toEqual([first, { ...r640, id }, t480]);
  });

  it('adds to what another tab has put in meanwhile', () => {
    const { tab } = browser();
    const [one, other] = [open(tab(), ids()), open(tab(), ids())];
    one.put(r640);
    other.put(t480);
    expect(titles(other.state.get().items)).toEqual(['Dell PowerEdge R640', 'Lenovo ThinkPad T480']);
  });

  it.each(['', '{', 'null', '[]', '"text"', '{"items":{}}', '{"items":[{}],"draft":7,"itemImageUploads":[3]}'])(
    'is empty when the storage holds %j',
    (stored) => {
      const { items, itemImageUploads } = open(browser(stored).tab(), ids()).state.get();
      expect({ items, itemImageUploads }).toEqual({ items: [], itemImageUploads: [] });
    },
  );

  it.each([
    ['a number that is none', { quantity: -1 }],
    ['no id', { id: undefined }],
    ['a line break in its name', { title: 'Dell\nR640' }],
    ['characters that turn the reading direction', { freetext: 'Dell \u202e046R' }],
    ['a configuration of another version', { configuration: { working: true, packagingAvailable: true, colour: 1 } }],
    ['an endless serial number', { serialNumbers: ['x'.repeat(101)] }],
    ['serial numbers that are none', { serialNumbers: '7X2K9Q2' }],
    ['a name without end', { title: 'x'.repeat(1_000_000) }],
    ['a page without name', { slug: '' }],
    ['a page somewhere else', { slug: '../../kundenportal' }],
  ])('drops an item with %s and keeps the one beside it', (_, broken) => {
    const stored = JSON.stringify({ items: [{ ...t480, ...broken }, r640, 'x'] });
    expect(open(browser(stored).tab(), ids()).state.get().items).toEqual([r640]);
  });

  it('keeps one of two items with the same id, and no more serial numbers than units', () => {
    const serialNumbers = ['1', '2', '3', '4'];
    const stored = JSON.stringify({ items: [r640, { ...r640, serialNumbers }] });
    expect(open(browser(stored).tab(), ids()).state.get().items).toEqual([{ ...r640, serialNumbers: ['1', '2', '3'] }]);
  });

  it('is not led astray by names that mean something to the language', () => {
    const stored = '{"__proto__":{"items":[1]},"items":[],"constructor":1,"draft":{"__proto__":{"email":"x"}}}';
    const { items, draft } = open(browser(stored).tab(), ids()).state.get();
    expect([items, draft.email, Object.hasOwn({}, 'items')]).toEqual([[], '', false]);
  });

  it('survives a text that nests without end', () => {
    const stored = `{"items":${'['.repeat(200_000)}`;
    expect(open(browser(stored).tab(), ids()).state.get().items).toEqual([]);
  });

  it('lasts while the page is open where the storage has no room, and says so', () => {
    const { tab, text } = browser(null, 1_000);
    const basket = open(tab(), ids());
    basket.put(r640);
    expect([basket.kept.get(), text()?.includes('R640')]).toEqual([true, true]);
    basket.putAll(many(4_000));
    expect([basket.kept.get(), basket.state.get().items.length]).toEqual([false, 4_001]);
  });

  it('gives the items of a list the place of those the same list put there before', () => {
    const basket = openBasket(browser().tab(), ids());
    const [own, old, next, copied] = many(4).map((item, at) =>
      at === 0 ? item : { ...item, fromList: 'Inventar.xlsx' },
    );
    if (own === undefined || old === undefined || next === undefined || copied === undefined) throw new Error('Four');
    basket.putAll([own, old, copied]);
    const copy = basket.duplicate(copied.id);
    basket.putAll([next], ({ fromList }) => fromList === 'Inventar.xlsx');
    expect(basket.state.get().items.map(({ id }) => id)).toEqual([own.id, copy, next.id]);
  });

  it('takes 4,000 items with six serial numbers each into less than 2.5 million characters', () => {
    const { tab, text } = browser();
    const configuration = { working: true, packagingAvailable: true, cpu: 'Gold 6130', cpuCount: 2, ram: '256 GB' };
    const drives = [{ kind: 'hdd' as const, capacity: '1,2 TB SAS', count: 8 }];
    const serialNumbers = Array.from({ length: 6 }, (_, index) => `CZJ54802${index}K`);
    open(tab(), ids()).putAll(
      many(4_000).map((item) => ({ ...item, quantity: 6, serialNumbers, configuration: { ...configuration, drives } })),
    );
    expect(text()?.length).toBeLessThan(2_500_000);
    expect(open(tab(), ids()).state.get().items).toHaveLength(4_000);
  });
});

describe('what is typed key by key', () => {
  function typing() {
    const stored = browser();
    let write = () => {};
    const basket = openBasket(stored.tab(), ids(), (task) => {
      write = task;
    });
    return { ...stored, basket, pause: () => write() };
  }

  it('is on the screen at once and stored after a pause', () => {
    const { basket, text, pause } = typing();
    basket.put(r640);
    basket.setQuantity(r640.id, 12);
    basket.changeDraft({ comments: 'Zwei Paletten' });
    expect(basket.state.get()).toMatchObject({ items: [{ quantity: 12 }], draft: { comments: 'Zwei Paletten' } });
    expect(text()).not.toContain('Zwei Paletten');
    pause();
    expect(text()).toContain('Zwei Paletten');
    expect(text()).toContain('"quantity":12');
  });

  it('does not undo what another tab has stored meanwhile', () => {
    const { basket, tab, pause } = typing();
    basket.put(r640);
    basket.setQuantity(r640.id, 12);
    open(tab(), ids()).put(t480);
    pause();
    expect(open(tab(), ids()).state.get().items).toEqual([{ ...r640, quantity: 12 }, t480]);
  });

  it('is stored with the next thing that is done', () => {
    const { basket, tab } = typing();
    basket.changeDraft({ comments: 'Zwei Paletten' });
    basket.put(r640);
    expect(open(tab(), ids()).state.get()).toMatchObject({ items: [r640], draft: { comments: 'Zwei Paletten' } });
  });
});

describe('where goods stand', () => {
  it('is said of several items at once, and taken back', () => {
    const basket = open(browser().tab(), ids());
    basket.putAll([r640, { ...r640, id: `item-${ids()()}9` }]);
    const [first] = basket.state.get().items;
    const all = new Set(basket.state.get().items.map(({ id }) => id));
    basket.place(all, 'Ulm');
    expect(basket.state.get().items.map(({ site }) => site)).toEqual([...all].map(() => 'Ulm'));
    basket.place(new Set([first?.id ?? '']), undefined);
    expect(basket.state.get().items[0]).not.toHaveProperty('site');
  });

  it('parts an item whose units stand at two sites, each half with serial numbers of its own', () => {
    const basket = open(browser().tab(), ids());
    basket.put({ ...r640, quantity: 3, serialNumbers: ['A', 'B', 'C'], site: 'Ulm' });
    basket.split(r640.id, 1);
    expect(
      basket.state.get().items.map(({ quantity, serialNumbers, site }) => [quantity, serialNumbers, site]),
    ).toEqual([
      [2, ['A', 'B'], 'Ulm'],
      [1, ['C'], undefined],
    ]);
    basket.split(r640.id, 2);
    expect(basket.state.get().items).toHaveLength(2);
  });
});

describe('the draft of an inquiry', () => {
  it('keeps its id from try to try and over a reload', () => {
    const { tab } = browser();
    const basket = open(tab(), ids());
    basket.changeDraft({ email: 'a@example.org' });
    const again = open(tab(), ids());
    expect(again.state.get().draft).toEqual(basket.state.get().draft);
    expect(again.state.get().draft.id).toMatch(/^offer-[0-9a-f-]{36}$/);
  });

  it('starts with what the specification says', () => {
    expect(open(browser().tab(), ids()).state.get().draft).toMatchObject({
      offeredAsBusiness: false,
      wantToDeliver: false,
      availableImmediately: true,
      availableFromDate: null,
    });
  });

  it.each([
    [{ comments: 'ü'.repeat(30_000) }, { comments: 'ü'.repeat(20_000) }],
    [{ availableFromDate: '31.12.' }, { availableFromDate: null }],
    [{ offeredAsBusiness: 'ja' }, { offeredAsBusiness: false }],
    [{ email: 7 }, { email: '' }],
  ])('with %j loses that answer alone', (broken, read) => {
    const draft = {
      ...open(browser().tab(), ids()).state.get().draft,
      email: 'a@example.org',
      location: '04109',
    };
    const stored = JSON.stringify({ draft: { ...draft, ...broken } });
    expect(open(browser(stored).tab(), ids()).state.get().draft).toEqual({ ...draft, ...read });
  });

  it('is reset in three separate ways', () => {
    const stored = JSON.stringify({ items: [r640], itemsListUpload: list, itemImageUploads: [picture] });
    const basket = open(browser(stored).tab(), ids());
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
    const { tab, notifyTabs } = browser();
    const [one, other] = [createBasket(tab(), ids()), createBasket(tab(), ids())];
    other.start();
    (await one.open()).put(r640);
    expect(one.count.get()).toBe(1);
    notifyTabs();
    await other.open();
    await Promise.resolve();
    expect(other.count.get()).toBe(1);
  });
});
