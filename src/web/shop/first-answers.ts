import { accountCalls } from '#contract/account/account-calls.ts';
import { pageAt } from '#contract/site/page-at.ts';
import { pageTable } from '#contract/site/page-table.ts';
import { api } from '#contract/site/urls.ts';
import { listChoiceOf } from './features/cockpit/list-address.ts';
import { callsFor } from './features/cockpit/offer-list-store.ts';

const { cockpit, account } = pageTable;

/** The calls by whose answers the page of a signed-in person is rendered, so that nothing has to be asked for afterwards. */
export function firstCallsOf(path: string, query: string): string[] {
  const found = pageAt(path);
  switch (found?.page.path) {
    case cockpit.list.path:
      return Object.values(callsFor(listChoiceOf(query)));
    case cockpit.offer.path:
      return [api.selfservice.readOffer(decodeURIComponent(found?.values.id ?? ''))];
    case account.profile.path:
      return [accountCalls.profile];
    default:
      return [];
  }
}
