/** Stands for the field's label until it is shown. */
export const attribute = '{attribute}';

/** The words in which a form, or the server, says what is wrong. `{limit}` and `{words}` are the rule's own. */
export interface RuleLanguage {
  readonly locale: 'de' | 'en';
  readonly texts: Readonly<Record<string, string>> & { readonly fallback: string };
}

/** The one home of the sentences that the forms of the shop say; each names the rule that is broken. */
export const ruleTexts = {
  required: '{attribute} ist ein Pflichtfeld',
  accepted: 'Es fehlt die Bestätigung {words}',
  tooLow: '{attribute} ist zu niedrig, mindestens {limit}',
  tooHigh: '{attribute} ist zu hoch, höchstens {limit}',
  tooShort: '{attribute}: mindestens {limit} Zeichen',
  tooLong: '{attribute}: höchstens {limit} Zeichen',
  tooFew: '{attribute}: mindestens {limit} angeben',
  tooMany: '{attribute}: höchstens {limit} angeben',
  number: '{attribute}: Bitte geben Sie eine Zahl ein',
  after: '{attribute} muss nach dem {words} liegen',
  date: '{attribute}: Bitte ein gültiges Datum angeben',
  time: '{attribute}: Bitte eine Uhrzeit angeben, zum Beispiel 09:00',
  endsTooEarly: 'Das Ende muss nach dem Beginn liegen.',
  lastDayTooEarly: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  once: 'Bitte jeden Wochentag nur einmal nennen.',
  line: '{attribute}: Bitte ohne Zeilenumbrüche und Steuerzeichen',
  plainText: '{attribute}: Bitte ohne Steuerzeichen',
  matches: '{attribute} ist nicht gültig',
  confirm: '{attribute} muss übereinstimmen',
  email: 'Bitte eine gültige E-Mail-Adresse eingeben.',
  postcode: 'Bitte geben Sie eine gültige Postleitzahl an.',
  iban: 'Bitte geben Sie eine gültige IBAN an.',
  bic: 'Bitte geben Sie einen gültigen BIC an, zum Beispiel POFICHBEXXX.',
  phone: 'Bitte geben Sie eine gültige Telefonnummer an, zum Beispiel 0341 1234567.',
  unfit: '{attribute}: Bitte prüfen Sie diese Angabe',
  fallback: 'Invalid field value',
} as const;

/** How the forms of the shop speak: German, and of each field by its label. */
export const german: RuleLanguage = { locale: 'de', texts: ruleTexts };

/** Why a rule does not hold. */
export interface Fault {
  /** Name of its sentence. */
  readonly rule: string;
  readonly limit?: number;
  readonly words?: string;
  /** Stands in the sentence in place of the field's label. */
  readonly name?: string;
  /** A sentence of its own. */
  readonly text?: string;
}

/** The sentence about a fault; the field's label is put in where it is shown. */
export function faultText({ rule, limit, words, name }: Fault, { locale, texts }: RuleLanguage): string {
  return (texts[rule] ?? texts.fallback)
    .replace('{limit}', limit === undefined ? '' : limit.toLocaleString(locale))
    .replace('{words}', () => words ?? '')
    .replace(attribute, () => name ?? attribute)
    .trimEnd();
}
