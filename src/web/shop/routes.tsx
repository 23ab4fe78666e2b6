import { createRoute, notFound } from '@tanstack/react-router';
import { allPages, pageTable } from '#contract/site/page-table.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { accountRoutes } from './account-routes.ts';
import { pageHead, wizardHead, worthHead } from './head.ts';
import { parent, rootRoute } from './root-route.ts';
import { lazyScreen, shownPage, tableRow } from './shown-page.ts';
import { uploadPageRoutes } from './upload-page-routes.ts';

type SearchInput = Readonly<Record<string, unknown>>;

/** An item of the basket that is changed on its wizard page. */
const basketItemSearch = ({ posten }: SearchInput): { posten?: string } =>
  typeof posten === 'string' ? { posten } : {};

/** Also what was typed beside the model's name. */
const itemSearch = ({ angaben, ...rest }: SearchInput): { posten?: string; angaben?: string } =>
  typeof angaben === 'string' ? { ...basketItemSearch(rest), angaben } : basketItemSearch(rest);

const loadWizardPages = loadChunk(() => import('./pages/wizard/load-wizard-page.ts'));

const importStatusPage = () => import('./pages/status/status-page.tsx');
const loadStatusPage = loadChunk(importStatusPage);

const importSignOffPage = () => import('./pages/sign-off/sign-off-page.tsx');
const loadSignOffPage = loadChunk(importSignOffPage);

const loadHomePage = () => import('./pages/home/home-page.tsx');

const home = createRoute({
  ...parent,
  ...shownPage(pageTable.home, loadHomePage, 'HomePage', async () => (await loadHomePage()).HomePage.preloadBelow()),
});

const wizardStart = createRoute({
  ...parent,
  ...tableRow(pageTable.wizard.start),
  validateSearch: ({ q }: SearchInput): { q?: string } =>
    typeof q === 'string' || typeof q === 'number' ? { q: `${q}` } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await loadWizardPages()).loadWizardStart(context, deps.q),
  ...lazyScreen(() => import('./pages/wizard/wizard-start-page.tsx'), 'WizardStartPage'),
});

const wizardItem = createRoute({
  ...parent,
  path: pageTable.wizard.item.path,
  validateSearch: itemSearch,
  loader: async ({ context, params }) => (await loadWizardPages()).loadWizardPage(context, params.id),
  ...lazyScreen(() => import('./pages/wizard/wizard-item-page.tsx'), 'WizardItemPage'),
  head: ({ loaderData }) => wizardHead(loaderData),
});

const wizardFreetext = createRoute({
  ...parent,
  path: pageTable.wizard.freetext.path,
  validateSearch: basketItemSearch,
  loader: async ({ context, params }) => (await loadWizardPages()).loadWizardPage(context, params.id, params.freetext),
  ...lazyScreen(() => import('./pages/wizard/wizard-freetext-page.tsx'), 'WizardFreetextPage'),
  head: ({ loaderData }) => wizardHead(loaderData),
});

const basket = createRoute({
  ...parent,
  ...shownPage(pageTable.basket.show, () => import('./pages/basket/basket-page.tsx'), 'BasketPage'),
});

const basketSubmit = createRoute({
  ...parent,
  ...shownPage(pageTable.basket.submit, () => import('./pages/basket/submit-page.tsx'), 'SubmitPage'),
});

const basketSubmitted = createRoute({
  ...parent,
  ...shownPage(pageTable.basket.submitted, () => import('./pages/basket/submitted-page.tsx'), 'SubmittedPage'),
});

const cockpit = createRoute({
  ...parent,
  ...shownPage(pageTable.cockpit.list, () => import('./pages/cockpit/cockpit-page.tsx'), 'CockpitPage'),
});

const offer = createRoute({
  ...parent,
  ...shownPage(pageTable.cockpit.offer, () => import('./pages/cockpit/offer-page.tsx'), 'OfferPage'),
});

const status = createRoute({
  ...parent,
  ...tableRow(pageTable.status),
  loader: async ({ context, params }) => (await loadStatusPage()).StatusPage.load(context, params.token),
  ...lazyScreen(importStatusPage, 'StatusPage'),
});

const signOff = createRoute({
  ...parent,
  ...tableRow(pageTable.signOff),
  // Searching a long sheet changes the address: what the link shows is not asked for again with each letter.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context, params }) => (await loadSignOffPage()).SignOffPage.load(context, params.token),
  ...lazyScreen(importSignOffPage, 'SignOffPage'),
});

const importCertificatePage = () => import('./pages/certificate/certificate-page.tsx');
const loadCertificatePage = loadChunk(importCertificatePage);

const certificate = createRoute({
  ...parent,
  ...tableRow(pageTable.certificate),
  loader: async ({ context, params }) => (await loadCertificatePage()).CertificatePage.load(context, params.token),
  ...lazyScreen(importCertificatePage, 'CertificatePage'),
});

const importWorthPage = () => import('./pages/worth/worth-page.tsx');
const loadWorthPage = loadChunk(importWorthPage);

const worth = createRoute({
  ...parent,
  path: pageTable.worth.path,
  loader: async ({ context, params }) => (await loadWorthPage()).WorthPage.load(context, params.id),
  ...lazyScreen(importWorthPage, 'WorthPage'),
  head: ({ loaderData }) => worthHead(loaderData),
});

const packingList = createRoute({
  ...parent,
  ...shownPage(pageTable.cockpit.packing, () => import('./pages/cockpit/packing-page.tsx'), 'PackingPage'),
});

const loadContent = loadChunk(() => import('./pages/load-content.ts'));

/** The screens of pages made of one text, by the text's folder in content/. */
const textScreens = {
  legal: lazyScreen(() => import('./pages/legal/legal-page.tsx'), 'LegalPage'),
  about: lazyScreen(() => import('./pages/about/about-page.tsx'), 'AboutPage'),
  help: lazyScreen(() => import('./pages/help/how-it-works-page.tsx'), 'HowItWorksPage'),
};

/** Pages made of one text, which also says their title. */
const texts = allPages
  .filter((page) => 'text' in page)
  .map(({ path, text }) =>
    createRoute({
      ...parent,
      path,
      ...textScreens[text],
      loader: async ({ context }) => (await loadContent()).loadText(context, `${path}/`),
      head: ({ loaderData }) => pageHead({ listed: true, ...loaderData }),
    }),
  );

const faq = createRoute({
  ...parent,
  ...tableRow(pageTable.faq),
  loader: async ({ context }) => (await loadContent()).loadFaq(context),
  ...lazyScreen(() => import('./pages/help/faq-page.tsx'), 'FaqPage'),
});

const packaging = createRoute({
  ...parent,
  ...tableRow(pageTable.packaging),
  loader: async ({ context }) => (await loadContent()).loadPacking(context),
  ...lazyScreen(() => import('./pages/help/packaging-page.tsx'), 'PackagingPage'),
});

const blog = createRoute({
  ...parent,
  ...tableRow(pageTable.blog),
  loader: async ({ context }) => (await loadContent()).loadBlog(context),
  ...lazyScreen(() => import('./pages/blog/blog-page.tsx'), 'BlogPage'),
});

const blogPost = createRoute({
  ...parent,
  path: pageTable.blogPost.path,
  loader: async ({ context, params }) => (await loadContent()).loadBlogPost(context, params.id, params.slug),
  ...lazyScreen(() => import('./pages/blog/blog-post-page.tsx'), 'BlogPostPage'),
  head: ({ loaderData }) =>
    loaderData === undefined || loaderData.id === ''
      ? pageHead({ title: 'Blog' })
      : pageHead({ title: loaderData.title, description: loaderData.excerpt, listed: true }),
});

const contact = createRoute({
  ...parent,
  ...shownPage(pageTable.contact, () => import('./pages/contact/contact-page.tsx'), 'ContactPage'),
});

const missing = createRoute({
  ...parent,
  path: pageTable.notFound.path,
  beforeLoad: () => {
    throw notFound();
  },
});

export const shopRouteTree = rootRoute.addChildren([
  home,
  wizardStart,
  wizardItem,
  wizardFreetext,
  ...uploadPageRoutes,
  basket,
  basketSubmit,
  basketSubmitted,
  ...accountRoutes,
  cockpit,
  offer,
  status,
  signOff,
  certificate,
  worth,
  packingList,
  ...texts,
  faq,
  packaging,
  blog,
  blogPost,
  contact,
  missing,
]);
