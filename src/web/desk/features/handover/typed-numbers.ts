import { z } from 'zod';
import { trackingNumberSchema } from '#contract/fields.ts';
import { normaliseTrackingNumber } from '#domain/values/tracking-number.ts';

/** The parcel numbers in a text, one a line or with commas between them, each once: blanks within belong to a number (LOG-20). */
export function typedNumbers(text: string): string[] {
  return [...new Set(text.split(/[\n,;]/).map(normaliseTrackingNumber))].filter((number) => number !== '');
}

const most = 200;

/** A text of parcel numbers, at least so many. */
export function typedNumbersSchema(least: 0 | 1) {
  return z
    .string()
    .refine((text) => typedNumbers(text).length >= least, 'Mindestens eine Sendungsnummer ist nötig.')
    .refine((text) => typedNumbers(text).length <= most, `Höchstens ${most} Sendungsnummern.`)
    .refine(
      (text) => typedNumbers(text).every((number) => trackingNumberSchema.safeParse(number).success),
      'Je Zeile eine Sendungsnummer, höchstens 40 Zeichen.',
    );
}
