import type { ShopChanges } from '#contract/settings/shop-in-force.ts';
import type { LiveClient } from '#web/lib/live-client.ts';
import type { Site } from '#web/lib/site.ts';
import type { Basket } from './features/basket/basket.ts';
import type { FirstHits } from './features/catalogue-search/first-hits.ts';
import type { WizardMatrix } from './features/catalogue-search/wizard-matrix.ts';
import type { ShopSession } from './features/session/session.ts';

/** What route loaders and guards reach; made once per window in the browser, once per request on the server. */
export interface RouterContext {
  readonly session: ShopSession;
  readonly basket: Basket;
  readonly wizardMatrix: WizardMatrix;
  readonly live: LiveClient;
  readonly site: Site;
  /** What the owner has set of the shop, for the first page to tell the browser. */
  readonly shop: ShopChanges;
  /**
   * What the server knows about the page at a path: in-process while the server renders, else fetched. Undefined where it
   * knows nothing; of a page with data that means there is none, which the browser says by itself.
   */
  readonly pageData: (path: string) => Promise<unknown>;
  /** Fetches a page's data ahead and answers the addresses of its code, which the server knows; only a window loads ahead. */
  readonly modulesOf?: (address: string) => Promise<readonly string[]>;
  /** Hits for the words of an address while the server renders it; the browser has a search of its own and finds none here. */
  readonly firstHits?: (query: string) => Promise<FirstHits>;
  /** Answers by which the first page was rendered, by their call: each is taken once, and all are forgotten where another page is opened. */
  readonly answers: Map<string, unknown>;
  /** Path of the page that the window was opened with. */
  readonly entryPath: string;
}
