import { useEffect, useState } from 'react';
import { z } from 'zod';
import { emailSchema } from '#contract/accounts.ts';
import type { RegisterAccount } from '#contract/auth.ts';
import { lineSchema } from '#contract/fields.ts';
import { pages } from '#contract/urls.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { attribute } from '#web/ui/form/rule-texts.ts';
import { confirm } from '#web/ui/form/ruled.ts';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { repeatedPassword, repetition } from './repeated-password.ts';
import { sellers } from './sellers.ts';

const companyName = lineSchema(160);

const registrationSchema = confirm(
  z.strictObject({
    seller: z.enum(['private', 'business']),
    company: z.string(),
    email: emailSchema,
    ...repeatedPassword,
  }),
  repetition,
).superRefine(({ seller, company }, context) => {
  const problem = seller === 'business' ? companyName.safeParse(company).error?.issues[0] : undefined;
  const message = company.trim() === '' ? `${attribute} ist ein Pflichtfeld` : problem?.message;
  if (problem && message) context.addIssue({ code: 'custom', path: ['company'], message });
});

/** What is kept over a reload: all but the password. */
const draftSchema = z.object({ seller: z.enum(['private', 'business']), company: z.string(), email: z.string() });

interface RegistrationFormProps {
  /** Taken from the offer that was just sent, so that the account finds it. */
  readonly email?: string | undefined;
  /** Whether that offer was a firm's. */
  readonly business?: boolean | undefined;
  /** Throws a ProblemError when the server refuses. */
  readonly register: (account: RegisterAccount) => Promise<unknown>;
}

export function RegistrationForm({ email = '', business = false, register }: RegistrationFormProps) {
  const [kept] = useState(() => draftEntry('registrierung'));
  const form = useShopForm({
    schema: registrationSchema,
    labels: {
      seller: 'Wer verkauft?',
      company: 'Firma',
      email: 'E-Mail-Adresse',
      password: 'Passwort',
      repeated: 'Passwort wiederholen',
    },
    defaultValues: { seller: 'private', company: '', email, password: '', repeated: '' },
    onSubmit: async ({ seller, company, email, password }) => {
      const holder = seller === 'business' ? { business: true, company } : { business: false };
      await register({ email, password, ...holder });
      kept.forget();
    },
  });
  const { subscribe, setValue } = form.hook;

  // Only the browser knows either: the server has rendered the form without it.
  useEffect(() => {
    const typed = draftSchema.safeParse(kept.read()).data;
    if (typed === undefined) {
      if (business) setValue('seller', 'business');
      return;
    }
    setValue('seller', typed.seller);
    setValue('company', typed.company);
    if (typed.email !== '') setValue('email', typed.email);
  }, [kept, business, setValue]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { seller, company, email } }) => kept.keep({ seller, company, email }),
      }),
    [subscribe, kept],
  );

  const isBusiness = form.hook.watch('seller') === 'business';
  return (
    <div className="max-w-[28rem]">
      <Form form={form}>
        <Bound form={form} name="seller">
          {(field) => <RadioGroup {...field} options={sellers} required />}
        </Bound>
        {isBusiness && (
          <Bound form={form} name="company">
            {(field) => <TextField {...field} autoComplete="organization" required />}
          </Bound>
        )}
        <Bound form={form} name="email">
          {(field) => (
            <TextField
              {...field}
              type="email"
              inputMode="email"
              autoComplete="username"
              required
              hint="Dieselbe, mit der Sie angefragt haben: dann finden Sie Ihre Anfragen im Konto."
            />
          )}
        </Bound>
        <Bound form={form} name="password">
          {(field) => (
            <PasswordField
              {...field}
              autoComplete="new-password"
              required
              hint="Mindestens 10 Zeichen. Bekannte Passwörter, Ihr Name und Tastenfolgen nehmen wir nicht."
            />
          )}
        </Bound>
        <Bound form={form} name="repeated">
          {(field) => <PasswordField {...field} autoComplete="new-password" required />}
        </Bound>
        <div>
          <SubmitButton form={form} busyText="Das Konto wird angelegt …">
            Konto anlegen
          </SubmitButton>
        </div>
      </Form>
      <p className="mt-8 border-t border-line pt-6">
        Sie haben schon ein Konto?{' '}
        <PageLink href={pages.account.login} className="text-link">
          Anmelden
        </PageLink>
      </p>
    </div>
  );
}
