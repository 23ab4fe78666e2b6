import { useLocation } from '@tanstack/react-router';
import { ConfirmationReminder } from '#web/shop/features/account/confirmation-reminder.tsx';
import { RegistrationForm } from '#web/shop/features/account/registration-form.tsx';
import { SignedInAlready } from '#web/shop/features/session/signed-in-already.tsx';
import { useSession, useSessionState } from '#web/shop/features/session/use-session.ts';
import { useVerifiesOnReturn } from '#web/shop/features/session/use-verifies-on-return.ts';
import { AccountPage } from './account-page.tsx';

export function RegistrationPage() {
  const { user } = useSessionState();
  const { submittedEmail, submittedAsBusiness } = useLocation().state;
  const { register, sendEmailConfirmation } = useSession();
  useVerifiesOnReturn();
  if (user?.emailConfirmed === false) {
    return (
      <AccountPage title="Ihr Konto ist angelegt">
        <ConfirmationReminder email={user.email} sendEmailConfirmation={sendEmailConfirmation} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title="Konto anlegen"
      intro="Im Konto sehen Sie Ihre Anfragen, nehmen Gebote an und laden Ihre Belege herunter. Zum Anfragen brauchen Sie keines."
    >
      {user === undefined ? (
        <RegistrationForm email={submittedEmail} business={submittedAsBusiness} register={register} />
      ) : (
        <SignedInAlready email={user.email} />
      )}
    </AccountPage>
  );
}
