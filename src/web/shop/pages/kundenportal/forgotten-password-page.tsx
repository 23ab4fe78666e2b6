import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { ForgottenPasswordForm } from '#web/shop/features/account/forgotten-password-form.tsx';
import { useSession } from '#web/shop/features/session/use-session.ts';
import { AccountPage } from './account-page.tsx';

const whatToDo =
  'Nennen Sie die Adresse Ihres Kontos. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.';

export function ForgottenPasswordPage() {
  const { recoverPassword } = useSession();
  const { submittedEmail } = useLocation().state;
  const [sent, setSent] = useState(false);
  return (
    <AccountPage title="Passwort vergessen" intro={sent ? undefined : whatToDo}>
      <ForgottenPasswordForm email={submittedEmail} onSent={() => setSent(true)} recoverPassword={recoverPassword} />
    </AccountPage>
  );
}
