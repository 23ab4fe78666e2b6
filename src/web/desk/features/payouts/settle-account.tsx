import { settleAccountCheckCall } from '#contract/money/payout-back.ts';
import { payoutCalls } from '#contract/money/payouts.ts';
import { useDesk } from '../../desk-context.ts';
import { PayoutReasonForm } from './payout-reason-form.tsx';
import type { RowActProps } from './release-payee.tsx';

/** Says why the account is paid once more from which money came back, where the seller has said so by other ways. */
export function SettleAccount({ row: { offerId, holder, account }, onDone }: RowActProps) {
  const { api, queries } = useDesk();
  async function settle(reason: string) {
    await api.post(settleAccountCheckCall(offerId), { holder, account, reason });
    await queries.invalidateQueries({ queryKey: [payoutCalls.due] });
  }
  return (
    <PayoutReasonForm
      name={`account-${offerId}`}
      act="Konto bestätigen"
      label={`Warum ${account} noch einmal bezahlt wird`}
      onDone={onDone}
      onSubmit={settle}
    />
  );
}
