import { z } from 'zod';
import { givenPasswordSchema } from '#contract/auth.ts';
import { profileFields, type UpdateAccount } from '#contract/update-account.ts';
import { attribute } from '#web/ui/form/rule-texts.ts';

const required = `${attribute} ist ein Pflichtfeld`;

/** Puts what is wrong with a part of the body beside the fields it came from. */
function refuse(context: z.RefinementCtx, error: z.ZodError, entries: Readonly<Record<string, string>>): never {
  for (const { path, message } of error.issues) {
    const field = String(path.at(-1));
    context.addIssue({ code: 'custom', path: [field], message: entries[field]?.trim() === '' ? required : message });
  }
  return z.NEVER;
}

/** Who sells, from the form's entries to what updateAccount takes. */
export const personSchema = z
  .object({ seller: z.enum(['private', 'business']), name: z.string(), company: z.string() })
  .transform(({ seller, name, company }, context): UpdateAccount => {
    const read = z
      .object({ name: profileFields.name.nullable(), company: profileFields.company.nullable() })
      .safeParse({ name: name.trim() === '' ? null : name, company: seller === 'private' ? null : company });
    return read.success ? { business: seller === 'business', ...read.data } : refuse(context, read.error, { company });
  });

/** Where somebody is found: an address is whole, or there is none. */
export const addressSchema = z
  .object({ street: z.string(), zip: z.string(), city: z.string(), phone: z.string() })
  .transform(({ phone, ...entries }, context): UpdateAccount => {
    const isNone = Object.values(entries).every((entry) => entry.trim() === '');
    const read = z
      .object({ phone: profileFields.phone.nullable(), address: profileFields.address.nullable() })
      .safeParse({ phone: phone.trim() === '' ? null : phone, address: isNone ? null : entries });
    return read.success ? read.data : refuse(context, read.error, entries);
  });

/** Where the money goes; changing it takes the password. */
export const payoutSchema = z
  .object({
    way: z.enum(['iban', 'paypal', 'none']),
    iban: z.string(),
    paypal: z.string(),
    accountHolder: z.string(),
    payoutPassword: z.string(),
  })
  .transform(({ way, payoutPassword, ...entries }, context): UpdateAccount => {
    const read = z
      .object({ payment: profileFields.payment.nullable(), payoutPassword: givenPasswordSchema })
      .safeParse({
        payment: way === 'none' ? null : { [way]: entries[way], accountHolder: entries.accountHolder },
        payoutPassword,
      });
    if (!read.success) return refuse(context, read.error, entries);
    return { payment: read.data.payment, currentPassword: read.data.payoutPassword };
  });

/** What a business is for taxes. */
export const taxSchema = z
  .object({ vatStatus: z.string(), taxId: z.string() })
  .transform((entries, context): UpdateAccount => {
    const { vatStatus, taxId } = entries;
    const read = z
      .object({ vatStatus: profileFields.vatStatus, taxId: profileFields.taxId.nullable() })
      .safeParse({ vatStatus, taxId: taxId.trim() === '' ? null : taxId });
    return read.success ? read.data : refuse(context, read.error, entries);
  });

/** Another address to sign in with. */
export const newEmailSchema = z
  .object({ newEmail: profileFields.email, emailPassword: givenPasswordSchema })
  .transform(({ newEmail, emailPassword }): UpdateAccount => ({ email: newEmail, currentPassword: emailPassword }));
