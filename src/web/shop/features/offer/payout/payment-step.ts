import type { OfferView } from '#contract/sale/offer-view.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { type TurnLine, until, we, you } from '../phases/phase-screen.ts';

/** What a screen says while money is on its way. */
interface Step {
  readonly turn: TurnLine;
  readonly toDo: string;
  readonly next: string;
}

/** Whose turn it is by the payment, once one was ordered; undefined while the phase alone says it, and once it is paid. */
export function stepOfPayment(view: OfferView): Step | undefined {
  const { payment, payoutBack, promised, phase } = view;
  if (payoutBack?.isAsked)
    return {
      turn: you('Sie sind am Zug: Stimmt das Konto?'),
      toDo: 'Sagen Sie uns oben, ob das Konto stimmt, oder geben Sie ein anderes an.',
      next: 'Nach Ihrer Antwort zahlen wir noch einmal.',
    };
  if (payoutBack)
    return {
      turn: we(`Wir sind am Zug: noch einmal zahlen${until(promised?.by)}`),
      toDo: 'Nichts. Wir zahlen noch einmal.',
      next: 'Hier steht, sobald die Zahlung angewiesen ist.',
    };
  if (payment?.state !== 'ordered') return undefined;
  return {
    turn: we('Zahlung angewiesen'),
    toDo: `Nichts. Unsere Bank führt die Zahlung am ${formatDayInFull(payment.day)} aus.`,
    next:
      phase === 'completed'
        ? 'Sobald unsere Bank die Zahlung bestätigt, steht es hier.'
        : 'Sobald unsere Bank die Zahlung bestätigt, ist der Verkauf beendet, und Sie bekommen eine E-Mail.',
  };
}
