import { z } from 'zod';
import { itemConfigurationSchema } from '#contract/goods/configuration.ts';
import { eventTypes } from '#domain/offer/events/events.ts';
import { itemView, offerViewSchema, timelineEntry } from './offer-view.ts';

/** What readOffer answers under `data`: one offer as its owner sees it, each answer and each event by its record. */
export const wholeOfferViewSchema = offerViewSchema.extend({
  items: z.array(itemView.extend({ configuration: itemConfigurationSchema.optional() })),
  timeline: z.array(timelineEntry.extend({ type: z.enum(eventTypes) })),
});
export type WholeOfferView = z.infer<typeof wholeOfferViewSchema>;
