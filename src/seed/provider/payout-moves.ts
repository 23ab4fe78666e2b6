import type { DeskOffer } from '#contract/desk/desk-view.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { newTrackingNumber } from './handover-moves.ts';
import { type Move, type Moves, move } from './move.ts';

/** A document for private sellers and for businesses that agreed; the others write an invoice. */
export const giveDocument: Moves = (offer) => {
  const name = offer.offeredAsBusiness ? 'Gutschrift' : 'Ankaufbeleg';
  return [...returnsFirst(offer), move('addCreditNote', `${name} über ${amountOf(offer)} erstellen`, {})];
};

/** The payment, once nothing is left to return. */
export const pay: Moves = (offer, { today }) => {
  const paymentReference = `SEPA ${today} ${offer.orderId ?? ''}`.trim();
  return [
    ...returnsFirst(offer),
    move('complete', `${amountOf(offer)} auszahlen, Referenz ${paymentReference}`, { paymentReference }),
  ];
};

/** The goods go back. */
export function sendBack(): Move[] {
  const number = newTrackingNumber();
  return [move('dispatchReturns', `Geräte zurücksenden, Sendung ${number}`, { trackingNumbers: [number] })];
}

/** Goods that are not paid go back before anything is paid. */
const returnsFirst = (offer: DeskOffer) => (offer.commands.includes('dispatchReturns') ? sendBack() : []);

function amountOf({ payoutTotal, offeredAsBusiness }: DeskOffer): string {
  return `${formatMoney(fromEuros(payoutTotal ?? 0))}${offeredAsBusiness ? ' netto' : ''}`;
}
