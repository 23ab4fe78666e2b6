import { pageTable } from '#contract/page-table.ts';
import type { Deps } from '#server/deps.ts';
import { readStatus } from '#server/status/read-status.ts';
import type { PageLoaders } from './page-loader.ts';

const { status } = pageTable;

/** The state of one offer for whoever has a mail's link: made anew each time, and a link that fails is a page too. */
export function statusPage(deps: Pick<Deps, 'db' | 'clock' | 'env'>): Pick<PageLoaders, typeof status.path> {
  return { [status.path]: { uncacheable: true, load: async ({ token = '' }) => readStatus(deps, token) } };
}
