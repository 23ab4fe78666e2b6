import { useNavigate } from '@tanstack/react-router';
import { pages } from '#contract/site/urls.ts';
import { consumeReturnPath } from '#web/lib/draft-entry.ts';
import { LoginForm } from '#web/shop/features/session/login-form.tsx';
import { SignedInAlready } from '#web/shop/features/session/signed-in-already.tsx';
import { useSessionState } from '#web/shop/features/session/use-session.ts';
import { AccountPage } from './account-page.tsx';

export function LoginPage() {
  const { user } = useSessionState();
  const navigate = useNavigate();
  return (
    <AccountPage title="Anmelden">
      {user === undefined ? (
        <LoginForm onSignedIn={() => navigate({ href: consumeReturnPath() ?? pages.cockpit.list })} />
      ) : (
        <SignedInAlready email={user.email} />
      )}
    </AccountPage>
  );
}
