import { type Cents, decimalEuros } from '#domain/values/money.ts';

/** Cents as XML writes euros, '1234.50'. */
export function xmlAmount(cents: Cents | undefined): string | undefined {
  return cents === undefined ? undefined : decimalEuros(cents);
}

/** A number of units as XML writes it. */
export function xmlQuantity(quantity: number | undefined): string | undefined {
  return quantity === undefined ? undefined : String(quantity);
}

/** Per cent as XML writes them, '19.00'. */
export function xmlPercent(percent: number | undefined): string | undefined {
  return percent?.toFixed(2);
}
