import type { ShipmentDirection, TrackingEvent } from '#domain/logistics/shipment.ts';
import type { Address } from '#domain/offer/parties/addresses.ts';

/** What a carrier is asked for: one parcel from one place to another. */
export interface ParcelOrder {
  readonly reference: string;
  readonly direction: ShipmentDirection;
  /** Kilograms. */
  readonly weight: number;
  readonly from: Address;
  readonly to: Address;
}

/** What a carrier gave for a parcel; whether the bytes are a label is for others to judge. */
interface MadeParcel {
  readonly kind: 'made';
  readonly trackingNumber: string;
  readonly label?: Uint8Array;
  readonly qrCode?: Uint8Array;
}

/** Surely nothing was made or changed. */
export type NothingDone =
  | { readonly kind: 'refused' | 'access'; readonly said?: string }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'busy'; readonly seconds: number };

export type Made = MadeParcel | NothingDone | { readonly kind: 'unknown'; readonly trouble: 'noAnswer' | 'unreadable' };

/** `cannotCheck`: the carrier's service takes no such question, or did not answer. */
export type Checked = { readonly kind: 'fine' | 'cannotCheck' } | NothingDone;

export type TrackedParcels = MadeParcel | { readonly kind: 'notFound' | 'cannotSearch' | 'noAnswer' };

/** `unused`: what is not handed over costs nothing and needs no word to the carrier. */
export type Cancelled = { readonly kind: 'done' | 'unused' | 'noAnswer' } | NothingDone;

export type Tracked =
  | { readonly kind: 'told'; readonly events: readonly TrackingEvent[] }
  | { readonly kind: 'noAnswer' }
  | { readonly kind: 'busy'; readonly seconds: number };

/** A carrier's service. No call throws: what went wrong outside is part of the answer. */
export interface CarrierService {
  /** What the carrier would refuse, before anything is made. */
  check(order: ParcelOrder): Promise<Checked>;
  create(order: ParcelOrder): Promise<Made>;
  /** Looks for a parcel by the reference it was ordered with. */
  find(order: Pick<ParcelOrder, 'reference' | 'direction'>): Promise<TrackedParcels>;
  cancel(parcel: { readonly trackingNumber: string; readonly direction: ShipmentDirection }): Promise<Cancelled>;
  track(parcel: { readonly trackingNumber: string; readonly zip: string }): Promise<Tracked>;
}
