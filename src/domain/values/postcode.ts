/** Tells whether a text is a German postcode: five digits, and none of the two-digit areas that are not in use. */
export function isPostcode(text: string): boolean {
  return /^(?!00|05|43|62)\d{5}$/.test(text);
}
