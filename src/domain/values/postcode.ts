/** Tells whether a text is a German postcode: five digits, and none of the two-digit areas that are not in use. */
export function isPostcode(text: string): boolean {
  return /^(?!00|05|43|62)\d{5}$/.test(text);
}

/** Tells whether a text may be a postcode of another country: digits, with or without letters, blanks and hyphens between them. */
export function isPostcodeAbroad(text: string): boolean {
  return /^(?=.*\d)[A-Za-z\d](?:[A-Za-z\d -]{0,10}[A-Za-z\d])?$/.test(text);
}

/** Whether a country has postcodes: of the Emirates there are none. */
export function hasPostcodes(country: string | undefined): boolean {
  return country !== 'AE';
}
