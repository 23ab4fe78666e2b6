import { payableOf } from '#domain/invoicing/paper-money.ts';
import type { PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { formatMoney } from '#domain/values/money.ts';
import { devicePriceBlocks } from './device-prices.ts';
import type { Letter } from './letter.ts';
import { dayText, letterFrame } from './letter-frame.ts';
import { dayFacts, paidTable, partyFacts, paymentFacts, paymentSums, taxSentences } from './payment-document.ts';

const eInvoiceHint = {
  type: 'paragraph',
  muted: true,
  text: 'E-Rechnung (ZUGFeRD, Profil EN 16931): Bei Abweichungen gilt die Datei factur-x.xml in diesem PDF.',
} as const;

/** Gutschrift, the invoice that the buyer writes for a business seller (§ 14 Abs. 2 and 4 UStG, INV-05). */
export function selfBilledInvoice(snapshot: PaymentSnapshot): Letter {
  const { lines, total, agreedTotal, selfBillingAgreedAt, provider } = snapshot;
  const agreed =
    selfBillingAgreedAt === undefined ? '' : ` Dem haben Sie am ${dayText(selfBillingAgreedAt)} zugestimmt.`;
  return letterFrame(snapshot, [
    {
      type: 'paragraph',
      text: `Über Ihre Lieferung rechnen wir durch diese Gutschrift ab (§ 14 Abs. 2 UStG).${agreed}`,
    },
    {
      type: 'amount',
      caption: 'Auszahlungsbetrag',
      amount: formatMoney(payableOf(snapshot)),
      notes: total === agreedTotal ? [] : [`vereinbart waren ${formatMoney(agreedTotal)}${basisText(snapshot)}`],
    },
    ...paidTable(lines, paymentSums(snapshot)),
    ...taxSentences(snapshot).map((text) => ({ type: 'paragraph', text }) as const),
    { type: 'facts', facts: [...partyFacts(snapshot), ...dayFacts(snapshot), ...paymentFacts(snapshot)] },
    ...(snapshot.eInvoice ? [eInvoiceHint] : []),
    ...devicePriceBlocks(lines),
    {
      type: 'paragraph',
      muted: true,
      text: `Sie können dieser Gutschrift widersprechen, im Verkaufscockpit oder an ${provider.email}. Solange sie gilt, stellen Sie über diese Lieferung keine eigene Rechnung.`,
    },
  ]);
}

function basisText({ tax }: PaymentSnapshot): string {
  return tax === 'standard' ? ' netto' : '';
}
