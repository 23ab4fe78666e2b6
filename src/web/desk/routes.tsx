import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { type DeskPageRecord, deskPageTable } from '#contract/desk/desk-page-table.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { Desk } from './desk-context.ts';
import { DeskDocument } from './desk-document.tsx';
import { guardedPage } from './guarded-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { isOpen } from './staff-session.ts';

const rootRoute = createRootRouteWithContext<{ readonly desk: Desk }>()({
  beforeLoad: ({ context, location }) => {
    if (location.pathname === deskPages.login || isOpen(context.desk.session.member.get())) return;
    throw redirect({ to: '/', href: loginFor(location.href) });
  },
  component: DeskDocument,
  notFoundComponent: MissingPage,
});

/** The log-in that leads back to where somebody wanted to go. */
function loginFor(href: string): string {
  return href === deskPages.today ? deskPages.login : `${deskPages.login}?weiter=${encodeURIComponent(href)}`;
}

type PageName = keyof typeof deskPageTable;

/** The screens, each a chunk of its own: the file has the name of the page's row, behind `desk-` where the shop has one of that name. */
const screens = new Map(
  Object.entries(import.meta.glob<Record<string, RouteComponent>>('./pages/**/*-page.tsx')).map(([path, load]) => [
    path.replace(/^.*\/(?:desk-)?|-page\.tsx$/g, ''),
    { load, name: pascalCase(path.replace(/^.*\/|\.tsx$/g, '')) },
  ]),
);

function pascalCase(words: string): string {
  return words.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const loadQueueQueries = loadChunk(() => import('./features/queue/queue-queries.ts'));
const loadNumbersQuery = loadChunk(() => import('./features/numbers/numbers-query.ts'));

/** What the server reads for a page that it draws; the browser reads what it has not got. */
const readAhead: { readonly [Name in PageName]?: (desk: Desk, search: string) => Promise<unknown> } = {
  // Rows and counts come with the page (docs/decisions/0731).
  today: async (desk, search) => (await loadQueueQueries()).readQueueAhead(desk, search),
  // The server draws the charts (docs/decisions/0656).
  numbers: async (desk, search) => (await loadNumbersQuery()).readNumbersAhead(desk, search),
};

/** Address, head and screen of a page, as the table has them; the server finds the screen's file by its name. */
function pageRoute(page: PageName) {
  const row: DeskPageRecord = deskPageTable[page];
  const screen = screens.get(page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  if (screen === undefined) throw new Error(`No screen of the page ${page}`);
  const ahead = readAhead[page];
  const component = lazyRouteComponent(loadChunk(screen.load), screen.name);
  return createRoute({
    getParentRoute: () => rootRoute,
    path: row.path,
    head: () => ({ meta: [{ title: `${row.title} | ${shopConfig.productName} Schreibtisch` }] }),
    staticData: { screen: screen.name, ...(row.isWhole && { isWhole: true as const }) },
    component: row.right === undefined ? component : guardedPage(row.right, component),
    ...(ahead && {
      loader: async ({ context: { desk }, location }) => {
        if (desk.isServer) await ahead(desk, location.searchStr);
      },
    }),
  });
}

/** The whole route table of the desk. */
export const deskRouteTree = rootRoute.addChildren(keysOf(deskPageTable).map(pageRoute));
