import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { wizardStart } from '#domain/catalogue/wizard-page.ts';
import { wizardPageAt } from '#domain/catalogue/wizard-page-at.ts';
import type { PageLoader } from './page-loader.ts';

/** Page data of the wizard: its start, an item by slug or id, an item in the customer's own words. */
export function wizardPages(catalogue: Catalogue, catalogueVersion = ''): PageLoader[] {
  const version = () => catalogueVersion;
  return [
    { path: /^\/wizard\/$/, version, load: async () => wizardStart(catalogue) },
    { path: /^\/wizard\/(?<id>[^/]+)\/$/, version, load: async ({ id = '' }) => wizardPageAt(catalogue, id) },
    {
      path: /^\/wizard\/(?<id>[^/]+)\/(?<freetext>[^/]+)\/$/,
      uncacheable: true,
      load: async ({ id = '', freetext }) => wizardPageAt(catalogue, id, freetext),
    },
  ];
}
