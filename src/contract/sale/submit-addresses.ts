import { z } from 'zod';
import { phoneSchema } from '#contract/account/phone.ts';
import {
  bicSchema,
  contactEmailSchema,
  ibanSchema,
  lineSchema,
  processIdSchema,
  siteSchema,
} from '#contract/fields.ts';
import { taxIdSchema, taxIdTypeSchema, vatStatusSchema } from '#contract/money/tax.ts';
import { maxSites } from '#domain/offer/parties/site-names.ts';
import { declarationsSchema } from './declaration-ticks.ts';
import { contractAddressWith, handoverPlaceWith, invoiceAddressSchema } from './offer-addresses.ts';

/** Payment and tax data; `selectedPayment` is never sent. */
const contractDetailsSchema = z.strictObject({
  business: z.boolean(),
  iban: ibanSchema.exactOptional(),
  /** Of an account outside of the EEA. */
  bic: bicSchema.exactOptional(),
  paypal: contactEmailSchema.exactOptional(),
  accountHolder: lineSchema(120),
  taxId: taxIdSchema.exactOptional(),
  taxIdType: taxIdTypeSchema.exactOptional(),
  vatStatus: vatStatusSchema.exactOptional(),
  selfBilling: z.boolean().exactOptional(),
  orderNumber: lineSchema(60).exactOptional(),
  costCentre: lineSchema(60).exactOptional(),
});

const handoverPlace = handoverPlaceWith(phoneSchema);

/** What submitAddresses and createFromOrder carry beside their ids. */
export const addressesFields = {
  contractAddress: contractAddressWith(phoneSchema),
  contractDetails: contractDetailsSchema,
  invoiceAddress: invoiceAddressSchema.exactOptional(),
  ...handoverPlace,
  /** Each of several places, under the name that the goods have it by; then nothing of a place stands beside them. */
  sites: z
    .array(z.strictObject({ site: siteSchema, ...handoverPlace }))
    .max(maxSites, `Bitte höchstens ${maxSites} Standorte.`)
    .exactOptional(),
};

/**
 * Body of submitAddresses. Apart from those of the other actions: it alone knows telephone and tax numbers, and whoever only
 * reads an offer does without. `password` is asked for when the payment data of a running order changes (LEG-61).
 */
export const submitAddressesSchema = z.strictObject({
  inquiryId: processIdSchema,
  ...addressesFields,
  declarations: declarationsSchema.exactOptional(),
  password: z.string().min(1).max(128).exactOptional(),
});
export type SubmitAddressesBody = z.infer<typeof submitAddressesSchema>;
