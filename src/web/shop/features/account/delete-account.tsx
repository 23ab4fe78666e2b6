import { useState } from 'react';
import { deleteAccountForm } from '#contract/account/account-forms.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';

interface DeleteAccountProps {
  /** Throws a ProblemError when the server refuses. */
  readonly deleteAccount: (password: string) => Promise<void>;
}

export function DeleteAccount({ deleteAccount }: DeleteAccountProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Konto löschen</Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Konto endgültig löschen?">
        <Question deleteAccount={deleteAccount} onCancel={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

function Question({ deleteAccount, onCancel }: DeleteAccountProps & { readonly onCancel: () => void }) {
  const form = useShopForm({
    schema: deleteAccountForm,
    labels: { accountPassword: 'Passwort' },
    defaultValues: { accountPassword: '' },
    onSubmit: ({ accountPassword }) => deleteAccount(accountPassword),
  });
  return (
    <Form form={form}>
      <p>
        Ihr Zugang und Ihre Kontodaten werden gelöscht. Belege über Verkäufe bewahren wir so lange auf, wie das Gesetz
        es verlangt.
      </p>
      <Bound form={form} name="accountPassword">
        {(field) => <PasswordField {...field} autoComplete="current-password" />}
      </Bound>
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} kind="destructive" busyText="Das Konto wird gelöscht …">
          Konto löschen
        </SubmitButton>
        <Button className="max-sm:w-full" onClick={onCancel}>
          Konto behalten
        </Button>
      </div>
    </Form>
  );
}
