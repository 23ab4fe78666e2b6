import type { OfferView } from '#contract/offer-view.ts';
import { referenceWithOwn } from '#domain/offer/own-books.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { maskIban } from '#domain/values/iban.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { Facts } from '#web/ui/facts.tsx';

/** Where the money goes, until when, and once it is paid when and under which reference. */
export function PaymentFacts({ view }: { readonly view: OfferView }) {
  const { completion, promised, contractDetails, payment } = view;
  const isOnItsWay = payment?.state === 'ordered';
  const orderedAt = isOnItsWay || payment?.state === 'paid' ? payment.orderedAt : completion?.at;
  return (
    <div className="mt-6">
      <Facts
        facts={[
          ...(contractDetails ? [{ name: 'Auf', value: accountOf(contractDetails) }] : []),
          ...(promised?.what === 'payout' && payment === undefined
            ? [{ name: 'Zahlung bis', value: formatDayInFull(promised.by) }]
            : []),
          ...(orderedAt === undefined ? [] : [{ name: 'Angewiesen am', value: formatInstant(orderedAt) }]),
          ...(isOnItsWay ? [{ name: 'Ausführung durch die Bank', value: formatDayInFull(payment.day) }] : []),
          ...(completion
            ? [{ name: 'Zahlungsreferenz', value: referenceWithOwn(completion.paymentReference, contractDetails) }]
            : []),
        ]}
      />
    </div>
  );
}

function accountOf({ iban, paypal = '', accountHolder }: NonNullable<OfferView['contractDetails']>): string {
  return iban === undefined ? `PayPal ${paypal}` : `${accountHolder}, ${maskIban(iban)}`;
}
