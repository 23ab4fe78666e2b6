import type { BidGroup } from '#contract/sale/bid-sheet.ts';
import { amountText, fromEuros } from '#domain/values/money.ts';

/** How the price book comes to what it proposes: the parts sum to it. */
export function PriceReasons({ proposal, driveWorth }: Pick<BidGroup, 'proposal' | 'driveWorth'>) {
  const { amount, reasons } = proposal;
  return (
    <>
      <dl>
        {reasons.map(({ text, amount: part }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no other name, and are never moved
          <div key={index} className="flex justify-between gap-3 border-b border-line py-1.5">
            <dt>{text}</dt>
            <dd className="shrink-0">{part === 0 ? '' : signedAmount(fromEuros(part), index > 0)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 py-1.5 font-emphasis">
          <dt>Vorschlag</dt>
          <dd className="shrink-0">{amount === undefined ? 'keiner' : `${amountText(fromEuros(amount))} €`}</dd>
        </div>
      </dl>
      {driveWorth !== undefined && (
        <p className="mt-2 text-sm">
          Der Kunde liest: Datenträger nicht dabei, − {amountText(fromEuros(driveWorth))} € je Gerät, schon
          eingerechnet.
        </p>
      )}
    </>
  );
}

function signedAmount(cents: number, isAdded: boolean): string {
  const sign = cents < 0 ? '− ' : isAdded ? '+ ' : '';
  return `${sign}${amountText(Math.abs(cents))} €`;
}
