/** Where what waits to be sent outlives a reload, a closed tab and an empty battery. */
export interface KeptEntries<Entry> {
  /** In the order in which they were kept. */
  all(): Promise<Entry[]>;
  /** Replaces an entry of the same id in its place. */
  put(entry: Entry): Promise<void>;
  remove(id: string): Promise<void>;
}

const databaseName = 'ankaufwerk-wareneingang';
const storeName = 'waiting';

/** In the browser's own database; `check` parses what an earlier program may have kept in another form. */
export async function openKeptEntries<Entry extends { readonly id: string; readonly order: number }>(
  check: (kept: unknown) => Entry | undefined,
): Promise<KeptEntries<Entry>> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'id' });
  const database = await answerOf(opening);
  const store = (mode: IDBTransactionMode) =>
    database.transaction(storeName, mode, { durability: 'strict' }).objectStore(storeName);
  return {
    async all() {
      const kept: unknown[] = await answerOf(store('readonly').getAll());
      return kept.flatMap((one) => check(one) ?? []).sort((a, b) => a.order - b.order);
    },
    put: async (entry) => written(store('readwrite'), (to) => to.put(entry)),
    remove: async (id) => written(store('readwrite'), (from) => from.delete(id)),
  };
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves once it lies on the disk. */
function written(store: IDBObjectStore, change: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const { transaction } = store;
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
    change(store);
    // Not when this page has time for it: one that is closed now would take an open change with it.
    transaction.commit();
  });
}
