import { numberText } from '#domain/values/number-text.ts';

/** A count with its word: '1 Palette', '1.180 Pakete'. */
export function countOf(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${numberText(count)} ${many}`;
}
