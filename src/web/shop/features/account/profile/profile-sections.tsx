import type { ReactNode } from 'react';
import { accountCalls } from '#contract/account/account-calls.ts';
import { pages } from '#contract/site/urls.ts';
import { messageOf, type ProblemError } from '#web/lib/problem-error.ts';
import { useUnauthorised } from '#web/lib/use-unauthorised.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { DeleteAccount } from '../delete-account.tsx';
import { PasswordChangeForm } from '../password-change-form.tsx';
import { AddressSection } from './address-section.tsx';
import { EmailSection } from './email-section.tsx';
import { PayoutSection } from './payout-section.tsx';
import { PersonSection } from './person-section.tsx';
import type { SectionProps } from './section-props.ts';
import { SessionsSection } from './sessions-section.tsx';
import { TaxSection } from './tax-section.tsx';
import { useProfile } from './use-profile.ts';

interface ProfileSectionsProps extends Pick<SectionProps, 'updateAccount' | 'onSignedOut'> {
  readonly sendEmailConfirmation: (payload: { email?: string }) => Promise<ProblemError | undefined>;
  /** Throws a ProblemError when the server refuses. */
  readonly deleteAccount: (password: string) => Promise<void>;
  readonly onPasskeysRemoved: () => void;
  /** Further ways to sign in, below the password. */
  readonly children: ReactNode;
}

/** All that somebody can see and change about their account, each part a form of its own. */
export function ProfileSections(props: ProfileSectionsProps) {
  const { updateAccount, onPasskeysRemoved, onSignedOut, sendEmailConfirmation, deleteAccount, children } = props;
  const { open, read } = useProfile();
  useUnauthorised(open.at === 'failed' ? open.problem : undefined, onSignedOut);
  if (open.at === 'reading') {
    return (
      <p role="status" className="mt-8 min-h-[60vh] text-muted">
        Ihr Profil wird geladen …
      </p>
    );
  }
  if (open.at === 'failed') {
    return (
      <div role="alert" className="mt-8 grid justify-items-start gap-6">
        <p className="max-w-[40rem]">{messageOf(open.problem)}</p>
        <Button onClick={() => void read()}>Noch einmal laden</Button>
      </div>
    );
  }

  const part: SectionProps = { profile: open.profile, updateAccount, onSaved: read, onSignedOut };
  return (
    <div className="mt-8 border-b border-ink">
      <PersonSection {...part} />
      <AddressSection {...part} />
      <PayoutSection {...part} />
      {open.profile.business && open.profile.emailConfirmed && <TaxSection {...part} />}
      <EmailSection {...part} sendEmailConfirmation={sendEmailConfirmation} />
      <Section title="Passwort" intro="Mit einem neuen Passwort werden Sie auf allen anderen Geräten abgemeldet.">
        <PasswordChangeForm {...{ updateAccount, onPasskeysRemoved, onSignedOut }} />
      </Section>
      {open.profile.emailConfirmed && (
        <Section
          title="Gemeinsam verkaufen"
          intro="Kolleginnen und Kollegen sehen dieselben Verkäufe, mit den Rechten, die Sie ihnen geben."
        >
          <PageLink href={pages.account.firm} button="secondary" className="max-sm:w-full">
            Firma und Personen
          </PageLink>
        </Section>
      )}
      {children}
      <SessionsSection onSignedOut={onSignedOut} />
      <Section
        title="Ihre Daten"
        intro="Konto, angemeldete Geräte, Passkeys, Verkäufe mit ihrem ganzen Verlauf, Ihre Nachrichten über das Kontaktformular und Ihre hochgeladenen Dateien, als Datei im Format JSON."
      >
        <PageLink href={accountCalls.export} button="secondary" download="meine-daten.json" className="max-sm:w-full">
          Daten herunterladen
        </PageLink>
      </Section>
      <Section title="Konto löschen">
        <div className="grid gap-5">
          <ul className="grid list-disc gap-2 pl-5">
            <li>
              Gelöscht werden Ihr Zugang, Ihr Profil und Ihre Anfragen, aus denen kein Verkauf wurde, mit allen
              hochgeladenen Dateien. Offene Anfragen ziehen wir für Sie zurück.
            </li>
            <li>
              Aufbewahrt werden Belege über abgeschlossene Verkäufe: acht Jahre Rechnungen und Gutschriften, sechs Jahre
              der Schriftwechsel dazu (§ 147 AO, § 257 HGB). Sie sind gesperrt: Nur wir können sie noch lesen, und nur,
              wenn das Gesetz es verlangt. Laden Sie vorher herunter, was Sie brauchen.
            </li>
            <li>
              Läuft noch ein Verkauf, können Sie das Konto erst löschen, wenn er abgeschlossen oder storniert ist.
            </li>
          </ul>
          <div>
            <DeleteAccount deleteAccount={deleteAccount} />
          </div>
        </div>
      </Section>
    </div>
  );
}
