import type { PriceHistoryView } from '#contract/goods/price-book.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { historyRows } from './history-rows.ts';

/** The same as the chart in a narrow column: no price stands out of sight. */
export function PriceHistoryList({ history }: { readonly history: PriceHistoryView }) {
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">Preisverlauf</caption>
      <thead>
        <tr className="border-b border-line align-baseline">
          <th scope="col" className="py-1.5 font-emphasis">
            Wann und was
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-emphasis">
            je Gerät
          </th>
        </tr>
      </thead>
      <tbody>
        {historyRows(history).map(({ day, what, configuration, quantity, price }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sales of a day may say the same
          <tr key={index} className="border-b border-line align-baseline last:border-0">
            <td className="py-1.5">
              {`${formatDay(day)}, ${quantity === undefined ? '' : `${quantity} × `}${what}`}
              <span className="block text-muted">{configuration || 'ohne Angaben zur Ausstattung'}</span>
            </td>
            <td className="py-1.5 pl-3 text-right whitespace-nowrap tabular-nums">{formatMoney(fromEuros(price))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
