import { taxOutcomeText } from '#contract/money/tax-outcome.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { undecidedText } from '#contract/sale/price-tax-words.ts';
import { formatInstant } from '#domain/values/instant-text.ts';

/** That somebody looks at the tax of the sale, or what was decided about it (INV-11, INV-15). */
export function TaxNote({ view }: { readonly view: OfferView }) {
  const { ownInvoice, taxDecidedAt, otherTax } = view;
  // In the payout the panel itself says that it is looked at, and until when.
  if (ownInvoice === 'status' || ownInvoice === 'goods')
    return view.phase === 'payout' ? null : <p className="mt-3 text-sm text-muted">{undecidedText(ownInvoice)}</p>;
  if (taxDecidedAt === undefined) return null;
  return (
    <p className="mt-3 text-sm text-muted">
      {taxOutcomeText(otherTax)} Das haben wir am {formatInstant(taxDecidedAt)} geklärt.
    </p>
  );
}
