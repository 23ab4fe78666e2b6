import { useState } from 'react';
import type { ProblemError } from '#web/lib/problem-error.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { throwRefusal } from '../throw-refusal.ts';

interface PendingEmailProps {
  readonly email: string;
  readonly send: () => Promise<ProblemError | undefined>;
  readonly withdraw: () => Promise<ProblemError | undefined>;
  readonly onWithdrawn: () => Promise<void>;
}

/** A new address that waits for its confirmation. */
export function PendingEmail({ email, send, withdraw, onWithdrawn }: PendingEmailProps) {
  const [sent, setSent] = useState(false);
  return (
    <Notice title="Ihre neue Adresse wartet auf Bestätigung">
      <p>
        Wir haben einen Link an <strong className="break-words">{email}</strong> geschickt. Er gilt sieben Tage. Öffnen
        Sie ihn, dann gilt die neue Adresse.
      </p>
      {sent && <p className="mt-3 font-emphasis">Der Link ist noch einmal unterwegs.</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <ActionButton
          kind="secondary"
          className="max-sm:w-full"
          busyText="Wird verschickt …"
          action={async () => {
            await throwRefusal(send());
            setSent(true);
          }}
        >
          Link noch einmal schicken
        </ActionButton>
        <ActionButton
          kind="quiet"
          className="max-sm:w-full"
          busyText="Wird zurückgenommen …"
          action={async () => {
            await throwRefusal(withdraw());
            await onWithdrawn();
          }}
        >
          Bei der jetzigen Adresse bleiben
        </ActionButton>
      </div>
    </Notice>
  );
}
