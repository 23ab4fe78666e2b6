import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { euros } from '../euros.ts';
import { inquiryOf, type PanelProps } from '../panel-props.ts';
import { CounterbidForm } from './counterbid-form.tsx';

/** After a no: an own price, or none. */
export function BidDeclinedPanel({ view, actions }: PanelProps) {
  const { bid } = view;
  if (!bid) return null;
  return (
    <>
      <h2>Sie haben unser Gebot über {euros(bid.total)} abgelehnt</h2>
      <p className="mt-3 mb-8 text-muted">
        Nennen Sie uns Ihren eigenen Preis, oder verzichten Sie auf einen Gegenvorschlag. Dann ist die Anfrage
        geschlossen.
      </p>
      {view.actions.includes('submitCounterbid') && <CounterbidForm view={view} bid={bid} actions={actions} />}
      <OmitCounterbid view={view} actions={actions} />
    </>
  );
}

/** Closes the inquiry without a counterbid. */
export function OmitCounterbid({ view, actions }: PanelProps) {
  if (!view.actions.includes('omitCounterbid')) return null;
  return (
    <div className="mt-6 border-t border-line pt-4">
      <ConfirmedButton
        kind="quiet"
        text="Auf Gegenvorschlag verzichten"
        question="Auf Gegenvorschlag verzichten?"
        confirmText="Verzichten und Anfrage schließen"
        busyText="Wird geschlossen …"
        action={() => actions.act('omitCounterbid', { inquiryId: inquiryOf(view) })}
      >
        <p>Ihre Anfrage wird damit geschlossen. Die Geräte können Sie jederzeit neu anfragen.</p>
      </ConfirmedButton>
    </div>
  );
}
