import { type ComponentType, type ReactNode, useState } from 'react';
import { pages } from '#contract/site/urls.ts';
import { rememberOffer } from '#web/lib/draft-entry.ts';
import { ConfirmationReminder } from '#web/shop/features/account/confirmation-reminder.tsx';
import { OfferLoader } from '#web/shop/features/offer/offer-loader.tsx';
import type { OfferScreenProps } from '#web/shop/features/offer/offer-screen.tsx';
import { SignedInOnly } from '#web/shop/features/session/signed-in-only.tsx';
import { canAccessOffers, useSession, useSessionState } from '#web/shop/features/session/use-session.ts';
import { useVerifiesOnReturn } from '#web/shop/features/session/use-verifies-on-return.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useOwnEntries } from './use-own-entries.ts';

const sessionRanOut = 'Ihre Sitzung ist abgelaufen. Melden Sie sich bitte noch einmal an, dann geht es hier weiter.';

interface OwnOfferProps {
  readonly id: string;
  readonly screen: ComponentType<OfferScreenProps>;
}

/** A screen about an own offer; whoever is not signed in or not confirmed yet is told so in its place. */
export function OwnOffer({ id, screen }: OwnOfferProps) {
  const session = useSession();
  const state = useSessionState();
  useOwnEntries();
  useVerifiesOnReturn();
  const [ranOut, setRanOut] = useState(false);
  function askAgain() {
    setRanOut(true);
    window.scrollTo({ top: 0 });
    void session.verify({ force: true });
  }

  // Anew for another account: what somebody has ticked or typed is not a colleague's, who may sign in in another tab.
  if (canAccessOffers(state) && state.user?.emailConfirmed)
    return <OfferLoader key={`${id} ${state.user.id}`} id={id} screen={screen} onSignedOut={askAgain} />;
  return (
    <Framed>
      <SignedInOnly
        reason={ranOut ? sessionRanOut : 'Melden Sie sich an, um diesen Verkauf zu sehen.'}
        onLeave={() => rememberOffer(id)}
      >
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
