import { createRoute } from '@tanstack/react-router';
import { pageTable } from '#contract/site/page-table.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { parent } from './root-route.ts';
import { lazyScreen, shownPage, tableRow } from './shown-page.ts';

const { account } = pageTable;

const login = createRoute({
  ...parent,
  ...shownPage(account.login, () => import('./pages/kundenportal/login-page.tsx'), 'LoginPage'),
});

const registration = createRoute({
  ...parent,
  ...shownPage(account.register, () => import('./pages/kundenportal/registration-page.tsx'), 'RegistrationPage'),
});

const forgottenPassword = createRoute({
  ...parent,
  ...shownPage(
    account.forgotPassword,
    () => import('./pages/kundenportal/forgotten-password-page.tsx'),
    'ForgottenPasswordPage',
  ),
});

const newPassword = createRoute({
  ...parent,
  ...shownPage(account.resetPassword, () => import('./pages/kundenportal/new-password-page.tsx'), 'NewPasswordPage'),
});

const emailConfirmation = createRoute({
  ...parent,
  ...shownPage(
    account.confirmEmail,
    () => import('./pages/kundenportal/email-confirmation-page.tsx'),
    'EmailConfirmationPage',
  ),
});

const importToOffer = () => import('./pages/kundenportal/to-offer-page.tsx');
const loadToOffer = loadChunk(importToOffer);

const toOffer = createRoute({
  ...parent,
  ...tableRow(account.toOffer),
  loader: async ({ context, params }) => (await loadToOffer()).ToOfferPage.load(context, params.token),
  ...lazyScreen(importToOffer, 'ToOfferPage'),
});

const profile = createRoute({
  ...parent,
  ...shownPage(account.profile, () => import('./pages/kundenportal/profile-page.tsx'), 'ProfilePage'),
});

const firm = createRoute({
  ...parent,
  ...shownPage(account.firm, () => import('./pages/kundenportal/firm-page.tsx'), 'FirmPage'),
});

const systems = createRoute({
  ...parent,
  ...shownPage(account.systems, () => import('./pages/kundenportal/systems-page.tsx'), 'SystemsPage'),
});

const importJoinFirm = () => import('./pages/kundenportal/join-firm-page.tsx');
const loadJoinFirm = loadChunk(importJoinFirm);

const joinFirm = createRoute({
  ...parent,
  ...tableRow(account.joinFirm),
  loader: async ({ context, params }) => (await loadJoinFirm()).JoinFirmPage.load(context, params.token),
  ...lazyScreen(importJoinFirm, 'JoinFirmPage'),
});

/** Everything below /kundenportal/. */
export const accountRoutes = [
  login,
  registration,
  forgottenPassword,
  newPassword,
  emailConfirmation,
  toOffer,
  profile,
  firm,
  systems,
  joinFirm,
] as const;
