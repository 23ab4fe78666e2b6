import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { putShopInForce, type ShopChanges } from '#contract/settings/shop-in-force.ts';
import { LiveContext } from '#web/lib/live-client.ts';
import { stayWhereScrolled } from '#web/lib/stay-where-scrolled.ts';
import { type Desk, DeskContext } from './desk-context.ts';
import { FailedPage } from './failed-page.tsx';
import { deskRouteTree } from './routes.tsx';

/** The server has no window and says where it is by `place`. */
export function createDeskRouter(
  desk: Desk,
  place: { readonly history?: RouterHistory; readonly origin?: string } = {},
  shop: ShopChanges = {},
) {
  const surround = ({ children }: { readonly children: ReactNode }) => (
    <DeskContext value={desk}>
      <LiveContext value={desk.live}>
        <QueryClientProvider client={desk.queries}>{children}</QueryClientProvider>
      </LiveContext>
    </DeskContext>
  );
  return createRouter({
    ...place,
    routeTree: deskRouteTree,
    context: { desk },
    trailingSlash: 'always',
    caseSensitive: true,
    scrollRestoration: stayWhereScrolled(),
    defaultPendingMs: 400,
    defaultErrorComponent: FailedPage,
    Wrap: surround,
    dehydrate: () => ({
      ...(Object.keys(shop).length > 0 && { shop: JSON.stringify(shop) }),
      member: desk.session.member.get() ?? null,
      read: desk.queries.getQueriesData({}).map(([key, answer]) => JSON.stringify({ key, answer })),
    }),
    hydrate({ member, read, shop: changes }) {
      if (changes !== undefined) putShopInForce(JSON.parse(changes));
      desk.session.member.set(member ?? undefined);
      for (const one of read) {
        const { key, answer } = JSON.parse(one);
        desk.queries.setQueryData(key, answer);
      }
    },
  });
}
