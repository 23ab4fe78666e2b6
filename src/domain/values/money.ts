import { numberText } from './number-text.ts';

/** An amount of money in whole euro cents. On the wire it is a number of euros (docs/offer-process.md, words). */
export type Cents = number;

/** Tells whether a number of euros has at most two decimals and stays exact as cents; it may be negative. */
export function isEuros(euros: number): boolean {
  const cents = Math.round(euros * 100);
  return Number.isSafeInteger(cents) && cents / 100 === euros;
}

/** Turns euros into cents; throws a RangeError for what isEuros refuses. */
export function fromEuros(euros: number): Cents {
  if (!isEuros(euros)) throw new RangeError('An amount in euros has at most two decimals');
  return Math.round(euros * 100) + 0;
}

/** Turns cents into the number of euros that goes over the wire. */
export function toEuros(cents: Cents): number {
  return cents / 100;
}

/** Cents as they stand in a column or a field that names the currency beside it, '1.234,56'; in our own lines: what stands in a field is read again. */
export function amountText(cents: Cents): string {
  return numberText((Math.sign(cents) * Math.round(Math.abs(cents))) / 100, 2, 2);
}

/** Writes cents the German way, '1.234,56 €', with U+00A0 before the sign. */
export function formatMoney(cents: Cents): string {
  return `${amountText(cents)}\u00a0€`;
}

const amountInText = /-?[\d.]+,\d{2}\u00a0€/g;

/** A text with each amount that `formatMoney` wrote left out, '… €'. */
export function withoutAmounts(text: string): string {
  return text.replace(amountInText, '…\u00a0€');
}

/** Cents as a cell holds them, '1234,50'. */
export function centsCell(cents: Cents): string {
  const [euros, rest] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  return `${cents < 0 ? '-' : ''}${euros},${String(rest).padStart(2, '0')}`;
}

/** Cents as euros with a point, as files of banks and invoices have them, '1234.50': by digits, never by a division. */
export function decimalEuros(cents: Cents): string {
  return centsCell(cents).replace(',', '.');
}
