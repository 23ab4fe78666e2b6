import { text } from '#contract/rules/rules.ts';
import { purchaseCaseNames, purchaseCases } from '#domain/books/books-rules.ts';
import { choice, line, number, type SettingField } from './setting-field.ts';

const digits = (label: string, most: number, hint?: string) =>
  line(label, {
    max: most,
    check: text({ rule: 'matches', text: `{attribute}: Bitte höchstens ${most} Ziffern.` }, (entry) =>
      /^\d+$/.test(entry),
    ),
    ...(hint !== undefined && { hint }),
  });

const yearBegins = text({ rule: 'date', text: '{attribute}: Bitte so angeben: 01.01.' }, (entry) =>
  /^(0[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])\.$/.test(entry),
);

/** Accounts of a chart by what is booked on them. */
const accounts: Readonly<Record<string, SettingField>> = {
  ...Object.fromEntries(
    purchaseCases.flatMap((one) => [
      [`${one}Account`, digits(`${purchaseCaseNames[one]}: Konto`, 8)],
      [`${one}Key`, digits(`${purchaseCaseNames[one]}: Steuerschlüssel`, 4, 'Leer bei Automatikkonten.')],
    ]),
  ),
  taxedBuyerFor: digits('§ 13b UStG: Sachverhalt L+L', 3, 'Aus der Liste der DATEV, nennt die Steuerberatung.'),
  creditorsPrivate: digits('Kreditoren: Privatleute', 9),
  creditorsBusiness: digits('Kreditoren: Unternehmen', 9),
  transitSepa: digits('Geldtransit: Bank', 8),
  transitPaypal: digits('Geldtransit: PayPal', 8),
  charges: digits('Nebenkosten des Geldverkehrs', 8),
};

const chart = (name: 'SKR03' | 'SKR04') =>
  ({
    title: `Konten ${name}`,
    group: 'money',
    about: 'Buchungen und DATEV-Datei, sobald dieser Rahmen gewählt ist.',
    right: 'settingsOfLaw',
    fields: accounts,
  }) as const;

/** What the tax adviser gives: numbers, chart and accounts. */
export const booksForms = {
  books: {
    title: 'DATEV',
    group: 'money',
    about: 'Buchungen und DATEV-Datei unter „Bücher“.',
    right: 'settingsOfLaw',
    fields: {
      adviser: number('Beraternummer', 1001, 9_999_999),
      client: number('Mandantennummer', 1, 99_999),
      yearBegins: line('Beginn des Wirtschaftsjahrs', { isRequired: true, max: 6, check: yearBegins }),
      chart: choice('Kontenrahmen', { SKR03: 'SKR03', SKR04: 'SKR04' }),
      accountLength: number('Länge der Sachkonten', 4, 8, { isRequired: true }),
    },
  },
  accountsSKR03: chart('SKR03'),
  accountsSKR04: chart('SKR04'),
} as const;
