import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deskCommands } from '#contract/desk/desk-commands.ts';
import { queueCountsSchema, queueQuerySchema, queueSchema } from '#contract/desk/desk-queue.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { deskOfferSchema } from '#contract/desk/desk-view.ts';
import { takenBackUnits } from '#contract/sale/adjustment-view.ts';

import { actionsOf } from '#domain/offer/commands/actions.ts';
import { allowedSkips } from '#domain/offer/commands/deletion.ts';
import { toldToStaff } from '#domain/offer/events/told-to-staff.ts';
import { hasOtherPayee } from '#domain/offer/parties/payee.ts';
import { openQuestionsTo } from '#domain/sale/offer-message.ts';

import type { Deps } from '#server/deps.ts';
import { undeliveredMails } from '#server/mail-delivery/undelivered-mails.ts';
import { readNotes } from '#server/offers/desk-notes.ts';
import { isBeingViewed } from '#server/offers/views.ts';
import { Problem } from '#server/problem.ts';
import { actorNames, writtenBy } from '#server/read-models/actor-names.ts';
import { readAtDesk } from '#server/read-models/at-desk.ts';
import { deskQueue, queueCounts } from '#server/read-models/desk-queue.ts';
import { batteriesOf, packed, readBatteryAnswers } from '#server/read-models/packing.ts';
import { offerReader } from '#server/read-models/read-offer-view.ts';
import { viewWithoutValues } from '#server/read-models/view-without-values.ts';

/** The provider's queue and one offer in detail. */
export function deskQueueRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const readOffer = offerReader(deps);

    app.get(
      deskApi.queue,
      {
        config: { access: { staff: 'desk' } },
        schema: {
          summary: 'Die Arbeitsliste: wer am Zug ist, dann nach Frist, dann nach Wert',
          querystring: queueQuerySchema,
          response: { 200: queueSchema },
        },
      },
      async (request) => deskQueue(deps.db, request.query, request.staffMember, deps.clock.now().toISOString()),
    );

    app.get(
      deskApi.queueCounts,
      {
        config: { access: { staff: 'desk' } },
        schema: { summary: 'Wie viel in der Arbeitsliste steht', response: { 200: queueCountsSchema } },
      },
      async (request) => queueCounts(deps.db, request.staffMember, deps.clock.now().toISOString()),
    );

    app.get(
      '/desk/api/offers/:offerId',
      {
        config: { access: { staff: 'desk' } },
        schema: {
          summary: 'Ein Verkauf mit Verlauf, möglichen Schritten und dem Blick des Kunden',
          params: z.object({ offerId: z.string().max(100) }),
          response: { 200: z.object({ data: deskOfferSchema }) },
        },
      },
      async (request) => {
        const now = deps.clock.now().toISOString();
        const { offerId } = request.params;
        const { roles, id: staffId, isSystem } = request.staffMember;
        const read = await readOffer(offerId, now);
        if (!read) throw new Problem(404, 'notFound');
        const { state } = read;
        const seesValues = isSystem || mayAtDesk(roles, 'seeValues');
        const view = seesValues ? read.view : viewWithoutValues(read.view);
        const takenBack = takenBackUnits(read.view.adjustment);
        const customerIsLooking = await isBeingViewed(deps.db, offerId, now);
        const answers = await readBatteryAnswers(deps.db, offerId);
        const batteries = batteriesOf(packed(state, deps.catalogue.catalogue, answers));
        const possible = actionsOf(state, 'provider', now);
        const commands = deskCommands.filter((command) => possible.includes(command) && mayAtDesk(roles, command));
        const openQuestion = openQuestionsTo('provider', view.messages).length > 0;
        const undelivered = await undeliveredMails(deps.db, { offerId });
        const otherPayee = hasOtherPayee(state);
        const by = await actorNames(deps.db, offerId);
        const writers = await writtenBy(deps.db, offerId);
        const messages = view.messages.map((message) => ({ ...message, by: writers.get(message.id) }));
        const timeline = view.timeline.map((entry) => ({
          ...entry,
          text: toldToStaff(entry.text),
          by: by.get(entry.version),
        }));
        const atDesk = {
          ...(await readAtDesk(deps.db, { offerId, staffId })),
          timeline,
          messages,
          commands,
          deletionSkips: allowedSkips(state),
          batteries,
          takenBack,
          notes: await readNotes(deps.db, offerId, staffId),
          ...(state.contact && { contact: state.contact }),
          otherPayee,
          customerIsLooking,
          openQuestion,
          undeliveredMails: undelivered,
        };
        return { data: { ...view, ...atDesk } };
      },
    );
  };
}
