import type { MaskitoOptions } from '@maskito/core';
import { maskitoDateTimeOptionsGenerator, maskitoNumberOptionsGenerator } from '@maskito/kit';
import { hasVinCheckDigit, isVin, plainVin } from '#domain/values/vehicle-id.ts';

/** What may be typed into a field, and how it is helped into shape. */
interface Mask {
  readonly options: MaskitoOptions;
  readonly inputMode: 'text' | 'numeric' | 'decimal' | 'email' | 'url';
  readonly placeholder: string;
  /** Brings the entry into its last form once the field is left. */
  readonly settle?: (text: string) => string;
  /** A word of advice about an entry that is right by its form; it stops nobody. */
  readonly advice?: (text: string) => string | undefined;
}

const inUpperCase: Pick<MaskitoOptions, 'postprocessors'> = {
  postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
};

const digit = /\d/;
const hexPair = [/[0-9a-f]/i, /[0-9a-f]/i];
const times = (sign: RegExp, count: number) => Array.from({ length: count }, () => sign);

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
/** Every beginning of an address of version 4 or 6, the latter also with one of version 4 at its end. */
const ipSoFar = new RegExp(
  `^(?:(?:${octet}\\.){0,3}${octet}?|[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){0,7}|[0-9a-f:]*:(?:${octet}\\.){0,3}${octet}?)$`,
  'i',
);

const germanNumber = { decimalSeparator: ',', thousandSeparator: '.' } as const;

/** The masks of spec.md section 5. `ssn` is the German Versicherungsnummer, `ssnUs` the number that the mask is named after. */
export const masks = {
  dateTime: {
    options: maskitoDateTimeOptionsGenerator({
      dateMode: 'yyyy/mm/dd',
      timeMode: 'HH:MM',
      dateSeparator: '-',
      dateTimeSeparator: ' ',
    }),
    inputMode: 'numeric',
    placeholder: 'JJJJ-MM-TT HH:MM',
  },
  numeric: {
    options: maskitoNumberOptionsGenerator({ ...germanNumber, maximumFractionDigits: 6 }),
    inputMode: 'decimal',
    placeholder: '1.234,5',
  },
  currency: {
    options: maskitoNumberOptionsGenerator({ ...germanNumber, prefix: '€ ', min: 0, maximumFractionDigits: 2 }),
    inputMode: 'decimal',
    placeholder: '€ 1.234,50',
  },
  integer: {
    options: maskitoNumberOptionsGenerator({ ...germanNumber, maximumFractionDigits: 0 }),
    inputMode: 'numeric',
    placeholder: '1.234',
  },
  percentage: {
    options: maskitoNumberOptionsGenerator({
      ...germanNumber,
      postfix: ' %',
      min: 0,
      max: 100,
      maximumFractionDigits: 0,
    }),
    inputMode: 'numeric',
    placeholder: '0 bis 100 %',
  },
  ip: { options: { mask: ipSoFar }, inputMode: 'text', placeholder: '192.0.2.1 oder 2001:db8::1' },
  email: {
    options: { mask: /^[^\s@]{0,64}(?:@[^\s@]{0,255})?$/ },
    inputMode: 'email',
    placeholder: 'name@example.org',
  },
  url: {
    options: { mask: /^\S{0,2000}$/ },
    inputMode: 'url',
    placeholder: 'https://example.org',
    settle: (text) => (/^[^\s/:]+\.[^\s/:]{2,}/.test(text) ? `https://${text}` : text),
  },
  mac: {
    options: {
      mask: [...hexPair, ':', ...hexPair, ':', ...hexPair, ':', ...hexPair, ':', ...hexPair, ':', ...hexPair],
      ...inUpperCase,
    },
    inputMode: 'text',
    placeholder: '00:1A:2B:3C:4D:5E',
  },
  vin: {
    options: { mask: times(/[a-hj-npr-z0-9]/i, 17), ...inUpperCase },
    inputMode: 'text',
    placeholder: '17 Zeichen',
    advice: vinAdvice,
  },
  ssn: {
    options: {
      mask: [digit, digit, ' ', ...times(digit, 6), ' ', /[a-z]/i, ' ', ...times(digit, 3)],
      ...inUpperCase,
    },
    inputMode: 'text',
    placeholder: '12 345678 A 123',
  },
  ssnUs: {
    options: { mask: [...times(digit, 3), '-', digit, digit, '-', ...times(digit, 4)] },
    inputMode: 'numeric',
    placeholder: '123-45-6789',
  },
} satisfies Record<string, Mask>;

export type MaskName = keyof typeof masks;

/** A mask by its name, with what only some of them have. */
export const maskOf = (name: MaskName): Mask => masks[name];

/** Only vehicles from North America and China must carry the check digit: their numbers begin with 1 to 5 or L. */
function vinAdvice(text: string): string | undefined {
  if (!isVin(text) || !/^[1-5L]/.test(plainVin(text)) || hasVinCheckDigit(text)) return undefined;
  return 'Die 9. Stelle passt als Prüfziffer nicht zu den anderen. Bitte vergleichen Sie die Nummer mit dem Fahrzeugschein.';
}
