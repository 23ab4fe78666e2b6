import { type Catalogue, openCatalogue } from '#domain/catalogue/catalogue.ts';
import type { WizardEntry, WizardProperty } from '#domain/catalogue/entries.ts';
import { catalogueColumns } from './catalogue-columns.ts';
import { CatalogueError } from './catalogue-error.ts';
import type { CatalogueTexts } from './catalogue-files.ts';
import { type KnownEntries, noKnownEntries } from './known-entries.ts';
import { categoryOf, manufacturerOf, propertyOf, seriesOf, typeOf } from './parse-entries.ts';
import { modelOf } from './parse-model.ts';
import { type Row, readRows } from './read-rows.ts';

/** The goods as the wizard's two lists, and ready to be looked up. */
export interface WizardLists {
  readonly entries: readonly WizardEntry[];
  readonly properties: readonly WizardProperty[];
  readonly catalogue: Catalogue;
}

/** Two entries must not share a page; the later one is named. */
function checkSlugs(catalogue: Catalogue, rowOf: ReadonlyMap<string, Row>): void {
  for (const item of catalogue.items) {
    const first = catalogue.bySlug.get(item.slug);
    if (first === undefined || first.id === item.id) continue;
    const row = rowOf.get(item.id) ?? rowOf.get(first.id) ?? rowOf.get(item.manufacturer?.id ?? '');
    throw new CatalogueError(row?.file ?? '', row?.line ?? 0, 'name', `page '${item.slug}' belongs to ${first.title}`);
  }
}

/** Reads the catalogue's files; the first mistake is thrown as a CatalogueError with file, line and field. */
export function parseCatalogue(texts: CatalogueTexts): WizardLists {
  const known = noKnownEntries();
  const rowOf = new Map<string, Row>();

  function read<Read>(file: keyof CatalogueTexts, parse: (row: Row, known: KnownEntries) => Read): Read[] {
    return readRows(file, texts[file], catalogueColumns[file]).map((row) => {
      row.required('source');
      return parse(row, known);
    });
  }
  function readEntries<Entry extends WizardEntry>(
    file: keyof CatalogueTexts,
    parse: (row: Row, known: KnownEntries) => Entry,
  ): Entry[] {
    return read(file, (row) => {
      const entry = parse(row, known);
      rowOf.set(entry.id, row);
      return entry;
    });
  }

  const properties = read('properties', propertyOf);
  const entries = [
    ...readEntries('categories', categoryOf),
    ...readEntries('types', typeOf),
    ...readEntries('manufacturers', manufacturerOf),
    ...readEntries('series', seriesOf),
    ...readEntries('models', modelOf),
  ];
  const catalogue = openCatalogue(entries, properties);
  checkSlugs(catalogue, rowOf);
  return { entries, properties, catalogue };
}
