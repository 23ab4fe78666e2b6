import { createMemoryHistory } from '@tanstack/react-router';
import type { AskCatalogue } from '#contract/catalogue-search/search-index.ts';
import type { ShopChanges } from '#contract/settings/shop-in-force.ts';
import { noopClient, noopLive, refuse } from './lib/noop-client.ts';
import { randomUuid } from './lib/random-uuid.ts';
import type { Site } from './lib/site.ts';
import { createShopRouter } from './shop/create-router.ts';
import { createBasket } from './shop/features/basket/basket.ts';
import { noStorage } from './shop/features/basket/basket-storage.ts';
import { firstHits } from './shop/features/catalogue-search/first-hits.ts';
import { createWizardMatrix } from './shop/features/catalogue-search/wizard-matrix.ts';
import type { SessionAccount } from './shop/features/session/read-account.ts';
import { createSession } from './shop/features/session/session.ts';

interface Rendering {
  readonly site: Site;
  readonly shop?: ShopChanges | undefined;
  readonly account: SessionAccount | undefined;
  readonly pageData: (path: string) => Promise<unknown>;
  readonly find?: AskCatalogue | undefined;
  readonly answers?: ReadonlyMap<string, unknown> | undefined;
}

/** The application of one request: nothing in it outlives the page, and nothing is sent from it. */
export function serverRouter(
  { site, shop = {}, account, pageData, find, answers }: Rendering,
  { origin, pathname, href }: URL,
) {
  return createShopRouter(
    {
      session: createSession(noopClient, account),
      basket: createBasket(noStorage, randomUuid),
      wizardMatrix: createWizardMatrix(refuse),
      live: noopLive,
      pageData,
      ...(find && { firstHits: (query) => firstHits(find, query) }),
      answers: new Map(answers),
      site,
      shop,
    },
    pathname,
    { origin, history: createMemoryHistory({ initialEntries: [href.slice(origin.length)] }) },
  );
}
