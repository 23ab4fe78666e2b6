import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';

/** Without a country in front, numbers are German. */
const home = 'DE';

const invalid = 'Bitte geben Sie eine gültige Telefonnummer an, zum Beispiel 0341 1234567.';

/** Only what people put between digits: the library would also find a number in the middle of a sentence. */
const shape = /^\+?[\d\s()/.-]+$/;

function read(entry: string): PhoneNumber | undefined {
  const text = entry.trim();
  const number = shape.test(text) ? parsePhoneNumberFromString(text, home) : undefined;
  return number?.isValid() ? number : undefined;
}

/** A telephone number as typed; it leaves the schema in E.164, '+493411234567' (domain.md section 5). */
export const phoneSchema = z
  .string()
  .max(40, invalid)
  .refine((entry) => read(entry) !== undefined, invalid)
  .overwrite((entry) => read(entry)?.number ?? entry);

/** Writes a stored number for people by DIN 5008, '+49 341 1234567'; what is no number stays as it is. */
export function formatPhone(stored: string): string {
  return read(stored)?.formatInternational().replaceAll('-', ' ') ?? stored;
}
