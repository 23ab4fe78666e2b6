import { z } from 'zod';
import type { vatStatusSchema } from '#contract/money/tax.ts';
import { blanksAsNull, formOf, withoutBlanks } from '#contract/rules/form-of.ts';
import { across } from '#contract/rules/ruled.ts';
import type { OtherCountry } from '#domain/values/country.ts';
import { givenPasswordSchema } from './auth.ts';
import { paymentFields, profileFields, type UpdateAccount } from './update-account.ts';

/** Who sells. What is left blank is taken away; a company that was typed is a business's only. */
export const personForm = formOf<{ business: boolean; name: string; company: string }>(
  ({ business, name, company }) => ({
    business,
    name: blanksAsNull(name),
    company: business ? blanksAsNull(company) : null,
  }),
)(
  across(
    z.strictObject({
      business: z.boolean(),
      name: profileFields.name.nullable(),
      company: profileFields.company.nullable(),
    }),
    {
      at: ['company'],
      fault: { rule: 'required' },
      holds: ({ business, company }) => business !== true || company !== null,
    },
  ),
);

interface FoundAt {
  address: Record<'street' | 'zip' | 'city', string> & { country: OtherCountry | '' };
  phone: string;
}

/** Where somebody is found and called: an address is whole, or there is none. */
export const profileAddressForm = formOf<FoundAt>((entries) => ({
  address: blanksAsNull(entries.address) && withoutBlanks(entries.address),
  phone: blanksAsNull(entries.phone),
}))(z.strictObject({ address: profileFields.address.nullable(), phone: profileFields.phone.nullable() }));

/** What the form of the payout holds; both ways keep what was typed, only the chosen one is sent. */
interface PayoutEntries {
  way: 'iban' | 'paypal' | 'none';
  payment: Record<'iban' | 'paypal' | 'accountHolder', string>;
  payoutPassword: string;
}

/** Where the money goes; changing it takes the password. */
export const payoutForm = formOf<PayoutEntries>(({ way, payment, payoutPassword }) => ({
  chosenWay: way,
  payment: way === 'none' ? null : withoutBlanks({ [way]: payment[way], accountHolder: payment.accountHolder }),
  payoutPassword,
}))(
  across(
    z.strictObject({
      chosenWay: z.enum(['iban', 'paypal', 'none']),
      payment: z.strictObject(paymentFields).nullable(),
      payoutPassword: givenPasswordSchema,
    }),
    accountOf('iban'),
    accountOf('paypal'),
  ).transform(({ payment, payoutPassword }): UpdateAccount => ({ payment, currentPassword: payoutPassword })),
);

/** The chosen way to be paid needs its account. */
export function accountOf(way: 'iban' | 'paypal') {
  return {
    at: ['payment', way],
    fault: { rule: 'required' },
    holds: ({ chosenWay, payment }: { chosenWay?: string; payment?: { iban?: string; paypal?: string } | null }) =>
      chosenWay !== way || payment?.[way] !== undefined,
  };
}

/** What a business is for taxes. */
export const taxForm = formOf<{ vatStatus: z.infer<typeof vatStatusSchema> | ''; taxId: string }>(
  ({ vatStatus, taxId }) => ({ vatStatus, taxId: blanksAsNull(taxId) }),
)(z.strictObject({ vatStatus: profileFields.vatStatus, taxId: profileFields.taxId.nullable() }));

/** Another address to sign in with. */
export const newEmailForm = z
  .strictObject({ newEmail: profileFields.email, emailPassword: givenPasswordSchema })
  .transform(({ newEmail, emailPassword }): UpdateAccount => ({ email: newEmail, currentPassword: emailPassword }));
