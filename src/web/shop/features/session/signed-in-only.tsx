import type { ReactNode } from 'react';
import { LoginForm } from './login-form.tsx';
import type { SessionAccount } from './read-account.ts';
import { canAccessOffers, useSessionState } from './use-session.ts';

interface SignedInOnlyProps {
  /** What signing in leads to, 'Melden Sie sich an, um Ihre Verkäufe zu sehen.' */
  readonly reason: string;
  /** Called when an account or a new password is to be made first. */
  readonly onLeave?: () => void;
  readonly children: (user: SessionAccount) => ReactNode;
}

/** The form goes with the sign-in: whoever works by keyboard goes on where the page begins, as after a move to it. */
function startReading() {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** The page for whoever is signed in; for everybody else the log-in form in its place. */
export function SignedInOnly({ reason, onLeave, children }: SignedInOnlyProps) {
  const state = useSessionState();
  if (state.user !== undefined && canAccessOffers(state)) return children(state.user);
  return (
    <div className="mt-6">
      <p className="mb-6 max-w-[40rem]">{reason}</p>
      <LoginForm onSignedIn={startReading} onLeave={onLeave} />
    </div>
  );
}
