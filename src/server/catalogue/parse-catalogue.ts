import { openCatalogue } from '#domain/catalogue/catalogue.ts';
import type { WizardEntry, WizardProperty } from '#domain/catalogue/entries.ts';
import { categoryKeys, configTypes, typeKeys } from '#domain/catalogue/kinds.ts';
import { CatalogueError } from './catalogue-error.ts';
import type { CatalogueTexts } from './catalogue-files.ts';
import { idReader } from './entry-ids.ts';
import { parseModels } from './parse-models.ts';
import { type Row, readRows } from './read-rows.ts';
import { references } from './references.ts';
import { wordsOf } from './words-of.ts';

/** The goods as the wizard's two lists. */
export interface WizardLists {
  readonly entries: readonly WizardEntry[];
  readonly properties: readonly WizardProperty[];
}

const columns = {
  properties: ['key', 'value', 'source'],
  categories: ['id', 'key', 'name', 'priority', 'freetextAllowed', 'words', 'source'],
  types: ['id', 'key', 'category', 'name', 'words', 'source'],
  manufacturers: ['id', 'key', 'name', 'shortname', 'categories', 'words', 'source'],
  series: [
    'id',
    'key',
    'category',
    'type',
    'manufacturer',
    'name',
    'shortname',
    'freetextAllowed',
    'configType',
    'source',
  ],
};

/** Two entries must not share a page; the later one is named. */
function checkSlugs(entries: readonly WizardEntry[], rowOf: ReadonlyMap<string, Row>): void {
  const catalogue = openCatalogue(entries, []);
  for (const item of catalogue.items) {
    const first = catalogue.bySlug.get(item.slug);
    if (first === undefined || first.id === item.id) continue;
    const row = rowOf.get(item.id) ?? rowOf.get(first.id) ?? rowOf.get(item.manufacturer?.id ?? '');
    throw new CatalogueError(row?.file ?? '', row?.line ?? 0, 'name', `page '${item.slug}' belongs to ${first.title}`);
  }
}

/** Reads the catalogue's files; the first mistake is thrown as a CatalogueError with file, line and field. */
export function parseCatalogue(texts: CatalogueTexts): WizardLists {
  const idOf = idReader();
  const rowOf = new Map<string, Row>();
  const remember = <Entry extends { id: string }>(row: Row, entry: Entry) => {
    row.required('source');
    rowOf.set(entry.id, row);
    return entry;
  };
  const propertyKeys = references('property');
  const categoryIds = references('category');
  const typeIds = references('type');
  const manufacturerIds = references('manufacturer');
  const seriesIds = references('series');

  const properties = readRows('properties', texts.properties, columns.properties).map((row) => {
    row.required('source');
    return { key: propertyKeys.add(row, row.required('key')), value: row.list('value') };
  });
  const categories = readRows('categories', texts.categories, columns.categories).map((row) => {
    const key = row.oneOf('key', categoryKeys);
    const entry = {
      selectType: 'category' as const,
      id: categoryIds.add(row, idOf(row, key)),
      name: row.required('name'),
      ...wordsOf(row),
      key,
      priority: row.integer('priority'),
      freetextAllowed: row.flag('freetextAllowed'),
    };
    return remember(row, entry);
  });
  const types = readRows('types', texts.types, columns.types).map((row) => {
    const key = row.oneOf('key', typeKeys);
    const entry = {
      selectType: 'type' as const,
      id: typeIds.add(row, idOf(row, key)),
      name: row.required('name'),
      ...wordsOf(row),
      key,
      cid: categoryIds.find(row, 'category'),
    };
    return remember(row, entry);
  });
  const manufacturers = readRows('manufacturers', texts.manufacturers, columns.manufacturers).map((row) => {
    const entry = {
      selectType: 'manufacturer' as const,
      id: manufacturerIds.add(row, idOf(row, row.required('key'))),
      name: row.required('name'),
      ...wordsOf(row),
      shortname: row.required('shortname'),
      cids: categoryIds.findAll(row, 'categories'),
    };
    return remember(row, entry);
  });
  const series = readRows('series', texts.series, columns.series).map((row) => {
    const configType = row.optionalOneOf('configType', configTypes);
    const tid = typeIds.findOptional(row, 'type');
    const entry = {
      selectType: 'series' as const,
      id: seriesIds.add(row, idOf(row, row.required('key'))),
      name: row.required('name'),
      cid: categoryIds.find(row, 'category'),
      ...(tid && { tid }),
      mid: manufacturerIds.find(row, 'manufacturer'),
      shortname: row.required('shortname'),
      freetextAllowed: row.flag('freetextAllowed'),
      ...(configType && { configType }),
    };
    return remember(row, entry);
  });
  const models = parseModels(texts.models, {
    idOf,
    propertyKeys,
    categoryIds,
    typeIds,
    manufacturerIds,
    seriesIds,
  }).map(({ row, model }) => remember(row, model));

  const entries: WizardEntry[] = [...categories, ...types, ...manufacturers, ...series, ...models];
  checkSlugs(entries, rowOf);
  return { entries, properties };
}
