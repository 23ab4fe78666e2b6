import { z } from 'zod';
import { estimateAnswerSchema } from '#contract/goods/estimate.ts';
import { itemView, offerViewSchema } from './offer-view.ts';

/** Address of the call by which the browser that sent an inquiry learns what comes of it at once. */
export const sentInquiryCall = (offerId: string) => `/selfservice/api/sentInquiry/${encodeURIComponent(offerId)}`;

/**
 * What came of an inquiry: 'judged' as long as it may still be answered at once, 'bid' with the sheet of an open bid, else 'waits', with
 * what kept it from an answer at once and what the goods bring by experience. Of the goods only what the sheet names, nothing of the person.
 */
export const sentInquirySchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('judged') }),
  estimateAnswerSchema.extend({ obstacles: offerViewSchema.shape.obstacles, state: z.literal('waits') }),
  offerViewSchema.pick({ basis: true, otherTax: true, listedGoods: true }).extend({
    state: z.literal('bid'),
    bid: offerViewSchema.shape.bid.unwrap(),
    items: z.array(itemView.pick({ id: true, title: true, description: true, quantity: true })),
  }),
]);
export type SentInquiryAnswer = z.infer<typeof sentInquirySchema>;
export type SentBid = Extract<SentInquiryAnswer, { state: 'bid' }>;
