import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { api } from '#contract/urls.ts';
import './styles/main.css';
import { browserApi } from './lib/browser-api.ts';
import { ProblemError } from './lib/problem-error.ts';
import { createShopRouter } from './shop/create-router.ts';
import { createSession } from './shop/features/session/session.ts';

const session = createSession(browserApi);

async function pageData(path: string): Promise<unknown> {
  try {
    return await browserApi.get(api.pageData(path));
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return undefined;
    throw error;
  }
}

const router = createShopRouter({ session, pageData, site: { url: '' } }, window.location.pathname);

startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
// The first page counts as a navigation too; it arrives rendered, so no guard runs for it.
void session.verify();
