import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { type Fates, fatesSchema, recordFatesSchema } from '#contract/devices/reuse.ts';
import { offerIdSchema } from '#contract/fields.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import type { Deps } from '#server/deps.ts';
import { keepFates, readFates } from '#server/offers/device-fates.ts';
import { loadState } from '#server/offers/store.ts';
import { tellSale } from '#server/offers/tell-sale.ts';
import { writeSideRecord } from '#server/offers/write-side-record.ts';
import { staffAccess } from '#server/policies/access.ts';
import { Problem } from '#server/problem.ts';
import { readReuseReport } from '#server/read-models/reuse-view.ts';

/** What became of the devices: the provider records it when they know it, and as often as they know better. */
export function fatesRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const access = staffAccess('recordFates');
    const params = z.object({ offerId: offerIdSchema });

    async function answer(offerId: string): Promise<Fates> {
      const found = await loadState(deps.db, offerId);
      if (!found) throw new Problem(404, 'notFound');
      const fates = await readFates(deps.db, offerId);
      const rows = readReuseReport(found.state, fates, deps.catalogue.catalogue)?.rows ?? [];
      return {
        recordedAt: fates?.at ?? null,
        lines: rows.map(({ position, quantity, item: { id, title }, units: { open: _open, ...units } }) => ({
          ...{ itemId: id, position, title, quantity },
          ...units,
        })),
      };
    }

    app.get(
      deskApi.fates(':offerId'),
      {
        config: { access },
        schema: {
          summary: 'Die angekommenen Geräte eines Verkaufs, Position für Position, mit ihrem festgehaltenen Verbleib',
          params,
          response: { 200: fatesSchema },
        },
      },
      async ({ params: { offerId } }) => answer(offerId),
    );

    app.post(
      deskApi.recordFates(':offerId'),
      {
        bodyLimit: draftLimits.bytes,
        config: { access, repeat: 'sameState' },
        schema: {
          summary: 'Festhalten, was aus den Geräten einiger Positionen wurde; ersetzt, was zu ihnen festgehalten war',
          params,
          body: recordFatesSchema,
          response: { 200: fatesSchema },
        },
      },
      async ({ params: { offerId }, body }) => {
        await writeSideRecord(deps, {
          offerId,
          actor: 'provider',
          allows: (found) => found !== undefined,
          what: 'recordFates',
          write: async (tx, state, at, found) => {
            if (await keepFates(tx, state, { offerId, at, ...body }))
              await tellSale(deps, tx, 'fatesRecorded', at, { offerId, found });
          },
        });
        return answer(offerId);
      },
    );
  };
}
