/**
 * Writes a number as it is written in Germany, '1.234,5', in our own lines: server and browser draw the same, whatever their languages
 * know. Rounds half away from zero to at most `most` decimals (0 to 20) and leaves zeros at the end away down to `least` of them.
 */
export function numberText(value: number, most = 0, least = 0): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(most).split('.');
  const decimals = fraction.replace(/0+$/, '').padEnd(least, '0');
  const text = `${whole.replace(/\B(?=(?:\d{3})+$)/g, '.')}${decimals && `,${decimals}`}`;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Writes a share of 1 in percent with at most so many decimals, '3,7 %', with U+00A0 before the sign. */
export function percentText(share: number, most = 0): string {
  return `${numberText(share * 100, most)}\u00a0%`;
}

/** A count with its word: '1 Paket', '3.000 Pakete'. */
export function counted(count: number, one: string, many: string): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
