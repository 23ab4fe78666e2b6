import type { OfferView } from '#contract/sale/offer-view.ts';
import { referenceWithOwn } from '#domain/offer/parties/own-books.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { maskIban } from '#domain/values/iban.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { Facts } from '#web/ui/facts.tsx';

/** Where the money goes, until when, and once it is paid when and under which reference. */
export function PaymentFacts({ view }: { readonly view: OfferView }) {
  const { completion, promised, contractDetails, givenAccount, payment, payoutBack, alreadyPaid } = view;
  const isOnItsWay = payment?.state === 'ordered';
  const orderedAt = payoutBack ? undefined : (payment?.orderedAt ?? completion?.at);
  const account = givenAccount
    ? `${givenAccount.holder}, ${givenAccount.account}`
    : contractDetails && accountOf(contractDetails);
  return (
    <div className="mt-6">
      <Facts
        facts={[
          ...(alreadyPaid === undefined
            ? []
            : [{ name: 'Davon schon gezahlt', value: formatMoney(fromEuros(alreadyPaid)) }]),
          ...(account === undefined ? [] : [{ name: 'Auf', value: account }]),
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
