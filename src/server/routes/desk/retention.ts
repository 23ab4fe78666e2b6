import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { lockSaleSchema, retentionCalls, retentionSchema, unlockSaleSchema } from '#contract/desk/desk-retention.ts';
import type { Deps } from '#server/deps.ts';
import { staffAccess } from '#server/policies/access.ts';
import { lockSale, unlockSale } from '#server/retention/lock-sale.ts';
import { retentionView } from '#server/retention/retention-view.ts';

/** How long things are kept, what went, and which sales stay whatever their age. */
export function retentionRoutes(deps: Pick<Deps, 'database' | 'db' | 'clock'>): FastifyPluginAsyncZod {
  const { db, clock } = deps;
  return async (app) => {
    const access = staffAccess('retention');
    const judging = { access: { ...access, personal: true }, repeat: 'sameState' } as const;
    const response = { 200: retentionSchema };

    app.get(
      retentionCalls.view,
      { config: { access }, schema: { summary: 'Was wie lange aufbewahrt und was gelöscht wurde', response } },
      async () => retentionView(deps),
    );

    app.post(
      retentionCalls.lock,
      {
        config: judging,
        schema: { summary: 'Einen Verkauf von der Löschung ausnehmen', body: lockSaleSchema, response },
      },
      async ({ body: { number, reason }, staffMember }) => {
        await lockSale(deps, number, { reason, at: clock.now().toISOString(), by: staffMember.id });
        return retentionView(deps);
      },
    );

    app.post(
      retentionCalls.unlock,
      {
        config: judging,
        schema: { summary: 'Einen Verkauf wieder löschen lassen', body: unlockSaleSchema, response },
      },
      async ({ body: { offerId } }) => {
        await unlockSale(db, offerId);
        return retentionView(deps);
      },
    );
  };
}
