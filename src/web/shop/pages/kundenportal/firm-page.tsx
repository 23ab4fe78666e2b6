import { pages } from '#contract/site/urls.ts';
import { FirmSections } from '#web/shop/features/firm/firm-sections.tsx';
import { FoundFirmForm } from '#web/shop/features/firm/found-firm-form.tsx';
import { OwnFirm } from '#web/shop/features/firm/own-firm.tsx';
import { SignedInOnly } from '#web/shop/features/session/signed-in-only.tsx';
import { useSession, useSessionState } from '#web/shop/features/session/use-session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

const title = 'Ihre Firma';

export function FirmPage() {
  const { user: signedIn } = useSessionState();
  const session = useSession();
  const signOut = () => void session.verify({ force: true });
  return (
    <div className="page-width pb-8">
      {signedIn === undefined && <PageHeader title={title} />}
      <SignedInOnly reason="Melden Sie sich an, um mit Kolleginnen und Kollegen zu verkaufen.">
        {(user) => (
          <OwnFirm key={user.id} title={title} onSignedOut={signOut}>
            {({ firm, ownSales }, change) =>
              firm === null ? (
                <>
                  <PageHeader title="Gemeinsam verkaufen">
                    Legen Sie eine Firma an, dann laden Sie Kolleginnen und Kollegen ein: Alle sehen dieselben Verkäufe,
                    und Sie bestimmen, wer anfragt, wer entscheidet und wer Preise sieht.
                  </PageHeader>
                  <div className="mt-8 max-w-[36rem]">
                    <FoundFirmForm ownSales={ownSales} change={change} />
                  </div>
                </>
              ) : (
                <>
                  <PageHeader title={firm.name}>
                    Wer für die Firma verkauft und was jeder darf. Die Verkäufe stehen im{' '}
                    <PageLink href={pages.cockpit.list} className="text-link">
                      Verkaufscockpit
                    </PageLink>
                    .
                  </PageHeader>
                  <FirmSections firm={firm} change={change} onLeft={signOut} />
                </>
              )
            }
          </OwnFirm>
        )}
      </SignedInOnly>
    </div>
  );
}
