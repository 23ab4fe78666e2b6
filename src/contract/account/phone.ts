import type { PhoneNumber } from 'libphonenumber-js/max';
import { z } from 'zod';
// By this name, because under Node another file stands for it (package.json): there the library waits for the first number.
import { parsePhoneNumberFromString } from '#contract/account/phone-numbers.ts';
import { ruled } from '#contract/rules/ruled.ts';
import { type Check, text } from '#contract/rules/rules.ts';

/** Without a country in front, numbers are German. */
const home = 'DE';

/** Only what people put between digits: the library would also find a number in the middle of a sentence. */
const shape = /^\+?[\d\s()/.-]+$/;

function read(entry: string): PhoneNumber | undefined {
  const text = entry.trim();
  const number = shape.test(text) ? parsePhoneNumberFromString(text, home) : undefined;
  return number?.isValid() ? number : undefined;
}

const phone: Check = Object.assign(
  text({ rule: 'phone' }, (entry) => entry.length <= 40 && read(entry) !== undefined),
  { lengths: { maxLength: 40 } },
);

/** A telephone number as typed; it leaves the schema in E.164, '+493411234567'. */
export const phoneSchema = ruled(z.string(), phone).overwrite((entry) => read(entry)?.number ?? entry);

/** Writes a stored number for people by DIN 5008, '+49 341 1234567'; what is no number stays as it is. */
export function formatPhone(stored: string): string {
  return read(stored)?.formatInternational().replaceAll('-', ' ') ?? stored;
}
