import type { OfferView } from '#contract/offer-view.ts';
import { shopConfig } from '#shop.config.ts';

/** What the tax of listed goods comes to, as far as it is known before the document (INV-15). */
export function ReverseChargeNote({ view: { reverseCharge } }: { readonly view: Pick<OfferView, 'reverseCharge'> }) {
  if (reverseCharge === undefined) return null;
  return (
    <p className="mt-3 text-sm text-muted">
      {reverseCharge === 'listed'
        ? `Für Tablets und lose Prozessoren schulden wir die Umsatzsteuer (§ 13b UStG): Auf diese Posten kommt keine dazu, auf die übrigen ${shopConfig.vatPercent} %.`
        : `Ob auf alle Posten ${shopConfig.vatPercent} % Umsatzsteuer dazukommen, können wir nicht selbst entscheiden: Für Tablets, Mobiltelefone, Spielkonsolen und lose Prozessoren schulden wir sie ab 5.000 € netto (§ 13b UStG). Deshalb stellen wir keine Gutschrift aus; die Rechnung schreiben Sie.`}
    </p>
  );
}
