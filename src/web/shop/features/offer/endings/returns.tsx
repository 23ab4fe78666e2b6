import { trackingLines } from '#contract/parcels/shipment-words.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { TrackingLinks } from '#web/ui/tracking-links.tsx';
import { backText } from '../inspection/adjusted-line.ts';

/** Parcels on their way back to the customer. */
export function Returns({ view }: { readonly view: OfferView }) {
  if (view.returns.length === 0) return <AwaitedReturn view={view} />;
  return (
    <section className="mt-6">
      <h3>Rücksendung</h3>
      {view.returns.map(({ trackingNumbers, note, at }) => (
        <div key={at} className="mt-2">
          <TrackingLinks numbers={trackingNumbers} told={trackingLines(view.parcels)} />
          {note !== undefined && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
        </div>
      ))}
    </section>
  );
}

/** What the seller took back after the inspection, before it is on its way. */
function AwaitedReturn({ view: { adjustment } }: { readonly view: OfferView }) {
  const units = (adjustment?.lines ?? []).reduce((sum, { returned }) => sum + (returned?.units ?? 0), 0);
  if (units === 0) return null;
  return (
    <section className="mt-6">
      <h3>Rücksendung</h3>
      <p className="mt-2">
        {backText(units)} kostenlos zurück zu Ihnen. Die Sendungsnummern stehen hier und in einer E-Mail, sobald das
        Paket unterwegs ist; erst danach zahlen wir aus.
      </p>
    </section>
  );
}
