import { maskitoDateTimeOptionsGenerator, maskitoNumberOptionsGenerator } from '@maskito/kit';
import type { Mask } from '#web/ui/fields/mask.ts';
import { inUpperCase, reading } from '#web/ui/fields/mask-processors.ts';
import { readingNumbers } from './reading-numbers.ts';
import { hasVinCheckDigit, isVin, plainVin } from './values/vehicle-id.ts';

const digit = /\d/;
const hexPair = [/[0-9a-f]/i, /[0-9a-f]/i];
const times = (character: RegExp, count: number) => Array.from({ length: count }, () => character);

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
/** Every beginning of an address of version 4 or 6, the latter also with one of version 4 at its end. */
const ipSoFar = new RegExp(
  `^(?:(?:${octet}\\.){0,3}${octet}?|[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){0,7}|[0-9a-f:]*:(?:${octet}\\.){0,3}${octet}?)$`,
  'i',
);

const germanNumber = { decimalSeparator: ',', thousandSeparator: '.' } as const;

/** A number, written and pasted the German way. */
const number = (limits: Parameters<typeof maskitoNumberOptionsGenerator>[0]) =>
  readingNumbers(maskitoNumberOptionsGenerator({ ...germanNumber, ...limits }));

/** '24.12.2026 18:30' as the mask writes it. */
function isoTime(text: string): string {
  const [, day = '', month = '', year, time = ''] = /^\s*(\d{1,2})\.(\d{1,2})\.(\d{4})\D*(.*)$/.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} ${time}`.trim();
}

/** Characters of a German Versicherungsnummer. Its letter stays where it is while a digit in front of it is taken back. */
function socialSecurityMask({ value }: { readonly value: string }) {
  const inFront = value.replace(/[^\da-z]/gi, '').search(/[a-z]\d/i);
  const birth = times(digit, inFront < 0 ? 6 : Math.min(6, Math.max(0, inFront - 2)));
  return [digit, digit, ' ', ...birth, ' ', /[a-z]/i, ' ', ...times(digit, 3)];
}

/**
 * Masks that the specification names and no form of the shop has a use for; they stand on the page of all inputs. Whoever needs one
 * in the shop moves it to src/web/ui/fields/. `ssn` is the German Versicherungsnummer, `ssnUs` the number that
 * the mask is named after.
 */
export const unusedMasks = {
  dateTime: {
    options: reading(
      maskitoDateTimeOptionsGenerator({
        dateMode: 'yyyy/mm/dd',
        timeMode: 'HH:MM',
        dateSeparator: '-',
        dateTimeSeparator: ' ',
      }),
      isoTime,
    ),
    inputMode: 'numeric',
    placeholder: 'JJJJ-MM-TT HH:MM',
  },
  numeric: {
    options: number({ maximumFractionDigits: 6 }),
    inputMode: 'decimal',
    placeholder: '1.234,5',
  },
  currency: {
    options: number({ prefix: '€ ', min: 0, maximumFractionDigits: 2 }),
    inputMode: 'decimal',
    placeholder: '€ 1.234,50',
  },
  integer: {
    options: number({ maximumFractionDigits: 0 }),
    inputMode: 'numeric',
    placeholder: '1.234',
  },
  percentage: {
    // With fractions: without, the keys of '12,5' would come out as 100 %.
    options: reading(number({ postfix: ' %', min: 0, max: 100, maximumFractionDigits: 2 }), (text) =>
      text.replace(/(\d)%$/, '$1 %'),
    ),
    inputMode: 'decimal',
    placeholder: '0 bis 100 %',
  },
  ip: {
    // Zone and prefix length are left out with their digits, which else would join the address.
    options: reading({ mask: ipSoFar }, (text) => text.replace(/[%/].*$/, '')),
    inputMode: 'text',
    placeholder: '192.0.2.1 oder 2001:db8::1',
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
    options: { mask: socialSecurityMask, ...inUpperCase },
    inputMode: 'text',
    placeholder: '12 345678 A 123',
  },
  ssnUs: {
    options: { mask: [...times(digit, 3), '-', digit, digit, '-', ...times(digit, 4)] },
    inputMode: 'numeric',
    placeholder: '123-45-6789',
  },
} satisfies Record<string, Mask>;

/** Only vehicles from North America and China must carry the check digit: their numbers begin with 1 to 5 or L. */
function vinAdvice(text: string): string | undefined {
  if (!isVin(text) || !/^[1-5L]/.test(plainVin(text)) || hasVinCheckDigit(text)) return undefined;
  return 'Die 9. Stelle passt als Prüfziffer nicht zu den anderen. Bitte vergleichen Sie die Nummer mit dem Fahrzeugschein.';
}
