import type { Deps } from '#server/deps.ts';
import { readStatus } from '#server/status/read-status.ts';
import type { PageLoader } from './page-loader.ts';

/** The state of one offer for whoever has a mail's link: made anew each time, and a link that fails is a page too. */
export function statusPage(deps: Pick<Deps, 'db' | 'clock' | 'env'>): PageLoader {
  return {
    path: /^\/status\/(?<token>[^/]+)\/$/,
    uncacheable: true,
    load: async ({ token = '' }) => readStatus(deps, token),
  };
}
