import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { type DeskPageRecord, deskPageTable } from '#contract/desk/desk-page-table.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
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

/** Address, head and screen of a page, as the table has them; the server finds the screen's file by its name. */
function shownPage<
  const Row extends DeskPageRecord,
  Module extends Record<string, unknown>,
  Name extends keyof Module & string,
>(row: Row, load: () => Promise<Module>, name: Name) {
  const screen = lazyRouteComponent(loadChunk(load), name);
  return {
    getParentRoute: () => rootRoute,
    path: row.path,
    head: () => ({ meta: [{ title: `${row.title} | ${shopConfig.productName} Schreibtisch` }] }),
    staticData: { screen: name, ...(row.isWhole && { isWhole: true as const }) },
    component: row.right === undefined ? screen : guardedPage(row.right, screen),
  };
}

const login = createRoute(shownPage(deskPageTable.login, () => import('./pages/desk-login-page.tsx'), 'DeskLoginPage'));
const loadQueueQueries = loadChunk(() => import('./features/queue/queue-queries.ts'));
const today = createRoute({
  ...shownPage(deskPageTable.today, () => import('./pages/today-page.tsx'), 'TodayPage'),
  // Rows and counts come with the page (docs/decisions/0731).
  loader: async ({ context: { desk }, location }) => {
    if (desk.isServer) await (await loadQueueQueries()).readQueueAhead(desk, location.searchStr);
  },
});
const offer = createRoute(shownPage(deskPageTable.offer, () => import('./pages/desk-offer-page.tsx'), 'DeskOfferPage'));
const unit = createRoute(shownPage(deskPageTable.unit, () => import('./pages/unit-page.tsx'), 'UnitPage'));
const people = createRoute(shownPage(deskPageTable.people, () => import('./pages/people-page.tsx'), 'PeoplePage'));
const settings = createRoute(
  shownPage(deskPageTable.settings, () => import('./pages/settings-page.tsx'), 'SettingsPage'),
);
const settingTexts = createRoute(
  shownPage(deskPageTable.settingTexts, () => import('./pages/setting-texts-page.tsx'), 'SettingTextsPage'),
);
const settingMails = createRoute(
  shownPage(deskPageTable.settingMails, () => import('./pages/setting-mails-page.tsx'), 'SettingMailsPage'),
);
const securityLog = createRoute(
  shownPage(deskPageTable.securityLog, () => import('./pages/security-log-page.tsx'), 'SecurityLogPage'),
);
const setting = createRoute(shownPage(deskPageTable.setting, () => import('./pages/setting-page.tsx'), 'SettingPage'));
const ownAccess = createRoute(
  shownPage(deskPageTable.ownAccess, () => import('./pages/own-access-page.tsx'), 'OwnAccessPage'),
);
const priceBook = createRoute(
  shownPage(deskPageTable.priceBook, () => import('./pages/price-book-page.tsx'), 'PriceBookPage'),
);
const priceBookSettings = createRoute(
  shownPage(
    deskPageTable.priceBookSettings,
    () => import('./pages/price-book-settings-page.tsx'),
    'PriceBookSettingsPage',
  ),
);
const priceBookImport = createRoute(
  shownPage(deskPageTable.priceBookImport, () => import('./pages/price-book-import-page.tsx'), 'PriceBookImportPage'),
);
const priceBookVersions = createRoute(
  shownPage(
    deskPageTable.priceBookVersions,
    () => import('./pages/price-book-versions-page.tsx'),
    'PriceBookVersionsPage',
  ),
);
const priceBookDryRun = createRoute(
  shownPage(deskPageTable.priceBookDryRun, () => import('./pages/price-book-dry-run-page.tsx'), 'PriceBookDryRunPage'),
);
const priceDeviations = createRoute(
  shownPage(deskPageTable.priceDeviations, () => import('./pages/price-deviations-page.tsx'), 'PriceDeviationsPage'),
);
const priceProposals = createRoute(
  shownPage(deskPageTable.priceProposals, () => import('./pages/price-proposals-page.tsx'), 'PriceProposalsPage'),
);
const priceHistory = createRoute(
  shownPage(deskPageTable.priceHistory, () => import('./pages/price-history-page.tsx'), 'PriceHistoryPage'),
);

const goodsIn = createRoute(shownPage(deskPageTable.goodsIn, () => import('./pages/goods-in-page.tsx'), 'GoodsInPage'));
const ramp = createRoute(shownPage(deskPageTable.ramp, () => import('./pages/ramp-page.tsx'), 'RampPage'));
const incomingInvoices = createRoute(
  shownPage(deskPageTable.incomingInvoices, () => import('./pages/incoming-invoices-page.tsx'), 'IncomingInvoicesPage'),
);
const erasureReports = createRoute(
  shownPage(deskPageTable.erasureReports, () => import('./pages/erasure-reports-page.tsx'), 'ErasureReportsPage'),
);
const systemWebhooks = createRoute(
  shownPage(deskPageTable.systemWebhooks, () => import('./pages/webhooks-page.tsx'), 'WebhooksPage'),
);
const systemDeliveries = createRoute(
  shownPage(deskPageTable.systemDeliveries, () => import('./pages/deliveries-page.tsx'), 'DeliveriesPage'),
);
const systemDeveloper = createRoute(
  shownPage(deskPageTable.systemDeveloper, () => import('./pages/developer/developer-page.tsx'), 'DeveloperPage'),
);
const system = createRoute(shownPage(deskPageTable.system, () => import('./pages/tokens-page.tsx'), 'TokensPage'));
const loadNumbersQuery = loadChunk(() => import('./features/numbers/numbers-query.ts'));
const numbers = createRoute({
  ...shownPage(deskPageTable.numbers, () => import('./pages/numbers-page.tsx'), 'NumbersPage'),
  // The server draws the charts (docs/decisions/0656); the browser reads what it has not got.
  loader: async ({ context: { desk }, location }) => {
    if (desk.isServer) await (await loadNumbersQuery()).readNumbersAhead(desk, location.searchStr);
  },
});
const packaging = createRoute(
  shownPage(deskPageTable.packaging, () => import('./pages/packaging-stock-page.tsx'), 'PackagingStockPage'),
);
const retention = createRoute(
  shownPage(deskPageTable.retention, () => import('./pages/retention-page.tsx'), 'RetentionPage'),
);
const week = createRoute(shownPage(deskPageTable.week, () => import('./pages/week-page.tsx'), 'WeekPage'));
const tax = createRoute(shownPage(deskPageTable.tax, () => import('./pages/tax-page.tsx'), 'TaxPage'));
const newInquiry = createRoute(
  shownPage(deskPageTable.newInquiry, () => import('./pages/new-inquiry-page.tsx'), 'NewInquiryPage'),
);
const catalogue = createRoute(
  shownPage(deskPageTable.catalogue, () => import('./pages/catalogue-page.tsx'), 'CataloguePage'),
);
const catalogueChanges = createRoute(
  shownPage(deskPageTable.catalogueChanges, () => import('./pages/catalogue-changes-page.tsx'), 'CatalogueChangesPage'),
);
const catalogueNew = createRoute(
  shownPage(deskPageTable.catalogueNew, () => import('./pages/catalogue-new-page.tsx'), 'CatalogueNewPage'),
);
const catalogueEntry = createRoute(
  shownPage(deskPageTable.catalogueEntry, () => import('./pages/catalogue-entry-page.tsx'), 'CatalogueEntryPage'),
);
const snippets = createRoute(
  shownPage(deskPageTable.snippets, () => import('./pages/snippets-page.tsx'), 'SnippetsPage'),
);
const customer = createRoute(
  shownPage(deskPageTable.customer, () => import('./pages/customer-page.tsx'), 'CustomerPage'),
);
const payouts = createRoute(shownPage(deskPageTable.payouts, () => import('./pages/payouts-page.tsx'), 'PayoutsPage'));
const bankStatements = createRoute(
  shownPage(deskPageTable.bankStatements, () => import('./pages/bank-statements-page.tsx'), 'BankStatementsPage'),
);
const books = createRoute(shownPage(deskPageTable.books, () => import('./pages/books-page.tsx'), 'BooksPage'));

/** The whole route table of the desk. */
export const deskRouteTree = rootRoute.addChildren([
  login,
  today,
  offer,
  unit,
  erasureReports,
  incomingInvoices,
  system,
  systemWebhooks,
  systemDeliveries,
  systemDeveloper,
  week,
  packaging,
  retention,
  numbers,
  tax,
  settings,
  settingTexts,
  settingMails,
  securityLog,
  setting,
  snippets,
  customer,
  people,
  ownAccess,
  priceBook,
  priceBookSettings,
  priceBookImport,
  priceBookVersions,
  priceBookDryRun,
  priceDeviations,
  priceProposals,
  priceHistory,
  goodsIn,
  ramp,
  newInquiry,
  catalogue,
  catalogueChanges,
  catalogueNew,
  catalogueEntry,
  payouts,
  bankStatements,
  books,
]);
