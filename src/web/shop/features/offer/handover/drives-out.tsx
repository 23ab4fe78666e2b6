import type { OfferView } from '#contract/sale/offer-view.ts';
import { numberText } from '#domain/values/number-text.ts';

/** Before goods travel: whose drives are taken out, as the seller keeps them. */
export function DrivesOut({ view: { media } }: { readonly view: OfferView }) {
  const kept = media.find(({ wish }) => wish === 'keep');
  if (kept === undefined) return null;
  return (
    <section className="mt-6 border-l-3 border-ink pl-4" aria-label="Datenträger ausbauen">
      <h3>Vorher ausbauen: die Datenträger, die Sie behalten</h3>
      <ul className="mt-2">
        {kept.goods.map(({ title, units }) => (
          <li key={title} className="wrap-anywhere">
            {numberText(units)} × {title}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        Im Preis sind sie nicht enthalten. Einbaurahmen und Schrauben bleiben bitte im Gerät. Kommt ein Datenträger doch
        mit, löschen wir ihn.
      </p>
    </section>
  );
}
