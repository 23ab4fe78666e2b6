import { useCommand } from '../../use-command.ts';
import { ReasonForm } from './reason-form.tsx';

interface PaidByHandProps {
  readonly offerId: string;
  readonly orderId: string;
  readonly onDone: () => void;
}

/** Notes that somebody paid a sale by other ways than a run and the bank's word: the seller reads the reference, and the sale ends. */
export function PaidByHand({ offerId, orderId, onDone }: PaidByHandProps) {
  const send = useCommand('complete', { id: offerId });
  return (
    <ReasonForm
      name={`paid-${offerId}`}
      act="Von Hand bezahlt"
      label={`Zahlungsreferenz für ${orderId}`}
      hint="Der Verkäufer liest sie. Der Verkauf ist danach beendet."
      most={140}
      onDone={onDone}
      onSubmit={(paymentReference) => send({ paymentReference })}
    />
  );
}
