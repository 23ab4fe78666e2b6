import { useState } from 'react';
import { deskPageTable } from '#contract/desk-page-table.ts';
import { useStore } from '#web/lib/store.ts';
import { Button } from '#web/ui/button.tsx';
import { useDesk } from '../desk-context.ts';
import { SetUpFactor } from '../features/second-factor/set-up-factor.tsx';

/** One's own second factor: set up where it was put off, or anew with another app and other recovery codes. */
export function OwnAccessPage() {
  const { session } = useDesk();
  const member = useStore(session.member);
  const [isSettingUp, setSettingUp] = useState(false);
  const hasOne = member?.hasSecondFactor === true;
  return (
    <div className="px-7 py-6">
      <h1>{deskPageTable.ownAccess.title}</h1>
      <section className="mt-6 grid max-w-[38rem] gap-5">
        <h2>Zweiter Faktor</h2>
        {isSettingUp ? (
          <SetUpFactor onDone={() => setSettingUp(false)} />
        ) : (
          <>
            <p>
              {hasOne
                ? 'Eingerichtet. Mit einer neuen App oder ohne Wiederherstellungscodes richten Sie ihn neu ein; die alten Codes gelten dann nicht mehr.'
                : 'Noch nicht eingerichtet.'}
            </p>
            <Button className="justify-self-start" onClick={() => setSettingUp(true)}>
              {hasOne ? 'Neu einrichten' : 'Einrichten'}
            </Button>
          </>
        )}
      </section>
    </div>
  );
}
