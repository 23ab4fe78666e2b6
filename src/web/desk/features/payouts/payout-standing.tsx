import type { PayoutRow } from '#contract/money/payouts.ts';
import { payoutStateNames } from '#domain/payout/payout.ts';
import { WhoAndWhen } from '../../ui/who-and-when.tsx';
import { BankWords } from './bank-words.tsx';

/** What became of a payment, then who says so and since when, and what the bank said of it. */
export function PayoutStanding({
  row,
}: {
  readonly row: Pick<PayoutRow, 'state' | 'stateBy' | 'stateAt' | 'bankWords'>;
}) {
  return (
    <>
      <span className="block font-emphasis">{payoutStateNames[row.state]}</span>
      <WhoAndWhen by={row.stateBy} at={row.stateAt} />
      <BankWords words={row.bankWords} />
    </>
  );
}
