import { useCommand } from '../../use-command.ts';
import { PayoutReasonForm } from './payout-reason-form.tsx';

interface PaidByHandProps {
  readonly offerId: string;
  readonly orderId: string;
  /** What was paid before is enough: nothing is paid any more. */
  readonly isSettled?: boolean;
  readonly onDone: () => void;
}

/** Notes that somebody paid a sale by other ways than a run and the bank's word: the seller reads the reference, and the sale ends. */
export function PaidByHand({ offerId, orderId, isSettled = false, onDone }: PaidByHandProps) {
  const send = useCommand('complete', { id: offerId });
  return (
    <PayoutReasonForm
      name={`paid-${offerId}`}
      act={isSettled ? 'Verkauf abschließen' : 'Von Hand bezahlt'}
      label={`Zahlungsreferenz für ${orderId}`}
      hint="Der Verkäufer liest sie. Der Verkauf ist danach beendet."
      most={140}
      onDone={onDone}
      onSubmit={(paymentReference) => send({ paymentReference })}
    />
  );
}
