import type { PayoutRow } from '#contract/payouts.ts';
import { payoutStateNames } from '#domain/payout/payout.ts';
import { WhoAndWhen } from '../../ui/who-and-when.tsx';

/** What became of a payment, then who says so and since when. */
export function PayoutStanding({ row }: { readonly row: Pick<PayoutRow, 'state' | 'stateBy' | 'stateAt'> }) {
  return (
    <>
      <span className="block font-emphasis">{payoutStateNames[row.state]}</span>
      <WhoAndWhen by={row.stateBy} at={row.stateAt} />
    </>
  );
}
