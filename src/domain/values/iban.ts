/** Length of an IBAN by country, for the 41 countries of the SEPA area and Gibraltar (European Payments Council list, IBAN registry). */
const sepaLengths: Record<string, number> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** Countries of the SEPA area that are no part of the EEA: banks take a payment there by its IBAN alone as a rule no more. */
const outsideEea = new Set('AD AL CH GB GI MC MD ME MK RS SM VA'.split(' '));

/** Whether an account lies outside of the EEA, so that most banks ask for BIC and address of whoever is paid there; nothing is said of half an IBAN. */
export function isOutsideEea(iban: string): boolean {
  return outsideEea.has(electronicIban(iban).slice(0, 2)) && isIban(iban);
}

/** Banks of these bear the country of their island in the BIC, and that of the kingdom in the IBAN. */
const islands = new Set(['GG', 'IM', 'JE']);

/** Tells whether a text, blanks and case aside, is the BIC (ISO 9362) of a bank of the SEPA area: bank, country, place, and often a branch. */
export function isBic(entry: string): boolean {
  const [, country = ''] = /^[A-Z]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.exec(electronicIban(entry)) ?? [];
  return islands.has(country) || Object.hasOwn(sepaLengths, country);
}

/** Brings an IBAN into the form that is stored: no blanks, upper case. */
export function electronicIban(entry: string): string {
  return entry.replace(/\s/g, '').toUpperCase();
}

/** Tells whether a text, blanks and case aside, is an IBAN of the SEPA area with right length and check digits (ISO 13616). */
export function isIban(entry: string): boolean {
  const iban = electronicIban(entry);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || sepaLengths[iban.slice(0, 2)] !== iban.length) return false;
  return remainderBy97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Writes an IBAN in groups of four for people. */
export function formatIban(iban: string): string {
  return electronicIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
}

/** Writes an IBAN so that only its first four and last four characters can be read, for screens and mails. */
export function maskIban(iban: string): string {
  const plain = electronicIban(iban);
  return formatIban(plain.slice(0, 4) + '*'.repeat(Math.max(0, plain.length - 8)) + plain.slice(-4));
}

/** Letters count as two digits, A = 10 to Z = 35; digit by digit the remainder stays within exact integers. */
function remainderBy97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
