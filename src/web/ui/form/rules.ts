import { parseNumber } from '#domain/values/amount-entry.ts';
import { type Day, dayOf, isDay } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { isEmail } from '#domain/values/email.ts';
import { isIban } from '#domain/values/iban.ts';
import { isIpv4, isIpv6 } from '#domain/values/ip-address.ts';
import { isMacAddress } from '#domain/values/mac-address.ts';
import { isPostcode } from '#domain/values/postcode.ts';
import { isSocialSecurityNumber, type SocialSecurityCountry } from '#domain/values/social-security.ts';
import { isVin } from '#domain/values/vehicle-id.ts';
import { isWebAddress } from '#domain/values/web-address.ts';
import type { Fault, FaultName } from './rule-texts.ts';

/** Judges a value; undefined when it is right. `bail` and `optional` judge nothing and change how the others are asked. */
export type Rule = 'bail' | 'optional' | 'required' | ((value: unknown) => Fault | undefined);

/** Nothing was said: no text, no choice, no entry in a list. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

const today = () => dayOf(new Date().toISOString());
const quoted = (words: readonly unknown[]) => words.map((word) => `„${word}“`).join(', ');

/** A rule about texts: everything else breaks it. */
function text(fault: Fault, holds: (text: string) => boolean): Rule {
  return (value) => (typeof value === 'string' && holds(value) ? undefined : fault);
}

/** A number counts itself, a text its characters, a list its entries. */
function measure(value: unknown): { size: number; low: FaultName; high: FaultName } {
  if (typeof value === 'string') return { size: value.length, low: 'tooShort', high: 'tooLong' };
  if (Array.isArray(value)) return { size: value.length, low: 'tooFew', high: 'tooMany' };
  return { size: typeof value === 'number' ? value : Number.NaN, low: 'tooLow', high: 'tooHigh' };
}

function min(limit: number): Rule {
  return (value) => {
    const { size, low } = measure(value);
    return size >= limit ? undefined : { rule: low, limit };
  };
}

function max(limit: number): Rule {
  return (value) => {
    const { size, high } = measure(value);
    return size <= limit ? undefined : { rule: high, limit };
  };
}

function between(lowest: number, highest: number): Rule {
  return (value) => {
    const { size, low, high } = measure(value);
    if (size > highest) return { rule: high, limit: highest };
    return size >= lowest ? undefined : { rule: low, limit: lowest };
  };
}

const isTrue =
  (rule: FaultName): Rule =>
  (value) =>
    value === true ? undefined : { rule };

/** A number, or a text that reads as one the German way. */
const number: Rule = (value) => {
  const read = typeof value === 'string' ? parseNumber(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? undefined : { rule: 'number' };
};

/** Kinds of files by their MIME type, 'image/*' for all of a family. */
function mime(...types: readonly string[]): Rule {
  const fits = (type: string) =>
    types.some((allowed) => type === allowed || (allowed.endsWith('/*') && type.startsWith(allowed.slice(0, -1))));
  return (value) =>
    [value].flat().every((file) => file instanceof Blob && fits(file.type))
      ? undefined
      : { rule: 'mime', words: types.join(', ') };
}

/**
 * The generic field rules of spec.md section 5 by their names, and the formats that have a sentence of their own there. `confirm`
 * compares two fields and stands in ruled.ts. Days are yyyy-MM-dd.
 */
export const rules = {
  bail: 'bail',
  optional: 'optional',
  required: 'required',
  /** A tick that has to be set. */
  accepted: isTrue('accepted'),
  /** The same of a switch. */
  switchedOn: isTrue('switchedOn'),
  after: (day?: Day): Rule => {
    const limit = day ?? today();
    return text({ rule: 'after', words: formatDay(limit) }, (value) => isDay(value) && value > limit);
  },
  before: (day?: Day): Rule => {
    const limit = day ?? today();
    return text({ rule: 'before', words: formatDay(limit) }, (value) => isDay(value) && value < limit);
  },
  alpha: text({ rule: 'alpha' }, (value) => /^\p{L}+$/u.test(value)),
  alphanumeric: text({ rule: 'alphanumeric' }, (value) => /^[\p{L}\p{N}]+$/u.test(value)),
  between,
  date: text({ rule: 'date' }, isDay),
  email: text({ rule: 'email' }, isEmail),
  endsWith: (...ends: readonly string[]): Rule =>
    text({ rule: 'endsWith', words: quoted(ends) }, (value) => ends.some((end) => value.endsWith(end))),
  in: (...values: readonly unknown[]): Rule => {
    return (value) => (values.includes(value) ? undefined : { rule: 'in', words: quoted(values) });
  },
  matches: (...patterns: readonly (RegExp | string)[]): Rule =>
    text({ rule: 'matches' }, (value) =>
      patterns.some((pattern) => (typeof pattern === 'string' ? value === pattern : value.search(pattern) >= 0)),
    ),
  max,
  mime,
  min,
  not: (...values: readonly unknown[]): Rule => {
    return (value) => (values.includes(value) ? { rule: 'not', words: quoted([value]) } : undefined);
  },
  number,
  startsWith: (...starts: readonly string[]): Rule =>
    text({ rule: 'startsWith', words: quoted(starts) }, (value) => starts.some((start) => value.startsWith(start))),
  url: text({ rule: 'address' }, isWebAddress),

  ip: text({ rule: 'address' }, (value) => isIpv4(value) || isIpv6(value)),
  mac: text({ rule: 'address' }, isMacAddress),
  postcode: text({ rule: 'postcode' }, isPostcode),
  iban: text({ rule: 'iban' }, isIban),
  vin: text({ rule: 'vin' }, isVin),
  ssn: (country: SocialSecurityCountry): Rule =>
    text({ rule: 'ssn' }, (value) => isSocialSecurityNumber(value, country)),
} satisfies Record<string, Rule | ((...limits: never[]) => Rule)>;
