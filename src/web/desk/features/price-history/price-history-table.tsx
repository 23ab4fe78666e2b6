import type { PriceHistoryView } from '#contract/goods/price-book.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { WideTable } from '../../ui/wide-table.tsx';
import { historyRows } from './history-rows.ts';

/** The same as the chart, row by row, the newest first. */
export function PriceHistoryTable({ history }: { readonly history: PriceHistoryView }) {
  return (
    <WideTable label="Preisverlauf als Tabelle">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Preisverlauf</caption>
        <thead>
          <tr className="border-b border-line">
            {['Tag', 'Was', 'Ausstattung', 'Verkauf'].map((title) => (
              <th key={title} scope="col" className="px-3 py-2 font-emphasis">
                {title}
              </th>
            ))}
            {['Stück', 'Preis je Gerät'].map((title) => (
              <th key={title} scope="col" className="px-3 py-2 text-right font-emphasis">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {historyRows(history).map(({ day, what, configuration, name, quantity, price }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sales of a day may say the same
            <tr key={index} className="border-b border-line last:border-0">
              <td className="px-3 py-2">{formatDay(day)}</td>
              <td className="px-3 py-2">{what}</td>
              <td className="px-3 py-2">{configuration || 'nicht genannt'}</td>
              <td className="px-3 py-2">{name}</td>
              <td className="px-3 py-2 text-right tabular-nums">{quantity}</td>
              <td className="px-3 py-2 text-right tabular-nums">{formatMoney(fromEuros(price))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
