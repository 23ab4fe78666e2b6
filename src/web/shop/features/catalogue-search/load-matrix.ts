import { api } from '#contract/urls.ts';
import { wizardEntriesSchema, wizardPropertiesSchema } from '#contract/wizard.ts';
import { type Catalogue, openCatalogue } from '#domain/catalogue/catalogue.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { type CatalogueSearch, createCatalogueSearch } from './search-index.ts';

export interface LoadedMatrix {
  readonly catalogue: Catalogue;
  readonly search: CatalogueSearch;
}

/** Reads the wizard's two lists and makes them searchable. */
export async function loadMatrix(client: ApiClient): Promise<LoadedMatrix> {
  const [entries, properties] = await Promise.all([
    client.get(api.selfservice.wizardEntries).then((answer) => wizardEntriesSchema.parse(answer)),
    client.get(api.selfservice.wizardProperties).then((answer) => wizardPropertiesSchema.parse(answer)),
  ]);
  const catalogue = openCatalogue(entries.wizardentries, properties.wizardproperties);
  return { catalogue, search: createCatalogueSearch(catalogue) };
}
