/** A serial, inventory or tracking number as such numbers are compared: in capitals, without what people put between its parts. */
export function bareNumber(number: string): string {
  // As most are written: lists of thousands are compared with each scan.
  if (/^[A-Z0-9]+$/.test(number)) return number;
  return number
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/[\s./-]+/g, '');
}
