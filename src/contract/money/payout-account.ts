import { z } from 'zod';
import { givenPasswordSchema } from '#contract/account/auth.ts';
import { accountOf } from '#contract/account/profile-forms.ts';
import { eitherOf, paymentFields } from '#contract/account/update-account.ts';
import { bicSchema } from '#contract/fields.ts';
import { formOf, withoutBlanks } from '#contract/rules/form-of.ts';
import { across } from '#contract/rules/ruled.ts';
import type { Payee } from '#domain/payout/payout.ts';
import { electronicIban, isOutsideEea } from '#domain/values/iban.ts';

/** An account outside of the EEA is named with its BIC. */
const givenFields = { ...paymentFields, bic: bicSchema.overwrite(electronicIban).exactOptional() };

/** Body of giveAccount: another account for a payment that came back, and the password (LEG-61). */
export const giveAccountSchema = z.strictObject({
  payment: eitherOf(z.strictObject(givenFields)),
  password: givenPasswordSchema,
});
export type GiveAccount = z.infer<typeof giveAccountSchema>;

/** Body of confirmAccount: the account is right after all. */
export const confirmAccountSchema = z.strictObject({});

interface Entries {
  way: 'iban' | 'paypal';
  payment: Record<'iban' | 'bic' | 'paypal' | 'accountHolder', string>;
  password: string;
}

/** The form of giveAccount; both ways keep what was typed, only the chosen one is sent. */
export const otherAccountForm = formOf<Entries>(({ way, payment, password }) => ({
  chosenWay: way,
  payment: withoutBlanks({
    [way]: payment[way],
    ...(way === 'iban' && isOutsideEea(payment.iban) && { bic: payment.bic }),
    accountHolder: payment.accountHolder,
  }),
  password,
}))(
  across(
    z.strictObject({
      chosenWay: z.enum(['iban', 'paypal']),
      payment: z.strictObject(givenFields),
      password: givenPasswordSchema,
    }),
    accountOf('iban'),
    accountOf('paypal'),
    {
      at: ['payment', 'bic'],
      fault: { rule: 'required' },
      holds: ({ payment }: { payment?: { iban?: string; bic?: string } }) =>
        !isOutsideEea(payment?.iban ?? '') || payment?.bic !== undefined,
    },
  ).transform(({ payment, password }): GiveAccount => ({ payment, password })),
);

/** The account of a body as it is kept. */
export function payeeIn({ accountHolder: holder, bic, ...account }: GiveAccount['payment']): Payee {
  const isNeeded = bic !== undefined && account.iban !== undefined && isOutsideEea(account.iban);
  return { holder, ...account, ...(isNeeded && { bic }) };
}
