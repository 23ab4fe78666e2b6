import { type DueRow, payoutCalls } from '#contract/money/payouts.ts';
import { useDesk } from '../../desk-context.ts';
import { PayoutReasonForm } from './payout-reason-form.tsx';

/** What is done to one row of what is due. */
export interface RowActProps {
  readonly row: DueRow;
  /** Takes the focus afterwards. */
  readonly onDone: () => void;
}

/** Lets the money of a sale go to the account of somebody else, with a reason (LEG-61). */
export function ReleasePayee({ row: { offerId, holder, account }, onDone }: RowActProps) {
  const { api, queries } = useDesk();
  async function release(reason: string) {
    await api.post(payoutCalls.releasePayee(offerId), { holder, account, reason });
    await queries.invalidateQueries({ queryKey: [payoutCalls.due] });
  }
  return (
    <PayoutReasonForm
      name={offerId}
      act="Empfänger freigeben"
      label={`Warum an ${holder} gezahlt wird`}
      onDone={onDone}
      onSubmit={release}
    />
  );
}
