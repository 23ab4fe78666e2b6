import { createHash } from 'node:crypto';
import type { AskCatalogue } from '#contract/catalogue-search/search-index.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { WizardEntry, WizardProperty } from '#domain/catalogue/entries.ts';
import { type SearchGroup, searchGroupsOf } from '#domain/catalogue/search-entries.ts';
import { type CatalogueTexts, catalogueFiles, readCatalogueFiles } from './catalogue-files.ts';
import { type FormerSlugs, withFormerSlugs } from './former-slugs.ts';
import { openCatalogueSearch } from './open-catalogue-search.ts';
import { parseCatalogue } from './parse-catalogue.ts';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';

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

/** Reads and checks the catalogue folder; a mistake in it stops the start with file, line and field. */
export function loadCatalogue(folder: string): LoadedCatalogue {
  return openLoadedCatalogue(readCatalogueFiles(folder));
}

/** Checks the texts of a catalogue; the first mistake is thrown as a CatalogueError. Slugs that pages had before lead to them. */
export function openLoadedCatalogue(texts: CatalogueTexts, former: FormerSlugs = new Map()): LoadedCatalogue {
  const { entries, properties, catalogue: parsed } = parseCatalogue(texts);
  const catalogue = withFormerSlugs(parsed, former);
  const search = prepareAnswer(() => ({ groups: searchGroupsOf(catalogue) }));
  return {
    version: versionOf(texts, former),
    catalogue,
    entries: prepareAnswer(() => ({ wizardentries: entries.map(({ facts: _, ...entry }) => entry) })),
    properties: prepareAnswer(() => ({ wizardproperties: properties })),
    search,
    find: openCatalogueSearch(() => search.body.groups),
  };
}

function versionOf(texts: CatalogueTexts, former: FormerSlugs): string {
  const hash = createHash('sha256');
  for (const file of catalogueFiles) hash.update(`${texts[file].length} ${file}\n`).update(texts[file]);
  if (former.size > 0) hash.update(JSON.stringify([...former]));
  return hash.digest('base64url').slice(0, 22);
}
