import { useState } from 'react';
import { type Person, peopleSchema } from '#contract/desk/desk-people.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';
import { RolesField } from './roles-field.tsx';

interface PersonRowProps {
  readonly person: Person;
  readonly onChanged: (people: readonly Person[]) => void;
}

/** Somebody with a place at the desk: the kinds of work, the second factor, the place itself. */
export function PersonRow({ person: { id, email, name, roles, hasSecondFactor }, onChanged }: PersonRowProps) {
  const { api } = useDesk();
  const [chosen, setChosen] = useState(roles);
  const change = async (address: string, body: object) =>
    onChanged(peopleSchema.parse(await api.post(address, body)).people);
  const { busy, refusal, run } = useAction(() => change(deskApi.setRoles, { staffId: id, roles: chosen }));
  const [typed, setTyped] = useState(name);
  const naming = useAction(() => change(deskApi.namePerson, { staffId: id, name: typed }));
  const isOther = chosen.join() !== roles.join();
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <h3 className="wrap-anywhere">{name || email}</h3>
      <p className="text-muted">
        {name !== '' && `${email}. `}
        {hasSecondFactor ? 'Zweiter Faktor eingerichtet' : 'Noch kein zweiter Faktor'}
      </p>
      <TextField name={`name-${id}`} label="Name" value={typed} onChange={setTyped} autoComplete="off" />
      <RolesField name={`roles-${id}`} label="Aufgaben" value={chosen} onChange={(next) => setChosen([...next])} />
      <Refusal text={naming.refusal ?? refusal} />
      <div className="flex flex-wrap gap-3">
        {typed.trim() !== name && (
          <Button busy={naming.busy} busyText="Wird gespeichert …" onClick={() => void naming.run()}>
            Namen speichern
          </Button>
        )}
        {isOther && chosen.length > 0 && (
          <Button kind="primary" busy={busy} busyText="Wird gespeichert …" onClick={() => void run()}>
            Aufgaben speichern
          </Button>
        )}
        {hasSecondFactor && (
          <ConfirmedButton
            kind="secondary"
            text="Zweiten Faktor zurücksetzen …"
            question="Zweiten Faktor zurücksetzen?"
            confirmText="Zurücksetzen"
            busyText="Wird zurückgesetzt …"
            action={() => change(deskApi.resetSecondFactor, { staffId: id })}
          >
            <p>{email} richtet ihn bei der nächsten Anmeldung neu ein und bekommt eine E-Mail darüber.</p>
          </ConfirmedButton>
        )}
        <ConfirmedButton
          kind="quiet"
          ends
          text="Zugang entziehen …"
          question="Zugang entziehen?"
          confirmText="Zugang entziehen"
          busyText="Wird entzogen …"
          action={() => change(deskApi.removePerson, { staffId: id })}
        >
          <p>{email} wird überall abgemeldet und kann sich nicht mehr anmelden.</p>
        </ConfirmedButton>
      </div>
    </li>
  );
}
