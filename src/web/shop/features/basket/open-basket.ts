import type { BasketItem, BasketState, InquiryDraft, UploadedFile } from '#contract/basket.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import type { BasketStorage } from './basket-storage.ts';
import { emptyDraft, type NewId, readBasket } from './read-basket.ts';

/** The Verkaufskorb and the draft of the inquiry, kept in step with what is stored. */
export interface OpenBasket {
  readonly state: Store<BasketState>;
  /** Adds an item, or replaces the one with its id. */
  put(item: BasketItem): void;
  setQuantity(itemId: string, quantity: number): void;
  remove(itemId: string): void;
  /** Puts a removed item back to its place. */
  restore(item: BasketItem, index: number): void;
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
  const state = createStore(readBasket(storage.read(), newId));

  /** Starts from what is stored, not from what this tab knows: another tab may have added something. */
  function change(next: (current: BasketState) => Partial<BasketState>): void {
    const current = readBasket(storage.read() ?? JSON.stringify(state.get()), newId);
    const changed = { ...current, ...next(current) };
    storage.write(JSON.stringify(changed));
    state.set(changed);
  }

  return {
    state,
    put: (item) =>
      change(({ items }) => ({
        items: items.some(({ id }) => id === item.id)
          ? items.map((other) => (other.id === item.id ? item : other))
          : [...items, item],
      })),
    setQuantity: (itemId, quantity) =>
      change(({ items }) => ({ items: items.map((item) => (item.id === itemId ? { ...item, quantity } : item)) })),
    remove: (itemId) => change(({ items }) => ({ items: items.filter(({ id }) => id !== itemId) })),
    restore: (item, index) =>
      change(({ items }) => ({
        items: items.some(({ id }) => id === item.id) ? items : items.toSpliced(index, 0, item),
      })),
    changeDraft: (said) => change(({ draft }) => ({ draft: { ...draft, ...said } })),
    renewDraftId: () => change(({ draft }) => ({ draft: { ...draft, id: `offer-${newId()}` } })),
    resetDraft: () => change(() => ({ items: [], draft: emptyDraft(newId) })),
    putListUpload: (file) => change(() => ({ itemsListUpload: file })),
    addImage: (file) => change(({ itemImageUploads }) => ({ itemImageUploads: [...itemImageUploads, file] })),
    removeImage: ({ url }) =>
      change(({ itemImageUploads }) => ({ itemImageUploads: itemImageUploads.filter((other) => other.url !== url) })),
    resetListUpload: () => change(() => ({ itemsListUpload: null })),
    resetImages: () => change(() => ({ itemImageUploads: [] })),
    reread: () => state.set(readBasket(storage.read(), newId)),
  };
}
