import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './lib/without-eval.ts';
import './styles/main.css';
import { api } from '#contract/site/urls.ts';
import { browserApi } from './lib/browser-api.ts';
import { browserIdle } from './lib/browser-idle.ts';
import { createLiveClient } from './lib/live-client.ts';
import { loadChunk } from './lib/load-chunk.ts';
import { randomUuid } from './lib/random-uuid.ts';
import { unknownSite } from './lib/site.ts';
import { whenOnline } from './lib/when-online.ts';
import { createShopRouter, pathOf } from './shop/create-router.ts';
import { createBasket } from './shop/features/basket/basket.ts';
import { browserStorage } from './shop/features/basket/basket-storage.ts';
import { createWizardMatrix, readWizardEntries } from './shop/features/catalogue-search/wizard-matrix.ts';
import { createSession } from './shop/features/session/session.ts';

const session = createSession(browserApi);
const basket = createBasket(browserStorage(), randomUuid);
const wizardMatrix = createWizardMatrix(
  readWizardEntries((...call) => fetch(...call)),
  browserIdle,
);
const loadLiveSocket = loadChunk(() => import('./lib/open-live-socket.ts'));
const live = createLiveClient(async () => (await loadLiveSocket()).openLiveSocket(api.selfservice.socket), whenOnline);

/** Whom the live connection speaks for. Offers belong to a confirmed address only, so it opens anew once that is confirmed. */
let connectedAs: string | undefined;
function connectWhileSignedIn() {
  const { user } = session.state.get();
  const holder = user && `${user.id} ${user.emailConfirmed}`;
  if (holder === connectedAs) return;
  connectedAs = holder;
  live.disconnect();
  if (holder !== undefined) live.connect();
}
session.state.subscribe(connectWhileSignedIn);

const loadPageData = loadChunk(() => import('./browser-page-data.ts'));

const router = createShopRouter(
  {
    session,
    basket,
    wizardMatrix,
    live,
    pageData: async (path) => (await loadPageData()).browserPageData.dataOf(path),
    modulesOf: async (address) => (await loadPageData()).browserPageData.modulesOf(pathOf(address)),
    site: { ...unknownSite },
    shop: {},
    answers: new Map(),
  },
  window.location.pathname,
);

startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
// The catalogue waits for the first navigation within the window, or until somebody goes to the search: a page that is only read does
// without.
basket.start();
