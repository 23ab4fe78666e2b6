import { pages } from '#contract/site/urls.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { useUnauthorised } from '#web/lib/use-unauthorised.ts';
import { FirmSections } from '#web/shop/features/firm/firm-sections.tsx';
import { FoundFirmForm } from '#web/shop/features/firm/found-firm-form.tsx';
import { useFirm } from '#web/shop/features/firm/use-firm.ts';
import { SignedInOnly } from '#web/shop/features/session/signed-in-only.tsx';
import { useSession, useSessionState } from '#web/shop/features/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

export function FirmPage() {
  const { user: signedIn } = useSessionState();
  return (
    <div className="page-width pb-8">
      {signedIn === undefined && <PageHeader title="Ihre Firma" />}
      <SignedInOnly reason="Melden Sie sich an, um mit Kolleginnen und Kollegen zu verkaufen.">
        {(user) => <OwnFirm key={user.id} />}
      </SignedInOnly>
    </div>
  );
}

function OwnFirm() {
  const session = useSession();
  const { open, read, change } = useFirm();
  const signOut = () => void session.verify({ force: true });
  useUnauthorised(open.at === 'failed' ? open.problem : undefined, signOut);
  if (open.at === 'reading') {
    return (
      <>
        <PageHeader title="Ihre Firma" />
        <p role="status" className="mt-8 min-h-[60vh] text-muted">
          Ihre Firma wird geladen …
        </p>
      </>
    );
  }
  if (open.at === 'failed') {
    return (
      <>
        <PageHeader title="Ihre Firma" />
        <div role="alert" className="mt-8 grid justify-items-start gap-6">
          <p className="max-w-[40rem]">{messageOf(open.problem)}</p>
          <Button onClick={() => void read()}>Noch einmal laden</Button>
        </div>
      </>
    );
  }
  const { firm, ownSales } = open.answer;
  if (firm === null) {
    return (
      <>
        <PageHeader title="Gemeinsam verkaufen">
          Legen Sie eine Firma an, dann laden Sie Kolleginnen und Kollegen ein: Alle sehen dieselben Verkäufe, und Sie
          bestimmen, wer anfragt, wer entscheidet und wer Preise sieht.
        </PageHeader>
        <div className="mt-8 max-w-[36rem]">
          <FoundFirmForm ownSales={ownSales} change={change} />
        </div>
      </>
    );
  }
  return (
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
  );
}
