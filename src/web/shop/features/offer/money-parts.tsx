import type { PriceMoney } from '#contract/sale/price-money.ts';
import { moneyLines } from '#contract/sale/price-tax-words.ts';
import { formatMoney } from '#domain/values/money.ts';

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
    <dl className="mt-3 grid w-fit max-w-full gap-y-0.5 text-sm">
      {shown.map(({ name, amount }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6">
          <dt className="text-muted">{name}</dt>
          <dd className="ml-auto font-emphasis whitespace-nowrap tabular-nums">{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
