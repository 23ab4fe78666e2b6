import { pageTable } from '#contract/site/page-table.ts';
import type { Deps } from '#server/deps.ts';
import { readCheck } from '#server/documents/read-check.ts';
import type { PageLoaders } from './page-loader.ts';

const { path } = pageTable.certificate;

/** Where the QR code of a certificate leads. */
export function certificatePages(deps: Pick<Deps, 'db'>): Pick<PageLoaders, typeof path> {
  return { [path]: { uncacheable: true, load: async ({ token = '' }) => readCheck(deps, token) } };
}
