import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addMediumSchema, changeMediumSchema, mediaCalls, mediaSchema } from '#contract/devices/media.ts';
import { offerIdSchema } from '#contract/fields.ts';
import type { Tx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { addMedia } from '#server/media/add-media.ts';
import { changeMedium, checkPlace } from '#server/media/change-medium.ts';
import { loadState } from '#server/offers/store.ts';
import { tellSales } from '#server/offers/tell-sale.ts';
import { writeSideRecord } from '#server/offers/write-side-record.ts';
import { staffAccess } from '#server/policies/access.ts';
import { Problem } from '#server/problem.ts';
import { readSaleMedia } from '#server/read-models/sale-media.ts';

/** The data carriers of a sale: found by hand, corrected with a reason. */
export function mediaRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const params = z.object({ offerId: offerIdSchema });
    const config = { access: staffAccess('noteMedia'), repeat: 'sameState' } as const;
    const response = { 200: mediaSchema };

    async function answer(offerId: string) {
      const found = await loadState(deps.db, offerId);
      if (!found) throw new Problem(404, 'notFound');
      const { catalogue } = deps.catalogue;
      return readSaleMedia(deps.db, { offerId, state: found.state, now: deps.clock.now().toISOString(), catalogue });
    }

    async function write(offerId: string, change: (tx: Tx, now: string) => Promise<void>) {
      await writeSideRecord(deps, {
        ...{ offerId, actor: 'provider', what: 'noteMedia' },
        allows: (found) => found !== undefined,
        write: async (tx, _state, now) => {
          await change(tx, now);
          await tellSales(deps, tx, 'mediaChanged', now, [offerId]);
        },
      });
      return answer(offerId);
    }

    app.get(
      mediaCalls.media(':offerId'),
      {
        config: { access: { staff: 'desk' } },
        schema: {
          summary: 'Die Datenträger eines Verkaufs, Gerät für Gerät, mit Stand und Löschbericht',
          params,
          response,
        },
      },
      async ({ params: { offerId } }) => answer(offerId),
    );

    app.post(
      mediaCalls.add(':offerId'),
      {
        config,
        schema: {
          summary: 'Einen Datenträger erfassen; ist seine Seriennummer in dem Verkauf bekannt, bleibt es bei dem einen',
          ...{ params, body: addMediumSchema, response },
        },
      },
      async ({
        params: { offerId },
        body: { mediumId: id, plate, sharesDeviceSerial = false, ...medium },
        staffMember,
      }) =>
        write(offerId, async (tx, now) => {
          await checkPlace(tx, { offerId, plate, serial: undefined, shares: sharesDeviceSerial });
          const adding = { offerId, plate, source: 'byHand', by: staffMember.id, now, sharesDeviceSerial, id } as const;
          const [added] = await addMedia(deps, tx, adding, [medium]);
          // Judged once it is known to be new: the same call again finds its own.
          if (added)
            await checkPlace(tx, {
              offerId,
              plate,
              serial: medium.serial,
              mediumId: added.id,
              shares: sharesDeviceSerial,
            });
        }),
    );

    app.post(
      mediaCalls.change(':offerId'),
      {
        config: { ...config, repeat: 'anew' },
        schema: {
          summary:
            'Einen Datenträger berichtigen, ein Ergebnis von Hand festhalten oder ihn zurücknehmen, mit Begründung',
          ...{ params, body: changeMediumSchema, response },
        },
      },
      async ({ params: { offerId }, body, staffMember }) =>
        write(offerId, (tx, now) => changeMedium(tx, { offerId, change: body, by: staffMember.id, now })),
    );
  };
}
