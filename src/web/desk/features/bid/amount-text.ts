const amount = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('de-DE');

/** Cents as they stand in a column that names the currency in its head: '1.180,00'. */
export function amountText(cents: number): string {
  return amount.format(cents / 100);
}

/** A count: '1.180'. */
export function countText(count: number): string {
  return whole.format(count);
}

/** A count with its word: '1 Palette', '1.180 Pakete'. */
export function countOf(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${countText(count)} ${many}`;
}
