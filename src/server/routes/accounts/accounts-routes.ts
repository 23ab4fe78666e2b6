import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountAnswerSchema, deleteAccountSchema } from '#contract/account/accounts.ts';
import { accountExportSchema, profileAnswerSchema } from '#contract/account/profile.ts';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { exportAccount } from '#server/accounts/export-account.ts';
import { forgetDevice } from '#server/accounts/known-device.ts';
import { requireOwnPassword } from '#server/accounts/own-password.ts';
import type { PersonalData } from '#server/accounts/personal-data.ts';
import { presentOwnProfile } from '#server/accounts/signed-in.ts';
import type { Deps } from '#server/deps.ts';

/** The holder's own data under /accounts: read, taken along, deleted. The parts that keep such data are named by app.ts. */
export function accountsRoutes(deps: Deps, parts: readonly PersonalData[]): FastifyPluginAsyncZod {
  return async (app) => {
    const config = { access: 'customer' } as const;

    app.get(
      '/accounts/profile',
      { config, schema: { summary: 'Das eigene Konto', response: { 200: profileAnswerSchema } } },
      async (request) => ({ account: await presentOwnProfile(deps, request.customer.account) }),
    );

    app.get(
      '/accounts/export',
      {
        config: { ...config, security: 'accountExport' },
        schema: { summary: 'Alle eigenen Daten als JSON', response: { 200: accountExportSchema } },
      },
      async (request, reply) => {
        const { account } = request.customer;
        reply.header('content-disposition', 'attachment; filename="meine-daten.json"');
        return exportAccount(deps, account, parts);
      },
    );

    app.post(
      '/accounts/delete',
      {
        config: { ...config, repeat: 'sameState', security: 'accountDeletion' },
        schema: {
          summary: 'Konto löschen; was aufbewahrt werden muss, wird gesperrt',
          body: deleteAccountSchema,
          response: { 200: accountAnswerSchema },
        },
      },
      async (request, reply) => {
        const { account } = request.customer;
        const { password } = request.body;
        await requireOwnPassword(deps, reply, { accountId: account.id, password, field: 'password' });
        await deleteAccount(deps, account, parts);
        reply.dropSession('account');
        forgetDevice(deps, reply, 'account');
        return { account: null };
      },
    );
  };
}
