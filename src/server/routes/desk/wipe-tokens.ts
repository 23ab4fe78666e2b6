import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  addedWipeTokenSchema,
  addWipeTokenSchema,
  revokeWipeTokenSchema,
  wipeTokenCalls,
  wipeTokensSchema,
} from '#contract/wipe-tokens.ts';
import type { Deps } from '#server/deps.ts';
import { staffAccess } from '#server/policies/access.ts';
import { addWipeToken, listWipeTokens, revokeWipeToken } from '#server/wipe-stations/wipe-tokens.ts';

/** The tokens with which wipe stations hand in reports: the administration makes and ends them. */
export function wipeTokenRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const tags = ['desk'];
    const changes = { access: staffAccess('wipeTokens') } as const;

    app.get(
      wipeTokenCalls.list,
      {
        config: { access: { staff: 'wipeTokens' } },
        schema: { tags, summary: 'Die Löschplätze und ihre Token', response: { 200: wipeTokensSchema } },
      },
      async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        return listWipeTokens(deps.db);
      },
    );

    app.post(
      wipeTokenCalls.add,
      {
        config: { ...changes, repeat: 'anew', security: 'stationTokenMade' },
        schema: {
          tags,
          summary: 'Das Token eines Löschplatzes machen; es steht nur in dieser Antwort',
          body: addWipeTokenSchema,
          response: { 200: addedWipeTokenSchema },
        },
      },
      async ({ body: { name }, staffMember }, reply) => {
        reply.header('cache-control', 'no-store');
        const token = await addWipeToken(deps, { name, by: staffMember.id });
        return { ...(await listWipeTokens(deps.db)), token };
      },
    );

    app.post(
      wipeTokenCalls.revoke,
      {
        config: { ...changes, repeat: 'sameState', security: 'stationTokenRevoked' },
        schema: {
          tags,
          summary: 'Das Token eines Löschplatzes beenden',
          body: revokeWipeTokenSchema,
          response: { 200: wipeTokensSchema },
        },
      },
      async ({ body: { tokenId } }) => {
        await revokeWipeToken(deps, tokenId);
        return listWipeTokens(deps.db);
      },
    );
  };
}
