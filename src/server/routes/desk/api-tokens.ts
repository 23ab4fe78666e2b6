import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  addApiTokenSchema,
  addedApiTokenSchema,
  apiTokenCalls,
  apiTokensSchema,
  revokeApiTokenSchema,
} from '#contract/account/api-tokens.ts';
import { addApiToken, listApiTokens, revokeApiToken } from '#server/api-tokens/api-tokens.ts';
import type { Deps } from '#server/deps.ts';
import { staffAccess } from '#server/policies/access.ts';

/** The tokens with which other systems call the desk: the administration makes and ends them. */
export function apiTokenRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const changes = { access: staffAccess('apiTokens') } as const;

    app.get(
      apiTokenCalls.list,
      {
        config: { access: { staff: 'apiTokens' } },
        schema: { summary: 'Die Token anderer Systeme', response: { 200: apiTokensSchema } },
      },
      async () => listApiTokens(deps),
    );

    app.post(
      apiTokenCalls.add,
      {
        config: { ...changes, repeat: 'anew', security: 'tokenMade' },
        schema: {
          summary: 'Ein Token für ein anderes System erstellen; es steht nur in dieser Antwort',
          body: addApiTokenSchema,
          response: { 200: addedApiTokenSchema },
        },
      },
      async ({ body, staffMember }) => {
        const { token } = await addApiToken(deps, { ...body, by: staffMember.id });
        return { ...(await listApiTokens(deps)), token };
      },
    );

    app.post(
      apiTokenCalls.revoke,
      {
        config: { ...changes, repeat: 'sameState', security: 'tokenRevoked' },
        schema: {
          summary: 'Ein Token beenden',
          body: revokeApiTokenSchema,
          response: { 200: apiTokensSchema },
        },
      },
      async ({ body: { tokenId } }) => {
        await revokeApiToken(deps, tokenId);
        return listApiTokens(deps);
      },
    );
  };
}
