import { z } from 'zod';
import { signOffStandings } from '#domain/offer/papers/sign-off.ts';
import { vatStatuses } from '#domain/offer/parties/addresses.ts';
import { itemView, offerViewSchema } from './offer-view.ts';
import { signOffAnswerView } from './sign-off.ts';

const adjustment = offerViewSchema.shape.adjustment;

/** What of a position its firm's own people search for. */
const shownOfItem = {
  id: true,
  entryId: true,
  title: true,
  description: true,
  quantity: true,
  serialNumbers: true,
  inventoryNumbers: true,
  site: true,
} as const;

/** What is to be judged: the sheet of a bid or of an adjusted bid, without photos, addresses and words to the provider. */
const price = offerViewSchema
  .pick({ phase: true, bid: true, basis: true, otherTax: true, listedGoods: true, testing: true })
  .extend({
    items: z.array(itemView.pick(shownOfItem)),
    adjustment,
    /** Of what the seller said of payment and tax the status alone: the price goes by it. */
    contractDetails: z.object({ vatStatus: z.enum(vatStatuses) }).exactOptional(),
    /** Of the agreed sheet, where it was adjusted after the inspection. */
    agreedMinimum: z.number().exactOptional(),
  });
export type SignOffPrice = z.infer<typeof price>;

const shown = z.object({
  found: z.literal(true),
  inquiryId: z.string().optional(),
  orderId: z.string().optional(),
  /** What is sold. */
  goods: z.string(),
  /** Address of whoever asks. */
  askedBy: z.string(),
  /** Whom they asked. */
  name: z.string(),
  askedAt: z.string(),
  lastDay: z.string(),
  standing: z.enum(signOffStandings),
  answered: signOffAnswerView.exactOptional(),
  /** While the seller has not decided about it. */
  price: price.exactOptional(),
});

/** The page data of /zustimmung/{token}/; forged, run out and erased look alike. */
export const signOffPageSchema = z.discriminatedUnion('found', [z.object({ found: z.literal(false) }), shown]);
export type SignOffPageData = z.infer<typeof signOffPageSchema>;
export type ShownSignOff = z.infer<typeof shown>;
