import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { pageTable } from '#contract/site/page-table.ts';
import { pages } from '#contract/site/urls.ts';
import { consumeReturnPath } from '#web/lib/draft-entry.ts';
import { EmailConfirmationForm } from '#web/shop/features/account/email-confirmation-form.tsx';
import { useSession, useSessionState } from '#web/shop/features/session/use-session.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { AccountPage } from './account-page.tsx';

const route = getRouteApi(pageTable.account.confirmEmail.path);

export function EmailConfirmationPage() {
  const { id } = route.useParams();
  const session = useSession();
  const { isValidUser } = useSessionState();
  const [confirmed, setConfirmed] = useState(false);
  /** The offer that the account was made for. */
  const [returnPath, setReturnPath] = useState<string>();
  /** Signed in, but not in the session that registered: only the server knows. */
  const [passwordNeeded, setPasswordNeeded] = useState(false);

  const askPassword = !isValidUser || passwordNeeded;

  if (confirmed) {
    return (
      <AccountPage title="E-Mail-Adresse bestätigt">
        <Notice kind="ok" title="Danke, Ihre Adresse ist bestätigt">
          Alle Anfragen, die Sie mit ihr gestellt haben, stehen jetzt in Ihrem Konto.
        </Notice>
        <PageLink href={returnPath ?? pages.cockpit.list} button="primary" className="mt-6">
          {returnPath === undefined ? 'Ihre Verkäufe ansehen' : 'Weiter zu Ihrem Verkauf'}
        </PageLink>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="E-Mail-Adresse bestätigen">
      <EmailConfirmationForm
        token={id}
        askPassword={askPassword}
        confirmEmail={async (payload) => {
          const problem = await session.confirmEmail(payload);
          if (problem?.code === 'passwordNeeded') setPasswordNeeded(true);
          return problem;
        }}
        onConfirmed={() => {
          setReturnPath(consumeReturnPath());
          setConfirmed(true);
          if (isValidUser) void session.verify({ force: true });
        }}
      />
      {askPassword && (
        <p className="mt-6">
          Sie kennen das Passwort nicht, oder jemand anders hat das Konto angelegt?{' '}
          <PageLink href={pages.account.forgotPassword} className="text-link">
            Legen Sie ein neues Passwort fest
          </PageLink>
          . Damit ist Ihre Adresse bestätigt, und was bis dahin im Konto steht, wird gelöscht.
        </p>
      )}
    </AccountPage>
  );
}
