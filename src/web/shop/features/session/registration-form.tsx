import { z } from 'zod';
import { registerAccountSchema } from '#contract/auth.ts';
import { pages } from '#contract/urls.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { confirmed } from '#web/ui/form/ruled.ts';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { useSession } from './use-session.ts';

const registrationSchema = confirmed(
  z.strictObject({ ...registerAccountSchema.pick({ email: true, password: true }).shape, repeated: z.string() }),
  { field: 'repeated', of: 'password', name: 'Passwort' },
);

interface RegistrationFormProps {
  /** Taken from the offer that was just sent, so that the account finds it. */
  readonly email?: string | undefined;
}

export function RegistrationForm({ email = '' }: RegistrationFormProps) {
  const session = useSession();
  const form = useShopForm({
    schema: registrationSchema,
    labels: { email: 'E-Mail-Adresse', password: 'Passwort', repeated: 'Passwort wiederholen' },
    defaultValues: { email, password: '', repeated: '' },
    onSubmit: async ({ email, password }) => {
      await session.register({ email, password });
    },
  });
  return (
    <div className="max-w-[28rem]">
      <Form form={form}>
        <Bound form={form} name="email">
          {(field) => (
            <TextField
              {...field}
              type="email"
              autoComplete="username"
              required
              hint="Dieselbe, mit der Sie angefragt haben: dann finden Sie Ihre Anfragen im Konto."
            />
          )}
        </Bound>
        <Bound form={form} name="password">
          {(field) => <PasswordField {...field} autoComplete="new-password" required hint="Mindestens 10 Zeichen." />}
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
