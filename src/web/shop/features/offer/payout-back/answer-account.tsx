import { useState } from 'react';
import type { PayoutBackView } from '#contract/money/payout-back.ts';
import { Button } from '#web/ui/button.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import type { PanelProps } from '../panel-props.ts';
import { OtherAccountForm } from './other-account-form.tsx';

interface AnswerAccountProps extends PanelProps {
  readonly back: PayoutBackView;
}

/** The account stands, or there is another. */
export function AnswerAccount({ back, view, actions }: AnswerAccountProps) {
  const [isOpen, setOpen] = useState(false);
  const { busy, refusal, run } = useAction(actions.confirmAccount);
  if (isOpen) return <OtherAccountForm view={view} give={actions.giveAccount} onLeave={() => setOpen(false)} />;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      {back.isAsked && (
        <Button
          kind="primary"
          className="max-sm:w-full"
          busy={busy}
          busyText="Wird gesendet …"
          onClick={() => void run()}
        >
          Das Konto stimmt
        </Button>
      )}
      <Button className="max-sm:w-full" onClick={() => setOpen(true)}>
        Anderes Konto angeben
      </Button>
      <Refusal text={refusal} />
    </div>
  );
}
