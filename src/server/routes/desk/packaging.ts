import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { packagingCalls, packagingSchema, recordPackagingSchema } from '#contract/parcels/packaging.ts';
import type { Deps } from '#server/deps.ts';
import { packagingView, recordPackaging } from '#server/offers/packaging-stock.ts';
import { staffAccess } from '#server/policies/access.ts';

/** How much packaging for sellers is there, and what came or was counted (docs/decisions/0701). */
export function packagingRoutes({ database, db, clock, settings }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const access = staffAccess('packagingStock');
    const response = { 200: packagingSchema };

    app.get(
      packagingCalls.list,
      { config: { access }, schema: { summary: 'Verpackung für Verkäufer: Bestand und Bewegungen', response } },
      async () => packagingView(db),
    );

    app.post(
      packagingCalls.record,
      {
        config: { access, repeat: 'sameState' },
        schema: { summary: 'Gelieferte oder gezählte Verpackung buchen', body: recordPackagingSchema, response },
      },
      async ({ body, staffMember }) => {
        await settings.follow();
        const at = clock.now().toISOString();
        await database.transaction((tx) => recordPackaging(tx, body, { by: staffMember.id, at }));
        return packagingView(db);
      },
    );
  };
}
