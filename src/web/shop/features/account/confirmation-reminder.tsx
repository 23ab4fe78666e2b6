import { useState } from 'react';
import type { ProblemError } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useFocusWhenNew } from '#web/ui/use-focus-when-new.ts';

interface ConfirmationReminderProps {
  readonly email: string;
  readonly sendEmailConfirmation: (payload: { email?: string }) => Promise<ProblemError | undefined>;
}

/** Until the address is confirmed no offer belongs to the account. */
export function ConfirmationReminder({ email, sendEmailConfirmation }: ConfirmationReminderProps) {
  const [state, setState] = useState<'asked' | 'sending' | 'sent'>('asked');
  const [refusal, setRefusal] = useState<string>();
  const outcome = useFocusWhenNew<HTMLParagraphElement>(state === 'sent');

  async function send() {
    setState('sending');
    const problem = await sendEmailConfirmation({});
    setRefusal(problem?.message);
    setState(problem === undefined ? 'sent' : 'asked');
  }

  return (
    <Notice title="Bestätigen Sie Ihre E-Mail-Adresse">
      <p>
        Wir haben eine E-Mail an <strong>{email}</strong> geschickt. Öffnen Sie den Link darin: danach sehen Sie hier
        die Anfragen, die Sie mit dieser Adresse gestellt haben.
      </p>
      <div className="mt-4">
        {state === 'sent' ? (
          <p ref={outcome} tabIndex={-1} className="font-emphasis outline-none">
            Die E-Mail ist noch einmal unterwegs.
          </p>
        ) : (
          <Button busy={state === 'sending'} busyText="Wird verschickt …" onClick={send}>
            E-Mail noch einmal schicken
          </Button>
        )}
        {refusal !== undefined && <p className="mt-3 font-emphasis text-warn">{refusal}</p>}
      </div>
    </Notice>
  );
}
