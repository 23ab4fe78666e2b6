import { z } from 'zod';
import { formOf } from '#contract/rules/form-of.ts';
import { across, confirm, ruled } from '#contract/rules/ruled.ts';
import { rules } from '#contract/rules/rules.ts';
import {
  companyOfBusiness,
  givenPasswordSchema,
  newPasswordSchema,
  type RegisterAccount,
  registrationFields,
} from './auth.ts';
import type { UpdateAccount } from './update-account.ts';

/** A new password, typed twice. */
const repeated = { password: newPasswordSchema, repeated: ruled(z.string(), rules.required) };
const asTyped = { field: 'repeated', of: 'password', name: 'Die Wiederholung des Passworts' } as const;

/** What the registration form holds. */
interface RegistrationEntries {
  /** Undefined until somebody has said it. */
  business: boolean | undefined;
  company: string;
  email: string;
  password: string;
  repeated: string;
}

/**
 * The registration form: its entries become the body of registerAccount. Who sells is asked of everybody
 * and chosen for nobody, though a call may leave it out. A company that was typed is a business's only.
 */
export const registrationForm = formOf<RegistrationEntries>()(
  across(
    confirm(registrationFields.extend({ ...repeated, business: z.boolean() }), asTyped),
    companyOfBusiness,
  ).transform(
    ({ repeated: _, company, ...account }): RegisterAccount =>
      account.business === true && company !== undefined ? { ...account, company } : account,
  ),
);

/** The form that sets a password which was forgotten. */
export const newPasswordForm = confirm(z.strictObject(repeated), asTyped);

/** The form by which somebody at the desk changes their own: its entries become the body of changeOwnPassword. */
export const ownPasswordForm = formOf<OwnPasswordEntries>()(
  confirm(z.strictObject({ currentPassword: givenPasswordSchema, ...repeated }), asTyped).transform(
    ({ repeated: _, ...change }) => change,
  ),
);

interface OwnPasswordEntries {
  currentPassword: string;
  password: string;
  repeated: string;
}

interface PasswordChangeEntries extends OwnPasswordEntries {
  removePasskeys: boolean;
}

/** The form that changes a password: its entries become the body of updateAccount. */
export const passwordChangeForm = formOf<PasswordChangeEntries>()(
  confirm(
    z.strictObject({ currentPassword: givenPasswordSchema, ...repeated, removePasskeys: z.boolean() }),
    asTyped,
  ).transform(
    ({ repeated: _, removePasskeys, ...change }): UpdateAccount => ({
      ...change,
      ...(removePasskeys && { removePasskeys }),
    }),
  ),
);

/** The form that confirms an address: outside the session that registered it asks for the password. */
export const emailConfirmationForm = (asksPassword: boolean) =>
  z.strictObject({ password: asksPassword ? givenPasswordSchema : z.string() });

/** The form that deletes an account; its field is named apart from those of the profile behind the dialog, whose ids it would share. */
export const deleteAccountForm = z.strictObject({ accountPassword: givenPasswordSchema });
