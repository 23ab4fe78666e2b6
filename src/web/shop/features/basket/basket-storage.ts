/** Where the browser keeps basket and draft. Here, because the schemas are no part of the first load. */
const basketStorageKey = 'selfservice';

/** Where the basket's text is kept between visits. */
export interface BasketStorage {
  read(): string | null;
  /** Whether the text will still be there on the next visit. */
  write(text: string): boolean;
  /** Calls back when another tab has written. */
  watch(changed: () => void): void;
}

/** Nothing is kept: while the server renders. */
export const noStorage: BasketStorage = { read: () => null, write: () => true, watch: () => {} };

/** The browser's local storage; where it is switched off or full, the basket lasts as long as the page. */
export function browserStorage(): BasketStorage {
  let unsaved: string | null = null;
  return {
    read() {
      try {
        return unsaved ?? localStorage.getItem(basketStorageKey);
      } catch {
        return unsaved;
      }
    },
    write(text) {
      try {
        localStorage.setItem(basketStorageKey, text);
        unsaved = null;
      } catch {
        unsaved = text;
      }
      return unsaved === null;
    },
    watch(changed) {
      window.addEventListener('storage', ({ key }) => {
        if (key === null || key === basketStorageKey) changed();
      });
    },
  };
}
