import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { accountRoutes } from './account-routes.ts';
import { pageHead, wizardHead } from './head.ts';
import { parent, rootRoute } from './root-route.ts';
import { shownPage } from './shown-page.ts';
import { uploadRoutes } from './upload-routes.ts';

type SearchInput = Readonly<Record<string, unknown>>;

/** An item of the basket that is changed on its wizard page. */
const basketItemSearch = ({ posten }: SearchInput): { posten?: string } =>
  typeof posten === 'string' ? { posten } : {};

const loadWizardPages = loadChunk(() => import('./pages/wizard/load-wizard-page.ts'));

const loadStatusPage = loadChunk(() => import('./pages/status/status-page.tsx'));

const loadHomePage = () => import('./pages/home/home-page.tsx');

const home = createRoute({
  ...parent,
  path: '/',
  ...shownPage('home/home-page.tsx', loadHomePage, 'HomePage', async () => (await loadHomePage()).preloadHomeBelow()),
  head: () =>
    pageHead({
      title: 'Gebrauchte IT verkaufen',
      description:
        'Server, Notebooks und Netzwerktechnik verkaufen: Sie kennen alle möglichen Abzüge und den Mindestpreis, bevor Sie zusagen.',
    }),
});

const wizardStart = createRoute({
  ...parent,
  path: '/wizard',
  staticData: { page: 'wizard/wizard-start-page.tsx' },
  validateSearch: ({ q }: SearchInput): { q?: string } =>
    typeof q === 'string' || typeof q === 'number' ? { q: `${q}` } : {},
  loader: async ({ context }) => (await loadWizardPages()).loadWizardStart(context),
  component: lazyRouteComponent(
    loadChunk(() => import('./pages/wizard/wizard-start-page.tsx')),
    'WizardStartPage',
  ),
  head: () =>
    pageHead({
      title: 'Was möchten Sie verkaufen?',
      description: 'Gerät suchen oder Schritt für Schritt auswählen, Ausstattung angeben, Kaufpreisgebot erhalten.',
    }),
});

const wizardItem = createRoute({
  ...parent,
  path: '/wizard/$id',
  staticData: { page: 'wizard/wizard-item-page.tsx' },
  validateSearch: basketItemSearch,
  loader: async ({ context, params }) => (await loadWizardPages()).loadWizardPage(context, params.id),
  component: lazyRouteComponent(
    loadChunk(() => import('./pages/wizard/wizard-item-page.tsx')),
    'WizardItemPage',
  ),
  head: ({ loaderData }) => wizardHead(loaderData),
});

const wizardFreetext = createRoute({
  ...parent,
  path: '/wizard/$id/$freetext',
  staticData: { page: 'wizard/wizard-freetext-page.tsx' },
  validateSearch: basketItemSearch,
  loader: async ({ context, params }) => (await loadWizardPages()).loadWizardPage(context, params.id, params.freetext),
  component: lazyRouteComponent(
    loadChunk(() => import('./pages/wizard/wizard-freetext-page.tsx')),
    'WizardFreetextPage',
  ),
  head: ({ loaderData }) => wizardHead(loaderData),
});

const basket = createRoute({
  ...parent,
  path: '/basket',
  ...shownPage('basket/basket-page.tsx', () => import('./pages/basket/basket-page.tsx'), 'BasketPage'),
  head: () => pageHead({ title: 'Verkaufskorb', noindex: true }),
});

const basketSubmit = createRoute({
  ...parent,
  path: '/basket/submit',
  ...shownPage('basket/submit-page.tsx', () => import('./pages/basket/submit-page.tsx'), 'SubmitPage'),
  head: () => pageHead({ title: 'Kaufpreis anfragen', noindex: true }),
});

const basketSubmitted = createRoute({
  ...parent,
  path: '/basket/submitted/$id',
  ...shownPage('basket/submitted-page.tsx', () => import('./pages/basket/submitted-page.tsx'), 'SubmittedPage'),
  head: () => pageHead({ title: 'Ihre Anfrage ist bei uns', noindex: true }),
});

const cockpit = createRoute({
  ...parent,
  path: '/cockpit',
  ...shownPage('cockpit/cockpit-page.tsx', () => import('./pages/cockpit/cockpit-page.tsx'), 'CockpitPage'),
  head: () => pageHead({ title: 'Verkaufscockpit', noindex: true }),
});

const offer = createRoute({
  ...parent,
  path: '/cockpit/$id',
  ...shownPage('cockpit/offer-page.tsx', () => import('./pages/cockpit/offer-page.tsx'), 'OfferPage'),
  head: () => pageHead({ title: 'Statusübersicht', noindex: true }),
});

const status = createRoute({
  ...parent,
  path: '/status/$token',
  staticData: { page: 'status/status-page.tsx' },
  loader: async ({ context, params }) => (await loadStatusPage()).loadStatus(context, params.token),
  component: lazyRouteComponent(loadStatusPage, 'StatusPage'),
  head: () => pageHead({ title: 'Statusübersicht', noindex: true }),
});

const packingList = createRoute({
  ...parent,
  path: '/cockpit/$id/packliste',
  ...shownPage('cockpit/packing-page.tsx', () => import('./pages/cockpit/packing-page.tsx'), 'PackingPage'),
  head: () => pageHead({ title: 'Packliste', noindex: true }),
});

const loadContent = loadChunk(() => import('./pages/load-content.ts'));

const legalPage = {
  staticData: { page: 'legal/legal-page.tsx' },
  component: lazyRouteComponent(
    loadChunk(() => import('./pages/legal/legal-page.tsx')),
    'LegalPage',
  ),
};

const aboutPage = {
  staticData: { page: 'about/about-page.tsx' },
  component: lazyRouteComponent(
    loadChunk(() => import('./pages/about/about-page.tsx')),
    'AboutPage',
  ),
};

const howItWorksPage = {
  staticData: { page: 'help/how-it-works-page.tsx' },
  component: lazyRouteComponent(
    loadChunk(() => import('./pages/help/how-it-works-page.tsx')),
    'HowItWorksPage',
  ),
};

/** A page made of one text of content/, which also says its title. */
function textRoute<const Path extends string>(path: Path, screen: typeof legalPage) {
  return createRoute({
    ...parent,
    path,
    ...screen,
    loader: async ({ context }) => (await loadContent()).loadText(context, `${path}/`),
    head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? '', description: loaderData?.description }),
  });
}

const texts = [
  textRoute('/hilfe/so-laeufts-ab', howItWorksPage),
  textRoute('/ueber-uns', aboutPage),
  textRoute('/ueber-uns/geschichte', aboutPage),
  textRoute('/ueber-uns/vision-und-mission', aboutPage),
  textRoute('/impressum', legalPage),
  textRoute('/cookie-hinweise', legalPage),
  textRoute('/datenschutz', legalPage),
  textRoute('/agb', legalPage),
  textRoute('/auftragsverarbeitung', legalPage),
  textRoute('/barrierefreiheit', legalPage),
] as const;

const faq = createRoute({
  ...parent,
  path: '/hilfe/faq',
  staticData: { page: 'help/faq-page.tsx' },
  loader: async ({ context }) => (await loadContent()).loadFaq(context),
  component: lazyRouteComponent(
    loadChunk(() => import('./pages/help/faq-page.tsx')),
    'FaqPage',
  ),
  head: () =>
    pageHead({
      title: 'Häufige Fragen',
      description: 'Preis, Frist, Versand, Datenlöschung, Beleg und Auszahlung: Antworten zum Verkauf gebrauchter IT.',
    }),
});

const packaging = createRoute({
  ...parent,
  path: '/hilfe/so-laeufts-ab/verpackungsvideos',
  staticData: { page: 'help/packaging-page.tsx' },
  loader: async ({ context }) => (await loadContent()).loadPacking(context),
  component: lazyRouteComponent(
    loadChunk(() => import('./pages/help/packaging-page.tsx')),
    'PackagingPage',
  ),
  head: () =>
    pageHead({
      title: 'Verpackung je Gerät',
      description:
        'Schritt für Schritt im Bild: wie Notebooks, Server, Monitore, Speicher und USV-Anlagen verpackt werden.',
    }),
});

const blog = createRoute({
  ...parent,
  path: '/blog',
  staticData: { page: 'blog/blog-page.tsx' },
  loader: async ({ context }) => (await loadContent()).loadBlog(context),
  component: lazyRouteComponent(
    loadChunk(() => import('./pages/blog/blog-page.tsx')),
    'BlogPage',
  ),
  head: () =>
    pageHead({
      title: 'Blog',
      description: 'Was beim Verkauf gebrauchter IT zählt: Werte, Datenlöschung, Verpackung, Recht und Steuern.',
    }),
});

const blogPost = createRoute({
  ...parent,
  path: '/blog/$id/$slug',
  staticData: { page: 'blog/blog-post-page.tsx' },
  loader: async ({ context, params }) => (await loadContent()).loadBlogPost(context, params.id, params.slug),
  component: lazyRouteComponent(
    loadChunk(() => import('./pages/blog/blog-post-page.tsx')),
    'BlogPostPage',
  ),
  head: ({ loaderData }) =>
    loaderData === undefined || loaderData.id === ''
      ? pageHead({ title: 'Blog', noindex: true })
      : pageHead({ title: loaderData.title, description: loaderData.excerpt }),
});

const contact = createRoute({
  ...parent,
  path: '/kontakt',
  ...shownPage('contact/contact-page.tsx', () => import('./pages/contact/contact-page.tsx'), 'ContactPage'),
  head: () =>
    pageHead({
      title: 'Kontakt',
      description: 'Fragen zum Verkauf gebrauchter IT: Formular, E-Mail, Telefon, Anschrift.',
    }),
});

const missing = createRoute({
  ...parent,
  path: '/404',
  beforeLoad: () => {
    throw notFound();
  },
});

export const routeTree = rootRoute.addChildren([
  home,
  wizardStart,
  wizardItem,
  wizardFreetext,
  ...uploadRoutes,
  basket,
  basketSubmit,
  basketSubmitted,
  ...accountRoutes,
  cockpit,
  offer,
  status,
  packingList,
  ...texts,
  faq,
  packaging,
  blog,
  blogPost,
  contact,
  missing,
]);
