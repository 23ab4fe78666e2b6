import { z } from 'zod';
import { phases } from '#domain/offer/phase.ts';
import { offerViewSchema } from './offer-view.ts';
import { batterySchema } from './packing.ts';

/** One offer as the provider sees it: all the customer sees, the phase and the provider's next commands. */
export const deskOfferSchema = offerViewSchema.extend({
  phase: z.enum(phases),
  /** The provider's commands that may be sent now. */
  commands: z.array(z.string()),
  /** What is known about batteries before the goods leave; what is not `fine` waits for staff (LOG-11). */
  batteries: z.array(batterySchema),
  /** The customer has this offer open right now. */
  customerIsLooking: z.boolean(),
});
export type DeskOffer = z.infer<typeof deskOfferSchema>;
