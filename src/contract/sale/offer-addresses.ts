import { z } from 'zod';
import { daySchema, lineSchema, numberSchema, postcodeSchema, textSchema, timeSchema } from '#contract/fields.ts';
import { placeFields, postcodeRules } from '#contract/rules/place-fields.ts';
import { across } from '#contract/rules/ruled.ts';
import type {
  Address,
  ContractAddress,
  HandoverPlace,
  HandoverWishes,
  Place,
} from '#domain/offer/parties/addresses.ts';
import { weekdays } from '#domain/values/weekday.ts';

/** The parts of submitAddresses that an offer's view shows again; a stored telephone number is shown as it is. */
const storedPhone = numberSchema(40);

/** A schema for each field of the domain's type: a field without one, or one that is not of its type, does not compile. */
type FieldsOf<Fields> = { readonly [Name in keyof Fields]-?: z.ZodType<Fields[Name]> };

const addressFields = {
  name: lineSchema(120),
  company: lineSchema(160).exactOptional(),
  street: lineSchema(120),
  zip: postcodeSchema,
  city: lineSchema(80),
} satisfies FieldsOf<Address>;

const contactFields = (phone: z.ZodType<string, string>) =>
  ({
    contactName: lineSchema(120).exactOptional(),
    contactPhone: phone.exactOptional(),
  }) satisfies FieldsOf<Pick<ContractAddress, 'contactName' | 'contactPhone'>>;

const abroadFields = { ...addressFields, ...placeFields } satisfies FieldsOf<Place>;

/** The contract partner's address with telephone numbers judged by `phone`. */
export const contractAddressWith = (phone: z.ZodType<string, string>) =>
  across(
    z.strictObject({ ...abroadFields, ...contactFields(phone) } satisfies FieldsOf<ContractAddress>),
    ...postcodeRules,
  );

const sameAddress = z.strictObject({ differentFromContract: z.literal(false) });

/** Where packaging goes or goods are fetched. */
export const otherAddressSchema = z.discriminatedUnion('differentFromContract', [
  sameAddress,
  z.strictObject({ differentFromContract: z.literal(true), ...addressFields }),
]);

/** Where a business wants its papers. */
export const invoiceAddressSchema = z.discriminatedUnion('differentFromContract', [
  sameAddress,
  across(z.strictObject({ differentFromContract: z.literal(true), ...abroadFields }), ...postcodeRules),
]);

const wishes = (phone: z.ZodType<string, string>) =>
  ({
    timeFrom: timeSchema.exactOptional(),
    timeTo: timeSchema.exactOptional(),
    dateFrom: daySchema.exactOptional(),
    dateTo: daySchema.exactOptional(),
    ...contactFields(phone),
    remarks: textSchema(1_000).exactOptional(),
  }) satisfies FieldsOf<HandoverWishes>;

const weekdaysSchema = z
  .array(z.enum(weekdays))
  .max(weekdays.length)
  .refine((days) => new Set(days).size === days.length, { params: { fault: { rule: 'once' } } });

/** A span with one end stays open at the other. */
const inOrder = [
  {
    at: ['timeTo'],
    fault: { rule: 'endsTooEarly' },
    holds: ({ timeFrom, timeTo }: HandoverWishes) => !timeFrom || !timeTo || timeFrom < timeTo,
  },
  {
    at: ['dateTo'],
    fault: { rule: 'lastDayTooEarly' },
    holds: ({ dateFrom, dateTo }: HandoverWishes) => !dateFrom || !dateTo || dateFrom <= dateTo,
  },
];

/** When and how goods may be fetched, with telephone numbers judged by `phone`. */
export const pickupDetailsWith = (phone: z.ZodType<string, string>) =>
  across(z.strictObject({ preferredPickupWeekdays: weekdaysSchema, ...wishes(phone) }), ...inOrder);

const deliveryDetailsWith = (phone: z.ZodType<string, string>) =>
  across(z.strictObject({ preferredDeliveryWeekdays: weekdaysSchema, ...wishes(phone) }), ...inOrder);

/** Where and when goods are handed over, with telephone numbers judged by `phone`. */
export const handoverPlaceWith = (phone: z.ZodType<string, string>) =>
  ({
    packagingAddress: otherAddressSchema.exactOptional(),
    pickupAddress: otherAddressSchema.exactOptional(),
    pickupDetails: pickupDetailsWith(phone).exactOptional(),
    deliveryDetails: deliveryDetailsWith(phone).exactOptional(),
  }) satisfies FieldsOf<HandoverPlace>;

/** The same of an offer's only place, and of one of several, as its view shows them. */
export const storedPlace = z.object(handoverPlaceWith(storedPhone)).partial().shape;

/** Places and wishes as an offer's view shows them. */
export const storedAddresses = {
  contractAddress: contractAddressWith(storedPhone).optional(),
  invoiceAddress: invoiceAddressSchema.optional(),
  ...storedPlace,
};
