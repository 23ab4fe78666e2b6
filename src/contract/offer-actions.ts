import { z } from 'zod';
import { declarationNames } from '#domain/offer/events.ts';
import { weekdays } from '#domain/values/weekday.ts';
import { knownTextVersions } from './declarations.ts';
import {
  contactEmailSchema,
  daySchema,
  eurosSchema,
  ibanSchema,
  lineSchema,
  postcodeSchema,
  processIdSchema,
  textSchema,
  timeSchema,
  uploadUrlSchema,
} from './fields.ts';
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

/** Texts the customer has ticked, each with its version (domain.md LEG-03). */
const declarationsSchema = z
  .array(z.strictObject({ name: z.enum(declarationNames), textVersion: textVersionSchema }))
  .max(declarationNames.length)
  .refine((declared) => new Set(declared.map(({ name }) => name)).size === declared.length, {
    error: 'Bitte jede Erklärung nur einmal nennen.',
  });

const addressFields = {
  name: lineSchema(120),
  company: lineSchema(160).exactOptional(),
  street: lineSchema(120),
  zip: postcodeSchema,
  city: lineSchema(80),
};
const contactFields = { contactName: lineSchema(120).exactOptional(), contactPhone: lineSchema(40).exactOptional() };

/** The contract partner's address. */
export const contractAddressSchema = z.strictObject({ ...addressFields, ...contactFields });

/** Where packaging goes or goods are fetched. */
export const otherAddressSchema = z.discriminatedUnion('differentFromContract', [
  z.strictObject({ differentFromContract: z.literal(false) }),
  z.strictObject({ differentFromContract: z.literal(true), ...addressFields }),
]);

/** Payment and tax data; `selectedPayment` is never sent (spec.md section 5). */
export const contractDetailsSchema = z.strictObject({
  business: z.boolean(),
  iban: ibanSchema.exactOptional(),
  paypal: contactEmailSchema.exactOptional(),
  accountHolder: lineSchema(120),
  taxId: taxIdSchema.exactOptional(),
  taxIdType: taxIdTypeSchema.exactOptional(),
  vatStatus: vatStatusSchema.exactOptional(),
  selfBilling: z.boolean().exactOptional(),
});

const wishes = {
  timeFrom: timeSchema.exactOptional(),
  timeTo: timeSchema.exactOptional(),
  dateFrom: daySchema.exactOptional(),
  dateTo: daySchema.exactOptional(),
  ...contactFields,
  remarks: textSchema(1_000).exactOptional(),
};
const weekdaysSchema = z
  .array(z.enum(weekdays))
  .max(weekdays.length)
  .refine((days) => new Set(days).size === days.length, 'Bitte jeden Wochentag nur einmal nennen.');

interface Spans {
  timeFrom?: string;
  timeTo?: string;
  dateFrom?: string;
  dateTo?: string;
}
/** A span with one end stays open at the other. */
const isTimeAhead = ({ timeFrom, timeTo }: Spans) => !timeFrom || !timeTo || timeFrom < timeTo;
const isDateAhead = ({ dateFrom, dateTo }: Spans) => !dateFrom || !dateTo || dateFrom <= dateTo;
const timeTwisted = { error: 'Das Ende muss nach dem Beginn liegen.', path: ['timeTo'] };
const dateTwisted = { error: 'Der letzte Tag darf nicht vor dem ersten liegen.', path: ['dateTo'] };

/** When and how goods may be fetched. */
export const pickupDetailsSchema = z
  .strictObject({ preferredPickupWeekdays: weekdaysSchema, ...wishes })
  .refine(isTimeAhead, timeTwisted)
  .refine(isDateAhead, dateTwisted);
/** When the customer would bring the goods. */
export const deliveryDetailsSchema = z
  .strictObject({ preferredDeliveryWeekdays: weekdaysSchema, ...wishes })
  .refine(isTimeAhead, timeTwisted)
  .refine(isDateAhead, dateTwisted);

/** What submitAddresses and createFromOrder carry beside their ids. */
export const addressesFields = {
  contractAddress: contractAddressSchema,
  contractDetails: contractDetailsSchema,
  packagingAddress: otherAddressSchema.exactOptional(),
  pickupAddress: otherAddressSchema.exactOptional(),
  pickupDetails: pickupDetailsSchema.exactOptional(),
  deliveryDetails: deliveryDetailsSchema.exactOptional(),
};

/** Bodies of the customer's actions on an offer, by the call's name (spec.md section 7). */
export const offerActionSchemas = {
  acceptBid: z.strictObject({ inquiryId, declarations: declarationsSchema.exactOptional() }),
  declineBid: z.strictObject({ inquiryId }),
  submitCounterbid: z.strictObject({
    inquiryId,
    counterbid: eurosSchema,
    declarations: declarationsSchema.exactOptional(),
  }),
  omitCounterbid: z.strictObject({ inquiryId, counterbid: eurosSchema.exactOptional() }),
  /** `password` is asked for when the payment data of a running order changes (domain.md LEG-61). */
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
} as const;

export type OfferAction = keyof typeof offerActionSchemas;
export type OfferActionBody<A extends OfferAction> = z.infer<(typeof offerActionSchemas)[A]>;

/** Answer of every action: where the offer stands now. */
export const actionAnswerSchema = z.object({
  id: z.string(),
  inquiryId: z.string().optional(),
  orderId: z.string().optional(),
  version: z.int(),
  status: z.string(),
});
export type ActionAnswer = z.infer<typeof actionAnswerSchema>;
