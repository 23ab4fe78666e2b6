import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { pageTable } from '#contract/site/page-table.ts';
import type { Deps } from '#server/deps.ts';
import { modelWorth } from '#server/pricing/model-worth.ts';
import type { PageLoaders } from './page-loader.ts';

const { path } = pageTable.worth;

/** What each model is worth, where the owner has such pages; made each time, since prices change. */
export function worthPages(deps: Pick<Deps, 'db' | 'clock' | 'pricing' | 'catalogue'>): Pick<PageLoaders, typeof path> {
  return {
    [path]: {
      uncacheable: true,
      load: async ({ id = '' }) => {
        const item = deps.catalogue.catalogue.bySlug.get(`${id}-verkaufen`);
        if (item?.model === undefined || shopConfig.worthPages === 'off') return undefined;
        return modelWorth(deps, item);
      },
    },
  };
}
