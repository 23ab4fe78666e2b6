import { firstPasswordForm } from '#contract/sale/offer-access.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';

interface FirstPasswordFormProps {
  /** Of the account: known by the link, so that nobody types it, and for the browser to keep beside the password. */
  readonly email: string;
  /** Not in the session that registered the address: its password is set already. */
  readonly askPassword: boolean;
  /** What the button does: 'Weiter zum Gebot'. */
  readonly onward: string;
  /** Throws a ProblemError when the server refuses. */
  readonly open: (password: string | undefined) => Promise<void>;
}

/** Sets the first password of an address that a mail's link has proved: once, since it can be shown. */
export function FirstPasswordForm({ email, askPassword, onward, open }: FirstPasswordFormProps) {
  const form = useShopForm({
    schema: firstPasswordForm(askPassword),
    labels: { password: 'Passwort festlegen' },
    defaultValues: { password: '' },
    onSubmit: ({ password }) => open(askPassword ? password : undefined),
  });
  return (
    <Form form={form}>
      {askPassword && (
        <>
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <Bound form={form} name="password">
            {(field) => (
              <PasswordField
                {...field}
                autoComplete="new-password"
                hint="Mindestens 10 Zeichen. Bekannte Passwörter und Tastenfolgen nehmen wir nicht an."
              />
            )}
          </Bound>
        </>
      )}
      <FormFoot form={form} act={onward} busyText="Der Verkauf wird geöffnet …" />
    </Form>
  );
}
