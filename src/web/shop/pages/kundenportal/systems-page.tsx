import type { Firm } from '#contract/account/firm.ts';
import { pages } from '#contract/site/urls.ts';
import { OwnFirm } from '#web/shop/features/firm/own-firm.tsx';
import { SystemsGuide } from '#web/shop/features/firm/systems-guide.tsx';
import { SystemsPart } from '#web/shop/features/firm/systems-part.tsx';
import { SignedInOnly } from '#web/shop/features/session/signed-in-only.tsx';
import { useSession, useSessionState } from '#web/shop/features/session/use-session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

const title = 'Systeme Ihrer Firma';

/** The firm's own systems: with what they call, where they are told, and how to begin. */
export function SystemsPage() {
  const { user: signedIn } = useSessionState();
  const session = useSession();
  return (
    <div className="page-width pb-8">
      {signedIn === undefined && <PageHeader title={title} />}
      <SignedInOnly reason="Melden Sie sich an, um die Systeme Ihrer Firma anzuschließen.">
        {(user) => (
          <OwnFirm key={user.id} title={title} onSignedOut={() => void session.verify({ force: true })}>
            {({ firm }) => (
              <>
                <PageHeader
                  title={title}
                  crumbs={[{ text: firm?.name ?? 'Ihre Firma', href: pages.account.firm }, { text: 'Systeme' }]}
                >
                  Ihr Anlagenverzeichnis oder Ihre Inventarsoftware sendet Listen, liest den Stand Ihrer Verkäufe und
                  bucht verkaufte Geräte aus.
                </PageHeader>
                <div className="mt-8 border-b border-ink">
                  {firm?.rights.includes('managePeople') ? <SystemsPart rights={firm.rights} /> : <Whom firm={firm} />}
                  <SystemsGuide />
                </div>
              </>
            )}
          </OwnFirm>
        )}
      </SignedInOnly>
    </div>
  );
}

/** Who makes a token, for whoever does not. */
function Whom({ firm }: { readonly firm: Firm | null }) {
  if (firm === null)
    return (
      <p className="max-w-[40rem] border-t border-ink py-8">
        Ein Token gehört zu einer Firma.{' '}
        <PageLink href={pages.account.firm} className="text-link">
          Legen Sie zuerst Ihre Firma an.
        </PageLink>
      </p>
    );
  const managers = firm.colleagues.filter(({ rights }) => rights.includes('managePeople'));
  return (
    <p className="max-w-[40rem] border-t border-ink py-8">
      Token und Webhooks richtet ein, wer die Personen Ihrer Firma verwaltet:{' '}
      {managers.map(({ name, email }) => name ?? email).join(', ')}.
    </p>
  );
}
