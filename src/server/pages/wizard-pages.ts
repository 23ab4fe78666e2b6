import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { wizardStart } from '#domain/catalogue/wizard-page.ts';
import { wizardPageAt } from '#domain/catalogue/wizard-page-at.ts';
import type { PageLoader } from './page-loader.ts';

/** Page data of the wizard: its start, an item by slug or id, an item in the customer's own words. */
export function wizardPages(catalogue: Catalogue): PageLoader[] {
  return [
    { path: /^\/wizard\/$/, load: async () => ({ steps: wizardStart(catalogue) }) },
    { path: /^\/wizard\/(?<id>[^/]+)\/$/, load: async ({ id = '' }) => wizardPageAt(catalogue, id) },
    {
      path: /^\/wizard\/(?<id>[^/]+)\/(?<freetext>[^/]+)\/$/,
      load: async ({ id = '', freetext }) => wizardPageAt(catalogue, id, freetext),
    },
  ];
}
