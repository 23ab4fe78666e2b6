import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  answerBatteriesSchema,
  type PackingView,
  packingViewSchema,
  tickPackingSchema,
} from '#contract/parcels/packing.ts';
import type { SideRecordAction } from '#domain/offer/commands/side-record-actions.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Caller } from '#server/accounts/sessions.ts';
import { contentFolder } from '#server/content/content-folder.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { storeBatteryAnswers, storePackingTick } from '#server/offers/packing-progress.ts';
import { writeSideRecord } from '#server/offers/write-side-record.ts';
import { Problem } from '#server/problem.ts';
import { batteriesOf, packed, packingView, readBatteryAnswers } from '#server/read-models/packing.ts';
import { ownedBy, ownState } from './own-state.ts';

const config = { access: { owner: 'belong' } } as const;
const params = z.object({ offerId: z.string().max(100) });
const response = { 200: z.object({ data: packingViewSchema }) };

/** How the goods of an own offer are packed, what the seller says about batteries, and what is ticked off. */
export function packingRoutes(deps: Deps): FastifyPluginAsyncZod {
  let rendering: Promise<PackingView['guides']> | undefined;
  const guides = () => {
    rendering ??= renderGuides();
    return rendering;
  };
  const answer = async (db: Queryable, offerId: string, state: OfferState) => ({
    data: await packingView(db, offerId, state, deps.catalogue.catalogue, await guides()),
  });

  /** Writes something outside the event log of an own offer, and answers how it is packed with that. */
  const change = async (
    caller: Caller,
    offerId: string,
    what: SideRecordAction,
    work: (tx: Tx, state: OfferState, now: string) => Promise<void>,
  ) => {
    return writeSideRecord(deps, {
      offerId,
      actor: 'customer',
      allows: ownedBy(caller),
      what,
      write: async (tx, state, now) => {
        await work(tx, state, now);
        return answer(tx, offerId, state);
      },
    });
  };

  return async (app) => {
    app.get(
      '/selfservice/api/readPacking/:offerId',
      { config, schema: { summary: 'Wie die Geräte eines eigenen Verkaufs verpackt werden', params, response } },
      async (request) => {
        const { offerId } = request.params;
        return answer(deps.db, offerId, await ownState(deps.db, offerId, request.seller));
      },
    );

    app.post(
      '/selfservice/api/answerBatteries/:offerId',
      {
        bodyLimit: 1024 * 1024,
        config: { ...config, repeat: 'sameState' },
        schema: {
          summary: 'Zustand der Akkus vor der Übergabe angeben; die letzte Antwort zählt',
          params,
          body: answerBatteriesSchema,
          response,
        },
      },
      async (request) => {
        const { offerId } = request.params;
        const { answers } = request.body;
        return change(request.seller, offerId, 'answerBatteries', async (tx, state, now) => {
          const known = batteriesOf(packed(state, deps.catalogue.catalogue, await readBatteryAnswers(tx, offerId)));
          const ids = new Set(known.map(({ itemId }) => itemId));
          const unknown = answers.findIndex(({ itemId }) => !ids.has(itemId));
          if (unknown >= 0) throw new Problem(400, 'invalidBody', { [`answers.${unknown}.itemId`]: 'ohne Akku' });
          await storeBatteryAnswers(tx, offerId, answers, now);
        });
      },
    );

    app.post(
      '/selfservice/api/tickPacking/:offerId',
      {
        config: { ...config, repeat: 'sameState' },
        schema: {
          summary: 'Einen Schritt des Packens abhaken oder das zurücknehmen',
          params,
          body: tickPackingSchema,
          response,
        },
      },
      async (request) => {
        const { offerId } = request.params;
        const { load, task, done } = request.body;
        return change(request.seller, offerId, 'tickPacking', async (tx, state, now) => {
          const { plan } = packed(state, deps.catalogue.catalogue, await readBatteryAnswers(tx, offerId));
          // A load that is packed otherwise by now: the answer shows how, and there is nothing to tick.
          if (!plan.loads.some(({ key, tasks }) => key === load && tasks.includes(task))) return;
          await storePackingTick(tx, { offerId, loadKey: load, task }, done ? now : undefined);
        });
      },
    );
  };
}

/** Rendered with the first offer that is packed, so that the server starts without it. */
async function renderGuides(): Promise<PackingView['guides']> {
  const { readPackingGuides, renderPackingPage } = await import('#server/content/packing-guides.ts');
  return renderPackingPage(readPackingGuides(contentFolder)).guides;
}
