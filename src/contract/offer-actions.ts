import { z } from 'zod';
import { declarationNames } from '#domain/offer/declarations.ts';
import { statuses } from '#domain/offer/phase.ts';
import { knownTextVersions } from './declarations.ts';
import { contactEmailSchema, eurosSchema, ibanSchema, lineSchema, processIdSchema, uploadUrlSchema } from './fields.ts';
import type { OfferAction } from './offer-action-words.ts';
import { contractAddressWith, deliveryDetailsWith, otherAddressSchema, pickupDetailsWith } from './offer-addresses.ts';
import { phoneSchema } from './phone.ts';
import { taxIdSchema, taxIdTypeSchema, vatStatusSchema } from './tax.ts';

const inquiryId = processIdSchema;
const orderId = processIdSchema;

const textVersionSchema = z
  .string()
  .max(40)
  .refine(
    (version) => knownTextVersions.includes(version),
    'Diesen Text haben wir nicht gezeigt. Bitte laden Sie die Seite neu.',
  );

/** Texts the customer has ticked, each with its version (LEG-03). */
const declarationsSchema = z
  .array(z.strictObject({ name: z.enum(declarationNames), textVersion: textVersionSchema }))
  .max(declarationNames.length)
  .refine((declared) => new Set(declared.map(({ name }) => name)).size === declared.length, {
    error: 'Bitte jede Erklärung nur einmal nennen.',
  });

/** Payment and tax data; `selectedPayment` is never sent. */
const contractDetailsSchema = z.strictObject({
  business: z.boolean(),
  iban: ibanSchema.exactOptional(),
  paypal: contactEmailSchema.exactOptional(),
  accountHolder: lineSchema(120),
  taxId: taxIdSchema.exactOptional(),
  taxIdType: taxIdTypeSchema.exactOptional(),
  vatStatus: vatStatusSchema.exactOptional(),
  selfBilling: z.boolean().exactOptional(),
});

/** What submitAddresses and createFromOrder carry beside their ids. */
export const addressesFields = {
  contractAddress: contractAddressWith(phoneSchema),
  contractDetails: contractDetailsSchema,
  packagingAddress: otherAddressSchema.exactOptional(),
  pickupAddress: otherAddressSchema.exactOptional(),
  pickupDetails: pickupDetailsWith(phoneSchema).exactOptional(),
  deliveryDetails: deliveryDetailsWith(phoneSchema).exactOptional(),
};

/** Bodies of the customer's actions on an offer, by the call's name. */
export const offerActionSchemas = {
  acceptBid: z.strictObject({ inquiryId, declarations: declarationsSchema.exactOptional() }),
  declineBid: z.strictObject({ inquiryId }),
  submitCounterbid: z.strictObject({
    inquiryId,
    counterbid: eurosSchema,
    declarations: declarationsSchema.exactOptional(),
  }),
  omitCounterbid: z.strictObject({ inquiryId, counterbid: eurosSchema.exactOptional() }),
  /** `password` is asked for when the payment data of a running order changes (LEG-61). */
  submitAddresses: z.strictObject({
    inquiryId,
    ...addressesFields,
    declarations: declarationsSchema.exactOptional(),
    password: z.string().min(1).max(128).exactOptional(),
  }),
  dispatchGoods: z.strictObject({ orderId }),
  acceptAdjustedBid: z.strictObject({ orderId }),
  declineAdjustedBid: z.strictObject({ orderId }),
  issueInvoice: z.strictObject({ orderId, invoiceUpload: uploadUrlSchema }),
  finishOffer: z.strictObject({ orderId }),
  cancelOffer: z
    .strictObject({ inquiryId: inquiryId.exactOptional(), orderId: orderId.exactOptional() })
    .refine((body) => (body.inquiryId === undefined) !== (body.orderId === undefined), {
      error: 'Bitte entweder die Anfrage oder den Auftrag nennen.',
    }),
} as const satisfies Record<OfferAction, z.ZodType>;

export type OfferActionBody<A extends OfferAction> = z.infer<(typeof offerActionSchemas)[A]>;

/** Answer of every action: where the offer stands now. */
export const actionAnswerSchema = z.object({
  id: z.string(),
  inquiryId: z.string().optional(),
  orderId: z.string().optional(),
  version: z.int(),
  status: z.enum(statuses),
});
export type ActionAnswer = z.infer<typeof actionAnswerSchema>;
