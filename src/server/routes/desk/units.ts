import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import {
  changeUnitSchema,
  findUnitsQuery,
  foundUnitsSchema,
  goodsInSchema,
  plateSchema,
  scansAnswerSchema,
  sendScansSchema,
  unitPageSchema,
} from '#contract/devices/units.ts';
import { offerIdSchema } from '#contract/fields.ts';
import { units } from '#server/db/schema/units.ts';
import type { Deps } from '#server/deps.ts';
import { loadState } from '#server/offers/store.ts';
import { tellSale } from '#server/offers/tell-sale.ts';
import { writeSideRecord } from '#server/offers/write-side-record.ts';
import { staffAccess } from '#server/policies/access.ts';
import { Problem } from '#server/problem.ts';
import { readGoodsIn } from '#server/read-models/goods-in.ts';
import { findUnits, readUnitPage } from '#server/read-models/unit-page.ts';
import { changeUnit } from '#server/units/change-unit.ts';
import { receiveScans } from '#server/units/receive-scans.ts';
import { claimUploads } from '#server/uploads/uploads.ts';

const scansBytes = 256 * 1024;

/** Units on their way through the house, from the ramp on. */
export function unitRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const ofOffer = z.object({ offerId: offerIdSchema });
    const ofUnit = z.object({ plate: plateSchema });
    const receives = staffAccess('receiveUnits');

    app.get(
      deskApi.goodsIn(':offerId'),
      {
        config: { access: { staff: 'desk' } },
        schema: {
          summary: 'Was von einem Verkauf angekündigt ist und was davon hier ist',
          params: ofOffer,
          response: { 200: goodsInSchema },
        },
      },
      async ({ params: { offerId } }) => {
        const found = await loadState(deps.db, offerId);
        if (!found) throw new Problem(404, 'notFound');
        const now = deps.clock.now().toISOString();
        return readGoodsIn(deps.db, { offerId, state: found.state, catalogue: deps.catalogue.catalogue, now });
      },
    );

    app.post(
      deskApi.scan(':offerId'),
      {
        bodyLimit: scansBytes,
        config: { access: receives, repeat: 'sameState' },
        schema: {
          summary: 'Gescanntes zählen und Scans zurücknehmen; was schon kam, zählt nicht noch einmal',
          params: ofOffer,
          body: sendScansSchema,
          response: { 200: scansAnswerSchema },
        },
      },
      async ({ params: { offerId }, body, staffMember }) => {
        return writeSideRecord(deps, {
          offerId,
          actor: 'provider',
          allows: (found) => found !== undefined,
          what: 'receiveUnits',
          write: async (tx, state, now, found) => {
            const { catalogue } = deps.catalogue;
            const receiving = { offerId, state, catalogue, ids: deps.ids, by: staffMember.id, now };
            const received = await receiveScans(tx, receiving, body.scans);
            const hasChanged = received.made.length + received.removed.length > 0;
            if (hasChanged) await tellSale(deps, tx, 'unitsChanged', now, { offerId, found });
            return received;
          },
        });
      },
    );

    app.get(
      deskApi.unit(':plate'),
      {
        config: { access: { staff: 'desk' } },
        schema: { summary: 'Ein Gerät mit seinem ganzen Weg', params: ofUnit, response: { 200: unitPageSchema } },
      },
      async ({ params: { plate } }) => {
        const page = await readUnitPage(deps.db, plate, deps.catalogue.catalogue);
        if (!page) throw new Problem(404, 'notFound');
        return page;
      },
    );

    app.get(
      deskApi.findUnits,
      {
        config: { access: { staff: 'desk' } },
        schema: {
          summary: 'Geräte nach Kennzeichen, Seriennummer oder Inventarnummer finden',
          querystring: findUnitsQuery,
          response: { 200: foundUnitsSchema },
        },
      },
      async ({ query: { number } }) => findUnits(deps.db, number),
    );

    app.post(
      deskApi.changeUnit(':offerId'),
      {
        config: { access: receives, repeat: 'sameState' },
        schema: {
          summary: 'Ein Gerät ändern: Position, Nummern, Platz, Anhalten, Akku, Fotos',
          params: ofOffer,
          body: changeUnitSchema,
          response: { 200: unitPageSchema },
        },
      },
      async ({ params: { offerId }, body: { plate, ...change }, staffMember }) => {
        await writeSideRecord(deps, {
          offerId,
          actor: 'provider',
          allows: (found) => found !== undefined,
          what: 'changeUnit',
          write: async (tx, state, now, found) => {
            const ofPlate = and(eq(units.plate, plate), eq(units.offerId, offerId));
            const [row] = await tx.select().from(units).where(ofPlate);
            if (!row) throw new Problem(404, 'notFound');
            if (row.removedAt !== null) throw new Problem(409, 'unitRemoved');
            await claimUploads(tx, change.photos ?? [], [{ kind: 'staff', key: staffMember.id }], offerId);
            const { catalogue } = deps.catalogue;
            const changing = { row, change, state, catalogue, by: staffMember.id, now };
            if (await changeUnit(tx, changing)) await tellSale(deps, tx, 'unitsChanged', now, { offerId, found });
          },
        });
        const page = await readUnitPage(deps.db, plate, deps.catalogue.catalogue);
        if (!page) throw new Problem(404, 'notFound');
        return page;
      },
    );
  };
}
