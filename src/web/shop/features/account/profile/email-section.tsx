import { useState } from 'react';
import type { ProblemError } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Section } from '#web/ui/section.tsx';
import { useFocusWhenNew } from '#web/ui/use-focus-when-new.ts';
import { ConfirmationReminder } from '../confirmation-reminder.tsx';
import { EmailForm } from './email-form.tsx';
import { PendingEmail } from './pending-email.tsx';
import type { SectionProps } from './section-props.ts';
import { hasUnsaved } from './use-section-form.ts';

interface EmailSectionProps extends SectionProps {
  readonly sendEmailConfirmation: (payload: { email?: string }) => Promise<ProblemError | undefined>;
}

/** The address one signs in with, whether it is confirmed, and the way to another one. */
export function EmailSection({ sendEmailConfirmation, ...props }: EmailSectionProps) {
  const { email, emailConfirmed, pendingEmail } = props.profile;
  const [changes, setChanges] = useState(() => hasUnsaved('email'));
  const place = useFocusWhenNew<HTMLDivElement>(changes);
  return (
    <Section
      title="E-Mail-Adresse"
      intro="Mit ihr melden Sie sich an, an sie gehen alle Nachrichten. Ändern Sie die Adresse, laufen alle Ihre Verkäufe unter der neuen, auch abgeschlossene."
    >
      <div className="grid gap-5">
        <Facts
          facts={[
            { name: 'E-Mail-Adresse', value: email },
            { name: 'Bestätigt', value: emailConfirmed ? 'ja' : 'noch nicht' },
          ]}
        />
        {!emailConfirmed && pendingEmail === undefined && (
          <ConfirmationReminder email={email} sendEmailConfirmation={sendEmailConfirmation} />
        )}
        {pendingEmail !== undefined && (
          <PendingEmail
            email={pendingEmail}
            send={() => sendEmailConfirmation({})}
            withdraw={() => props.updateAccount({ email })}
            onWithdrawn={props.onSaved}
          />
        )}
        <div ref={place} tabIndex={-1} className="outline-none">
          {changes ? (
            <EmailForm {...props} onClose={() => setChanges(false)} />
          ) : (
            <Button className="max-sm:w-full" onClick={() => setChanges(true)}>
              E-Mail-Adresse ändern
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}
