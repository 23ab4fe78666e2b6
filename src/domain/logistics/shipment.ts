import type { Carrier } from '#domain/offer/facts.ts';

/** Goods to us, packing material to the seller, goods back to the seller. */
export const shipmentDirections = ['inbound', 'packaging', 'returns'] as const;
export type ShipmentDirection = (typeof shipmentDirections)[number];

/**
 * intended: nothing was asked of the carrier, or it surely made nothing. created: it has a number. unclear: it was asked, and nobody
 * knows what it made. failed: it surely made nothing and somebody has to act. cancelled: it is not used.
 */
export const parcelStates = ['intended', 'created', 'unclear', 'failed', 'cancelled'] as const;
export type ParcelState = (typeof parcelStates)[number];

/** Why a parcel is not what it should be. */
export const parcelTroubles = [
  'refused',
  'access',
  'busy',
  'unreachable',
  'noAnswer',
  'unreadable',
  'notFound',
  'cannotSearch',
  'numberMissing',
  'labelMissing',
  'labelNoPdf',
] as const;
export type ParcelTrouble = (typeof parcelTroubles)[number];

/** How far a parcel is, as its carrier says. */
export const trackingStages = ['registered', 'underway', 'delivered', 'problem'] as const;
export type TrackingStage = (typeof trackingStages)[number];

/** What the carrier says of a parcel; it is shown, and moves nothing by itself. */
export interface TrackingEvent {
  /** Instant, or what the carrier gives as one. */
  at: string;
  stage: TrackingStage;
  /** The carrier's own words. */
  text: string;
  place?: string;
}

/** One parcel: the carrier is asked for it by itself, and knows it by its reference. */
export interface Parcel {
  reference: string;
  /** Kilograms. */
  weight: number;
  state: ParcelState;
  /** How often the carrier was asked to make it. */
  attempts: number;
  calledAt?: string;
  /** The carrier wants to be asked no earlier. */
  notBefore?: string;
  trackingNumber?: string;
  /** Addresses of uploads: the label, what is scanned in place of it, and what came as a label and is none. */
  label?: string;
  qrCode?: string;
  aside?: string;
  trouble?: ParcelTrouble;
  /** The carrier's words about the trouble. */
  said?: string;
  tracking?: TrackingEvent[];
  trackedAt?: string;
}

/** Parcels that one carrier takes from one place to another; stored before the carrier is asked. */
export interface Shipment {
  id: string;
  offerId: string;
  site?: string;
  direction: ShipmentDirection;
  carrier: Carrier;
  /** Those of its parcels begin with it. */
  reference: string;
  parcels: Parcel[];
  /** The carrier is not asked: no access to it was set up. */
  byHand?: true;
  /** Since when the seller knows of it. */
  announcedAt?: string;
  /** Why the sale did not take it, as a code of its refusals. */
  refusal?: string;
  by: string;
  at: string;
}

/** Carriers keep references of up to 35 characters; what is behind ours needs some of them. */
const longestStem = 24;

/** The reference of an order's next shipment: printable, and another for each. */
export function shipmentReference(orderId: string | undefined, id: string, number: number): string {
  const isPlain = orderId !== undefined && orderId.length <= longestStem && /^[A-Za-z0-9-]+$/.test(orderId);
  return isPlain ? `${orderId}-V${number}` : `V-${id.replaceAll('-', '').slice(0, 20).toUpperCase()}`;
}

/** Parcels before anybody was asked, by their weights in kilograms. */
export function intendedParcels(reference: string, weights: readonly number[], from = 1): Parcel[] {
  return weights.map((weight, index) => ({
    reference: `${reference}-P${from + index}`,
    weight,
    state: 'intended',
    attempts: 0,
  }));
}

/** The state of the whole: what is least certain of it counts first. */
export function shipmentState({ parcels }: Pick<Shipment, 'parcels'>): ParcelState {
  const order = ['unclear', 'failed', 'intended', 'created'] as const;
  return order.find((state) => parcels.some((parcel) => parcel.state === state)) ?? 'cancelled';
}

/** Whether everything is there that the other side needs: a number for each parcel, and to send goods to us what is stuck on them. */
export function isWhole({ parcels, direction }: Pick<Shipment, 'parcels' | 'direction'>): boolean {
  const used = parcels.filter(({ state }) => state !== 'cancelled');
  return used.length > 0 && used.every((parcel) => isReady(parcel, direction));
}

function isReady({ state, trackingNumber, label, qrCode }: Parcel, direction: ShipmentDirection): boolean {
  if (state !== 'created' || trackingNumber === undefined) return false;
  return direction !== 'inbound' || label !== undefined || qrCode !== undefined;
}

/** Numbers of the parcels that are used. */
export function numbersOf({ parcels }: Pick<Shipment, 'parcels'>): string[] {
  return parcels.flatMap(({ state, trackingNumber }) =>
    state === 'created' && trackingNumber !== undefined ? [trackingNumber] : [],
  );
}

/** Whether the carrier may still have news of a parcel: until it is delivered. */
export function isOnItsWay({ state, trackingNumber, tracking = [] }: Parcel): boolean {
  return state === 'created' && trackingNumber !== undefined && !tracking.some(({ stage }) => stage === 'delivered');
}
