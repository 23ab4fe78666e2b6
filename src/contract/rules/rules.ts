import { type Day, dayOf, isDay } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { isEmail } from '#domain/values/email.ts';
import { isBic, isIban } from '#domain/values/iban.ts';
import { isPostcode } from '#domain/values/postcode.ts';
import { isTimeOfDay } from '#domain/values/time-range.ts';
import type { Fault } from './rule-texts.ts';

/** Judges a value: undefined when it is right. */
export interface Check {
  (value: unknown): Fault | undefined;
  /** Lengths of a text that the rule asks for, by their names in JSON Schema. */
  readonly lengths?: { readonly minLength?: number; readonly maxLength?: number };
}

/** `bail` judges nothing and changes how the others are asked. */
export type Rule = 'bail' | Check;

/** Nothing was said: no text, no choice, no entry in a list. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** A rule about texts: everything else breaks it. */
export function text(fault: Fault, holds: (text: string) => boolean): Check {
  return (value) => (typeof value === 'string' && holds(value) ? undefined : fault);
}

/** The same rule with a sentence of its own. */
export function saying(sentence: string, rule: Check): Check {
  const said: Check = (value) => {
    const fault = rule(value);
    return fault === undefined ? undefined : { ...fault, text: sentence };
  };
  return Object.assign(said, { lengths: rule.lengths ?? {} });
}

/** A number counts itself, a text its characters, a list its entries. */
function measure(value: unknown): { size: number; low: string; high: string } {
  if (typeof value === 'string') return { size: value.length, low: 'tooShort', high: 'tooLong' };
  if (Array.isArray(value)) return { size: value.length, low: 'tooFew', high: 'tooMany' };
  return { size: typeof value === 'number' ? value : Number.NaN, low: 'tooLow', high: 'tooHigh' };
}

/** The size of a number, a text or a list from the lowest to the highest. */
export function between(lowest: number, highest: number): Check {
  const judge: Check = (value) => {
    const { size, low, high } = measure(value);
    if (size > highest) return { rule: high, limit: highest };
    return size >= lowest ? undefined : { rule: low, limit: lowest };
  };
  return Object.assign(judge, {
    lengths: {
      ...(lowest > Number.NEGATIVE_INFINITY && { minLength: lowest }),
      ...(highest < Number.POSITIVE_INFINITY && { maxLength: highest }),
    },
  });
}

/** One character at least that shows: a line of joiners and blanks without width says nothing. */
const seen = /[^\s\p{DI}]/u;

const required: Check = Object.assign(
  (value: unknown) =>
    isBlank(value) || (typeof value === 'string' && !seen.test(value)) ? { rule: 'required' } : undefined,
  { lengths: { minLength: 1 } },
);

/** Control characters, line separators and marks that turn the direction in which others read what follows. */
const unfitForLine = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** The same for texts of several lines, into which other programs paste vertical tabs and line separators. */
const unfitForText = /[^\P{Cc}\t\n\v\f\r]|[\u202a-\u202e\u2066-\u2069]/u;

/**
 * The field rules of the shop's forms by their names; each has its sentence in rule-texts.ts. `confirm` and others that
 * compare fields stand in ruled.ts. Days are yyyy-MM-dd.
 */
export const rules = {
  bail: 'bail',
  required,
  /** A tick that has to be set; `words` name what is confirmed. */
  accepted: (words?: string): Check => {
    const fault = words === undefined ? { rule: 'accepted' } : { rule: 'accepted', words };
    return (value) => (value === true ? undefined : fault);
  },
  after: (day: Day = dayOf(new Date().toISOString())): Check =>
    text({ rule: 'after', words: formatDay(day) }, (value) => isDay(value) && value > day),
  date: text({ rule: 'date' }, isDay),
  email: text({ rule: 'email' }, isEmail),
  iban: text({ rule: 'iban' }, isIban),
  bic: text({ rule: 'bic' }, isBic),
  /** One line of text, free of characters that nobody can see. */
  line: text({ rule: 'line' }, (value) => !unfitForLine.test(value)),
  max: (limit: number): Check => between(Number.NEGATIVE_INFINITY, limit),
  min: (limit: number): Check => between(limit, Number.POSITIVE_INFINITY),
  /** Several lines of text, free of characters that nobody can see. */
  plainText: text({ rule: 'plainText' }, (value) => !unfitForText.test(value)),
  postcode: text({ rule: 'postcode' }, isPostcode),
  time: text({ rule: 'time' }, isTimeOfDay),
} satisfies Record<string, Rule | ((...limits: never[]) => Rule)>;
