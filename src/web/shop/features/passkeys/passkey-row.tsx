import { useState } from 'react';
import { passkeyNameForm, passkeyRemovalForm } from '#contract/account/passkey-forms.ts';
import type { Passkey } from '#contract/account/passkeys.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { DialogFooter } from '#web/ui/form/dialog-footer.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { withPasswordField } from './with-password-field.ts';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  /** Both throw a ProblemError when the server refuses. */
  readonly rename: (name: string) => Promise<void>;
  readonly remove: (password: string) => Promise<void>;
}

export function PasskeyRow({ passkey, rename, remove }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const close = () => setOpen(undefined);
  const day = (instant: string) => formatDay(dayOf(instant));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0">
        <p className="font-emphasis break-words">{name}</p>
        <p className="text-muted">
          {lastUsedAt === undefined ? 'noch nicht benutzt' : `zuletzt benutzt am ${day(lastUsedAt)}`}, angelegt am{' '}
          {day(createdAt)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          kind="quiet"
          aria-label={`„${name}“ umbenennen`}
          aria-haspopup="dialog"
          onClick={() => setOpen('rename')}
        >
          Umbenennen
        </Button>
        <Button
          kind="quiet"
          aria-label={`„${name}“ entfernen`}
          aria-haspopup="dialog"
          onClick={() => setOpen('remove')}
        >
          Entfernen
        </Button>
      </div>
      <Dialog open={open === 'rename'} onClose={close} title="Passkey umbenennen">
        <NewName name={name} rename={rename} onClose={close} />
      </Dialog>
      <Dialog open={open === 'remove'} onClose={close} title="Passkey entfernen?">
        <Removal name={name} remove={remove} onClose={close} />
      </Dialog>
    </li>
  );
}

interface NewNameProps extends Pick<PasskeyRowProps, 'rename'> {
  readonly name: string;
  readonly onClose: () => void;
}

function NewName({ name, rename, onClose }: NewNameProps) {
  const form = useShopForm({
    schema: passkeyNameForm,
    labels: { passkeyName: 'Name' },
    defaultValues: { passkeyName: name },
    onSubmit: async ({ passkeyName }) => {
      await rename(passkeyName);
      onClose();
    },
  });
  return (
    <Form form={form}>
      <Bound form={form} name="passkeyName">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Bound>
      <DialogFooter form={form} busyText="Der Name wird gespeichert …" onBack={onClose}>
        Name speichern
      </DialogFooter>
    </Form>
  );
}

interface RemovalProps extends Pick<PasskeyRowProps, 'remove'> {
  readonly name: string;
  readonly onClose: () => void;
}

function Removal({ name, remove, onClose }: RemovalProps) {
  const form = useShopForm({
    schema: passkeyRemovalForm,
    labels: { passkeyPassword: 'Passwort' },
    defaultValues: { passkeyPassword: '' },
    onSubmit: async ({ passkeyPassword }) => {
      await withPasswordField(remove(passkeyPassword));
      onClose();
    },
  });
  return (
    <Form form={form}>
      <p>
        Mit „{name}“ ist danach keine Anmeldung mehr möglich. Auf Ihrem Gerät löschen Sie ihn in dessen
        Passwortverwaltung.
      </p>
      <Bound form={form} name="passkeyPassword">
        {(field) => <PasswordField {...field} autoComplete="current-password" />}
      </Bound>
      <DialogFooter
        form={form}
        busyText="Der Passkey wird entfernt …"
        onBack={onClose}
        backText="Passkey behalten"
        ends
      >
        Passkey entfernen
      </DialogFooter>
    </Form>
  );
}
