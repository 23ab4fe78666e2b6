import { useState } from 'react';
import { type Colleague, firmCalls, firmRightNames } from '#contract/account/firm.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { RightsField } from './rights-field.tsx';
import type { ChangeFirm } from './use-firm.ts';

interface ColleagueRowProps {
  readonly colleague: Colleague;
  /** Whether whoever looks manages the people. */
  readonly manages: boolean;
  readonly change: ChangeFirm;
}

/** Somebody who sells for the firm: who it is, what they may do, and for managers how to change that. */
export function ColleagueRow({ colleague, manages, change }: ColleagueRowProps) {
  const { accountId, email, name, rights, isSelf } = colleague;
  const [chosen, setChosen] = useState<typeof rights>();
  const { busy, refusal, run } = useAction(async () => {
    await change(firmCalls.setRights, { accountId, rights: chosen });
    setChosen(undefined);
  });
  const said = rights.map((right) => firmRightNames[right]).join(', ');
  return (
    <li className="grid gap-3 border-b border-line py-4 first:border-t">
      <div className="min-w-0">
        <p className="font-emphasis wrap-anywhere">
          {name ?? email}
          {isSelf && ' (Sie)'}
        </p>
        {name !== undefined && <p className="wrap-anywhere text-muted">{email}</p>}
        {chosen === undefined && (
          <p className="text-sm text-muted">{said === '' ? 'Sieht Geräte und Stand der Verkäufe' : said}</p>
        )}
      </div>
      {chosen !== undefined && (
        <RightsField
          name={`rights-${accountId}`}
          label={`Rechte von ${name ?? email}`}
          value={chosen}
          onChange={(next) => setChosen([...next])}
        />
      )}
      <Refusal text={refusal} />
      {manages && (
        <div className="-ml-2 flex flex-wrap gap-3">
          {chosen === undefined ? (
            <Button kind="quiet" onClick={() => setChosen(rights)}>
              Rechte ändern<span className="sr-only">: {name ?? email}</span>
            </Button>
          ) : (
            <>
              <Button kind="primary" busy={busy} busyText="Wird gespeichert …" onClick={() => void run()}>
                Rechte speichern
              </Button>
              <Button onClick={() => setChosen(undefined)}>Abbrechen</Button>
            </>
          )}
          {!isSelf && chosen === undefined && (
            <ConfirmedButton
              kind="quiet"
              ends
              text="Aus der Firma entfernen …"
              question={`${name ?? email} aus der Firma entfernen?`}
              confirmText="Aus der Firma entfernen"
              busyText="Wird entfernt …"
              action={() => change(firmCalls.remove, { accountId })}
            >
              <p>
                {email} wird überall abgemeldet und sieht die Verkäufe der Firma nicht mehr. Die Verkäufe bleiben;
                E-Mails zu ihnen gehen dann an jemanden, der die Personen verwaltet. Token und Webhooks, die{' '}
                {name ?? email} eingerichtet hat, gelten dann nicht mehr.
              </p>
            </ConfirmedButton>
          )}
        </div>
      )}
    </li>
  );
}
