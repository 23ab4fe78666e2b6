import { useState } from 'react';
import { type Person, peopleSchema } from '#contract/desk/desk-people.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';
import { RolesField } from './roles-field.tsx';

interface PersonRowProps {
  readonly person: Person;
  readonly onChanged: (people: readonly Person[]) => void;
}

/** Somebody with a place at the desk: the kinds of work, the second factor, the place itself. */
export function PersonRow({ person: { id, email, roles, hasSecondFactor }, onChanged }: PersonRowProps) {
  const { api } = useDesk();
  const [chosen, setChosen] = useState(roles);
  const change = async (address: string, body: object) =>
    onChanged(peopleSchema.parse(await api.post(address, body)).people);
  const { busy, refusal, run } = useAction(() => change(deskApi.setRoles, { staffId: id, roles: chosen }));
  const isOther = chosen.join() !== roles.join();
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <h3 className="wrap-anywhere">{email}</h3>
      <p className="text-muted">{hasSecondFactor ? 'Zweiter Faktor eingerichtet' : 'Noch kein zweiter Faktor'}</p>
      <RolesField name={`roles-${id}`} label="Aufgaben" value={chosen} onChange={(next) => setChosen([...next])} />
      <Refusal text={refusal} />
      <div className="flex flex-wrap gap-3">
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
          text="Zugang nehmen …"
          question="Zugang nehmen?"
          confirmText="Zugang nehmen"
          busyText="Wird genommen …"
          action={() => change(deskApi.removePerson, { staffId: id })}
        >
          <p>{email} wird überall abgemeldet und kommt nicht mehr an den Schreibtisch.</p>
        </ConfirmedButton>
      </div>
    </li>
  );
}
