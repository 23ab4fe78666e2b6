import { pageTable } from '#contract/page-table.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { wizardStart } from '#domain/catalogue/wizard-page.ts';
import { wizardPageAt } from '#domain/catalogue/wizard-page-at.ts';
import type { PageLoaders } from './page-loader.ts';

const { start, item, freetext } = pageTable.wizard;
type WizardPages = Pick<PageLoaders, (typeof start | typeof item | typeof freetext)['path']>;

/** Page data of the wizard: its start, an item by slug or id, an item in the customer's own words. */
export function wizardPages(catalogue: Catalogue, catalogueVersion = ''): WizardPages {
  const version = () => catalogueVersion;
  return {
    [start.path]: { version, load: async () => wizardStart(catalogue) },
    [item.path]: { version, load: async ({ id = '' }) => wizardPageAt(catalogue, id) },
    [freetext.path]: {
      uncacheable: true,
      load: async ({ id = '', freetext: words }) => wizardPageAt(catalogue, id, words),
    },
  };
}
