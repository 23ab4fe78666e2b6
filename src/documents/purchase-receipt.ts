import { payableOf } from '#domain/invoicing/paper-money.ts';
import type { PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { formatMoney } from '#domain/values/money.ts';
import { declaredBlocks } from './declared.ts';
import { devicePriceBlocks } from './device-prices.ts';
import type { Letter } from './letter.ts';
import { letterFrame } from './letter-frame.ts';
import { dayFacts, paidTable, paymentFacts, paymentSums } from './payment-document.ts';

/** Ankaufbeleg for a private seller: not a word about taxes (INV-05). */
export function purchaseReceipt(snapshot: PaymentSnapshot): Letter {
  const { lines, total, agreedTotal, declarations } = snapshot;
  return letterFrame(snapshot, [
    { type: 'paragraph', text: 'Wir haben die folgenden Geräte von Ihnen gekauft.' },
    {
      type: 'amount',
      caption: 'Ankaufpreis',
      amount: formatMoney(payableOf(snapshot)),
      notes: total === agreedTotal ? ['wie vereinbart'] : [`vereinbart waren ${formatMoney(agreedTotal)}`],
    },
    ...paidTable(lines, paymentSums(snapshot)),
    { type: 'facts', facts: [...dayFacts(snapshot), ...paymentFacts(snapshot)] },
    ...devicePriceBlocks(lines),
    ...(declarations.length === 0 ? [] : [{ type: 'heading', text: 'Ihre Erklärung' } as const]),
    ...declaredBlocks(declarations),
  ]);
}
