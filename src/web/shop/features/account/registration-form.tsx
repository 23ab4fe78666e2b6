import { useEffect, useState } from 'react';
import { registrationForm } from '#contract/account/account-forms.ts';
import type { RegisterAccount } from '#contract/account/auth.ts';
import { pages } from '#contract/site/urls.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import { EmailField } from '#web/ui/fields/email-field.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { restoreDraft } from '#web/ui/form/restore-draft.ts';
import { useFormDraft } from '#web/ui/form/use-form-draft.ts';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { SellerField } from './seller-field.tsx';

interface Entries {
  readonly business: boolean | undefined;
  readonly company: string;
  readonly email: string;
  readonly password: string;
  readonly repeated: string;
}

const starts: Entries = { business: undefined, company: '', email: '', password: '', repeated: '' };

/** Kept over a reload is all but the password. */
const withoutPassword = ({ business, company, email }: Entries) => ({ business, company, email });

interface RegistrationFormProps {
  /** Taken from the offer that was just sent, so that the account finds it. */
  readonly email?: string | undefined;
  /** Whether that offer was a firm's; undefined where there is none. */
  readonly business?: boolean | undefined;
  /** Throws a ProblemError when the server refuses. */
  readonly register: (account: RegisterAccount) => Promise<unknown>;
}

export function RegistrationForm({ email = '', business, register }: RegistrationFormProps) {
  const [entry] = useState(() => draftEntry('registrierung'));
  const form = useShopForm({
    schema: registrationForm,
    labels: {
      business: 'Verkäufer',
      company: 'Firma',
      email: 'E-Mail-Adresse',
      password: 'Passwort',
      repeated: 'Passwort wiederholen',
    },
    defaultValues: { ...starts, email },
    onSubmit: async (account) => {
      await register(account);
      entry.forget();
    },
  });
  const { setValue } = form.hook;

  // Only the browser knows either: the server has rendered the form without it.
  useEffect(() => {
    const draft = entry.read();
    if (draft === undefined) {
      if (business !== undefined) setValue('business', business);
      return;
    }
    const typed = restoreDraft(registrationForm, starts, draft);
    setValue('business', typed.business);
    setValue('company', typed.company);
    if (typed.email !== '') setValue('email', typed.email);
  }, [entry, business, setValue]);

  useFormDraft(form.hook, entry, withoutPassword);

  const isBusiness = form.hook.watch('business');
  /** Whoever has just sent an inquiry has said all but the password, which is typed once, as behind the mail's button. */
  const isKnown = email !== '' && business !== undefined;
  return (
    <div className="max-w-[28rem]">
      <Form form={form}>
        {!isKnown && (
          <Bound form={form} name="business">
            {(field) => <SellerField {...field} />}
          </Bound>
        )}
        {isBusiness && (
          <Bound form={form} name="company">
            {(field) => <TextField {...field} autoComplete="organization" />}
          </Bound>
        )}
        <Bound form={form} name="email">
          {(field) => (
            <EmailField
              {...field}
              autoComplete="username"
              hint="Dieselbe, mit der Sie angefragt haben: dann finden Sie Ihre Anfragen im Konto."
            />
          )}
        </Bound>
        <Bound form={form} name="password">
          {(field) => (
            <PasswordField
              {...field}
              onChange={(password) => {
                field.onChange(password);
                if (isKnown) setValue('repeated', password);
              }}
              autoComplete="new-password"
              hint="Mindestens 10 Zeichen. Bekannte Passwörter, Ihr Name und Tastenfolgen nehmen wir nicht an."
            />
          )}
        </Bound>
        {!isKnown && (
          <Bound form={form} name="repeated">
            {(field) => <PasswordField {...field} autoComplete="new-password" />}
          </Bound>
        )}
        <FormFoot form={form} act="Konto anlegen" busyText="Das Konto wird angelegt …" />
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
