import { formatMoney, fromEuros } from '#domain/values/money.ts';

/** Euros from the wire as people read them. */
export function euroText(euros: number | undefined): string {
  return euros === undefined ? '–' : formatMoney(fromEuros(euros));
}

/** Whole percent with their sign. */
export function percentChangeText(percent: number | undefined): string {
  if (percent === undefined) return '–';
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)} %`;
}
