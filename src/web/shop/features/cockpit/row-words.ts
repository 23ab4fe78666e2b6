import type { OfferListItem } from '#contract/sale/offer-list.ts';
import { moneyOfRow } from '#contract/sale/price-money.ts';
import { grossText, priceBasisText } from '#contract/sale/price-tax-words.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay, formatDayInFull } from '#domain/values/day-text.ts';
import { endsSoon, timeLeft } from '#domain/values/time-left.ts';

type Turn = 'turn' | 'yourTurn' | 'isAsked' | 'invoiceGivenBack' | 'heldByAgreement' | 'paymentStep';

/** Whose turn it is with an offer of the list. */
export function rowTurnWords(row: Pick<OfferListItem, Turn>): string {
  const { turn, yourTurn, isAsked, invoiceGivenBack, heldByAgreement, paymentStep } = row;
  if (isAsked) return 'Wir haben eine Frage an Sie';
  if (!yourTurn && heldByAgreement) return 'Wir sind am Zug: Ihren Vertrag zur Auftragsverarbeitung prüfen';
  if (yourTurn && invoiceGivenBack) return 'Sie sind am Zug: Rechnung berichtigen';
  if (yourTurn && paymentStep === 'asked') return 'Sie sind am Zug: Stimmt das Konto?';
  if (yourTurn) return 'Sie sind am Zug';
  if (paymentStep === 'again') return 'Wir sind am Zug: noch einmal zahlen';
  if (paymentStep === 'ordered') return 'Zahlung angewiesen';
  return turn === 'nobody' ? 'Nichts mehr zu tun' : 'Wir sind am Zug';
}

/** Until when the seller can answer, how long that is, and whether it is near, or until when we promised to act; nothing where no day is known. */
export function deadlineWords(
  {
    deadline,
    promisedBy,
    status,
    turn,
    yourTurn,
  }: Pick<OfferListItem, 'deadline' | 'promisedBy' | 'status' | 'turn' | 'yourTurn'>,
  now: string,
): { readonly text: string; readonly left?: string; readonly near: boolean } | undefined {
  // A day that is over is told on the sale's page, with what comes of it.
  if (!yourTurn && turn !== 'nobody' && promisedBy !== undefined && promisedBy >= dayOf(now))
    return { text: `bis ${formatDayInFull(promisedBy)}`, near: false };
  if (deadline === undefined) return undefined;
  const day = formatDayInFull(deadline);
  if (status === 'deadlinePassed') return { text: `galt bis ${day}`, near: false };
  return yourTurn ? { text: `bis ${day}`, left: timeLeft(deadline, now), near: endsSoon(deadline, now) } : undefined;
}

/** What stands under an amount: how a business is taxed; what a private person reads is the whole price (INV-13). */
export function basisWords(offer: Pick<OfferListItem, 'basis' | 'otherTax'>): string {
  return priceBasisText(offer) || 'Ankaufpreis';
}

/** What a business's amount comes to with the tax; empty where none comes on top, or that is not decided. */
export function grossWords(offer: OfferListItem): string {
  return grossText(moneyOfRow(offer));
}

/** When it was paid and under which reference, or until when we pay; empty before that. */
export function paymentWords({ paid, payBy }: Pick<OfferListItem, 'paid' | 'payBy'>): string {
  if (paid) return `ausgezahlt am ${formatDay(dayOf(paid.at))}, Referenz ${paid.reference}`;
  return payBy === undefined ? '' : `Zahlung bis ${formatDayInFull(payBy)}`;
}
