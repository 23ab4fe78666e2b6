const whole = new Intl.NumberFormat('de-DE');

/** A count: '1.180'. */
export function countText(count: number): string {
  return whole.format(count);
}

/** A count with its word: '1 Palette', '1.180 Pakete'. */
export function countOf(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${countText(count)} ${many}`;
}
