import { text } from '#contract/rules/rules.ts';
import { line, secret } from './setting-field.ts';

/** The fields of a carrier's access, and by which name the environment has each (docs/decisions/0697). */
export const accessVariables = {
  accessDhl: {
    apiKey: 'DHL_API_KEY',
    apiSecret: 'DHL_API_SECRET',
    user: 'DHL_USER',
    password: 'DHL_PASSWORD',
    billingNumber: 'DHL_BILLING_NUMBER',
    returnReceiver: 'DHL_RETURN_RECEIVER',
    trackingUser: 'DHL_TRACKING_USER',
    trackingPassword: 'DHL_TRACKING_PASSWORD',
  },
  accessDpd: {
    partnerName: 'DPD_PARTNER_NAME',
    partnerToken: 'DPD_PARTNER_TOKEN',
    userId: 'DPD_USER_ID',
    userToken: 'DPD_USER_TOKEN',
  },
} as const;

const billingNumber = text(
  { rule: 'matches', text: '{attribute}: Bitte 14 Ziffern oder Buchstaben angeben.' },
  (entry) => /^[\dA-Za-z]{14}$/.test(entry),
);
const digits = text({ rule: 'matches', text: '{attribute}: Bitte nur Ziffern angeben.' }, (entry) =>
  /^\d+$/.test(entry),
);
const shared = {
  group: 'goods',
  about: 'Versandetiketten, Suche nach Paketen, Sendungsverfolgung.',
  right: 'settingsOfLaw',
  isOfEnvironment: true,
  note: 'Was hier steht, gilt vor der Umgebung, Feld für Feld; was leer ist, kommt aus ihr. Geheimes wird verschlüsselt aufbewahrt und nirgends mehr angezeigt.',
} as const;

/** With what labels are ordered: secrets are written here and never shown. */
export const carrierForms = {
  accessDhl: {
    title: 'Zugang zu DHL',
    ...shared,
    fields: {
      apiKey: secret('API-Schlüssel'),
      apiSecret: secret('API-Geheimnis'),
      user: line('Systembenutzer', { max: 100 }),
      password: secret('Passwort des Systembenutzers', 'DHL lässt es nach einem Jahr ablaufen.'),
      billingNumber: line('Abrechnungsnummer', { max: 20, check: billingNumber }),
      returnReceiver: line('Empfänger von Retouren', { max: 50, hint: 'Wie er im Vertrag heißt. Ohne Angabe: deu.' }),
      trackingUser: line('Benutzer der Paketsuche', { max: 100, hint: 'Nur wo gesucht werden soll.' }),
      trackingPassword: secret('Passwort der Paketsuche'),
    },
  },
  accessDpd: {
    title: 'Zugang zu DPD',
    ...shared,
    fields: {
      partnerName: line('Partnername', { max: 100 }),
      partnerToken: secret('Token des Partners'),
      userId: line('Cloud-Benutzernummer', { max: 20, check: digits }),
      userToken: secret('Token des Benutzers'),
    },
  },
} as const;

/** A setting that is a carrier's access. */
export type AccessKey = keyof typeof accessVariables;

/** A carrier's access by the carrier. */
export const accessOf = { dhl: 'accessDhl', dpd: 'accessDpd' } as const satisfies Readonly<Record<string, AccessKey>>;
