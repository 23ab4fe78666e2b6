import { createRootRouteWithContext, isNotFound, lazyRouteComponent } from '@tanstack/react-router';
import { releaseDrafts } from '#web/lib/held-drafts.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { canonicalLink } from './head.ts';
import { HtmlDocument } from './html-document.tsx';
import type { RouterContext } from './router-context.ts';

/** Before every navigation the user is verified and the catalogue wanted; only pages that need them wait. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location, preload }) => {
    // Whoever asks the server is known to it before it renders.
    if (preload || typeof window === 'undefined') return;
    // An address that the router only spells anew, or a list sorted otherwise, is the page that it came with.
    if (location.pathname !== context.entryPath) {
      context.answers.clear();
      releaseDrafts();
    }
    void context.session.verify();
    context.wizardMatrix.readWhenIdle();
  },
  head: ({ match, matches }) => canonicalLink(match.context.site.url, shownPath(matches)),
  component: HtmlDocument,
  notFoundComponent: lazyRouteComponent(
    loadChunk(() => import('./pages/not-found/not-found-page.tsx')),
    'NotFoundPage',
  ),
});

/** Undefined where nothing is found: such an address is no page's own. */
function shownPath(matches: readonly { readonly pathname: string; readonly error: unknown }[]): string | undefined {
  return matches.some(({ error }) => isNotFound(error)) ? undefined : matches[1]?.pathname;
}

/** What every route begins with. */
export const parent = { getParentRoute: () => rootRoute };
