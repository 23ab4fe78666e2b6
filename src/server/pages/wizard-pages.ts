import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { isEntryId } from '#domain/catalogue/entry-id.ts';
import { wizardPage, wizardStart } from '#domain/catalogue/wizard-page.ts';
import type { PageLoader } from './page-loader.ts';

/** A free text says something only with a letter or digit in it. */
const saysSomething = /[\p{L}\p{N}]/u;

/** Page data of the wizard: its start, an item by slug or id, an item in the customer's own words. */
export function wizardPages(catalogue: Catalogue): PageLoader[] {
  const find = (id = '') => (isEntryId(id) ? catalogue.byId.get(id.toLowerCase()) : catalogue.bySlug.get(id));

  return [
    { path: /^\/wizard\/$/, load: async () => ({ steps: wizardStart(catalogue) }) },
    {
      path: /^\/wizard\/(?<id>[^/]+)\/$/,
      load: async ({ id = '' }) => {
        const item = find(id);
        if (item === undefined) return undefined;
        return isEntryId(id) ? { movedTo: item.slug } : wizardPage(catalogue, item);
      },
    },
    {
      path: /^\/wizard\/(?<id>[^/]+)\/(?<freetext>[^/]+)\/$/,
      load: async ({ id, freetext = '' }) => {
        const item = find(id);
        if (item === undefined || !saysSomething.test(freetext)) return undefined;
        return wizardPage(catalogue, item, freetext.slice(0, 1000));
      },
    },
  ];
}
