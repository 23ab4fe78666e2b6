import { z } from 'zod';
import type { TrackingEvent, TrackingStage } from '#domain/logistics/shipment.ts';
import { bodyOf, carrierWords } from './ask-carrier.ts';

const eventSchema = z.object({
  timestamp: z.string(),
  statusCode: z.string().nullish(),
  status: z.string().nullish(),
  description: z.string().nullish(),
  location: z.object({ address: z.object({ addressLocality: z.string().nullish() }).nullish() }).nullish(),
});
const trackingSchema = z.object({
  shipments: z.array(z.object({ status: eventSchema.nullish(), events: z.array(eventSchema).nullish() })),
});

const stages: Readonly<Record<string, TrackingStage>> = {
  'pre-transit': 'registered',
  delivered: 'delivered',
  failure: 'problem',
};

/** What Shipment Tracking Unified says of a parcel; undefined where its answer is none. */
export function readTracking(text: string): TrackingEvent[] | undefined {
  const shipment = bodyOf(trackingSchema, text)?.shipments[0];
  if (shipment === undefined) return undefined;
  const told = shipment.events?.length ? shipment.events : shipment.status ? [shipment.status] : [];
  return told.map(({ timestamp, statusCode, status, description, location }) => {
    const place = location?.address?.addressLocality;
    return {
      at: timestamp,
      stage: stages[statusCode ?? ''] ?? 'underway',
      text: carrierWords([description ?? status]),
      ...(place && { place }),
    };
  });
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const attribute = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** The question of Parcel DE Tracking for the parcels of a reference. */
export function searchQuestion(reference: string, { user, password }: { user: string; password: string }): string {
  const pairs = {
    appname: user,
    'language-code': 'de',
    password,
    'piece-customer-reference': reference,
    request: 'd-get-piece',
  };
  const attributes = Object.entries(pairs).map(([name, value]) => `${name}="${attribute(value)}"`);
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?><data ${attributes.join(' ')}/>`;
}

const piece = /<data\b[^<>]*\bname="piece-shipment"[^<>]*>/g;
const attributeOf = (element: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1];

/**
 * The number of the parcel with exactly this reference; `undefined` where the answer has none, and nothing is believed of an answer that is
 * no list. Only attributes are read: no entities, no nesting.
 */
export function readSearch(text: string, reference: string): { readonly trackingNumber?: string } | undefined {
  if (!/<data\b[^<>]*\bname="piece-shipment-list"/.test(text)) return undefined;
  const wanted = attribute(reference);
  const hits = [...text.matchAll(piece)].filter(
    ([element]) =>
      attributeOf(element, 'piece-customer-reference') === wanted &&
      /^[0-9A-Z]{8,40}$/.test(attributeOf(element, 'piece-code') ?? ''),
  );
  const trackingNumber = hits[0] && attributeOf(hits[0][0], 'piece-code');
  return trackingNumber === undefined ? {} : { trackingNumber };
}
