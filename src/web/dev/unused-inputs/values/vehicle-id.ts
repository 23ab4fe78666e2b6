/** Letters that look like 1 and 0 stand in no VIN (ISO 3779). */
const shape = /^[A-HJ-NPR-Z0-9]{17}$/;

/** What a letter counts, from A on; I, O and Q count nothing and never stand there (49 CFR 565.15). */
const values = '12345678.12345.7.923456789';
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Brings a VIN into the form in which it is kept: no blanks, upper case. */
export function plainVin(entry: string): string {
  return entry.replace(/\s/g, '').toUpperCase();
}

/** Tells whether a text, blanks and case aside, has the form of a vehicle identification number: 17 characters without I, O and Q. */
export function isVin(entry: string): boolean {
  return shape.test(plainVin(entry));
}

/**
 * Tells whether the ninth character of a VIN checks the others. Only North America and China ask for it (49 CFR 565.15), so
 * a wrong one is worth a hint and no refusal. False for what is no VIN.
 */
export function hasVinCheckDigit(entry: string): boolean {
  const vin = plainVin(entry);
  if (!shape.test(vin)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * worth(vin.charAt(index)), 0);
  return vin.charAt(8) === (sum % 11 === 10 ? 'X' : String(sum % 11));
}

function worth(character: string): number {
  return /\d/.test(character) ? Number(character) : Number(values.charAt(character.charCodeAt(0) - 'A'.charCodeAt(0)));
}
