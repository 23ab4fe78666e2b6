import { z } from 'zod';
import { numberSchema, siteSchema, trackingNumberSchema, uploadUrlSchema } from '#contract/fields.ts';
import { packagingUsedSchema } from '#contract/parcels/packaging.ts';
import { parcelStates, parcelTroubles, shipmentDirections, trackingStages } from '#domain/logistics/shipment.ts';
import { carriers } from '#domain/offer/facts.ts';

const upload = z.object({ url: z.string(), name: z.string() });
const direction = z.enum(shipmentDirections);
const carrier = z.enum(carriers);
/** Kilograms, as carriers weigh. */
const weight = z.number().min(0.1).max(1_000);
const referenceSchema = numberSchema(60);

/** What a carrier said of a parcel, as both sides read it. */
const trackingEventView = z.object({
  at: z.string(),
  stage: z.enum(trackingStages),
  text: z.string(),
  place: z.string().exactOptional(),
});

/** A parcel of which its carrier has said something, the latest word first. */
export const parcelOnItsWay = z.object({
  trackingNumber: z.string(),
  direction,
  tracking: z.array(trackingEventView).min(1),
});
export type ParcelOnItsWay = z.infer<typeof parcelOnItsWay>;

const parcelView = z.object({
  reference: z.string(),
  weight: z.number(),
  state: z.enum(parcelStates),
  attempts: z.int(),
  notBefore: z.string().exactOptional(),
  trackingNumber: z.string().exactOptional(),
  label: upload.exactOptional(),
  qrCode: upload.exactOptional(),
  /** What came in place of a label. */
  aside: upload.exactOptional(),
  trouble: z.enum(parcelTroubles).exactOptional(),
  /** The carrier's words about it. */
  said: z.string().exactOptional(),
  tracking: z.array(trackingEventView),
});
export type ParcelView = z.infer<typeof parcelView>;

const shipmentView = z.object({
  id: z.string(),
  site: z.string().exactOptional(),
  direction,
  carrier,
  reference: z.string(),
  state: z.enum(parcelStates),
  /** No access to the carrier was set up: numbers are typed. */
  byHand: z.literal(true).exactOptional(),
  announcedAt: z.string().exactOptional(),
  /** Why the sale did not take it, in German. */
  refusal: z.string().exactOptional(),
  by: z.string(),
  at: z.string(),
  parcels: z.array(parcelView),
  mayRetry: z.boolean(),
  mayCancel: z.boolean(),
  mayAnnounce: z.boolean(),
});
export type ShipmentView = z.infer<typeof shipmentView>;

/** What may be ordered now, from or to where, with parcels as they are packed by estimate. */
const proposalView = z.object({
  direction,
  site: z.string().exactOptional(),
  /** Where the seller's parcels start or end. */
  place: z.array(z.string()),
  weights: z.array(z.number()),
  /** What has to be known before. */
  warnings: z.array(z.string()),
  /** What speaks against a carrier, by our contract with it (LOG-12). */
  against: z.partialRecord(carrier, z.string()),
});
export type ShipmentProposal = z.infer<typeof proposalView>;

/** The shipments of a sale as the desk sees them. */
export const shipmentsSchema = z.object({
  shipments: z.array(shipmentView),
  proposals: z.array(proposalView),
  carriers: z.array(
    z.object({
      carrier,
      name: z.string(),
      /** Whether its service makes the labels. */
      isConnected: z.boolean(),
      /** Kilograms of one parcel. */
      weight: z.number(),
    }),
  ),
});
export type ShipmentsView = z.infer<typeof shipmentsSchema>;

const wanted = {
  direction,
  site: siteSchema.exactOptional(),
  carrier,
  parcels: z.array(z.strictObject({ weight })).min(1).max(30),
};

/** Body of createShipment: the id is the caller's, so that the same call again makes nothing more. */
export const createShipmentSchema = z.strictObject({ id: z.uuid(), ...wanted });
export type CreateShipment = z.infer<typeof createShipmentSchema>;

/** Body of checkShipment. */
export const checkShipmentSchema = z.strictObject(wanted);
export type CheckShipment = z.infer<typeof checkShipmentSchema>;

/** What the carrier would refuse, parcel by parcel in the order that was sent; empty where it would take it. */
export const checkedShipmentSchema = z.object({
  parcels: z.array(z.object({ refusals: z.array(z.string()) })),
  /** Whether the carrier itself was asked. */
  isAsked: z.boolean(),
});
export type CheckedShipment = z.infer<typeof checkedShipmentSchema>;

/** Body of changeShipment. */
export const changeShipmentSchema = z.discriminatedUnion('change', [
  z.strictObject({ change: z.enum(['retry', 'search', 'cancel']), id: z.uuid() }),
  /** What left the house, with the packaging that went along. */
  z.strictObject({ change: z.literal('announce'), id: z.uuid(), material: packagingUsedSchema }),
  /** A person has looked: the number of a parcel, or none where the carrier has none. */
  z.strictObject({
    change: z.literal('settle'),
    id: z.uuid(),
    parcel: referenceSchema,
    trackingNumber: trackingNumberSchema.exactOptional(),
    labelUpload: uploadUrlSchema.exactOptional(),
  }),
]);
export type ChangeShipment = z.infer<typeof changeShipmentSchema>;
