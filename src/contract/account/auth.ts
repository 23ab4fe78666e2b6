import { z } from 'zod';
import { lineSchema } from '#contract/fields.ts';
import { across, ruled } from '#contract/rules/ruled.ts';
import { rules, saying } from '#contract/rules/rules.ts';
import { emailSchema } from './accounts.ts';

const passwordLimits = { min: 10, max: 128 } as const;

/** A password that is to be set; whether it is one of the well-known ones is checked by the server. */
export const newPasswordSchema = ruled(
  z.string(),
  saying(`Das Passwort braucht mindestens ${passwordLimits.min} Zeichen.`, rules.min(passwordLimits.min)),
  saying(`Das Passwort darf höchstens ${passwordLimits.max} Zeichen haben.`, rules.max(passwordLimits.max)),
);

/** A password that is to be compared with the one on record. */
export const givenPasswordSchema = ruled(
  z.string(),
  rules.min(1),
  saying(`Das Passwort hat höchstens ${passwordLimits.max} Zeichen.`, rules.max(passwordLimits.max)),
);

/** The secret of a mailed link, as it stands in its address. */
export const tokenSchema = z.string().min(1).max(200);

/** What an account is made of; a business names its company, everything else can be added to the profile. */
export const registrationFields = z.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  business: z.boolean().exactOptional(),
  name: lineSchema(120).exactOptional(),
  company: lineSchema(160).exactOptional(),
});

/** A business names its company: for `across`. */
export const companyOfBusiness = {
  at: ['company'],
  fault: { rule: 'required', name: 'Firma' },
  holds: ({ business, company }: { business?: boolean; company?: string }) =>
    business !== true || company !== undefined,
};

/** Body of POST /auth/api/registerAccount. */
export const registerAccountSchema = across(registrationFields, companyOfBusiness);
export type RegisterAccount = z.infer<typeof registerAccountSchema>;

/** Body of POST /auth/api/sendEmailConfirmation; without an address the signed-in account's own is meant. */
export const sendEmailConfirmationSchema = z.strictObject({ email: emailSchema.exactOptional() });

/** Body of POST /auth/api/confirmEmail; the password is asked for outside the session that registered. */
export const confirmEmailSchema = z.strictObject({
  token: tokenSchema,
  password: givenPasswordSchema.exactOptional(),
});

/** Body of POST /auth/api/recoverPassword. */
export const recoverPasswordSchema = z.strictObject({ email: emailSchema });

/** Body of POST /auth/api/resetPassword. */
export const resetPasswordSchema = z.strictObject({ token: tokenSchema, password: newPasswordSchema });

/** Body of POST /auth/api/login and of POST /desk/api/login. */
export const loginSchema = z.strictObject({ email: emailSchema, password: givenPasswordSchema });

/** Body of calls without payload, such as POST /auth/api/logout: none, or an empty object. */
export const noPayloadSchema = z.strictObject({}).nullish();
