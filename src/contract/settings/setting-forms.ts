import { z } from 'zod';
import type { DeskRight } from '#contract/desk/desk-rights.ts';
import { typedText } from '#contract/fields.ts';
import { rules, text } from '#contract/rules/rules.ts';
import { isDay } from '#domain/values/day.ts';
import type { lands } from '#domain/values/holidays-of-land.ts';
import { isVatId } from '#domain/values/vat-id.ts';
import { weekdayName, weekdays } from '#domain/values/weekday.ts';
import { booksForms } from './books-forms.ts';
import { carrierForms } from './carrier-forms.ts';
import { parcelForms } from './parcel-forms.ts';
import { choice, closedDayOf, line, lines, number, type SettingField, typedTimeSpan } from './setting-field.ts';
import { testQuestionForms } from './test-question-forms.ts';

/** Headings under which settings stand, in their order. */
export const settingGroups = { house: 'Haus', goods: 'Waren', money: 'Geld' } as const;

/** A setting of the owner: what is asked, and who may answer. */
export interface SettingForm {
  readonly title: string;
  readonly group: keyof typeof settingGroups;
  /** Where its effect is seen. */
  readonly about: string;
  /** What has to be known of its fields together. */
  readonly note?: string;
  /** Whose decision it is; where money or the law hangs on it, the right asks for the second factor again. */
  readonly right: Extract<DeskRight, 'settings' | 'settingsOfLaw'>;
  /** What counts until somebody says otherwise stands in the environment, not in a file. */
  readonly isOfEnvironment?: true;
  readonly fields: Readonly<Record<string, SettingField>>;
}

const landNames: Readonly<Record<(typeof lands)[number], string>> = {
  BB: 'Brandenburg',
  BE: 'Berlin',
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  HB: 'Bremen',
  HE: 'Hessen',
  HH: 'Hamburg',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SH: 'Schleswig-Holstein',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  TH: 'Thüringen',
};

const span = text(
  { rule: 'time', text: '{attribute}: Bitte so angeben: 08:00 bis 16:00' },
  (entry) => typedTimeSpan(entry) !== undefined,
);
const closedDay = text(
  { rule: 'date', text: 'Bitte je Zeile einen Tag: 24.12. für jedes Jahr, 28.12.2026 für einen einzelnen.' },
  (entry) => closedDayOf(entry) !== undefined,
);
const threeParts = text(
  { rule: 'matches', text: 'Bitte je Zeile: Name; Ort; Aufgabe.' },
  (entry) => entry.split(';').filter((part) => part.trim() !== '').length === 3,
);
const amount = text(
  { rule: 'matches', text: '{attribute}: Bitte ganze Euro von 0 bis 10.000.000 angeben.' },
  (entry) => /^\d{1,8}$/.test(entry.replaceAll('.', '')) && Number(entry.replaceAll('.', '')) <= 10_000_000,
);
const vatId = text({ rule: 'matches', text: 'Bitte eine gültige USt-IdNr. angeben.' }, isVatId);
const day = text({ rule: 'date', text: '{attribute}: Bitte als JJJJ-MM-TT angeben.' }, isDay);

const promise = (label: string) => number(label, 1, 60, { hint: 'Werktage. Leer: Es wird kein Tag versprochen.' });
const hours = Object.fromEntries(weekdays.map((one) => [one, line(weekdayName[one], { check: span, max: 20 })]));

/** Every setting that the owner answers on screen, by its key; files hold what counts until then (docs/decisions/0718). */
export const settingForms = {
  company: {
    title: 'Firma',
    group: 'house',
    about: 'Impressum und Rechtsseiten, Kontakt, Fußzeile, E-Mails, Verträge, Belege, Etiketten, Bankdateien.',
    right: 'settingsOfLaw',
    fields: {
      name: line('Name der Firma', { isRequired: true }),
      legalForm: line('Rechtsform', {
        isRequired: true,
        hint: 'Wie sie zum Namen gehört: eingetragener Kaufmann (e. K.).',
      }),
      owner: line('Inhaber', { isRequired: true }),
      street: line('Straße und Hausnummer', { isRequired: true }),
      zip: line('Postleitzahl', { isRequired: true, max: 10 }),
      city: line('Ort', { isRequired: true }),
      country: line('Land', { isRequired: true }),
      email: line('E-Mail-Adresse', { isRequired: true, check: rules.email }),
      phone: line('Telefon', { isRequired: true, max: 40 }),
      court: line('Registergericht', { hint: 'Leer, wo die Firma nicht eingetragen ist.' }),
      registerNumber: line('Registernummer'),
      vatId: line('USt-IdNr.', { check: vatId }),
      businessId: line('W-IdNr.', { hint: 'Nur ohne USt-IdNr.' }),
      supervisoryAuthority: line('Aufsichtsbehörde', { hint: 'Nur wo eine Erlaubnis nötig ist.' }),
      responsibleForContent: line('Verantwortlich für den Blog', { hint: 'Name und Anschrift (§ 18 Abs. 2 MStV).' }),
    },
  },
  legal: {
    title: 'Angaben der Rechtsseiten',
    group: 'house',
    about: 'Datenschutzerklärung, Auftragsverarbeitung, Erklärung zur Barrierefreiheit.',
    right: 'settingsOfLaw',
    fields: {
      dataProtectionOfficer: line('Datenschutzbeauftragter', {
        hint: 'Name und E-Mail-Adresse. Leer, wo keiner zu nennen ist.',
      }),
      privacyAuthority: line('Aufsichtsbehörde für den Datenschutz'),
      hostingName: line('Hosting: Firma'),
      hostingPlace: line('Hosting: Ort'),
      mailName: line('E-Mail-Versand: Firma'),
      mailPlace: line('E-Mail-Versand: Ort'),
      carriers: lines('Frachtführer', { hint: 'Je Zeile eine Firma.' }),
      subProcessors: lines('Unterauftragsverarbeiter', {
        hint: 'Je Zeile: Name; Ort; Aufgabe.',
        check: threeParts,
      }),
      accessibilityBasis: line('Grundlage der Erklärung zur Barrierefreiheit', { max: 600 }),
    },
  },
  promises: {
    title: 'Versprochene Tage',
    group: 'house',
    about: 'Startseite, Verkaufscockpit, E-Mails, Fristen der Arbeitsliste.',
    right: 'settings',
    fields: {
      bid: promise('Gebot'),
      packaging: promise('Verpackungsmaterial'),
      inspection: promise('Löschen und Prüfen'),
      tax: promise('Steuer klären'),
      payout: promise('Auszahlung'),
      return: promise('Rücksendung'),
    },
  },
  house: {
    title: 'Öffnungszeiten und Schließtage',
    group: 'house',
    about: 'Kontaktseite, Suchmaschinen, versprochene Tage, Termine für Abholung und Anlieferung.',
    note: 'Uhrzeiten so: 08:00 bis 16:00. Ein leerer Tag ist geschlossen. Sind alle leer, wird keine Uhrzeit genannt, und das Haus arbeitet von Montag bis Freitag.',
    right: 'settings',
    fields: {
      ...hours,
      land: choice('Land', landNames, 'Seine Feiertage sind keine Werktage des Hauses.'),
      closed: lines('Schließtage', {
        hint: 'Je Zeile ein Tag: 24.12. für jedes Jahr, 28.12.2026 für einen einzelnen.',
        check: closedDay,
      }),
    },
  },
  payouts: {
    title: 'Eigenes Konto und Freigabe',
    group: 'money',
    about: 'Zahlungsdateien für die Bank und PayPal, Abgleich der Kontoauszüge, Freigabe durch eine zweite Person.',
    right: 'settingsOfLaw',
    fields: {
      holder: line('Kontoinhaber', { isRequired: true, max: 70 }),
      iban: line('IBAN', { check: rules.iban, max: 50, hint: 'Leer: Es werden keine Zahlungsdateien geschrieben.' }),
      bic: line('BIC', { check: rules.bic, max: 20, hint: 'Nur wo die Bank ihn verlangt.' }),
      secondPersonFrom: line('Zweite Person ab … Euro', { isRequired: true, check: amount, hint: 'Ganze Euro.' }),
      paypalDecimal: choice('Dezimalzeichen bei PayPal', { ',': 'Komma', '.': 'Punkt' }),
    },
  },
  priceLearning: {
    title: 'Vorschläge des Preisbuchs',
    group: 'money',
    about: 'Preisbuch: Vorschläge.',
    right: 'settings',
    fields: {
      markupPercent: number('Aufschlag in Prozent', 1, 500, {
        isRequired: true,
        hint: 'Um so viel bringt ein Gerät im Mittel mehr ein, als im Preisbuch steht.',
      }),
      largestStepPercent: number('Größter Schritt in Prozent', 1, 30, {
        isRequired: true,
        hint: 'Weiter bewegt ein Vorschlag keinen Preis.',
      }),
    },
  },
  worth: {
    title: 'Preise im Shop',
    group: 'money',
    about: 'Anfrage: „Stimmt auch das?“. Seiten „Was ist mein Gerät wert?“, Sitemap, robots.txt.',
    right: 'settings',
    fields: {
      assumedSharePercent: number('Angenommenes nachfragen ab … Prozent des Preises', 0, 100, {
        isRequired: true,
        hint: 'Was Privatleute nicht gesagt haben und so viel ausmacht, bestätigen sie vor dem Senden.',
      }),
      worthPages: choice('Was ein Modell wert ist', {
        off: 'Es gibt keine solchen Seiten',
        shown: 'für alle, die auf die Seite kommen',
        listed: 'auch für Suchmaschinen und in der Sitemap',
      }),
    },
  },
  eInvoice: {
    title: 'E-Rechnung',
    group: 'money',
    about: 'Gutschriften: als PDF, oder als ZUGFeRD mit Rechnungsdaten.',
    right: 'settingsOfLaw',
    fields: {
      mode: choice('Gutschriften sind', {
        off: 'PDF ohne Rechnungsdaten',
        optional: 'E-Rechnung, wo alle Angaben da sind, sonst PDF',
        mandatory: 'immer E-Rechnung, wo das Gesetz sie verlangt',
      }),
      mandatoryFrom: line('Pflicht ab', { isRequired: true, check: day, hint: 'JJJJ-MM-TT (§ 27 Abs. 38 UStG).' }),
    },
  },
  ...parcelForms,
  ...testQuestionForms,
  ...carrierForms,
  ...booksForms,
} as const satisfies Readonly<Record<string, SettingForm>>;

/** The name of a setting that is answered by a form. */
export type SettingKey = keyof typeof settingForms;

/** The values of a setting by its fields. */
export type SettingValues = Readonly<Record<string, string>>;

/** The same as it is answered. */
export const valuesSchema = z.record(z.string(), z.string());

/** Who made a change, and when. */
export const settingChangeSchema = z.object({ version: z.number().int(), by: z.string(), at: z.iso.datetime() });

/** The same as it is sent: a list, which has an end. */
export const sentValuesSchema = (longest = 4000) =>
  z.array(z.strictObject({ name: z.string().max(60), value: typedText.max(longest) })).max(60);

/** Values as they are sent. */
export const sentValues = (values: SettingValues) => Object.entries(values).map(([name, value]) => ({ name, value }));

/** Values that were sent. */
export const receivedValues = (sent: ReturnType<typeof sentValues>): SettingValues =>
  Object.fromEntries(sent.map(({ name, value }) => [name, value]));

/** What a setting takes: every field, and no other. */
export function settingSchema(key: SettingKey): z.ZodType<SettingValues, SettingValues> {
  const fields: Readonly<Record<string, SettingField>> = settingForms[key].fields;
  return z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])));
}
