import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { PersonalData } from '#server/accounts/personal-data.ts';
import type { Deps } from '#server/deps.ts';
import { confirmationRoutes } from './confirmation-routes.ts';
import { mailOpeningRoutes } from './mail-opening-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { updateAccountRoute } from './update-account-route.ts';

/** The specification's nine calls under /auth/api, those about passkeys, and the way from a mail. */
export const authRoutes =
  (deps: Deps, personalData: readonly PersonalData[]): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(sessionRoutes(deps));
    await app.register(confirmationRoutes(deps, personalData));
    await app.register(passwordRoutes(deps, personalData));
    await app.register(passkeyRoutes(deps));
    await app.register(mailOpeningRoutes(deps, personalData));
    await app.register(updateAccountRoute(deps));
  };
