import type { Fault, RuleLanguage } from '#contract/rules/rule-texts.ts';
import { german, ruleTexts } from '#contract/rules/rule-texts.ts';
import { between, type Check, isBlank, text } from '#contract/rules/rules.ts';
import { parseNumber } from '#domain/values/amount-entry.ts';
import { type Day, dayOf, isDay } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { isIban } from '#domain/values/iban.ts';
import { isPostcode } from '#domain/values/postcode.ts';
import { isIpv4, isIpv6 } from './values/ip-address.ts';
import { isMacAddress } from './values/mac-address.ts';
import { isSocialSecurityNumber, type SocialSecurityCountry } from './values/social-security.ts';
import { isVin } from './values/vehicle-id.ts';
import { isWebAddress } from './values/web-address.ts';

/** Sentences of the rules that no form of the shop asks for. */
const unusedTexts = {
  switchedOn: 'Dieser Schalter muss aktiviert sein',
  before: '{attribute} muss vor dem {words} liegen',
  alpha: '{attribute} darf nur aus Buchstaben bestehen',
  alphanumeric: '{attribute} darf nur aus Buchstaben und Ziffern bestehen',
  startsWith: '{attribute} muss mit {words} beginnen',
  endsWith: '{attribute} muss mit {words} enden',
  in: '{attribute}: möglich sind {words}',
  not: '{attribute}: {words} ist nicht möglich',
  mime: '{attribute}: möglich sind Dateien der Art {words}',
  address: '{attribute} Adresse ungültig',
  namedPostcode: '{attribute} ist keine gültige Postleitzahl',
  namedIban: '{attribute} ist keine gültige IBAN',
  vin: '{attribute}: 17 Zeichen, ohne I, O und Q',
  ssn: '{attribute} ist keine gültige Versicherungsnummer',
  unique: '{attribute} ist bereits vergeben',
};

/** The shop's German and the sentences of the rules beside it. */
export const allGermanTexts: RuleLanguage = { ...german, texts: { ...ruleTexts, ...unusedTexts } };

const quoted = (words: readonly unknown[]) => words.map((word) => `„${word}“`).join(', ');

/** A number, or a text that reads as one the German way. */
const number: Check = (value) => {
  const read = typeof value === 'string' ? parseNumber(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? undefined : { rule: 'number' };
};

/** Kinds of files by their MIME type, 'image/*' for all of a family. */
function mime(...types: readonly string[]): Check {
  const fits = (type: string) =>
    types.some((allowed) => type === allowed || (allowed.endsWith('/*') && type.startsWith(allowed.slice(0, -1))));
  return (value) =>
    [value].flat().every((file) => file instanceof Blob && fits(file.type))
      ? undefined
      : { rule: 'mime', words: types.join(', ') };
}

/** The first of some rules that does not hold, but none where nothing was said. */
function optional(...list: readonly Check[]): Check {
  return (value) =>
    isBlank(value) ? undefined : list.reduce<Fault | undefined>((fault, rule) => fault ?? rule(value), undefined);
}

/**
 * Generic field rules that the specification names and no form of the shop has a use for; they stand on the page of all
 * inputs. Whoever needs one in the shop moves it with its sentence to src/contract/rules/.
 */
export const unusedRules = {
  optional,
  between,
  switchedOn: (value: unknown) => (value === true ? undefined : { rule: 'switchedOn' }),
  before: (day: Day = dayOf(new Date().toISOString())): Check =>
    text({ rule: 'before', words: formatDay(day) }, (value) => isDay(value) && value < day),
  alpha: text({ rule: 'alpha' }, (value) => /^\p{L}+$/u.test(value)),
  alphanumeric: text({ rule: 'alphanumeric' }, (value) => /^[\p{L}\p{N}]+$/u.test(value)),
  endsWith: (...ends: readonly string[]): Check =>
    text({ rule: 'endsWith', words: quoted(ends) }, (value) => ends.some((end) => value.endsWith(end))),
  in: (...values: readonly unknown[]): Check => {
    return (value) => (values.includes(value) ? undefined : { rule: 'in', words: quoted(values) });
  },
  matches: (...patterns: readonly (RegExp | string)[]): Check =>
    text({ rule: 'matches' }, (value) =>
      patterns.some((pattern) => (typeof pattern === 'string' ? value === pattern : value.search(pattern) >= 0)),
    ),
  mime,
  not: (...values: readonly unknown[]): Check => {
    return (value) => (values.includes(value) ? { rule: 'not', words: quoted([value]) } : undefined);
  },
  number,
  startsWith: (...starts: readonly string[]): Check =>
    text({ rule: 'startsWith', words: quoted(starts) }, (value) => starts.some((start) => value.startsWith(start))),
  url: text({ rule: 'address' }, isWebAddress),

  ip: text({ rule: 'address' }, (value) => isIpv4(value) || isIpv6(value)),
  mac: text({ rule: 'address' }, isMacAddress),
  postcode: text({ rule: 'namedPostcode' }, isPostcode),
  iban: text({ rule: 'namedIban' }, isIban),
  vin: text({ rule: 'vin' }, isVin),
  ssn: (country: SocialSecurityCountry): Check =>
    text({ rule: 'ssn' }, (value) => isSocialSecurityNumber(value, country)),
} satisfies Record<string, Check | ((...limits: never[]) => Check)>;
