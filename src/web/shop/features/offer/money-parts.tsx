import type { PriceMoney } from '#contract/sale/price-money.ts';
import { moneyLines } from '#contract/sale/price-tax-words.ts';
import { AmountRows } from './amount-rows.tsx';

interface MoneyPartsProps {
  readonly price: PriceMoney;
  /** The amount above is gross already. */
  readonly isGrossAbove?: boolean;
}

/** What a business's price comes to net, with tax and gross; nothing for a private seller, who reads one amount. */
export function MoneyParts({ price: { otherTax, money, isStatusKnown }, isGrossAbove = false }: MoneyPartsProps) {
  const lines = money ? moneyLines(otherTax, money, isStatusKnown) : [];
  const shown = isGrossAbove ? lines.slice(0, -1) : lines;
  if (shown.length === 0) return null;
  return (
    <dl className="mt-3 grid w-fit max-w-full gap-y-0.5 text-sm [&_dt]:text-muted">
      <AmountRows rows={shown} />
    </dl>
  );
}
