import type { OfferView } from '#contract/offer-view.ts';
import { TrackingLinks } from '../tracking-links.tsx';

/** Parcels on their way back to the customer. */
export function Returns({ view }: { readonly view: OfferView }) {
  if (view.returns.length === 0) return null;
  return (
    <section className="mt-6">
      <h3>Rücksendung</h3>
      {view.returns.map(({ trackingNumbers, note, at }) => (
        <div key={at} className="mt-2">
          <TrackingLinks numbers={trackingNumbers} />
          {note !== undefined && <p className="whitespace-pre-line">{note}</p>}
        </div>
      ))}
    </section>
  );
}
