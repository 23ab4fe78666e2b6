import type { BasketItem, BasketState, InquiryDraft, UploadedFile } from '#contract/goods/basket.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import { afterTyping, type Later } from './after-typing.ts';
import type { BasketStorage } from './basket-storage.ts';
import type { ImageChange } from './image-list.ts';
import { duplicated, numbered, type PlacedItem, placed, placedItems, restored, split } from './item-list.ts';
import { emptyDraft, type NewId, readBasket } from './read-basket.ts';

/** The Verkaufskorb and the draft of the inquiry, kept in step with what is stored. */
export interface OpenBasket {
  readonly state: Store<BasketState>;
  /** Whether the basket will still be there on the next visit: the browser's storage may be full or switched off. */
  readonly kept: Store<boolean>;
  /** Adds an item, or replaces the one with its id. */
  put(item: BasketItem): void;
  /** Adds many at once in place of others: one change, however many there are. */
  putAll(items: readonly BasketItem[], gone?: (item: BasketItem) => boolean): void;
  setQuantity(itemId: string, quantity: number): void;
  setSerialNumbers(itemId: string, serialNumbers: string[]): void;
  /** Puts the same goods once more behind the item; serial numbers and photos belong to the first. Answers with the new id. */
  duplicate(itemId: string): string;
  /** Says at which site items stand; none takes it back. */
  place(itemIds: ReadonlySet<string>, site: string | undefined): void;
  /** Makes an item of so many units of another. */
  split(itemId: string, units: number): void;
  /** Answers with what was there, for restore. */
  remove(itemIds: ReadonlySet<string>): PlacedItem[];
  /** Puts removed items back to their places. */
  restore(removed: readonly PlacedItem[]): void;
  changeDraft(change: Partial<Omit<InquiryDraft, 'id'>>): void;
  /** The next try is a new inquiry. */
  renewDraftId(): void;
  /** Forgets the items and what was said about the inquiry, once it is sent (LEG-22). */
  resetDraft(): void;
  /** A second list takes the place of the first. */
  putListUpload(file: UploadedFile): void;
  /** Of the photos that belong to no single item. */
  changeImages(next: ImageChange): void;
  resetListUpload(): void;
  resetImages(): void;
  /** Another tab has written. */
  reread(): void;
}

type Change = (current: BasketState) => Partial<BasketState>;

const applied = (state: BasketState, change: Change): BasketState => ({ ...state, ...change(state) });

export function openBasket(storage: BasketStorage, newId: NewId, later: Later = afterTyping()): OpenBasket {
  let known = storage.read();
  const state = createStore(readBasket(known, newId));
  const kept = createStore(true);
  /** What is on the screen and not stored yet. */
  let pending: Change[] = [];

  /** Starts from what is stored, not from what this tab knows: another tab may have added something. Thousands of items are read only when they are new. */
  function catchUp(): void {
    const text = storage.read();
    if (text === null || text === known) return;
    known = text;
    state.set(pending.reduce(applied, readBasket(text, newId)));
  }

  function store(): void {
    if (pending.length === 0) return;
    catchUp();
    pending = [];
    known = JSON.stringify(state.get());
    kept.set(storage.write(known));
  }

  /** For what is typed key by key. */
  function changeSoon(next: Change): void {
    pending.push(next);
    state.set(applied(state.get(), next));
    later(store);
  }

  function change(next: Change): void {
    catchUp();
    pending.push(next);
    state.set(applied(state.get(), next));
    store();
  }

  const changeItems = (next: (items: BasketState['items']) => BasketState['items']) =>
    change(({ items }) => ({ items: next(items) }));

  return {
    state,
    kept,
    put: (item) =>
      changeItems((items) =>
        items.some(({ id }) => id === item.id)
          ? items.map((other) => (other.id === item.id ? item : other))
          : [...items, item],
      ),
    putAll: (added, gone = () => false) => changeItems((items) => [...items.filter((item) => !gone(item)), ...added]),
    setQuantity: (itemId, quantity) =>
      changeSoon(({ items }) => ({ items: items.map((item) => (item.id === itemId ? { ...item, quantity } : item)) })),
    setSerialNumbers: (itemId, serialNumbers) =>
      changeSoon(({ items }) => ({ items: numbered(items, itemId, serialNumbers) })),
    duplicate(itemId) {
      const copy = `item-${newId()}`;
      changeItems((items) => duplicated(items, itemId, copy));
      return copy;
    },
    place: (itemIds, site) => changeItems((items) => placed(items, itemIds, site)),
    split: (itemId, units) => changeItems((items) => split(items, itemId, units, `item-${newId()}`)),
    remove(itemIds) {
      catchUp();
      const removed = placedItems(state.get().items, itemIds);
      changeItems((items) => items.filter(({ id }) => !itemIds.has(id)));
      return removed;
    },
    restore: (removed) => changeItems((items) => restored(items, removed)),
    changeDraft: (said) => changeSoon(({ draft }) => ({ draft: { ...draft, ...said } })),
    renewDraftId() {
      const id = `offer-${newId()}`;
      change(({ draft }) => ({ draft: { ...draft, id } }));
    },
    resetDraft() {
      const draft = emptyDraft(newId);
      change(() => ({ items: [], draft }));
    },
    putListUpload: (file) => change(() => ({ itemsListUpload: file })),
    changeImages: (next) =>
      change(({ itemImageUploads }) => ({ itemImageUploads: next(itemImageUploads).slice(0, draftLimits.images) })),
    resetListUpload: () => change(() => ({ itemsListUpload: null })),
    resetImages: () => change(() => ({ itemImageUploads: [] })),
    reread() {
      if (storage.read() !== null) return catchUp();
      known = null;
      state.set(readBasket(null, newId));
    },
  };
}
