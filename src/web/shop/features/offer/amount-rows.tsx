import type { MoneyLine } from '#contract/sale/price-tax-words.ts';
import { formatMoney } from '#domain/values/money.ts';

/** Amounts beside their names, inside of a `dl`: a name that is too long goes on below itself, never its amount. */
export function AmountRows({ rows }: { readonly rows: readonly MoneyLine[] }) {
  return rows.map(({ name, amount }) => (
    <div key={name} className="flex justify-between gap-x-6">
      <dt className="wrap-anywhere">{name}</dt>
      <dd className="shrink-0 font-emphasis whitespace-nowrap tabular-nums">{formatMoney(amount)}</dd>
    </div>
  ));
}
