import { z } from 'zod';
import type { OfferView } from '#contract/offer-view.ts';
import { formatPhone } from '#contract/phone.ts';
import { vatStatusSchema } from '#contract/tax.ts';
import { weekdays } from '#domain/values/weekday.ts';
import { noTicks } from '../declarations.ts';

const typed = z.string();
const addressFields = { name: typed, company: typed, street: typed, zip: typed, city: typed };
const contactFields = { contactName: typed, contactPhone: typed };
const tick = z.boolean();

const selectedPaymentSchema = z.enum(['iban', 'paypal']);
/** Who writes the document of a business: the provider a Gutschrift, or the seller an invoice; nothing is chosen beforehand. */
const billingSchema = z.enum(['creditNote', 'invoice']).optional();

/**
 * What the form holds as it is typed; blank means not given. `place` and `wishes` go out under the name that fits the
 * shipping method.
 */
export const addressValuesSchema = z.object({
  contractAddress: z.object({ ...addressFields, ...contactFields }),
  contractDetails: z.object({
    selectedPayment: selectedPaymentSchema,
    iban: typed,
    paypal: typed,
    accountHolder: typed,
    taxId: typed,
    vatStatus: z.union([vatStatusSchema, z.literal('')]),
    billing: billingSchema,
  }),
  place: z.object({ differentFromContract: tick, ...addressFields }),
  wishes: z.object({
    weekdays: z.array(z.enum(weekdays)),
    timeFrom: typed,
    timeTo: typed,
    dateFrom: typed.nullable(),
    dateTo: typed.nullable(),
    ...contactFields,
    remarks: typed,
  }),
  declarations: z.object({
    ownership: tick,
    terms: tick,
    adult: tick,
    authorised: tick,
    dataProcessing: tick,
    selfBilling: tick,
  }),
  password: typed,
});
export type AddressValues = z.infer<typeof addressValuesSchema>;

const noAddress = { name: '', company: '', street: '', zip: '', city: '' };
const noContact = { contactName: '', contactPhone: '' };

/** What the form starts with: what is on record, else nothing; a transfer is the usual way to be paid. */
export function valuesOf(view: OfferView): AddressValues {
  const { contractAddress, contractDetails } = view;
  return {
    contractAddress: {
      ...noAddress,
      ...noContact,
      ...given(contractAddress),
      contactPhone: formatPhone(contractAddress?.contactPhone ?? ''),
    },
    contractDetails: {
      selectedPayment: contractDetails?.paypal ? 'paypal' : 'iban',
      iban: contractDetails?.iban ?? '',
      paypal: contractDetails?.paypal ?? '',
      accountHolder: contractDetails?.accountHolder ?? '',
      taxId: contractDetails?.taxId ?? '',
      vatStatus: contractDetails?.vatStatus ?? '',
      billing: contractDetails && (contractDetails.selfBilling ? 'creditNote' : 'invoice'),
    },
    place: { differentFromContract: false, ...noAddress, ...given(view.packagingAddress ?? view.pickupAddress) },
    wishes: wishesOf(view),
    declarations: noTicks,
    password: '',
  };
}

function wishesOf({ pickupDetails, deliveryDetails }: OfferView): AddressValues['wishes'] {
  const { timeFrom, timeTo, dateFrom, dateTo, contactName, contactPhone, remarks } = {
    ...given(pickupDetails),
    ...given(deliveryDetails),
  };
  return {
    weekdays: pickupDetails?.preferredPickupWeekdays ?? deliveryDetails?.preferredDeliveryWeekdays ?? [],
    timeFrom: timeFrom ?? '',
    timeTo: timeTo ?? '',
    dateFrom: dateFrom ?? null,
    dateTo: dateTo ?? null,
    contactName: contactName ?? '',
    contactPhone: formatPhone(contactPhone ?? ''),
    remarks: remarks ?? '',
  };
}

/** What is on record, without the keys that hold nothing. */
function given<T extends object>(record: T | undefined): Partial<T> {
  return record ?? {};
}
