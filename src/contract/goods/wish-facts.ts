import type { OfferView } from '#contract/sale/offer-view.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { weekdayShort } from '#domain/values/weekday.ts';

interface WishFact {
  readonly name: string;
  readonly value: string;
}

/** The wishes for the hand-over at one place in words, each with its name. */
export function wishFacts({
  pickupDetails,
  deliveryDetails,
}: Pick<OfferView, 'pickupDetails' | 'deliveryDetails'>): WishFact[] {
  const wishes = pickupDetails ?? deliveryDetails;
  if (!wishes) return [];
  const days = pickupDetails?.preferredPickupWeekdays ?? deliveryDetails?.preferredDeliveryWeekdays ?? [];
  const { timeFrom, timeTo, dateFrom, dateTo, contactName, contactPhone, remarks } = wishes;
  return [
    fact('Wochentage', days.map((day) => weekdayShort[day]).join(', ')),
    fact('Uhrzeit', range(timeFrom, timeTo)),
    fact('Zeitraum', range(dateFrom && formatDay(dateFrom), dateTo && formatDay(dateTo))),
    fact('Vor Ort', [contactName, contactPhone].filter(Boolean).join(', ')),
    fact('Hinweise', remarks ?? ''),
  ].filter(({ value }) => value !== '');
}

function fact(name: string, value: string): WishFact {
  return { name, value };
}

function range(from: string | undefined, to: string | undefined): string {
  if (from && to) return `${from} bis ${to}`;
  if (from) return `ab ${from}`;
  return to ? `bis ${to}` : '';
}
