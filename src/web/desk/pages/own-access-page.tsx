import { useState } from 'react';
import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { recoveryCodesSchema } from '#contract/desk/desk-staff.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { useStore } from '#web/lib/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../desk-context.ts';
import { OwnNameForm } from '../features/second-factor/own-name-form.tsx';
import { OwnPasswordForm } from '../features/second-factor/own-password-form.tsx';
import { RecoveryCodes } from '../features/second-factor/recovery-codes.tsx';
import { SetUpFactor } from '../features/second-factor/set-up-factor.tsx';

/** One's own way in: the second factor, set up where it was put off or anew, its recovery codes, the password. */
export function OwnAccessPage() {
  const { api, session } = useDesk();
  const member = useStore(session.member);
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const { busy, refusal, run } = useAction(async () =>
    setCodes(recoveryCodesSchema.parse(await api.post(deskApi.newRecoveryCodes)).recoveryCodes),
  );
  const hasOne = member?.hasSecondFactor === true;
  return (
    <div className="px-7 py-6">
      <h1>{deskPageTable.ownAccess.title}</h1>
      <section className="mt-6 grid max-w-[38rem] gap-5">
        <h2>Name</h2>
        <OwnNameForm />
      </section>
      <section className="mt-10 grid max-w-[38rem] gap-5">
        <h2>Zweiter Faktor</h2>
        {codes !== undefined ? (
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
        ) : isSettingUp ? (
          <SetUpFactor onDone={() => setSettingUp(false)} />
        ) : (
          <>
            <p>
              {hasOne
                ? 'Eingerichtet. Mit einer neuen App richten Sie ihn neu ein. Bisherige Codes gelten dann nicht mehr.'
                : 'Noch nicht eingerichtet.'}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => setSettingUp(true)}>{hasOne ? 'Neu einrichten' : 'Einrichten'}</Button>
              {hasOne && (
                <Button busy={busy} onClick={() => void run()}>
                  Neue Wiederherstellungscodes
                </Button>
              )}
            </div>
            <Refusal text={refusal} />
          </>
        )}
      </section>
      <section className="mt-10 grid max-w-[38rem] gap-5">
        <h2>Passwort</h2>
        <p>Mit dem neuen Passwort enden alle anderen Anmeldungen, und Sie bekommen eine E-Mail.</p>
        <OwnPasswordForm />
      </section>
    </div>
  );
}
