import type { OfferView } from '#contract/offer-view.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { Notice } from '#web/ui/notice.tsx';
import { until } from '../phases/phase-screen.ts';
import { paymentBack } from './payment-step.ts';

/** A sentence about a payment that did not arrive and what comes next; nothing while all goes its way. */
export function PaymentStanding({ view }: { readonly view: OfferView }) {
  const back = paymentBack(view);
  if (!back) return null;
  const what =
    back.state === 'returned'
      ? `Die Bank hat unsere Zahlung vom ${formatDayInFull(back.day)} zurückgegeben.`
      : `Unsere Zahlung vom ${formatDayInFull(back.day)} wurde nicht ausgeführt.`;
  return (
    <div className="mt-5">
      <Notice kind="warn" title="Ihre Auszahlung kam nicht an">
        {what}{' '}
        {back.isAsked
          ? 'Bitte schreiben Sie uns hier, ob das Konto stimmt und noch besteht. Vorher zahlen wir nicht noch einmal.'
          : `Sie müssen nichts tun. Wir zahlen noch einmal${until(back.by)}.`}
      </Notice>
    </div>
  );
}
