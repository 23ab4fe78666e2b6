import { z } from 'zod';
import { emailKey, isEmail } from '#domain/values/email.ts';
import { lineSchema, postcodeSchema } from './fields.ts';

/** An e-mail address as every form sends it; it leaves the schema without blanks and in lower case. */
export const emailSchema = z
  .string()
  .max(320)
  .overwrite(emailKey)
  .refine(isEmail, { error: 'Bitte eine gültige E-Mail-Adresse eingeben.' });

/** Where the holder of an account is found; optional, and only a help for filling in forms. */
const accountAddressSchema = z.strictObject({
  street: lineSchema(120),
  zip: postcodeSchema,
  city: lineSchema(80),
});

const holder = {
  name: lineSchema(120),
  company: lineSchema(160),
  phone: lineSchema(40).regex(/^[\d +()/.-]+$/, { error: 'Bitte geben Sie die Telefonnummer in Ziffern an.' }),
};

/** What a person may say about themselves when registering; all of it can be added later. */
export const holderFields = {
  business: z.boolean().exactOptional(),
  name: holder.name.exactOptional(),
  company: holder.company.exactOptional(),
  phone: holder.phone.exactOptional(),
  address: accountAddressSchema.exactOptional(),
};

/** The same when changing: null takes a detail away. */
export const holderChangeFields = {
  business: z.boolean().exactOptional(),
  name: holder.name.nullable().exactOptional(),
  company: holder.company.nullable().exactOptional(),
  phone: holder.phone.nullable().exactOptional(),
  address: accountAddressSchema.nullable().exactOptional(),
};

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
  address: z.object({ street: z.string(), zip: z.string(), city: z.string() }).exactOptional(),
  createdAt: z.iso.datetime(),
});
export type Account = z.infer<typeof accountSchema>;

/** Answer of every authentication call: who is signed in now, null for a stranger (architecture.md, Answers). */
export const accountAnswerSchema = z.object({ account: accountSchema.nullable() });

/** Answer of GET /accounts/profile. */
export const profileAnswerSchema = z.object({ account: accountSchema });

/** Answer of GET /accounts/export: all that is kept about the holder (Art. 15 and 20 DSGVO). */
export const accountExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  account: accountSchema,
  sessions: z.array(
    z.object({ createdAt: z.iso.datetime(), expiresAt: z.iso.datetime(), userAgent: z.string().exactOptional() }),
  ),
  /** What the other parts of the shop keep, each under its own name, such as offers. */
  kept: z.record(z.string(), z.unknown()),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

/** Body of POST /accounts/delete. */
export const deleteAccountSchema = z.strictObject({ password: z.string().min(1).max(128) });
