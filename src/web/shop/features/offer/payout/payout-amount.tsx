import type { OfferView } from '#contract/sale/offer-view.ts';
import { moneyOfView, type PriceMoney } from '#contract/sale/price-money.ts';
import { withBasis } from '#contract/sale/price-tax-words.ts';
import { fromEuros } from '#domain/values/money.ts';
import { MoneyParts } from '../money-parts.tsx';
import { Amount } from '../offer-price.tsx';
import { requireViewFact } from '../panel-props.ts';

interface PayoutAmountProps {
  readonly what: string;
  readonly view: OfferView;
}

/** What reaches the account: with the tax, where it is known that it comes on top. */
export function PayoutAmount({ what, view }: PayoutAmountProps) {
  const net = fromEuros(requireViewFact(view, 'payoutTotal'));
  const price = paidPrice(view);
  const { money } = price;
  if (!money || money.vat === 0)
    return (
      <>
        <Amount caption={withBasis(what, view)} amount={net} />
        <MoneyParts price={price} />
      </>
    );
  return (
    <>
      <Amount caption={`${what}, brutto`} amount={money.gross} />
      <MoneyParts price={price} isGrossAbove />
    </>
  );
}

/** With the cent by which a person took the seller's own invoice. */
function paidPrice(view: OfferView): PriceMoney {
  const price = moneyOfView(view);
  const { money } = price;
  const rounding = fromEuros(view.invoiceCheck?.rounding ?? 0);
  return money ? { ...price, money: { ...money, vat: money.vat + rounding, gross: money.gross + rounding } } : price;
}
