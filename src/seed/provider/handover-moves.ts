import { randomInt } from 'node:crypto';
import type { DeskOffer } from '#contract/desk/desk-view.ts';
import { siteText } from '#domain/offer/events/wording.ts';
import { addDays, type Day } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { type Weekday, weekdayOf } from '#domain/values/weekday.ts';
import { isWorkingDay } from '#domain/values/working-day.ts';
import { demoPage } from '#seed/demo-files.ts';
import { type DemoDesk, type Moves, move } from './move.ts';

/** Packaging and label, or an appointment; then the goods are the customer's to send, unless we fetch them. */
export const prepareHandover: Moves = (offer, desk) => {
  const { sites } = offer;
  if (sites === undefined) return atPlace(offer, offer.shippingMethod, desk);
  // What is to be arranged comes before the first lorry leaves.
  const open = sites.filter(({ goodsDispatchedAt }) => goodsDispatchedAt === undefined);
  const waiting = open.find(({ appointment, shippingLabelData }) => (appointment ?? shippingLabelData) === undefined);
  const next = waiting ?? open[0];
  return next === undefined ? [] : atPlace(next, offer.shippingMethod, desk);
};

type Place = Pick<
  DeskOffer,
  'appointment' | 'packaging' | 'shippingLabelData' | 'pickupDetails' | 'deliveryDetails'
> & {
  site?: string;
};

function atPlace(offer: Place, method: DeskOffer['shippingMethod'], desk: DemoDesk) {
  const { site } = offer;
  const named = site === undefined ? {} : { site };
  const at = siteText(offer);
  if (method === 'shipment') return shipment(offer, named);
  if (offer.appointment) {
    return method === 'pickup' ? [move('dispatchGoods', `Geräte beim Kunden abholen${at}`, named)] : [];
  }
  const wishes = offer.pickupDetails ?? offer.deliveryDetails;
  const weekdays = offer.pickupDetails?.preferredPickupWeekdays ?? offer.deliveryDetails?.preferredDeliveryWeekdays;
  const date = firstDay(desk, weekdays ?? [], wishes?.dateFrom);
  const body = { date, timeFrom: wishes?.timeFrom ?? '09:00', timeTo: wishes?.timeTo ?? '12:00', ...named };
  const when = `${formatDayInFull(date)}, ${body.timeFrom} bis ${body.timeTo} Uhr${at}`;
  return method === 'pickup'
    ? [move('confirmPickupAppointment', `Abholung bestätigen: ${when}`, body)]
    : [move('confirmDeliveryAppointment', `Anlieferung bestätigen: ${when}`, body)];
}

function shipment(offer: Place, named: { site?: string }) {
  if (offer.shippingLabelData) return [];
  const number = newTrackingNumber();
  const label = move(
    'sendShippingLabel',
    `Versandetikett von DHL senden, Sendung ${number}${siteText(named)}`,
    async (upload) => ({
      carrier: 'dhl',
      trackingNumbers: [number],
      ...named,
      labelUpload: await upload('Versandetikett.pdf', demoPage(['Versandetikett (Beispiel)', `DHL ${number}`])),
    }),
  );
  if (offer.packaging) return [label];
  const trackingNumbers = [newTrackingNumber()];
  return [
    move('dispatchPackaging', `Verpackungsmaterial senden, Sendung ${trackingNumbers[0]}${siteText(named)}`, {
      trackingNumbers,
      ...named,
    }),
    label,
  ];
}

/** The first working day from tomorrow on that the customer likes. */
function firstDay({ today }: DemoDesk, liked: readonly Weekday[], from?: Day): Day {
  const tomorrow = addDays(today, 1);
  let day = from !== undefined && from > tomorrow ? from : tomorrow;
  const suits = (one: Day) => isWorkingDay(one) && (liked.length === 0 || liked.includes(weekdayOf(one)));
  for (let tried = 0; tried < 60 && !suits(day); tried += 1) day = addDays(day, 1);
  return day;
}

/** An invented number of DHL's kind with its check digit: weights 3 and 1 from the right. */
export function newTrackingNumber(): string {
  const digits = `003404${String(randomInt(10 ** 12)).padStart(13, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
