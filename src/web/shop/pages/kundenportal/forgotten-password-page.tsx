import { ForgottenPasswordForm } from '#web/shop/features/account/forgotten-password-form.tsx';
import { useSession } from '#web/shop/features/session/use-session.ts';
import { AccountPage } from './account-page.tsx';

export function ForgottenPasswordPage() {
  const { recoverPassword } = useSession();
  return (
    <AccountPage
      title="Passwort vergessen"
      intro="Nennen Sie die Adresse Ihres Kontos. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen."
    >
      <ForgottenPasswordForm recoverPassword={recoverPassword} />
    </AccountPage>
  );
}
