import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { accountCalls } from '#contract/account/account-calls.ts';
import { pages } from '#contract/site/urls.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { clearAllEntries } from '#web/lib/draft-entry.ts';
import { ProfileSections } from '#web/shop/features/account/profile/profile-sections.tsx';
import { PasskeySection } from '#web/shop/features/passkeys/passkey-section.tsx';
import { SignedInOnly } from '#web/shop/features/session/signed-in-only.tsx';
import { useSession } from '#web/shop/features/session/use-session.ts';
import { useOwnEntries } from '#web/shop/pages/cockpit/use-own-entries.ts';
import { useHeldDrafts } from '#web/shop/use-held-drafts.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { UsableOnceTakenOver } from '#web/ui/usable-once-taken-over.tsx';

const sessionRanOut =
  'Ihre Sitzung ist abgelaufen. Melden Sie sich bitte noch einmal an: Was Sie eingegeben haben, ist noch da.';

export function ProfilePage() {
  const session = useSession();
  const navigate = useNavigate();
  const [ranOut, setRanOut] = useState(false);
  /** Counts the times at which a new password took all passkeys: they are read again. */
  const [passkeysTaken, setPasskeysTaken] = useState(0);
  useOwnEntries();
  const turn = useHeldDrafts();

  async function leave() {
    await session.logout();
    clearAllEntries();
    await navigate({ to: pages.home });
  }

  async function deleteAccount(password: string) {
    await browserApi.post(accountCalls.delete, { password });
    await leave();
  }

  function askAgain() {
    setRanOut(true);
    window.scrollTo({ top: 0 });
    void session.verify({ force: true });
  }

  return (
    <div className="page-width pb-8">
      <PageHeader title="Profil" />
      <SignedInOnly reason={ranOut ? sessionRanOut : 'Melden Sie sich an, um Ihr Profil zu sehen.'}>
        {(user) => (
          <>
            <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <p className="min-w-0 break-words text-muted">Angemeldet als {user.email}</p>
              <Button onClick={leave}>Abmelden</Button>
            </div>
            <UsableOnceTakenOver>
              <ProfileSections
                key={`${user.id} ${turn}`}
                updateAccount={session.updateAccount}
                sendEmailConfirmation={session.sendEmailConfirmation}
                deleteAccount={deleteAccount}
                onPasskeysRemoved={() => setPasskeysTaken(passkeysTaken + 1)}
                onSignedOut={askAgain}
              >
                <PasskeySection key={passkeysTaken} emailConfirmed={user.emailConfirmed} />
              </ProfileSections>
            </UsableOnceTakenOver>
          </>
        )}
      </SignedInOnly>
    </div>
  );
}
