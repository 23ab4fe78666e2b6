/** A serial, inventory or tracking number as such numbers are compared: in capitals, without what people put between its parts. */
export function bareNumber(number: string): string {
  return number
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/[\s./-]+/g, '');
}
