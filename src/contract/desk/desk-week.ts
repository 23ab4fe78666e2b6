import { z } from 'zod';
import { daySchema } from '#contract/fields.ts';
import { storedPlace } from '#contract/sale/offer-addresses.ts';

/** Query of GET /desk/api/week: any day of the week that is meant. */
export const weekQuerySchema = z.strictObject({ day: daySchema });

/** How far it is at a place: nothing agreed on, a day ahead, a day that passed while the goods still stand there, or gone. */
const visitStates = ['open', 'fixed', 'missed', 'gone'] as const;

/** Goods of one place that are fetched, or that the customer brings. */
const visitSchema = z.object({
  offerId: z.string(),
  number: z.string(),
  seller: z.string(),
  /** What is sold, in a line. */
  title: z.string(),
  method: z.enum(['pickup', 'delivery']),
  /** One of several places. */
  site: z.string().exactOptional(),
  /** Where our driver goes; absent where the customer comes to us. */
  address: z.array(z.string()).exactOptional(),
  /** The wishes behind it. */
  pickupDetails: storedPlace.pickupDetails,
  deliveryDetails: storedPlace.deliveryDetails,
  state: z.enum(visitStates),
  appointment: z.object({ date: z.string(), timeFrom: z.string(), timeTo: z.string() }).exactOptional(),
  /** Another one of its kind wants the same time. */
  overlaps: z.literal(true).exactOptional(),
});
export type Visit = z.infer<typeof visitSchema>;

/** Answer of GET /desk/api/week. */
export const weekSchema = z.object({
  /** The Monday with which it begins. */
  monday: z.string(),
  /** Its appointments, by day and time. */
  fixed: z.array(visitSchema),
  /** What has no appointment yet, or one that passed; what is due first comes first. */
  open: z.array(visitSchema),
});
export type Week = z.infer<typeof weekSchema>;
