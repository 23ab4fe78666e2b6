import { z } from 'zod';
import { givenPasswordSchema } from '#contract/account/auth.ts';
import { accountOf } from '#contract/account/profile-forms.ts';
import { eitherOf, paymentFields } from '#contract/account/update-account.ts';
import { bicSchema, eurosSchema, requiredTextSchema } from '#contract/fields.ts';
import { formOf, withoutBlanks } from '#contract/rules/form-of.ts';
import { across } from '#contract/rules/ruled.ts';
import { type Payee, payoutMethods } from '#domain/payout/payout.ts';
import { electronicIban, isOutsideEea } from '#domain/values/iban.ts';

/** What a seller reads of a payment that did not arrive. */
export const payoutBackView = z.object({
  amount: eurosSchema,
  /** Where it went, masked. */
  account: z.string(),
  method: z.enum(payoutMethods),
  /** In German. */
  reason: z.string(),
  at: z.string(),
  /** Nothing is paid until they have said which account is right. */
  isAsked: z.boolean(),
  /** They may say it, or say it anew. */
  mayAnswer: z.boolean(),
  /** In whose name and where it is paid next time, masked. */
  next: z.object({ holder: z.string(), account: z.string(), method: z.enum(payoutMethods) }),
  /** Until then nothing is paid there, since it is new (LEG-61). */
  heldUntil: z.string().exactOptional(),
  /** The account is in another name: somebody looks at it first. */
  isOtherPayee: z.boolean(),
});
export type PayoutBackView = z.infer<typeof payoutBackView>;

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

/** Answer of both. */
export const answeredAccountSchema = z.object({ id: z.string() });

/** Body of the desk's settleAccountCheck: the account as it was read, and why it is paid to once more. */
export const settleAccountCheckSchema = z.strictObject({
  holder: z.string().max(200),
  account: z.string().max(300),
  reason: requiredTextSchema(500),
});

/** The desk's call on a sale. */
export const settleAccountCheckCall = (offerId: string) => `/desk/api/settleAccountCheck/${offerId}`;

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
