import { ConfirmationReminder } from '#web/shop/features/account/confirmation-reminder.tsx';
import { TaxStatementDue } from '#web/shop/features/account/tax-statement-due.tsx';
import { OfferListSection } from '#web/shop/features/cockpit/offer-list-section.tsx';
import { SignedInOnly } from '#web/shop/features/session/signed-in-only.tsx';
import { useSession } from '#web/shop/features/session/use-session.ts';
import { useVerifiesOnReturn } from '#web/shop/features/session/use-verifies-on-return.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useOwnEntries } from './use-own-entries.ts';

export function CockpitPage() {
  const session = useSession();
  useOwnEntries();
  useVerifiesOnReturn();
  return (
    <div className="page-width">
      <PageHeader title="Verkaufscockpit" />
      <SignedInOnly reason="Melden Sie sich an, um Ihre Verkäufe zu sehen.">
        {(user) =>
          user.emailConfirmed ? (
            <>
              {user.vatStatusDue && <TaxStatementDue />}
              <OfferListSection owner={user.id} onSignedOut={() => void session.verify({ force: true })} />
            </>
          ) : (
            <div className="mt-8 max-w-[40rem]">
              <ConfirmationReminder email={user.email} sendEmailConfirmation={session.sendEmailConfirmation} />
            </div>
          )
        }
      </SignedInOnly>
    </div>
  );
}
