import { useState } from 'react';
import type { ShownStatus } from '#contract/sale/offer-status.ts';
import { reminderCalls } from '#contract/sale/reminder-calls.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { useScrollToHash } from '#web/lib/use-scroll-to-hash.ts';
import { Button } from '#web/ui/button.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';

interface RemindersSwitchProps {
  readonly token: string;
  readonly initial: NonNullable<ShownStatus['reminders']>;
}

/** Reminders of one offer off and on again; what must be told is told all the same (docs/decisions/0462). */
export function RemindersSwitch({ token, initial }: RemindersSwitchProps) {
  const [reminders, setReminders] = useState(initial);
  const changed = reminders !== initial;
  const isOn = reminders === 'on';

  useScrollToHash();

  const { busy, refusal, run } = useAction(async () => {
    const wanted = isOn ? 'off' : 'on';
    await browserApi.post(reminderCalls.reminders, { token, reminders: wanted });
    setReminders(wanted);
  });

  return (
    <section id="erinnerungen" aria-labelledby="erinnerungen-titel" className="scroll-mt-20">
      <h2 id="erinnerungen-titel" className="text-[1.15rem]">
        Erinnerungen
      </h2>
      <p role="status" className="mt-2 mb-5 text-muted">
        {isOn
          ? `${changed ? 'Wieder eingeschaltet. ' : ''}Vor dem Ende einer Frist erinnern wir Sie per E-Mail: 48 und 24 Stunden vorher.`
          : `${changed ? 'Abbestellt. ' : ''}Zu diesem Verkauf erinnern wir Sie nicht. Über Gebote, Termine und Zahlungen schreiben wir Ihnen weiterhin.`}
      </p>
      <Refusal text={refusal} />
      <Button busy={busy} busyText="Wird geändert …" onClick={() => void run()} className="max-sm:w-full">
        {isOn ? 'Erinnerungen abbestellen' : 'Erinnerungen einschalten'}
      </Button>
    </section>
  );
}
