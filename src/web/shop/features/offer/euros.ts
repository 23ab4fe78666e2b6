import { type Cents, formatMoney, fromEuros } from '#domain/values/money.ts';

/** Writes a number of euros from the wire, '1.234,56 €'. */
export function euros(amount: number): string {
  return formatMoney(fromEuros(amount));
}

/** Cents of a number of euros from the wire, if there is one. */
export function cents(amount: number | undefined): Cents | undefined {
  return amount === undefined ? undefined : fromEuros(amount);
}
