import { type Catalogue, openCatalogue } from '#domain/catalogue/catalogue.ts';
import type { WizardEntry, WizardProperty } from '#domain/catalogue/entries.ts';
import { catalogueColumns } from './catalogue-columns.ts';
import { CatalogueError } from './catalogue-error.ts';
import { type CatalogueTexts, catalogueFiles } from './catalogue-files.ts';
import { type KnownEntries, noKnownEntries } from './known-entries.ts';
import { readLists, writeLists } from './lists-as-text.ts';
import { categoryOf, manufacturerOf, propertyOf, seriesOf, typeOf } from './parse-entries.ts';
import { modelOf } from './parse-model.ts';
import { type Row, readCatalogueRows } from './read-catalogue-rows.ts';

/** The goods as the wizard's two lists, and ready to be looked up. */
export interface WizardLists {
  readonly entries: readonly WizardEntry[];
  readonly properties: readonly WizardProperty[];
  readonly catalogue: Catalogue;
}

/** Two entries must not share a page; the later one is named. */
function checkSlugs(catalogue: Catalogue, texts: CatalogueTexts): void {
  for (const item of catalogue.items) {
    const first = catalogue.bySlug.get(item.slug);
    if (first === undefined || first === item) continue;
    const row = rowWithId(texts, item.id) ?? rowWithId(texts, first.id) ?? rowWithId(texts, item.manufacturer?.id);
    throw new CatalogueError(row?.file ?? '', row?.line ?? 0, 'name', `page '${item.slug}' belongs to ${first.title}`);
  }
}

/** Read again: where each entry stands is asked for one in a mistake. */
function rowWithId(texts: CatalogueTexts, id: string | undefined): Row | undefined {
  for (const file of catalogueFiles) {
    if (file === 'properties') continue;
    for (const row of readCatalogueRows(file, texts[file], catalogueColumns[file]))
      if (row.optional('id') === id) return row;
  }
  return undefined;
}

/** Reads the catalogue's files; the first mistake is thrown as a CatalogueError with file, line and field. */
export function parseCatalogue(texts: CatalogueTexts): WizardLists {
  const known = noKnownEntries();

  function read<Read>(file: keyof CatalogueTexts, parse: (row: Row, known: KnownEntries) => Read): Read[] {
    const entries: Read[] = [];
    for (const row of readCatalogueRows(file, texts[file], catalogueColumns[file])) {
      row.required('source');
      entries.push(parse(row, known));
    }
    return entries;
  }

  const properties = read('properties', propertyOf);
  const listed: WizardEntry[] = [
    ...read('categories', categoryOf),
    ...read('types', typeOf),
    ...read('manufacturers', manufacturerOf),
    ...read('series', seriesOf),
    ...read('models', modelOf),
  ];
  // Written and read, because a field that was cut out of a file keeps all of its text: V8 gives it no letters of its own.
  const lists = readLists(writeLists({ entries: listed, properties }));
  const catalogue = openCatalogue(lists.entries, lists.properties);
  checkSlugs(catalogue, texts);
  return { ...lists, catalogue };
}
