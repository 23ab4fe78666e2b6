import { createRootRouteWithContext, createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { canonicalLink, pageHead } from './head.ts';
import { HtmlDocument } from './html-document.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import type { RouterContext } from './router-context.ts';

/** Before every navigation the user is verified; only pages that need to know wait for the answer. */
const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, preload }) => {
    if (!preload) void context.session.verify();
  },
  head: ({ match, matches }) => canonicalLink(match.context.site.url, matches.at(-1)?.pathname),
  component: HtmlDocument,
  notFoundComponent: NotFoundPage,
});

const parent = { getParentRoute: () => rootRoute };

const home = createRoute({
  ...parent,
  path: '/',
  staticData: { page: 'home/home-page.tsx' },
  component: lazyRouteComponent(() => import('./pages/home/home-page.tsx'), 'HomePage'),
  head: () =>
    pageHead({
      title: 'Gebrauchte IT verkaufen',
      description:
        'Server, Notebooks und Netzwerktechnik verkaufen: Sie kennen alle möglichen Abzüge und den Mindestpreis, bevor Sie zusagen.',
    }),
});

const missing = createRoute({
  ...parent,
  path: '/404',
  beforeLoad: () => {
    throw notFound();
  },
});

export const routeTree = rootRoute.addChildren([home, missing]);
