import type { OfferView } from '#contract/offer-view.ts';
import { isPaymentBack } from '#domain/payout/told-payment.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { type TurnLine, until, we, you } from '../phases/phase-screen.ts';

/** The payment that did not arrive, while the money is with us. */
export function paymentBack({ payment }: OfferView): OfferView['payment'] {
  return payment && isPaymentBack(payment) ? payment : undefined;
}

interface Step {
  readonly turn: TurnLine;
  readonly toDo: string;
  readonly next: string;
}

/** Whose turn it is by the payment, once one was ordered; undefined while the phase alone says it, and once it is paid. */
export function stepOfPayment(view: OfferView): Step | undefined {
  const back = paymentBack(view);
  if (back?.isAsked)
    return {
      turn: you('Sie sind am Zug: Konto prüfen'),
      toDo: 'Schreiben Sie uns, ob das Konto stimmt und noch besteht.',
      next: 'Danach zahlen wir noch einmal.',
    };
  if (back)
    return {
      turn: we(`Wir sind am Zug: noch einmal zahlen${until(back.by)}`),
      toDo: 'Nichts. Wir zahlen noch einmal.',
      next: 'Hier steht, sobald die Zahlung angewiesen ist.',
    };
  if (view.payment?.state !== 'ordered') return undefined;
  return {
    turn: we('Zahlung angewiesen'),
    toDo: `Nichts. Unsere Bank führt die Zahlung am ${formatDayInFull(view.payment.day)} aus.`,
    next: 'Sobald unsere Bank die Zahlung bestätigt, ist der Verkauf beendet, und Sie bekommen eine E-Mail.',
  };
}
