import { pageTable } from '#contract/site/page-table.ts';
import { wizardStart } from '#domain/catalogue/wizard-page.ts';
import { wizardPageAt } from '#domain/catalogue/wizard-page-at.ts';
import type { LoadedCatalogue } from '#server/catalogue/load-catalogue.ts';
import type { PageLoaders } from './page-loader.ts';

const { start, item, freetext } = pageTable.wizard;
type WizardPages = Pick<PageLoaders, (typeof start | typeof item | typeof freetext)['path']>;

/** Page data of the wizard: its start, an item by slug or id, an item in the customer's own words. */
export function wizardPages(held: Pick<LoadedCatalogue, 'catalogue' | 'version'>): WizardPages {
  const version = () => held.version;
  return {
    [start.path]: { version, load: async () => wizardStart(held.catalogue) },
    [item.path]: { version, load: async ({ id = '' }) => wizardPageAt(held.catalogue, id) },
    [freetext.path]: {
      uncacheable: true,
      load: async ({ id = '', freetext: words }) => wizardPageAt(held.catalogue, id, words),
    },
  };
}
