import type { BasketItem, BasketState, InquiryDraft, UploadedFile } from '#contract/basket.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import type { BasketStorage } from './basket-storage.ts';
import { duplicated, type PlacedItem, restored, taken } from './item-list.ts';
import { emptyDraft, type NewId, readBasket } from './read-basket.ts';

/** The Verkaufskorb and the draft of the inquiry, kept in step with what is stored. */
export interface OpenBasket {
  readonly state: Store<BasketState>;
  /** Whether the basket will still be there on the next visit: the browser's storage may be full or switched off. */
  readonly kept: Store<boolean>;
  /** Adds an item, or replaces the one with its id. */
  put(item: BasketItem): void;
  /** Adds many at once: one change, however many there are. */
  putAll(items: readonly BasketItem[]): void;
  setQuantity(itemId: string, quantity: number): void;
  setSerialNumbers(itemId: string, serialNumbers: string[]): void;
  /** Puts the same goods once more behind the item; serial numbers belong to the first. Answers with the new id. */
  duplicate(itemId: string): string;
  /** Answers with what was there, for restore. */
  remove(itemIds: ReadonlySet<string>): PlacedItem[];
  /** Puts removed items back to their places. */
  restore(removed: readonly PlacedItem[]): void;
  changeDraft(change: Partial<Omit<InquiryDraft, 'id'>>): void;
  /** The next try is a new inquiry. */
  renewDraftId(): void;
  /** Forgets the items and what was said about the inquiry. */
  resetDraft(): void;
  /** A second list takes the place of the first. */
  putListUpload(file: UploadedFile): void;
  addImage(file: UploadedFile): void;
  removeImage(file: UploadedFile): void;
  resetListUpload(): void;
  resetImages(): void;
  /** Another tab has written. */
  reread(): void;
}

export function openBasket(storage: BasketStorage, newId: NewId): OpenBasket {
  let known = storage.read();
  const state = createStore(readBasket(known, newId));
  const kept = createStore(true);

  /** What is stored, not what this tab knows: another tab may have added something. Thousands of items are read only when they are new. */
  function current(): BasketState {
    const text = storage.read();
    if (text === null || text === known) return state.get();
    known = text;
    return readBasket(text, newId);
  }

  function change(next: (current: BasketState) => Partial<BasketState>): void {
    const before = current();
    const changed = { ...before, ...next(before) };
    known = JSON.stringify(changed);
    kept.set(storage.write(known));
    state.set(changed);
  }

  const changeItems = (next: (items: BasketState['items']) => BasketState['items']) =>
    change(({ items }) => ({ items: next(items) }));

  const changeItem = (itemId: string, said: Partial<BasketItem>) =>
    changeItems((items) => items.map((item) => (item.id === itemId ? { ...item, ...said } : item)));

  return {
    state,
    kept,
    put: (item) =>
      changeItems((items) =>
        items.some(({ id }) => id === item.id)
          ? items.map((other) => (other.id === item.id ? item : other))
          : [...items, item],
      ),
    putAll: (added) => changeItems((items) => [...items, ...added]),
    setQuantity: (itemId, quantity) => changeItem(itemId, { quantity }),
    setSerialNumbers: (itemId, serialNumbers) => changeItem(itemId, { serialNumbers }),
    duplicate(itemId) {
      const copy = `item-${newId()}`;
      changeItems((items) => duplicated(items, itemId, copy));
      return copy;
    },
    remove(itemIds) {
      const removed = taken(current().items, itemIds);
      changeItems((items) => items.filter(({ id }) => !itemIds.has(id)));
      return removed;
    },
    restore: (removed) => changeItems((items) => restored(items, removed)),
    changeDraft: (said) => change(({ draft }) => ({ draft: { ...draft, ...said } })),
    renewDraftId: () => change(({ draft }) => ({ draft: { ...draft, id: `offer-${newId()}` } })),
    resetDraft: () => change(() => ({ items: [], draft: emptyDraft(newId) })),
    putListUpload: (file) => change(() => ({ itemsListUpload: file })),
    addImage: (file) =>
      change(({ itemImageUploads }) => ({
        itemImageUploads: [...itemImageUploads, file].slice(0, draftLimits.images),
      })),
    removeImage: ({ url }) =>
      change(({ itemImageUploads }) => ({ itemImageUploads: itemImageUploads.filter((other) => other.url !== url) })),
    resetListUpload: () => change(() => ({ itemsListUpload: null })),
    resetImages: () => change(() => ({ itemImageUploads: [] })),
    reread() {
      const text = storage.read();
      if (text === known) return;
      known = text;
      state.set(readBasket(text, newId));
    },
  };
}
