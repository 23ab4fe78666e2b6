/** Languages in which a form can speak; the shop's is German (spec.md section 9). */
export type FormLocale = 'de' | 'en';

/** Stands for the field's label until it is shown. */
export const attribute = '{attribute}';

/** The sentences of spec.md section 5, and beside them one for every other rule. `{limit}` and `{words}` are the rule's own. */
const german = {
  required: '{attribute} ist ein Pflichtfeld',
  accepted: 'Es fehlt die Bestätigung',
  switchedOn: 'Dieser Schalter muss aktiviert sein',
  tooLow: '{attribute} ist zu niedrig, mindestens {limit}',
  tooHigh: '{attribute} ist zu hoch, höchstens {limit}',
  tooShort: '{attribute}: mindestens {limit} Zeichen',
  tooLong: '{attribute}: höchstens {limit} Zeichen',
  tooFew: '{attribute}: mindestens {limit} angeben',
  tooMany: '{attribute}: höchstens {limit} angeben',
  number: '{attribute}: Bitte geben Sie eine Zahl ein',
  after: '{attribute} muss nach dem {words} liegen',
  before: '{attribute} muss vor dem {words} liegen',
  date: '{attribute}: Bitte ein gültiges Datum angeben',
  alpha: '{attribute} darf nur aus Buchstaben bestehen',
  alphanumeric: '{attribute} darf nur aus Buchstaben und Ziffern bestehen',
  startsWith: '{attribute} muss mit {words} beginnen',
  endsWith: '{attribute} muss mit {words} enden',
  in: '{attribute}: möglich sind {words}',
  not: '{attribute}: {words} ist nicht möglich',
  matches: '{attribute} ist nicht gültig',
  mime: '{attribute}: möglich sind Dateien der Art {words}',
  confirm: '{attribute} muss übereinstimmen',
  email: 'Bitte eine gültige E-Mail-Adresse eingeben.',
  address: '{attribute} Adresse ungültig',
  postcode: '{attribute} ist keine gültige Postleitzahl',
  iban: '{attribute} ist keine gültige IBAN',
  vin: '{attribute}: 17 Zeichen, ohne I, O und Q',
  ssn: '{attribute} ist keine gültige Versicherungsnummer',
  unique: '{attribute} ist bereits vergeben',
  unfit: '{attribute}: Bitte prüfen Sie diese Angabe',
  fallback: 'Invalid field value',
};

export type FaultName = keyof typeof german;

const english: Record<FaultName, string> = {
  required: '{attribute} is required',
  accepted: 'The confirmation is missing',
  switchedOn: 'This switch has to be on',
  tooLow: '{attribute} is too low, at least {limit}',
  tooHigh: '{attribute} is too high, at most {limit}',
  tooShort: '{attribute}: at least {limit} characters',
  tooLong: '{attribute}: at most {limit} characters',
  tooFew: '{attribute}: name at least {limit}',
  tooMany: '{attribute}: name at most {limit}',
  number: '{attribute}: please enter a number',
  after: '{attribute} has to be after {words}',
  before: '{attribute} has to be before {words}',
  date: '{attribute}: please enter a valid date',
  alpha: '{attribute} may only have letters',
  alphanumeric: '{attribute} may only have letters and digits',
  startsWith: '{attribute} has to start with {words}',
  endsWith: '{attribute} has to end with {words}',
  in: '{attribute}: possible are {words}',
  not: '{attribute}: {words} is not possible',
  matches: '{attribute} is not valid',
  mime: '{attribute}: possible are files of the type {words}',
  confirm: '{attribute} has to match',
  email: 'Please enter a valid email address.',
  address: '{attribute} address is not valid',
  postcode: '{attribute} is not a valid postcode',
  iban: '{attribute} is not a valid IBAN',
  vin: '{attribute}: 17 characters, without I, O and Q',
  ssn: '{attribute} is not a valid social security number',
  unique: '{attribute} is already taken',
  unfit: '{attribute}: please check this entry',
  fallback: 'Invalid field value',
};

const texts: Record<FormLocale, Record<FaultName, string>> = { de: german, en: english };

/** Why a rule does not hold. */
export interface Fault {
  readonly rule: FaultName;
  readonly limit?: number;
  readonly words?: string;
  /** Stands in the sentence in place of the field's label. */
  readonly name?: string;
}

/** The sentence about a fault; the field's label is put in where it is shown. */
export function faultText({ rule, limit, words, name }: Fault, locale: FormLocale): string {
  return texts[locale][rule]
    .replace('{limit}', limit === undefined ? '' : limit.toLocaleString(locale))
    .replace('{words}', () => words ?? '')
    .replace(attribute, () => name ?? attribute);
}

/** The sentence of spec.md section 5 for an answer that is missing. */
export const requiredText = german.required;
