import {
  createRootRouteWithContext,
  createRoute,
  isNotFound,
  lazyRouteComponent,
  notFound,
} from '@tanstack/react-router';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { canonicalLink, pageHead, wizardHead } from './head.ts';
import { HtmlDocument } from './html-document.tsx';
import type { RouterContext } from './router-context.ts';
import { shownPage } from './shown-page.ts';

/** Before every navigation the user is verified and the catalogue wanted; only pages that need them wait. */
const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, preload }) => {
    if (preload) return;
    void context.session.verify();
    context.wizardMatrix.loadWhenIdle();
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

const parent = { getParentRoute: () => rootRoute };

type SearchInput = Readonly<Record<string, unknown>>;

/** An item of the basket that is changed on its wizard page. */
const basketItemSearch = ({ posten }: SearchInput): { posten?: string } =>
  typeof posten === 'string' ? { posten } : {};

const loadWizardPages = loadChunk(() => import('./pages/wizard/load-wizard-page.ts'));

const home = createRoute({
  ...parent,
  path: '/',
  ...shownPage('home/home-page.tsx', () => import('./pages/home/home-page.tsx'), 'HomePage'),
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

const login = createRoute({
  ...parent,
  path: '/kundenportal/anmeldung',
  ...shownPage('kundenportal/login-page.tsx', () => import('./pages/kundenportal/login-page.tsx'), 'LoginPage'),
  head: () => pageHead({ title: 'Anmelden', noindex: true }),
});

const registration = createRoute({
  ...parent,
  path: '/kundenportal/registrierung',
  ...shownPage(
    'kundenportal/registration-page.tsx',
    () => import('./pages/kundenportal/registration-page.tsx'),
    'RegistrationPage',
  ),
  head: () => pageHead({ title: 'Konto anlegen', noindex: true }),
});

const forgottenPassword = createRoute({
  ...parent,
  path: '/kundenportal/passwort-vergessen',
  ...shownPage(
    'kundenportal/forgotten-password-page.tsx',
    () => import('./pages/kundenportal/forgotten-password-page.tsx'),
    'ForgottenPasswordPage',
  ),
  head: () => pageHead({ title: 'Passwort vergessen', noindex: true }),
});

const newPassword = createRoute({
  ...parent,
  path: '/kundenportal/passwort-zuruecksetzen/$id',
  ...shownPage(
    'kundenportal/new-password-page.tsx',
    () => import('./pages/kundenportal/new-password-page.tsx'),
    'NewPasswordPage',
  ),
  head: () => pageHead({ title: 'Neues Passwort festlegen', noindex: true }),
});

const emailConfirmation = createRoute({
  ...parent,
  path: '/kundenportal/email-bestaetigen/$id',
  ...shownPage(
    'kundenportal/email-confirmation-page.tsx',
    () => import('./pages/kundenportal/email-confirmation-page.tsx'),
    'EmailConfirmationPage',
  ),
  head: () => pageHead({ title: 'E-Mail-Adresse bestätigen', noindex: true }),
});

const profile = createRoute({
  ...parent,
  path: '/kundenportal/profil',
  ...shownPage('kundenportal/profile-page.tsx', () => import('./pages/kundenportal/profile-page.tsx'), 'ProfilePage'),
  head: () => pageHead({ title: 'Profil', noindex: true }),
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

const terms = createRoute({
  ...parent,
  path: '/agb',
  ...shownPage('terms/terms-page.tsx', () => import('./pages/terms/terms-page.tsx'), 'TermsPage'),
  head: () =>
    pageHead({ title: 'Ankaufbedingungen', description: 'Was beim Ankauf gebrauchter IT für beide Seiten gilt.' }),
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
  basket,
  basketSubmit,
  basketSubmitted,
  login,
  registration,
  forgottenPassword,
  newPassword,
  emailConfirmation,
  profile,
  cockpit,
  offer,
  terms,
  missing,
]);
