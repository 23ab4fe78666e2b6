import { and, eq, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerBatteriesSchema, type PackingView, packingViewSchema, tickPackingSchema } from '#contract/packing.ts';
import { beforeTransit } from '#domain/offer/phase.ts';
import { statusOf } from '#domain/offer/stage.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { contentFolder } from '#server/content/content-folder.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { batteryAnswers, packingTicks } from '#server/db/schema/packing.ts';
import type { Deps } from '#server/deps.ts';
import type { isOwnedBy } from '#server/policies/offers.ts';
import { Problem } from '#server/problem.ts';
import { batteriesOf, packed, packingView, readBatteryAnswers } from '#server/read-models/packing.ts';
import { lockOwnState, ownState } from './own-state.ts';

type Account = Parameters<typeof isOwnedBy>[1];

const tags = ['selfservice'];
const config = { access: 'owner' } as const;
const params = z.object({ offerId: z.string().max(100) });
const response = { 200: z.object({ data: packingViewSchema }) };

/** How the goods of an own offer are packed, what the seller says about batteries, and what is ticked off. */
export function packingRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { catalogue } = deps.catalogue;
  let rendering: Promise<PackingView['guides']> | undefined;
  const guides = () => {
    rendering ??= renderGuides();
    return rendering;
  };
  const answer = async (db: Queryable, offerId: string, state: OfferState) => ({
    data: await packingView(db, offerId, state, catalogue, await guides()),
  });

  /** Does something to an own offer that is still with the seller; afterwards nothing is packed any more. */
  const change = (account: Account, offerId: string, work: (tx: Tx, state: OfferState) => Promise<void>) =>
    deps.database.transaction(async (tx) => {
      const state = await lockOwnState(tx, offerId, account);
      if (!beforeTransit.includes(state.phase)) {
        const currentStatus = statusOf(state, deps.clock.now().toISOString());
        throw new Problem(409, 'notAllowedInPhase', {}, { currentStatus });
      }
      await work(tx, state);
      return answer(tx, offerId, state);
    });

  return async (app) => {
    app.get(
      '/selfservice/api/readPacking/:offerId',
      { config, schema: { tags, summary: 'Wie die Geräte eines eigenen Verkaufs verpackt werden', params, response } },
      async (request, reply) => {
        const { account } = request.customer;
        const { offerId } = request.params;
        reply.header('cache-control', 'no-store');
        return answer(deps.db, offerId, await ownState(deps.db, offerId, account));
      },
    );

    app.post(
      '/selfservice/api/answerBatteries/:offerId',
      {
        bodyLimit: 1024 * 1024,
        config,
        schema: {
          tags,
          summary: 'Zustand der Akkus vor der Übergabe angeben; die letzte Antwort zählt',
          params,
          body: answerBatteriesSchema,
          response,
        },
      },
      async (request) => {
        const { offerId } = request.params;
        const { answers } = request.body;
        return change(request.customer.account, offerId, async (tx, state) => {
          const known = batteriesOf(packed(state, catalogue, await readBatteryAnswers(tx, offerId)));
          const ids = new Set(known.map(({ itemId }) => itemId));
          const unknown = answers.findIndex(({ itemId }) => !ids.has(itemId));
          if (unknown >= 0) throw new Problem(400, 'invalidBody', { [`answers.${unknown}.itemId`]: 'ohne Akku' });
          const answeredAt = deps.clock.now().toISOString();
          await tx
            .insert(batteryAnswers)
            .values(answers.map((one) => ({ offerId, ...one, answeredAt })))
            .onConflictDoUpdate({
              target: [batteryAnswers.offerId, batteryAnswers.itemId],
              set: { answer: sql`excluded.answer`, answeredAt },
            });
        });
      },
    );

    app.post(
      '/selfservice/api/tickPacking/:offerId',
      {
        config,
        schema: {
          tags,
          summary: 'Einen Schritt des Packens abhaken oder das zurücknehmen',
          params,
          body: tickPackingSchema,
          response,
        },
      },
      async (request) => {
        const { offerId } = request.params;
        const { load, task, done } = request.body;
        return change(request.customer.account, offerId, async (tx, state) => {
          const { plan } = packed(state, catalogue, await readBatteryAnswers(tx, offerId));
          // A load that is packed otherwise by now: the answer shows how, and there is nothing to tick.
          if (!plan.loads.some(({ key, tasks }) => key === load && tasks.includes(task))) return;
          const tick = { offerId, loadKey: load, task };
          const { offerId: offer, loadKey, task: ofTask } = packingTicks;
          if (done) {
            await tx
              .insert(packingTicks)
              .values({ ...tick, tickedAt: deps.clock.now().toISOString() })
              .onConflictDoNothing();
          } else {
            await tx.delete(packingTicks).where(and(eq(offer, offerId), eq(loadKey, load), eq(ofTask, task)));
          }
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
