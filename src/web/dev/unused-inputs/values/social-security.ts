/** Whose number for social security is meant: the German Versicherungsnummer or the American SSN. */
export type SocialSecurityCountry = 'DE' | 'US';

/** Area, day of birth (a serial may be added to the day), first letter of the name at birth, serial, check digit (§ 2 VKVV). */
const german = /^\d{2}(?:0[1-9]|[1-9]\d)(?:0[1-9]|1[0-2])\d{2}[A-Z]\d{3}$/;
const factors = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];

/** Three, two and four digits; 000, 666 and 900 to 999, 00 and 0000 are never given out (Social Security Administration). */
const american = /^(?!000|666|9)\d{3}-?(?!00)\d{2}-?(?!0000)\d{4}$/;

/** Tells whether a text is a number for social security; the German one by its check digit, the American one has none. */
export function isSocialSecurityNumber(entry: string, country: SocialSecurityCountry): boolean {
  const text = entry.replace(/\s/g, '').toUpperCase();
  return country === 'US' ? american.test(text) : german.test(text) && passesGermanCheck(text);
}

/** The letter counts as two digits, A = 01; of each product the digits are added up, and their sum ends with the check digit. */
function passesGermanCheck(text: string): boolean {
  const letter = String(text.charCodeAt(8) - 'A'.charCodeAt(0) + 1).padStart(2, '0');
  const digits = [...`${text.slice(0, 8)}${letter}${text.slice(9, 11)}`].map(Number);
  const sum = digits.reduce((total, digit, index) => total + digitSum(digit * (factors[index] ?? 0)), 0);
  return sum % 10 === Number(text.at(-1));
}

function digitSum(number: number): number {
  return Math.floor(number / 10) + (number % 10);
}
