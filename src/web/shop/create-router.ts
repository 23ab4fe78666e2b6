import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { putShopInForce } from '#contract/settings/shop-in-force.ts';
import { holdDrafts } from '#web/lib/held-drafts.ts';
import { prefersReducedMotion } from '#web/lib/prefers-reduced-motion.ts';
import { stayWhereScrolled } from '#web/lib/stay-where-scrolled.ts';
import { FailedPage } from './failed-page.tsx';
import type { RouterContext } from './router-context.ts';
import { shopRouteTree } from './routes.tsx';

/** Every page exists under this prefix too; whoever came through it stays in it. */
const prefix = '/de';

const withoutPrefix = (path: string) => (path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path);

/** The path of a page's address, as its data has it. */
export function pathOf(address: string): string {
  return withoutPrefix(address.replace(/[?#].*$/s, ''));
}

/** `openedWith` is the path the window was opened with; the server has no window and says where it is by `place`. */
export function createShopRouter(
  given: Omit<RouterContext, 'entryPath'>,
  openedWith: string,
  place: { readonly history?: RouterHistory; readonly origin?: string } = {},
) {
  const prefixed = openedWith === prefix || openedWith.startsWith(`${prefix}/`);
  const context = { ...given, entryPath: withoutPrefix(openedWith) };
  return createRouter({
    ...place,
    routeTree: shopRouteTree,
    context,
    trailingSlash: 'always',
    caseSensitive: true,
    scrollRestoration: stayWhereScrolled(),
    defaultViewTransition: { types: () => (prefersReducedMotion() ? false : ['page']) },
    defaultPendingMs: 400,
    defaultErrorComponent: FailedPage,
    rewrite: {
      input: ({ url }) => {
        url.pathname = withoutPrefix(url.pathname);
        return url;
      },
      output: ({ url }) => {
        if (prefixed) url.pathname = `${prefix}${url.pathname}`;
        return url;
      },
    },
    dehydrate: () => ({
      user: context.session.state.get().user ?? null,
      site: context.site,
      // As text, and only where something was changed: a page is else as long as ever.
      ...(Object.keys(context.shop).length > 0 && { shop: JSON.stringify(context.shop) }),
      // As text: only what belongs to one person has answers, and the page of a stranger stays as long as it is.
      ...(context.answers.size > 0 && { answers: JSON.stringify([...context.answers]) }),
    }),
    hydrate: ({ user, site, shop, answers }) => {
      if (shop !== undefined) putShopInForce(JSON.parse(shop));
      context.session.start(user ?? undefined);
      Object.assign(context.site, site);
      // The first page counts as a navigation too; it arrives rendered, so no guard runs for it. Whom it names is not asked for again.
      void context.session.verify();
      if (answers === undefined) return;
      for (const [call, answer] of JSON.parse(answers)) context.answers.set(call, answer);
      if (context.answers.size > 0) holdDrafts();
    },
  });
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Id of an inquiry that was sent in this window: nothing else is confirmed. */
    submittedHere?: string;
    /** The address an inquiry was just sent with, or that was just typed, for the form that asks for it next. */
    submittedEmail?: string;
    /** Whether it was sent for a firm. */
    submittedAsBusiness?: boolean;
    /** Its number, as the server gave it. */
    submittedNumber?: string;
    /** The last day on which its bid is promised. */
    submittedBidBy?: string;
    /** The own offer whose goods are asked about once more. */
    asksAgain?: string;
    /** The answers of an inquiry are read once more before it is sent (LEG-02). */
    checksInquiry?: true;
  }

  interface Register {
    router: ReturnType<typeof createShopRouter>;
  }

  interface StaticDataRouteOption {
    /** Name of the screen's component, by which the server finds its chunk and names it in the first HTML. */
    screen?: string;
    /** Of the desk: has the whole screen, without the rail. */
    isWhole?: true;
  }
}
