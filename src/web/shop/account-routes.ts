import { createRoute } from '@tanstack/react-router';
import { pageHead } from './head.ts';
import { parent } from './root-route.ts';
import { shownPage } from './shown-page.ts';

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

/** Everything below /kundenportal/. */
export const accountRoutes = [login, registration, forgottenPassword, newPassword, emailConfirmation, profile] as const;
