import { pageTable } from '#contract/site/page-table.ts';
import type { Deps } from '#server/deps.ts';
import { readInvitation } from '#server/firms/invitations.ts';
import { readAccess } from '#server/status/read-access.ts';
import { readStatus } from '#server/status/read-status.ts';
import type { PageLoaders } from './page-loader.ts';

const { status } = pageTable;
const { toOffer, joinFirm } = pageTable.account;

type MailPages = Pick<PageLoaders, typeof status.path | typeof toOffer.path | typeof joinFirm.path>;

/** Where the links of mails about an offer or a firm lead: made anew each time, and a link that fails is a page too. */
export function statusPages(deps: Pick<Deps, 'db' | 'clock' | 'env'>): MailPages {
  return {
    [status.path]: { uncacheable: true, load: async ({ token = '' }) => readStatus(deps, token) },
    [toOffer.path]: { uncacheable: true, load: async ({ token = '' }) => readAccess(deps, token) },
    [joinFirm.path]: { uncacheable: true, load: async ({ token = '' }) => readInvitation(deps, token) },
  };
}
