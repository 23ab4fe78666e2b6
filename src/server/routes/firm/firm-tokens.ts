import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { revokeApiTokenSchema } from '#contract/account/api-tokens.ts';
import {
  addedFirmTokenSchema,
  addFirmTokenSchema,
  firmTokenCalls,
  firmTokensSchema,
  isGoodFor,
} from '#contract/account/firm-systems.ts';
import { listFirmTokens, revokeApiToken } from '#server/api-tokens/api-tokens.ts';
import type { Deps } from '#server/deps.ts';
import { addFirmToken } from '#server/firms/add-firm-token.ts';
import { Problem } from '#server/problem.ts';
import { ownFirm } from './own-firm.ts';

/** The tokens with which a firm's own systems call: whoever manages its people makes and ends them. */
export function firmTokenRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const tags = ['firm'];
    const access = { member: 'managePeople' } as const;

    app.get(
      firmTokenCalls.list,
      {
        config: { access },
        schema: { tags, summary: 'Die Token der Systeme der Firma', response: { 200: firmTokensSchema } },
      },
      async ({ customer }) => listFirmTokens(deps, ownFirm(customer)),
    );

    app.post(
      firmTokenCalls.add,
      {
        config: { access, repeat: 'anew', security: 'tokenMade' },
        schema: {
          tags,
          summary: 'Ein Token für ein System der Firma erstellen; es steht nur in dieser Antwort',
          body: addFirmTokenSchema,
          response: { 200: addedFirmTokenSchema },
        },
      },
      async ({ body, customer: { account, membership } }) => {
        const firmId = ownFirm({ membership });
        // Nobody hands on what they do not have.
        if (!body.scopes.every((scope) => isGoodFor(scope, membership?.rights ?? [])))
          throw new Problem(403, 'firmRightMissing');
        const token = await addFirmToken(deps, { ...body, firmId, accountId: account.id });
        return { ...(await listFirmTokens(deps, firmId)), token };
      },
    );

    app.post(
      firmTokenCalls.revoke,
      {
        config: { access, repeat: 'sameState', security: 'tokenRevoked' },
        schema: {
          tags,
          summary: 'Ein Token der Firma beenden',
          body: revokeApiTokenSchema,
          response: { 200: firmTokensSchema },
        },
      },
      async ({ body: { tokenId }, customer }) => {
        const firmId = ownFirm(customer);
        await revokeApiToken(deps, tokenId, firmId);
        return listFirmTokens(deps, firmId);
      },
    );
  };
}
