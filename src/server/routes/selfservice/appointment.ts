import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { siteSchema } from '#contract/fields.ts';
import { pages } from '#contract/site/urls.ts';
import { calendarFile } from '#domain/logistics/calendar-file.ts';
import { siteText } from '#domain/offer/events/wording.ts';
import { pickupPlace, placeLines } from '#domain/offer/parties/addresses.ts';
import { addressesAt, appointmentOffAt, handoverOf, sitesOf } from '#domain/offer/parties/sites.ts';
import { type OfferState, requireFact } from '#domain/offer/state.ts';
import type { Deps } from '#server/deps.ts';
import { loadEvents } from '#server/offers/store.ts';
import { Problem } from '#server/problem.ts';
import { shopConfig } from '#shop.config.ts';
import { ownState } from './own-state.ts';

const { company, productName } = shopConfig;

/** The appointment of an own offer for the customer's calendar. */
export function appointmentRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/selfservice/api/readAppointment/:offerId',
      {
        config: { access: { owner: 'belong' } },
        schema: {
          tags: ['selfservice'],
          produces: ['text/calendar'],
          summary: 'Termin der Abholung oder Anlieferung als Kalenderdatei (RFC 5545)',
          params: z.object({ offerId: z.string().max(100) }),
          querystring: z.strictObject({ site: siteSchema.exactOptional() }),
        },
      },
      async (request, reply) => {
        const { offerId } = request.params;
        const state = await ownState(deps.db, offerId, request.seller);
        const { site } = request.query;
        const { appointment } = handoverOf(state, site);
        if (appointment === undefined) throw new Problem(404, 'notFound');
        const confirmed = (await loadEvents(deps.db, offerId)).filter(
          (event) =>
            (event.type === 'pickupAppointmentConfirmed' || event.type === 'deliveryAppointmentConfirmed') &&
            event.data.site === site,
        );
        const offAt = appointmentOffAt(state, site);
        const isDelivery = state.shippingMethod === 'delivery';
        const number = requireFact(state, 'orderId');
        const { hostname } = new URL(deps.env.publicUrl);
        const file = calendarFile({
          ...appointment,
          uid: `${offerId}${site === undefined ? '' : `-${sitesOf(state).indexOf(site) + 1}`}@${hostname}`,
          sequence: confirmed.length - 1 + (offAt === undefined ? 0 : 1),
          madeAt: offAt ?? confirmed.at(-1)?.at ?? state.createdAt,
          cancelled: offAt !== undefined,
          summary: `${isDelivery ? 'Anlieferung bei' : 'Abholung durch'} ${company.name}, ${number}${siteText({ site })}`,
          location: isDelivery ? `${company.street}, ${company.zip} ${company.city}` : placeOf(state, site),
          description: `${isDelivery ? 'Sie bringen die Geräte.' : 'Wir holen die Geräte ab.'}\nBei Fragen: ${company.phone}`,
          url: `${deps.env.publicUrl}${pages.cockpit.offer(offerId)}`,
          organizer: { name: company.name, email: company.email },
          product: productName,
        });
        return reply
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${isDelivery ? 'Anlieferung' : 'Abholung'}.ics"`)
          .type('text/calendar; charset=utf-8')
          .send(file);
      },
    );
  };
}

function placeOf({ addresses }: OfferState, site: string | undefined): string {
  return addresses === undefined ? '' : placeLines(pickupPlace(addressesAt(addresses, site))).join(', ');
}
