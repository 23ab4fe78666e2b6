import { type Catalogue, openCatalogue } from '#domain/catalogue/catalogue.ts';
import type { WizardEntry, WizardProperty } from '#domain/catalogue/entries.ts';
import { readCatalogueFiles } from './catalogue-files.ts';
import { parseCatalogue } from './parse-catalogue.ts';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';

/** The goods, read once when the server starts. */
export interface LoadedCatalogue {
  readonly catalogue: Catalogue;
  readonly entries: PreparedAnswer<{ wizardentries: readonly WizardEntry[] }>;
  readonly properties: PreparedAnswer<{ wizardproperties: readonly WizardProperty[] }>;
}

/** Reads and checks the catalogue folder; a mistake in it stops the start with file, line and field. */
export function loadCatalogue(folder: string): LoadedCatalogue {
  const { entries, properties } = parseCatalogue(readCatalogueFiles(folder));
  return {
    catalogue: openCatalogue(entries, properties),
    entries: prepareAnswer({ wizardentries: entries }),
    properties: prepareAnswer({ wizardproperties: properties }),
  };
}
