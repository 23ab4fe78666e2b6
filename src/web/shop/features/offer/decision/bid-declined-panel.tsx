import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { euros } from '../euros.ts';
import { inquiryOf, type PanelProps } from '../offer-verbs.ts';
import { CounterbidForm } from './counterbid-form.tsx';

/** After a no: an own price, or none. */
export function BidDeclinedPanel({ view, verbs }: PanelProps) {
  const { bid } = view;
  if (!bid) return null;
  return (
    <>
      <h2>Sie haben unser Gebot über {euros(bid.total)} abgelehnt</h2>
      <p className="mt-3 mb-8 text-muted">
        Nennen Sie uns Ihren eigenen Preis, oder verzichten Sie auf einen Gegenvorschlag. Dann ist die Anfrage
        geschlossen.
      </p>
      {view.actions.includes('submitCounterbid') && <CounterbidForm view={view} bid={bid} verbs={verbs} />}
      <OmitCounterbid view={view} verbs={verbs} />
    </>
  );
}

/** Closes the inquiry without a counterbid. */
export function OmitCounterbid({ view, verbs }: PanelProps) {
  if (!view.actions.includes('omitCounterbid')) return null;
  return (
    <div className="mt-6 border-t border-line pt-4">
      <ConfirmedButton
        kind="quiet"
        text="Auf Gegenvorschlag verzichten"
        question="Auf Gegenvorschlag verzichten?"
        confirmText="Verzichten und Anfrage schließen"
        busyText="Wird geschlossen …"
        deed={() => verbs.act('omitCounterbid', { inquiryId: inquiryOf(view) })}
      >
        <p>Ihre Anfrage wird damit geschlossen. Die Geräte können Sie jederzeit neu anfragen.</p>
      </ConfirmedButton>
    </div>
  );
}
