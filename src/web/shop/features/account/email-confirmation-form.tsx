import { emailConfirmationForm } from '#contract/account/account-forms.ts';
import type { ProblemError } from '#web/lib/problem-error.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { throwRefusal } from './throw-refusal.ts';

interface EmailConfirmationFormProps {
  readonly token: string;
  /** Outside the session that registered the account's password is asked for. */
  readonly askPassword: boolean;
  readonly confirmEmail: (payload: { token: string; password?: string }) => Promise<ProblemError | undefined>;
  readonly onConfirmed: () => void;
}

export function EmailConfirmationForm({ token, askPassword, confirmEmail, onConfirmed }: EmailConfirmationFormProps) {
  const form = useShopForm({
    schema: emailConfirmationForm(askPassword),
    labels: { password: 'Passwort' },
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      await throwRefusal(confirmEmail(askPassword ? { token, password } : { token }));
      onConfirmed();
    },
  });
  return (
    <Form form={form}>
      {askPassword && (
        <Bound form={form} name="password">
          {(field) => (
            <PasswordField
              {...field}
              autoComplete="current-password"
              hint="Das Passwort, das Sie beim Anlegen des Kontos gewählt haben. So kann niemand ein fremdes Konto auf Ihre Adresse bestätigen lassen."
            />
          )}
        </Bound>
      )}
      <FormFoot form={form} act="E-Mail-Adresse bestätigen" busyText="Wird bestätigt …" />
    </Form>
  );
}
