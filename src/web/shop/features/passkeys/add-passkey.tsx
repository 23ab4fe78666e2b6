import { useState } from 'react';
import { passkeyCalls } from '#contract/account/passkey-calls.ts';
import { newPasskeyForm } from '#contract/account/passkey-forms.ts';
import { type NewPasskey, registerPasskeySchema, registrationOptionsSchema } from '#contract/account/passkeys.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { makePasskey } from '#web/lib/passkey-device.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { DialogFooter } from '#web/ui/form/dialog-footer.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { withPasswordField } from './with-password-field.ts';

interface AddPasskeyProps {
  readonly suggestedName: string;
  /** Has the server keep what the device made; throws a ProblemError when it refuses. */
  readonly keep: (made: NewPasskey) => Promise<void>;
}

export function AddPasskey({ suggestedName, keep }: AddPasskeyProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <div>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Passkey hinzufügen
      </Button>
      <Dialog open={asking} onClose={close} title="Passkey hinzufügen">
        <Question suggestedName={suggestedName} keep={keep} onClose={close} />
      </Dialog>
    </div>
  );
}

function Question({ suggestedName, keep, onClose }: AddPasskeyProps & { readonly onClose: () => void }) {
  const form = useShopForm({
    schema: newPasskeyForm,
    labels: { passkeyName: 'Name', passkeyPassword: 'Passwort' },
    defaultValues: { passkeyName: suggestedName, passkeyPassword: '' },
    onSubmit: async ({ passkeyName, passkeyPassword }) => {
      const answer = await withPasswordField(
        browserApi.post(passkeyCalls.registrationOptions, { password: passkeyPassword }),
      );
      const made = await makePasskey(registrationOptionsSchema.parse(answer).options);
      await keep(registerPasskeySchema.parse({ name: passkeyName, credential: made }));
      onClose();
    },
  });
  return (
    <Form form={form}>
      <p>
        Nach dem Passwort fragt Ihr Gerät, wo der Passkey liegen soll. Zur Sicherheit schreiben wir Ihnen eine E-Mail.
      </p>
      <Bound form={form} name="passkeyName">
        {(field) => (
          <TextField
            {...field}
            autoComplete="off"
            hint="Damit Sie Ihre Geräte unterscheiden, zum Beispiel Firmen-Laptop."
          />
        )}
      </Bound>
      <Bound form={form} name="passkeyPassword">
        {(field) => <PasswordField {...field} autoComplete="current-password" />}
      </Bound>
      <DialogFooter form={form} busyText="Ihr Gerät legt den Passkey an …" onBack={onClose}>
        Passkey anlegen
      </DialogFooter>
    </Form>
  );
}
