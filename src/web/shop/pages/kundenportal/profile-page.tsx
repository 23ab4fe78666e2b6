import { useNavigate } from '@tanstack/react-router';
import { api, pages } from '#contract/urls.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { forgetAllEntries } from '#web/lib/kept-entry.ts';
import { ConfirmationReminder } from '#web/shop/features/account/confirmation-reminder.tsx';
import { DeleteAccount } from '#web/shop/features/account/delete-account.tsx';
import { PasswordChangeForm } from '#web/shop/features/account/password-change-form.tsx';
import { PasskeySection } from '#web/shop/features/passkeys/passkey-section.tsx';
import type { Account } from '#web/shop/features/session/read-account.ts';
import { SignedInOnly } from '#web/shop/features/session/signed-in-only.tsx';
import { useSession } from '#web/shop/features/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

export function ProfilePage() {
  return (
    <div className="page-width">
      <PageHeader title="Profil" />
      <SignedInOnly reason="Melden Sie sich an, um Ihr Profil zu sehen.">
        {(user) => <Profile user={user} />}
      </SignedInOnly>
    </div>
  );
}

function Profile({ user }: { readonly user: Account }) {
  const session = useSession();
  const navigate = useNavigate();

  async function leave() {
    forgetAllEntries();
    await session.logout();
    await navigate({ to: pages.home });
  }

  async function deleteAccount(password: string) {
    await browserApi.post(api.accounts.delete, { password });
    await leave();
  }

  return (
    <div className="mt-8 grid max-w-[36rem] gap-12">
      <section className="grid gap-5">
        <dl className="border-t border-ink">
          <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
            <dt className="text-muted">E-Mail-Adresse</dt>
            <dd className="font-emphasis">{user.email}</dd>
          </div>
          <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
            <dt className="text-muted">Bestätigt</dt>
            <dd className="font-emphasis">{user.emailConfirmed ? 'ja' : 'noch nicht'}</dd>
          </div>
        </dl>
        {!user.emailConfirmed && (
          <ConfirmationReminder email={user.email} sendEmailConfirmation={session.sendEmailConfirmation} />
        )}
        <div>
          <Button onClick={leave}>Abmelden</Button>
        </div>
      </section>

      <section>
        <h2 className="mb-5 border-b border-ink pb-3">Passwort ändern</h2>
        <PasswordChangeForm updateAccount={session.updateAccount} />
      </section>

      <PasskeySection emailConfirmed={user.emailConfirmed} />

      <section>
        <h2 className="mb-5 border-b border-ink pb-3">Ihre Daten</h2>
        <p>Alles, was wir über Sie gespeichert haben, als Datei im Format JSON.</p>
        <PageLink href={api.accounts.export} button="secondary" download="meine-daten.json" className="mt-4">
          Daten herunterladen
        </PageLink>
        <h3 className="mt-10">Konto löschen</h3>
        <p className="mt-1 mb-4">Laufende Ankäufe müssen vorher abgeschlossen oder abgebrochen sein.</p>
        <DeleteAccount deleteAccount={deleteAccount} />
      </section>
    </div>
  );
}
