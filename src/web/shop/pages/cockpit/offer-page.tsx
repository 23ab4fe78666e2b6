import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pages } from '#contract/urls.ts';
import { ConfirmationReminder } from '#web/shop/features/account/confirmation-reminder.tsx';
import { OfferPlace } from '#web/shop/features/offer/offer-place.tsx';
import { SignedInOnly } from '#web/shop/features/session/signed-in-only.tsx';
import { canAccessOffers, useSession, useSessionState } from '#web/shop/features/session/use-session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useOwnEntries } from './use-own-entries.ts';
import { useVerifiesOnReturn } from './use-verifies-on-return.ts';

/** The Statusübersicht; whoever is not signed in or not confirmed yet is told so in its place. */
export function OfferPage() {
  const { id } = useParams({ from: '/cockpit/$id' });
  const session = useSession();
  const state = useSessionState();
  useOwnEntries();
  useVerifiesOnReturn();
  const verify = () => void session.verify({ force: true });
  if (canAccessOffers(state) && state.user?.emailConfirmed) return <OfferPlace key={id} id={id} onSignedOut={verify} />;
  return (
    <Framed>
      <SignedInOnly reason="Melden Sie sich an, um dieses Angebot zu sehen.">
        {(user) => (
          <div className="mt-8 max-w-[40rem]">
            <ConfirmationReminder email={user.email} sendEmailConfirmation={session.sendEmailConfirmation} />
          </div>
        )}
      </SignedInOnly>
    </Framed>
  );
}

function Framed({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page-width">
      <PageHeader
        title="Statusübersicht"
        crumbs={[{ text: 'Verkaufscockpit', href: pages.cockpit.list }, { text: 'Statusübersicht' }]}
      />
      {children}
    </div>
  );
}
