import { useState } from 'react';
import { recoverPasswordSchema } from '#contract/account/auth.ts';
import type { ProblemError } from '#web/lib/problem-error.ts';
import { EmailField } from '#web/ui/fields/email-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { throwRefusal } from './throw-refusal.ts';

interface ForgottenPasswordFormProps {
  /** As it was typed for the log-in. */
  readonly email?: string | undefined;
  readonly onSent: () => void;
  readonly recoverPassword: (payload: { email: string }) => Promise<ProblemError | undefined>;
}

export function ForgottenPasswordForm({ email: known = '', onSent, recoverPassword }: ForgottenPasswordFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useShopForm({
    schema: recoverPasswordSchema,
    labels: { email: 'E-Mail-Adresse' },
    defaultValues: { email: known },
    onSubmit: async ({ email }) => {
      await throwRefusal(recoverPassword({ email }));
      setSentTo(email);
      onSent();
    },
  });

  if (sentTo !== undefined) {
    return (
      <Notice kind="ok" title="Sehen Sie in Ihr Postfach" takesFocus>
        Wenn es zu {sentTo} ein Konto gibt, ist jetzt eine E-Mail unterwegs. Über den Link darin legen Sie ein neues
        Passwort fest.
      </Notice>
    );
  }
  return (
    <Form form={form}>
      <Bound form={form} name="email">
        {(field) => <EmailField {...field} autoComplete="username" />}
      </Bound>
      <FormFoot form={form} act="Link anfordern" busyText="Die E-Mail wird verschickt …" />
    </Form>
  );
}
