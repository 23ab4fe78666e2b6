import { z } from 'zod';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { deskOfferViewSchema } from './desk-offer-view.ts';

const { items, timeline } = wholeOfferViewSchema.shape;

/** What the desk's call answers of an offer: each answer about goods and each event by its record. */
export const deskOfferSchema = deskOfferViewSchema.extend({
  items,
  timeline: z.array(timeline.element.extend(deskOfferViewSchema.shape.timeline.element.pick({ by: true }).shape)),
});
export type DeskOffer = z.infer<typeof deskOfferSchema>;
