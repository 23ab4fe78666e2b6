import type { CatalogueRow } from '#contract/desk/desk-catalogue.ts';
import { slugOf } from '#domain/catalogue/slug.ts';
import { catalogueColumns } from '#server/catalogue/catalogue-columns.ts';
import { CatalogueError } from '#server/catalogue/catalogue-error.ts';
import { type CatalogueTexts, catalogueFiles } from '#server/catalogue/catalogue-files.ts';
import type { FormerSlugs } from '#server/catalogue/former-slugs.ts';
import { type LoadedCatalogue, openLoadedCatalogue } from '#server/catalogue/load-catalogue.ts';
import { readCatalogueRows } from '#server/catalogue/read-catalogue-rows.ts';
import { type EntryChange, layOver } from './lay-over.ts';

export interface KeptChange extends EntryChange {
  readonly version: number;
  readonly before: CatalogueRow | null;
}

export interface BuiltCatalogue {
  readonly loaded: LoadedCatalogue;
  /** Ids of entries whose changes do not fit the files as they are now. */
  readonly leftOut: readonly string[];
}

/** The catalogue with its changes; a mistake is thrown as a CatalogueError. */
export function openChanged(base: CatalogueTexts, changes: readonly KeptChange[]): LoadedCatalogue {
  const texts = layOver(base, changes);
  return openLoadedCatalogue(texts, formerSlugs(texts, changes));
}

/**
 * The same for changes that were right when they were made: files of a newer program may not fit them. Entries whose rows are refused
 * are left out one by one; where a row of the files is refused because of one, all are. The shop opens in any case.
 */
export function openFitting(base: CatalogueTexts, changes: readonly KeptChange[]): BuiltCatalogue {
  const leftOut: string[] = [];
  for (;;) {
    const fitting = changes.filter(({ entryId }) => !leftOut.includes(entryId));
    try {
      return { loaded: openChanged(base, fitting), leftOut };
    } catch (error) {
      if (!(error instanceof CatalogueError) || fitting.length === 0) throw error;
      const refused = refusedEntry(layOver(base, fitting), error, fitting);
      leftOut.push(...(refused === undefined ? fitting.map(({ entryId }) => entryId) : [refused]));
    }
  }
}

function refusedEntry(texts: CatalogueTexts, error: CatalogueError, changes: readonly KeptChange[]) {
  const file = catalogueFiles.find((name) => name === error.file);
  const line = file && texts[file].split('\n')[error.line - 1];
  return changes.find(({ entryId }) => line?.startsWith(`${entryId},`))?.entryId;
}

/** Where pages of models and series stood before their names were corrected; the last that had a name counts. */
function formerSlugs(texts: CatalogueTexts, changes: readonly KeptChange[]): FormerSlugs {
  const renamed = changes.filter(
    ({ before, after }) => before !== null && after !== null && before.name !== after.name,
  );
  if (renamed.length === 0) return new Map();
  const makers = new Map<string, string>();
  for (const row of readCatalogueRows('manufacturers', texts.manufacturers, catalogueColumns.manufacturers))
    makers.set(row.required('key'), row.required('shortname'));
  return new Map(
    renamed.map(({ before, entryId }) => [
      slugOf(`${makers.get(before?.manufacturer ?? '') ?? ''} ${before?.name ?? ''}`.trim()),
      entryId,
    ]),
  );
}
