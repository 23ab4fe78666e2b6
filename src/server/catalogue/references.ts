import type { Row } from './read-rows.ts';

/** Readable keys of one kind of entry and what they stand for; a key is declared once before it is used. */
export function references<Entry>(kind: string) {
  const entryOf = new Map<string, Entry>();
  const resolve = (row: Row, field: string, key: string) => {
    const entry = entryOf.get(key);
    if (entry === undefined) throw row.refuse(field, `there is no ${kind} '${key}'`);
    return entry;
  };
  return {
    add(row: Row, entry: Entry): Entry {
      const key = row.required('key');
      if (entryOf.has(key)) throw row.refuse('key', `${kind} '${key}' is there twice`);
      entryOf.set(key, entry);
      return entry;
    },
    find: (row: Row, field: string) => resolve(row, field, row.required(field)),
    findOptional: (row: Row, field: string) => {
      const key = row.optional(field);
      return key === undefined ? undefined : resolve(row, field, key);
    },
    findAll: (row: Row, field: string) => row.list(field).map((key) => resolve(row, field, key)),
  };
}

export type References<Entry> = ReturnType<typeof references<Entry>>;
