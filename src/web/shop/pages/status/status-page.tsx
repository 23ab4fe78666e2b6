import { getRouteApi } from '@tanstack/react-router';
import { type OfferStatus, offerStatusSchema } from '#contract/sale/offer-status.ts';
import { stageNames, stepNames } from '#contract/sale/offer-words.ts';
import { pageTable } from '#contract/site/page-table.ts';
import { pages } from '#contract/site/urls.ts';
import { AccessLinkRequest } from '#web/shop/features/account/access-link-request.tsx';
import { RemindersSwitch } from '#web/shop/features/offer/status/reminders-switch.tsx';
import { StatusPanel } from '#web/shop/features/offer/status/status-panel.tsx';
import { useSessionState } from '#web/shop/features/session/use-session.ts';
import { NeedsProgram } from '#web/ui/needs-program.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { StageBar } from '#web/ui/stage-bar.tsx';
import type { RouterContext } from '../../router-context.ts';

const route = getRouteApi(pageTable.status.path);
const steps = Object.entries(stepNames);

/** The state of one offer for whoever has a mail's link, without an account. */
export function StatusPage() {
  const status = route.useLoaderData();
  const { token } = route.useParams();
  const { user } = useSessionState();
  if (!status.found) return <ExpiredLink />;
  const current = steps.findIndex(([stage]) => stage === status.stage);
  const name = status.orderId === undefined ? `Anfrage ${status.inquiryId ?? ''}` : `Auftrag ${status.orderId}`;
  return (
    <div className="page-width pb-16">
      <PageHeader title={`Stand: ${name.trim()}`}>{status.goods}</PageHeader>
      <div className="mt-8 max-w-[46rem]">
        {current < 0 ? (
          <p className="font-emphasis">{stageNames[status.stage]}</p>
        ) : (
          <StageBar
            label="Stand des Verkaufs"
            stages={steps.map(([, text], index) => ({
              text,
              state: index < current ? 'done' : index === current ? 'current' : 'ahead',
            }))}
            yourTurn={status.turn === 'you'}
          />
        )}
        <NeedsProgram what="Der nächste Schritt" />
        <div className="mt-8 grid gap-10">
          <StatusPanel
            status={status}
            isSignedIn={user !== undefined}
            withoutPassword={
              <>
                <p className="mb-3">Noch kein Passwort? Wir schicken Ihnen den Link, mit dem Sie eines festlegen.</p>
                <AccessLinkRequest token={token} kind="secondary" />
              </>
            }
          />
          {status.reminders && <RemindersSwitch token={token} initial={status.reminders} />}
        </div>
      </div>
    </div>
  );
}

/** Forged, run out, or the offer is gone: nobody learns which. */
function ExpiredLink() {
  return (
    <div className="page-width pb-16">
      <PageHeader title="Dieser Link gilt nicht mehr">
        Er ist abgelaufen oder unvollständig. Den Stand Ihres Verkaufs sehen Sie in Ihrem Konto; einen neuen Link
        enthält unsere nächste E-Mail.
      </PageHeader>
      <div className="mt-8 flex flex-wrap gap-3">
        <PageLink href={pages.cockpit.list} button="primary" className="max-sm:w-full">
          Zum Verkaufscockpit
        </PageLink>
        <PageLink href={pages.contact} button="secondary" className="max-sm:w-full">
          Kontakt aufnehmen
        </PageLink>
      </div>
    </div>
  );
}

/** What a mail's link shows; a link that does not work is told by the page, in one way for all reasons. With the page, so that the first load of every page names one chunk for this one. */
StatusPage.load = async ({ pageData }: RouterContext, token: string): Promise<OfferStatus> =>
  offerStatusSchema.parse((await pageData(pages.status(token))) ?? { found: false });
