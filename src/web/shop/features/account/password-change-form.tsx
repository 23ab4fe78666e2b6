import { useState } from 'react';
import { passwordChangeForm } from '#contract/account/account-forms.ts';
import type { UpdateAccount } from '#contract/account/update-account.ts';
import type { ProblemError } from '#web/lib/problem-error.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { repeatedPasswordLabels } from './repeated-password.ts';

interface PasswordChangeFormProps {
  readonly updateAccount: (change: UpdateAccount) => Promise<ProblemError | undefined>;
  /** All passkeys are gone with the former password. */
  readonly onPasskeysRemoved: () => void;
  /** Called when the server no longer knows who is writing. */
  readonly onSignedOut: () => void;
}

export function PasswordChangeForm({ updateAccount, onPasskeysRemoved, onSignedOut }: PasswordChangeFormProps) {
  const [saved, setSaved] = useState(false);
  const form = useShopForm({
    schema: passwordChangeForm,
    labels: {
      currentPassword: 'Bisheriges Passwort',
      ...repeatedPasswordLabels,
      removePasskeys: 'Auch alle Passkeys entfernen',
    },
    defaultValues: { currentPassword: '', password: '', repeated: '', removePasskeys: false },
    onSubmit: async (change) => {
      setSaved(false);
      const problem = await updateAccount(change);
      if (problem?.status === 401) onSignedOut();
      if (problem !== undefined) throw problem;
      form.hook.reset();
      setSaved(true);
      if (change.removePasskeys === true) onPasskeysRemoved();
    },
  });
  return (
    <Form form={form}>
      {saved && <Notice kind="ok" title="Ihr neues Passwort gilt" />}
      <Bound form={form} name="currentPassword">
        {(field) => <PasswordField {...field} autoComplete="current-password" />}
      </Bound>
      <Bound form={form} name="password">
        {(field) => <PasswordField {...field} autoComplete="new-password" hint="Mindestens 10 Zeichen." />}
      </Bound>
      <Bound form={form} name="repeated">
        {(field) => <PasswordField {...field} autoComplete="new-password" />}
      </Bound>
      <Bound form={form} name="removePasskeys">
        {(field) => <Checkbox {...field} hint="Falls jemand anders einen angelegt haben könnte." />}
      </Bound>
      <FormFoot form={form} kind="secondary" act="Passwort ändern" busyText="Das Passwort wird gespeichert …" />
    </Form>
  );
}
