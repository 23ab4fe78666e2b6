import { z } from 'zod';
import { weekdays } from '#domain/values/weekday.ts';
import { daySchema, lineSchema, postcodeSchema, textSchema, timeSchema } from './fields.ts';

/** The parts of submitAddresses that an offer's view shows again; a stored telephone number is shown as it is. */
const storedPhone = lineSchema(40);

const addressFields = {
  name: lineSchema(120),
  company: lineSchema(160).exactOptional(),
  street: lineSchema(120),
  zip: postcodeSchema,
  city: lineSchema(80),
};

const contactFields = (phone: z.ZodType<string, string>) => ({
  contactName: lineSchema(120).exactOptional(),
  contactPhone: phone.exactOptional(),
});

/** The contract partner's address with telephone numbers judged by `phone`. */
export const contractAddressWith = (phone: z.ZodType<string, string>) =>
  z.strictObject({ ...addressFields, ...contactFields(phone) });

/** Where packaging goes or goods are fetched. */
export const otherAddressSchema = z.discriminatedUnion('differentFromContract', [
  z.strictObject({ differentFromContract: z.literal(false) }),
  z.strictObject({ differentFromContract: z.literal(true), ...addressFields }),
]);

const wishes = (phone: z.ZodType<string, string>) => ({
  timeFrom: timeSchema.exactOptional(),
  timeTo: timeSchema.exactOptional(),
  dateFrom: daySchema.exactOptional(),
  dateTo: daySchema.exactOptional(),
  ...contactFields(phone),
  remarks: textSchema(1_000).exactOptional(),
});
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
const timeRangeInvalid = { error: 'Das Ende muss nach dem Beginn liegen.', path: ['timeTo'] };
const dateTwisted = { error: 'Der letzte Tag darf nicht vor dem ersten liegen.', path: ['dateTo'] };

/** When and how goods may be fetched, with telephone numbers judged by `phone`. */
export const pickupDetailsWith = (phone: z.ZodType<string, string>) =>
  z
    .strictObject({ preferredPickupWeekdays: weekdaysSchema, ...wishes(phone) })
    .refine(isTimeAhead, timeRangeInvalid)
    .refine(isDateAhead, dateTwisted);

/** When the customer would bring the goods, with telephone numbers judged by `phone`. */
export const deliveryDetailsWith = (phone: z.ZodType<string, string>) =>
  z
    .strictObject({ preferredDeliveryWeekdays: weekdaysSchema, ...wishes(phone) })
    .refine(isTimeAhead, timeRangeInvalid)
    .refine(isDateAhead, dateTwisted);

/** Places and wishes as an offer's view shows them. */
export const storedAddresses = {
  contractAddress: contractAddressWith(storedPhone).optional(),
  packagingAddress: otherAddressSchema.optional(),
  pickupAddress: otherAddressSchema.optional(),
  pickupDetails: pickupDetailsWith(storedPhone).optional(),
  deliveryDetails: deliveryDetailsWith(storedPhone).optional(),
};
