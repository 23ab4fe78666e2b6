import { z } from 'zod';
import { eurosSchema, requiredTextSchema } from '#contract/fields.ts';
import { payoutMethods } from '#domain/payout/payout.ts';

/** What a seller reads of a payment that did not arrive. */
export const payoutBackView = z.object({
  amount: eurosSchema,
  /** Where it went, masked. */
  account: z.string(),
  method: z.enum(payoutMethods),
  /** In German. */
  reason: z.string(),
  at: z.string(),
  /** Nothing is paid until they have said which account is right. */
  isAsked: z.boolean(),
  /** They may say it, or say it anew. */
  mayAnswer: z.boolean(),
  /** In whose name and where it is paid next time, masked. */
  next: z.object({ holder: z.string(), account: z.string(), method: z.enum(payoutMethods) }),
  /** Until then nothing is paid there, since it is new (LEG-61). */
  heldUntil: z.string().exactOptional(),
  /** The account is in another name: somebody looks at it first. */
  isOtherPayee: z.boolean(),
});
export type PayoutBackView = z.infer<typeof payoutBackView>;

/** Answer of giveAccount, of confirmAccount and of settleAccountCheck. */
export const answeredAccountSchema = z.object({ id: z.string() });

/** Body of the desk's settleAccountCheck: the account as it was read, and why it is paid to once more. */
export const settleAccountCheckSchema = z.strictObject({
  holder: z.string().max(200),
  account: z.string().max(300),
  reason: requiredTextSchema(500),
});

/** The desk's call on a sale. */
export const settleAccountCheckCall = (offerId: string) => `/desk/api/settleAccountCheck/${offerId}`;
