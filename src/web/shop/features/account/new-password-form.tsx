import { useState } from 'react';
import { newPasswordForm } from '#contract/account/account-forms.ts';
import { pages } from '#contract/site/urls.ts';
import type { ProblemError } from '#web/lib/problem-error.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { repeatedPasswordLabels } from './repeated-password.ts';
import { throwRefusal } from './throw-refusal.ts';

interface NewPasswordFormProps {
  readonly token: string;
  readonly resetPassword: (payload: { token: string; password: string }) => Promise<ProblemError | undefined>;
}

/** Sets the password that was forgotten; the token comes from the mail. */
export function NewPasswordForm({ token, resetPassword }: NewPasswordFormProps) {
  const [done, setDone] = useState(false);
  const form = useShopForm({
    schema: newPasswordForm,
    labels: repeatedPasswordLabels,
    defaultValues: { password: '', repeated: '' },
    onSubmit: async ({ password }) => {
      await throwRefusal(resetPassword({ token, password }));
      setDone(true);
    },
  });

  if (done) {
    return (
      <>
        <Notice kind="ok" title="Ihr neues Passwort gilt" takesFocus>
          Auf allen Geräten, auf denen Sie angemeldet waren, melden Sie sich damit neu an.
        </Notice>
        <PageLink href={pages.account.login} button="primary" className="mt-6">
          Anmelden
        </PageLink>
      </>
    );
  }
  return (
    <Form form={form}>
      <Bound form={form} name="password">
        {(field) => <PasswordField {...field} autoComplete="new-password" hint="Mindestens 10 Zeichen." />}
      </Bound>
      <Bound form={form} name="repeated">
        {(field) => <PasswordField {...field} autoComplete="new-password" />}
      </Bound>
      <FormFoot form={form} act="Passwort speichern" busyText="Das Passwort wird gespeichert …" />
    </Form>
  );
}
