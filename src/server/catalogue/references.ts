import type { Row } from './read-rows.ts';

/** Readable keys of one kind of entry and what they stand for; a key is declared once before it is used. */
export function references(kind: string) {
  const idOf = new Map<string, string>();
  const resolve = (row: Row, field: string, key: string) => {
    const id = idOf.get(key);
    if (id === undefined) throw row.refuse(field, `there is no ${kind} '${key}'`);
    return id;
  };
  return {
    add(row: Row, id: string): string {
      const key = row.required('key');
      if (idOf.has(key)) throw row.refuse('key', `${kind} '${key}' is there twice`);
      idOf.set(key, id);
      return id;
    },
    find: (row: Row, field: string) => resolve(row, field, row.required(field)),
    findOptional: (row: Row, field: string) => {
      const key = row.optional(field);
      return key === undefined ? undefined : resolve(row, field, key);
    },
    findAll: (row: Row, field: string) => row.list(field).map((key) => resolve(row, field, key)),
  };
}

export type References = ReturnType<typeof references>;
