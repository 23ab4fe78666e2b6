import { z } from 'zod';
import { electronicIban } from '#domain/values/iban.ts';
import { emailSchema } from './accounts.ts';
import { givenPasswordSchema, newPasswordSchema } from './auth.ts';
import { contactEmailSchema, ibanSchema, lineSchema, postcodeSchema } from './fields.ts';
import { phoneSchema } from './phone.ts';
import { problemTexts } from './problem.ts';
import { taxIdSchema, vatStatusSchema } from './tax.ts';

/** Where the holder of an account is found. */
const addressSchema = z.strictObject({ street: lineSchema(120), zip: postcodeSchema, city: lineSchema(80) });

/** Where money goes: exactly one of iban (stored without blanks) and paypal, in the name of accountHolder (domain.md LEG-61). */
const paymentSchema = z
  .strictObject({
    iban: ibanSchema.overwrite(electronicIban).exactOptional(),
    paypal: contactEmailSchema.exactOptional(),
    accountHolder: lineSchema(120),
  })
  .refine(({ iban, paypal }) => iban !== undefined || paypal !== undefined, { error: problemTexts.paymentMissing })
  .refine(({ iban, paypal }) => iban === undefined || paypal === undefined, { error: problemTexts.paymentAmbiguous });

/**
 * Body of POST /auth/api/updateAccount: what is named changes, null takes a detail away. A new password, e-mail address or
 * way of payment needs the current password as well. Naming a vatStatus states it anew, today (domain.md INV-11).
 */
export const updateAccountSchema = z.strictObject({
  business: z.boolean().exactOptional(),
  name: lineSchema(120).nullable().exactOptional(),
  company: lineSchema(160).nullable().exactOptional(),
  address: addressSchema.nullable().exactOptional(),
  phone: phoneSchema.nullable().exactOptional(),
  payment: paymentSchema.nullable().exactOptional(),
  vatStatus: vatStatusSchema.nullable().exactOptional(),
  taxId: taxIdSchema.nullable().exactOptional(),
  email: emailSchema.exactOptional(),
  password: newPasswordSchema.exactOptional(),
  currentPassword: givenPasswordSchema.exactOptional(),
});
export type UpdateAccount = z.infer<typeof updateAccountSchema>;
