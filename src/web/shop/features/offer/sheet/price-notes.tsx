import { formatMoney } from '#domain/values/money.ts';
import type { PricedSheetRow } from './sheet-row.ts';

/** What the price of a position has taken in, and everything that may lower it. */
export function PriceNotes({ row: { deductions, countedIn } }: { readonly row: PricedSheetRow }) {
  return (
    <>
      {countedIn.length > 0 && <p className="text-muted">Schon eingerechnet: {countedIn.join(', ')}</p>}
      {deductions.length > 0 && (
        <>
          <p className="mt-1 font-emphasis">Was den Preis je Gerät senken kann</p>
          <ul className="text-muted">
            {deductions.map(({ name, amount, said }) => (
              <li key={name}>
                {name}: <span className="whitespace-nowrap">− {formatMoney(amount)}</span>
                {said !== undefined && ` (Sie sagen: ${said})`}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
