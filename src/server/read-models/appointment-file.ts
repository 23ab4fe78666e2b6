import { company, shopConfig } from '#contract/settings/shop-in-force.ts';
import { pages } from '#contract/site/urls.ts';
import { calendarFile } from '#domain/logistics/calendar-file.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import { siteText } from '#domain/offer/events/wording.ts';
import { pickupPlace, placeLines } from '#domain/offer/parties/addresses.ts';
import { addressesAt, appointmentOffAt, handoverOf, sitesOf } from '#domain/offer/parties/sites.ts';
import { type OfferState, requireFact } from '#domain/offer/state.ts';

interface Appointed {
  readonly offerId: string;
  readonly state: OfferState;
  /** All up to that state: the versions of an appointment are counted. */
  readonly events: readonly OfferEvent[];
  readonly publicUrl: string;
}

export interface AppointmentFile {
  readonly filename: string;
  readonly content: string;
  /** 'text/calendar' with the method that the file says itself, as mail programs want it (RFC 6047). */
  readonly contentType: string;
}

/** The appointment of an offer, or of one of its places, for the customer's calendar; none where there is no appointment. */
export function appointmentFile(
  { offerId, state, events, publicUrl }: Appointed,
  site: string | undefined,
): AppointmentFile | undefined {
  const { appointment } = handoverOf(state, site);
  if (appointment === undefined) return undefined;
  const confirmed = events.filter(
    (event) =>
      (event.type === 'pickupAppointmentConfirmed' || event.type === 'deliveryAppointmentConfirmed') &&
      event.data.site === site,
  );
  const offAt = appointmentOffAt(state, site);
  const isDelivery = state.shippingMethod === 'delivery';
  const { hostname } = new URL(publicUrl);
  const content = calendarFile({
    ...appointment,
    uid: `${offerId}${site === undefined ? '' : `-${sitesOf(state).indexOf(site) + 1}`}@${hostname}`,
    sequence: confirmed.length - 1 + (offAt === undefined ? 0 : 1),
    madeAt: offAt ?? confirmed.at(-1)?.at ?? state.createdAt,
    cancelled: offAt !== undefined,
    summary: `${isDelivery ? 'Anlieferung bei' : 'Abholung durch'} ${company.name}, ${requireFact(state, 'orderId')}${siteText({ site })}`,
    location: isDelivery ? `${company.street}, ${company.zip} ${company.city}` : placeOf(state, site),
    description: `${isDelivery ? 'Sie bringen die Geräte.' : 'Wir holen die Geräte ab.'}\nBei Fragen: ${company.phone}`,
    url: `${publicUrl}${pages.cockpit.offer(offerId)}`,
    organizer: { name: company.name, email: company.email },
    product: shopConfig.productName,
  });
  return {
    filename: `${isDelivery ? 'Anlieferung' : 'Abholung'}.ics`,
    content,
    contentType: `text/calendar; charset=utf-8; method=${offAt === undefined ? 'PUBLISH' : 'CANCEL'}`,
  };
}

/** The appointments that an event makes, moves or ends, each as a file. */
export function appointmentFilesOf(appointed: Appointed, event: OfferEvent): AppointmentFile[] {
  const { state } = appointed;
  const sites = sitesOf(state);
  const places = sites.length === 0 ? [undefined] : sites;
  return places.flatMap((site) => {
    const isMade =
      (event.type === 'pickupAppointmentConfirmed' || event.type === 'deliveryAppointmentConfirmed') &&
      event.data.site === site;
    return isMade || appointmentOffAt(state, site) === event.at ? (appointmentFile(appointed, site) ?? []) : [];
  });
}

function placeOf({ addresses }: OfferState, site: string | undefined): string {
  return addresses === undefined ? '' : placeLines(pickupPlace(addressesAt(addresses, site))).join(', ');
}
