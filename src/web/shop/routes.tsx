import { createRootRouteWithContext, createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { canonicalLink, pageHead } from './head.ts';
import { HtmlDocument } from './html-document.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import type { RouterContext } from './router-context.ts';

/** Before every navigation the user is verified and the catalogue wanted; only pages that need them wait. */
const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, preload }) => {
    if (preload) return;
    void context.session.verify();
    context.wizardMatrix.loadWhenIdle();
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
  component: lazyRouteComponent(
    loadChunk(() => import('./pages/home/home-page.tsx')),
    'HomePage',
  ),
  head: () =>
    pageHead({
      title: 'Gebrauchte IT verkaufen',
      description:
        'Server, Notebooks und Netzwerktechnik verkaufen: Sie kennen alle möglichen Abzüge und den Mindestpreis, bevor Sie zusagen.',
    }),
});

const login = createRoute({
  ...parent,
  path: '/kundenportal/anmeldung',
  staticData: { page: 'kundenportal/login-page.tsx' },
  component: lazyRouteComponent(
    loadChunk(() => import('./pages/kundenportal/login-page.tsx')),
    'LoginPage',
  ),
  head: () => pageHead({ title: 'Anmelden', noindex: true }),
});

const registration = createRoute({
  ...parent,
  path: '/kundenportal/registrierung',
  staticData: { page: 'kundenportal/registration-page.tsx' },
  component: lazyRouteComponent(
    loadChunk(() => import('./pages/kundenportal/registration-page.tsx')),
    'RegistrationPage',
  ),
  head: () => pageHead({ title: 'Konto anlegen', noindex: true }),
});

const forgottenPassword = createRoute({
  ...parent,
  path: '/kundenportal/passwort-vergessen',
  staticData: { page: 'kundenportal/forgotten-password-page.tsx' },
  component: lazyRouteComponent(
    loadChunk(() => import('./pages/kundenportal/forgotten-password-page.tsx')),
    'ForgottenPasswordPage',
  ),
  head: () => pageHead({ title: 'Passwort vergessen', noindex: true }),
});

const newPassword = createRoute({
  ...parent,
  path: '/kundenportal/passwort-zuruecksetzen/$id',
  staticData: { page: 'kundenportal/new-password-page.tsx' },
  component: lazyRouteComponent(
    loadChunk(() => import('./pages/kundenportal/new-password-page.tsx')),
    'NewPasswordPage',
  ),
  head: () => pageHead({ title: 'Neues Passwort festlegen', noindex: true }),
});

const emailConfirmation = createRoute({
  ...parent,
  path: '/kundenportal/email-bestaetigen/$id',
  staticData: { page: 'kundenportal/email-confirmation-page.tsx' },
  component: lazyRouteComponent(
    loadChunk(() => import('./pages/kundenportal/email-confirmation-page.tsx')),
    'EmailConfirmationPage',
  ),
  head: () => pageHead({ title: 'E-Mail-Adresse bestätigen', noindex: true }),
});

const profile = createRoute({
  ...parent,
  path: '/kundenportal/profil',
  staticData: { page: 'kundenportal/profile-page.tsx' },
  component: lazyRouteComponent(
    loadChunk(() => import('./pages/kundenportal/profile-page.tsx')),
    'ProfilePage',
  ),
  head: () => pageHead({ title: 'Profil', noindex: true }),
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
  login,
  registration,
  forgottenPassword,
  newPassword,
  emailConfirmation,
  profile,
  missing,
]);
