import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bidSheetSchema, saveBidEntriesSchema } from '#contract/bid-sheet.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import type { Deps } from '#server/deps.ts';
import { dropBidEntries, saveBidEntries } from '#server/offers/bid-entries.ts';
import { loadState } from '#server/offers/store.ts';
import { staffAccess } from '#server/policies/access.ts';
import { Problem } from '#server/problem.ts';
import { bidSheetReader } from '#server/read-models/read-bid-sheet.ts';

/** The sheet on which a buyer bids, and what they have typed on it so far. */
export function bidSheetRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const tags = ['desk'];
    const access = staffAccess('submitBid');
    const params = z.object({ offerId: z.string().max(100) });
    const readSheet = bidSheetReader(deps);

    app.get(
      '/desk/api/bidSheet/:offerId',
      {
        config: { access },
        schema: {
          tags,
          summary: 'Das Preisblatt einer Anfrage: Gruppen gleicher Geräte mit Vorschlag, Spanne, Gründen und Abzügen',
          params,
          response: { 200: z.object({ data: bidSheetSchema }) },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { offerId } = request.params;
        const sheet = await readSheet({ offerId, staffId: request.staffMember.id }, deps.clock.now().toISOString());
        if (!sheet) throw new Problem(404, 'notFound');
        return { data: sheet };
      },
    );

    app.post(
      '/desk/api/saveBidEntries/:offerId',
      {
        bodyLimit: draftLimits.bytes,
        config: { access, repeat: 'sameState' },
        schema: {
          tags,
          summary: 'Merken, was auf dem Preisblatt eingetragen ist: für diese Person, bis das Gebot gesendet ist',
          params,
          body: saveBidEntriesSchema,
          response: { 200: z.object({ savedAt: z.string() }) },
        },
      },
      async (request) => {
        const { offerId } = request.params;
        const whose = { offerId, staffId: request.staffMember.id };
        const { entries } = request.body;
        const savedAt = deps.clock.now().toISOString();
        if (!(await loadState(deps.db, offerId))) throw new Problem(404, 'notFound');
        if (entries === null) await dropBidEntries(deps.db, whose);
        else await saveBidEntries(deps.db, whose, entries, savedAt);
        return { savedAt };
      },
    );
  };
}
