import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  destructionCalls,
  openDestructionsSchema,
  recordDestructionSchema,
  withdrawDestructionSchema,
  witnessDestructionSchema,
} from '#contract/devices/destruction.ts';
import { offerIdSchema } from '#contract/fields.ts';
import type { Tx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import {
  readOpenDestructions,
  recordDestruction,
  withdrawDestruction,
  witnessDestruction,
} from '#server/media/destroy-media.ts';
import { tellSales } from '#server/offers/tell-sale.ts';
import { writeSideRecord } from '#server/offers/write-side-record.ts';
import { staffAccess } from '#server/policies/access.ts';

/** Data carriers are destroyed before two people, each with a log-in of their own. */
export function destructionRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const params = z.object({ offerId: offerIdSchema });
    const access = staffAccess('noteMedia');
    const response = { 200: openDestructionsSchema };

    async function answer(offerId: string, staffId: string) {
      const rows = await readOpenDestructions(deps.db, offerId);
      return {
        destructions: rows.map(({ id, mediumIds, recorded, recordedBy }) => ({
          ...{ id, mediumIds, isOwn: recordedBy === staffId },
          ...recorded,
        })),
      };
    }

    async function write(
      offerId: string,
      by: string,
      change: (tx: Tx, doing: { offerId: string; by: string; now: string }) => Promise<void>,
    ) {
      await writeSideRecord(deps, {
        ...{ offerId, actor: 'provider', what: 'noteMedia' },
        allows: (found) => found !== undefined,
        write: async (tx, _state, now) => {
          await change(tx, { offerId, by, now });
          await tellSales(deps, tx, 'mediaChanged', now, [offerId]);
        },
      });
      return answer(offerId, by);
    }

    app.get(
      destructionCalls.open(':offerId'),
      {
        config: { access },
        schema: { summary: 'Vernichtungen, die eine zweite Person noch nicht bestätigt hat', params, response },
      },
      async ({ params: { offerId }, staffMember }) => answer(offerId, staffMember.id),
    );

    app.post(
      destructionCalls.record(':offerId'),
      {
        config: { access, repeat: 'sameState' },
        schema: {
          summary: 'Eine Vernichtung festhalten; sie zählt, sobald eine zweite Person sie bestätigt',
          ...{ params, body: recordDestructionSchema, response },
        },
      },
      async ({ params: { offerId }, body, staffMember }) =>
        write(offerId, staffMember.id, (tx, doing) => recordDestruction(tx, doing, body)),
    );

    app.post(
      destructionCalls.witness(':offerId'),
      {
        config: { access: { ...access, personal: true }, repeat: 'sameState' },
        schema: {
          summary: 'Als zweite Person bestätigen, dass die Datenträger vernichtet wurden',
          ...{ params, body: witnessDestructionSchema, response },
        },
      },
      async ({ params: { offerId }, body, staffMember }) =>
        write(offerId, staffMember.id, (tx, doing) => witnessDestruction(tx, doing, body)),
    );

    app.post(
      destructionCalls.withdraw(':offerId'),
      {
        config: { access, repeat: 'sameState' },
        schema: {
          summary: 'Eine Vernichtung zurücknehmen, die irrtümlich festgehalten wurde',
          ...{ params, body: withdrawDestructionSchema, response },
        },
      },
      async ({ params: { offerId }, body, staffMember }) =>
        write(offerId, staffMember.id, (tx, doing) => withdrawDestruction(tx, doing, body.destructionId)),
    );
  };
}
