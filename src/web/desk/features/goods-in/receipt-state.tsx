import type { GoodsInView } from '#contract/devices/units.ts';
import { formatInstant } from '#domain/values/instant-text.ts';

interface ReceiptStateProps {
  readonly receipt: GoodsInView['receipt'];
  readonly isOpen: boolean;
}

/** Whether the receipt was closed, and whether it says what stands here now. */
export function ReceiptState({ receipt, isOpen }: ReceiptStateProps) {
  if (!receipt) return null;
  const next = receipt.isCurrent
    ? 'Späte Pakete können Sie bis zur Prüfung nachtragen.'
    : 'Seitdem hat sich etwas geändert: Schließen Sie den Eingang noch einmal ab.';
  return (
    <p role="status" className={receipt.isCurrent ? 'rounded-sm bg-ok-soft p-4' : 'rounded-sm bg-warn-soft p-4'}>
      Eingang abgeschlossen, {formatInstant(receipt.at)}. {isOpen && next}
    </p>
  );
}
