import { useState } from 'react';
import type { z } from 'zod';
import { addedWipeTokenSchema, addWipeTokenSchema, wipeTokenCalls, wipeTokensSchema } from '#contract/wipe-tokens.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useDesk } from '../../desk-context.ts';
import { instantText } from '../../ui/instant-text.ts';

export type Stations = z.infer<typeof wipeTokensSchema>['tokens'];

interface OfStations {
  readonly onChanged: (stations: Stations) => void;
}

/** A station: since when it has its token, when that was last used, and its end. */
export function StationPart({ station, onChanged }: OfStations & { readonly station: Stations[number] }) {
  const { api } = useDesk();
  const { id, name, createdAt, createdBy, lastUsedAt, revokedAt } = station;
  return (
    <li className="grid gap-1 border-t border-line py-3">
      <h3 className="wrap-anywhere">{name}</h3>
      <p className="text-muted">{`Token gemacht ${instantText(createdAt)}, ${createdBy}`}</p>
      <p>{lastUsedAt === undefined ? 'Noch nie benutzt' : `Zuletzt benutzt ${instantText(lastUsedAt)}`}</p>
      {revokedAt !== undefined ? (
        <p>{`Beendet ${instantText(revokedAt)}`}</p>
      ) : (
        <div>
          <ConfirmedButton
            kind="destructive"
            ends
            text="Token beenden …"
            question={`Token von ${name} beenden?`}
            confirmText="Token beenden"
            busyText="Wird beendet …"
            action={async () =>
              onChanged(wipeTokensSchema.parse(await api.post(wipeTokenCalls.revoke, { tokenId: id })).tokens)
            }
          >
            <p>Der Löschplatz liefert dann keine Berichte mehr. Ein beendetes Token gilt nie wieder.</p>
          </ConfirmedButton>
        </div>
      )}
    </li>
  );
}

/** Makes a token and shows it this once. */
export function AddStation({ onChanged }: OfStations) {
  const { api } = useDesk();
  const [token, setToken] = useState<string>();
  const form = useShopForm({
    schema: addWipeTokenSchema,
    labels: { name: 'Name des Löschplatzes' },
    defaultValues: { name: '' },
    async onSubmit(body) {
      const added = addedWipeTokenSchema.parse(await api.post(wipeTokenCalls.add, body));
      onChanged(added.tokens);
      setToken(added.token);
      form.hook.reset({ name: '' });
    },
  });
  if (token !== undefined) {
    return (
      <div role="status" className="grid gap-3">
        <p>
          Das Token zeigen wir nur jetzt: <code className="wrap-anywhere">{token}</code>
        </p>
        <Button className="justify-self-start" onClick={() => setToken(undefined)}>
          Weiteren Löschplatz anlegen
        </Button>
      </div>
    );
  }
  return (
    <Form form={form}>
      <Bound form={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Bound>
      <div>
        <SubmitButton form={form} busyText="Wird gemacht …">
          Token machen
        </SubmitButton>
      </div>
    </Form>
  );
}
