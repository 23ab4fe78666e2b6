import { z } from 'zod';
import { ruled } from '#contract/rules/ruled.ts';
import { rules } from '#contract/rules/rules.ts';
import { otherCountries } from '#domain/values/country.ts';
import { emailKey } from '#domain/values/email.ts';

/** An e-mail address as every form sends it; it leaves the schema without blanks and in lower case. */
export const emailSchema = ruled(z.string().max(320).overwrite(emailKey), rules.email);

/** An account as its holder sees it; the password never travels back. */
export const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** A new address that counts once its mail has been answered. */
  pendingEmail: z.string().exactOptional(),
  business: z.boolean(),
  name: z.string().exactOptional(),
  company: z.string().exactOptional(),
  phone: z.string().exactOptional(),
  address: z
    .object({ street: z.string(), zip: z.string(), city: z.string(), country: z.enum(otherCountries).exactOptional() })
    .exactOptional(),
  createdAt: z.iso.datetime(),
  /** The statement for the Umsatzsteuer is from a former year: it is asked for again (INV-11). */
  vatStatusDue: z.boolean().exactOptional(),
});
export type Account = z.infer<typeof accountSchema>;

/** Answer of every authentication call: who is signed in now, null for a stranger. */
export const accountAnswerSchema = z.object({ account: accountSchema.nullable() });

/** Body of POST /accounts/delete. */
export const deleteAccountSchema = z.strictObject({ password: z.string().min(1).max(128) });
