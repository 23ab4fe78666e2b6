import { type RuleLanguage, ruleTexts } from './rule-texts.ts';

/** German for who knows no labels: the server, and lists in which many values share one field. */
export const labelFree: RuleLanguage = {
  locale: 'de',
  texts: {
    ...ruleTexts,
    required: 'Bitte füllen Sie dieses Feld aus.',
    tooShort: 'Bitte mindestens {limit} Zeichen.',
    tooLong: 'Bitte höchstens {limit} Zeichen.',
    date: 'Bitte ein gültiges Datum angeben.',
    time: 'Bitte eine Uhrzeit angeben, zum Beispiel 09:00.',
    line: 'Bitte ohne Zeilenumbrüche und Steuerzeichen.',
    plainText: 'Bitte ohne Steuerzeichen.',
    after: 'Bitte einen Tag nach dem {words} angeben.',
    confirm: 'Beide Angaben müssen übereinstimmen.',
    fallback: 'Diese Angabe ist ungültig.',
  },
};
