import { useState } from 'react';
import { ownPasswordForm } from '#contract/account/account-forms.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useDesk } from '../../desk-context.ts';

/** One's own password at the desk, by the former one. */
export function OwnPasswordForm() {
  const { api } = useDesk();
  const [saved, setSaved] = useState(false);
  const form = useShopForm({
    schema: ownPasswordForm,
    labels: {
      currentPassword: 'Bisheriges Passwort',
      password: 'Neues Passwort',
      repeated: 'Neues Passwort wiederholen',
    },
    defaultValues: { currentPassword: '', password: '', repeated: '' },
    onSubmit: async (change) => {
      setSaved(false);
      await api.post(deskApi.changeOwnPassword, change);
      form.hook.reset();
      setSaved(true);
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
      <FormFoot form={form} kind="secondary" act="Passwort ändern" busyText="Das Passwort wird gespeichert …" />
    </Form>
  );
}
