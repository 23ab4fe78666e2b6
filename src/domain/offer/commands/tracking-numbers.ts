import { normaliseTrackingNumber } from '#domain/values/tracking-number.ts';

/** Numbers as carriers read them, each once (LOG-20). */
export function trackingNumbersOf(numbers: readonly string[]): string[] {
  return [...new Set(numbers.map(normaliseTrackingNumber))].filter((number) => number !== '');
}
