import { z } from 'zod';
import { contactEmailSchema, ibanSchema, lineSchema } from '#contract/fields.ts';
import { taxIdSchema, vatStatusSchema } from '#contract/money/tax.ts';
import { problemTexts } from '#contract/problem.ts';
import { placeFields, postcodeRules } from '#contract/rules/place-fields.ts';
import { across } from '#contract/rules/ruled.ts';
import { electronicIban } from '#domain/values/iban.ts';
import { emailSchema } from './accounts.ts';
import { givenPasswordSchema, newPasswordSchema } from './auth.ts';
import { phoneSchema } from './phone.ts';

/** Where the holder of an account is found. */
const addressSchema = across(
  z.strictObject({ street: lineSchema(120), city: lineSchema(80), ...placeFields }),
  ...postcodeRules,
);

/** An IBAN is stored without blanks. */
export const paymentFields = {
  iban: ibanSchema.overwrite(electronicIban).exactOptional(),
  paypal: contactEmailSchema.exactOptional(),
  accountHolder: lineSchema(120),
};

const eitherWay = [
  {
    holds: ({ iban, paypal }: Ways) => iban !== undefined || paypal !== undefined,
    error: problemTexts.paymentMissing,
  },
  {
    holds: ({ iban, paypal }: Ways) => iban === undefined || paypal === undefined,
    error: problemTexts.paymentAmbiguous,
  },
] as const;
interface Ways {
  iban?: string;
  paypal?: string;
}

/** Where money goes: exactly one of iban and paypal, in the name of accountHolder (LEG-61). */
const paymentSchema = eitherOf(z.strictObject(paymentFields));

/** An account of which exactly one way is named. */
export function eitherOf<T extends z.ZodType<Ways>>(schema: T): T {
  const [some, one] = eitherWay;
  return schema.refine(some.holds, { error: some.error }).refine(one.holds, { error: one.error });
}

/** The details of a profile one by one, for the forms that ask for some of them. */
export const profileFields = {
  name: lineSchema(120),
  company: lineSchema(160),
  address: addressSchema,
  phone: phoneSchema,
  payment: paymentSchema,
  vatStatus: vatStatusSchema,
  taxId: taxIdSchema,
  email: emailSchema,
} as const;

const changes = z.strictObject({
  business: z.boolean().exactOptional(),
  name: profileFields.name.nullable().exactOptional(),
  company: profileFields.company.nullable().exactOptional(),
  address: profileFields.address.nullable().exactOptional(),
  phone: profileFields.phone.nullable().exactOptional(),
  payment: profileFields.payment.nullable().exactOptional(),
  vatStatus: profileFields.vatStatus.nullable().exactOptional(),
  taxId: profileFields.taxId.nullable().exactOptional(),
  email: profileFields.email.exactOptional(),
  password: newPasswordSchema.exactOptional(),
  /** With a new password: takes all passkeys away as well, for whoever fears that somebody else has made one. */
  removePasskeys: z.literal(true).exactOptional(),
  currentPassword: givenPasswordSchema.exactOptional(),
});

/**
 * Body of POST /auth/api/updateAccount: what is named changes, null takes a detail away. A new password, e-mail address or
 * way of payment needs the current password as well. Naming a vatStatus states it anew, today (INV-11).
 * Passkeys go with a new password only: both are one decision.
 */
export const updateAccountSchema = across(changes, {
  at: ['password'],
  fault: { rule: 'required', name: 'Neues Passwort' },
  holds: ({ password, removePasskeys }) => removePasskeys === undefined || password !== undefined,
});
export type UpdateAccount = z.infer<typeof updateAccountSchema>;
