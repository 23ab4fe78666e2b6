import type { Category, ComponentType, Manufacturer, Series, WizardProperty } from '#domain/catalogue/entries.ts';
import { idReader } from './entry-ids.ts';
import type { Row } from './read-catalogue-rows.ts';

/** What the rows read so far have declared, for those that refer to it. */
export interface KnownEntries {
  readonly idOf: ReturnType<typeof idReader>;
  readonly properties: References<WizardProperty>;
  readonly categories: References<Category>;
  readonly types: References<ComponentType>;
  readonly manufacturers: References<Manufacturer>;
  readonly series: References<Series>;
}

/** Nothing is known before the first row is read. */
export function noKnownEntries(): KnownEntries {
  return {
    idOf: idReader(),
    properties: references('property'),
    categories: references('category'),
    types: references('type'),
    manufacturers: references('manufacturer'),
    series: references('series'),
  };
}

/** Readable keys of one kind of entry and what they stand for; a key is declared once before it is used. */
function references<Entry>(kind: string) {
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

type References<Entry> = ReturnType<typeof references<Entry>>;
