import type { AskCatalogue } from '#contract/catalogue-search/search-index.ts';
import { type Catalogue, openCatalogue } from '#domain/catalogue/catalogue.ts';
import type { WizardEntry, WizardProperty } from '#domain/catalogue/entries.ts';
import { type SearchGroup, searchGroupsOf } from '#domain/catalogue/search-entries.ts';
import { type CatalogueTexts, readCatalogueFiles } from './catalogue-files.ts';
import { catalogueVersion } from './catalogue-version.ts';
import { type FormerSlugs, withFormerSlugs } from './former-slugs.ts';
import { openCatalogueSearch } from './open-catalogue-search.ts';
import { parseCatalogue, type WizardLists } from './parse-catalogue.ts';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';
import { readPrepared } from './prepared-catalogue.ts';

/** The goods as they stand, with everything that is made of them. */
export interface LoadedCatalogue {
  /** Another one for other goods or other facts about them. */
  readonly version: string;
  readonly catalogue: Catalogue;
  readonly entries: PreparedAnswer<{ wizardentries: readonly WizardEntry[] }>;
  readonly properties: PreparedAnswer<{ wizardproperties: readonly WizardProperty[] }>;
  readonly search: PreparedAnswer<{ groups: readonly SearchGroup[] }>;
  /** Searches as the browser does; the first question builds the index. */
  readonly find: AskCatalogue;
}

/** Only the built server: what a build before prepared may be of another form than these sources. */
const isBuilt = import.meta.filename.endsWith('.js');

/** Reads and checks the catalogue folder, unless the build has done so; a mistake in it stops the start with file, line and field. */
export function loadCatalogue(folder: string): LoadedCatalogue {
  const prepared = isBuilt ? readPrepared(folder) : undefined;
  if (prepared === undefined) return openLoadedCatalogue(readCatalogueFiles(folder));
  const { version, entries, properties } = prepared;
  return withAnswers(version, { entries, properties, catalogue: openCatalogue(entries, properties) });
}

/** Checks the texts of a catalogue; the first mistake is thrown as a CatalogueError. Slugs that pages had before lead to them. */
export function openLoadedCatalogue(texts: CatalogueTexts, former: FormerSlugs = new Map()): LoadedCatalogue {
  const { catalogue, ...lists } = parseCatalogue(texts);
  return withAnswers(catalogueVersion(texts, former), { ...lists, catalogue: withFormerSlugs(catalogue, former) });
}

function withAnswers(version: string, { entries, properties, catalogue }: WizardLists): LoadedCatalogue {
  const search = prepareAnswer(() => ({ groups: searchGroupsOf(catalogue) }));
  return {
    version,
    catalogue,
    entries: prepareAnswer(() => ({ wizardentries: entries.map(({ facts: _, ...entry }) => entry) })),
    properties: prepareAnswer(() => ({ wizardproperties: properties })),
    search,
    find: openCatalogueSearch(() => search.body.groups),
  };
}
